import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Row, TestLedger } from './test-ledger.ts';

/** What has left within 90 days (supplement section 4, recents), on hand-made deliveries. */

const CAR: Row = { vin: '1HGCM82633A004352', price: 10_000, miles: 5_000 };
const B: Row = { ...CAR, source: 'b.example', price: 9_000 };
const STAYS: Row = { vin: '1HGCM82633A004353' };

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

/** Source, price, and what is known of its leaving. */
const left = async () =>
  (await ledger.departed()).shown.map(({ source, price, is_searchable, is_sold, is_expired }) => ({
    source,
    price,
    is_searchable,
    is_sold,
    is_expired,
  }));

const A = { source: 'a.example', price: 10_000, is_searchable: true, is_sold: false, is_expired: true };

describe('a listing has left', () => {
  test('from the delivery on that misses it, with its last record; not while it is there', async () => {
    await ledger.deliver(0, [{ ...CAR, price: 11_000 }, STAYS]);
    await ledger.deliver(1, [CAR, STAYS]);
    expect(await left()).toEqual([]);
    await ledger.deliver(2, [STAYS]);
    expect(await left()).toEqual([A]);
    const [shown] = (await ledger.departed()).shown;
    expect(shown).toMatchObject({
      role: 'recents',
      record: { ref_price: 11_000, price_change_percent: -9.09 },
    });
    await ledger.deliver(3, [CAR, STAYS]);
    expect(await left()).toEqual([]);
  });

  test('for 90 days after it was seen last, the 90th included', async () => {
    await ledger.deliver(0, [CAR, STAYS]);
    await ledger.deliver(90, [STAYS]);
    expect(await left()).toHaveLength(1);
    await ledger.deliver(90.1, [STAYS]);
    expect(await left()).toEqual([]);
  });

  test('not while its source is held', async () => {
    const lot = Array.from({ length: 24 }, (_, at): Row => ({ vin: `1HGCM82633A1000${10 + at}` }));
    await ledger.deliver(0, lot);
    await ledger.deliver(1, lot.slice(0, 8));
    expect(await left()).toEqual([]);
    await ledger.deliver(2, lot.slice(0, 20));
    expect(await left()).toHaveLength(4);
  });

  test('also without a VIN', async () => {
    await ledger.deliver(0, [{ stock_no: 'S1', price: 10_000 }, STAYS]);
    await ledger.deliver(1, [STAYS]);
    expect(await left()).toEqual([A]);
  });
});

describe('its vehicle', () => {
  test('is sold after three deliveries and three days, and no longer when it is back', async () => {
    await ledger.deliver(0, [CAR, STAYS]);
    for (const day of [1, 2]) await ledger.deliver(day, [STAYS]);
    expect(await left()).toEqual([A]);
    await ledger.deliver(3, [STAYS]);
    expect(await left()).toEqual([{ ...A, is_sold: true }]);
    await ledger.deliver(4, [B, STAYS]);
    expect(await left()).toEqual([{ ...A, is_expired: false }]);
  });

  test('is still for sale elsewhere: a copy that left was not searchable, and is not', async () => {
    await ledger.deliver(0, [CAR, { ...B, mc_category: 'Aggregator' }, STAYS]);
    await ledger.deliver(1, [CAR, STAYS]);
    expect(await left()).toEqual([
      { source: 'b.example', price: 9_000, is_searchable: false, is_sold: false, is_expired: false },
    ]);
  });

  test('of two listings that were searchable one after the other, the one that was sold is', async () => {
    await ledger.deliver(0, [CAR, STAYS]);
    await ledger.deliver(1, [B, STAYS]);
    for (const day of [2, 3, 4]) await ledger.deliver(day, [STAYS]);
    expect((await left()).sort((one, other) => Number(other.price) - Number(one.price))).toEqual([
      { ...A, is_searchable: false },
      { ...A, source: 'b.example', price: 9_000, is_sold: true },
    ]);
  });
});
