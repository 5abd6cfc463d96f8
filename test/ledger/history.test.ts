import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, type Row, T, TestLedger } from './test-ledger.ts';

const VIN = '1HGCM82633A004352';
const CAR: Row = { vin: VIN, price: 10_000, miles: 5_000 };
const B: Row = { ...CAR, source: 'b.example' };
const STAYS: Row = { vin: '1HGCM82633A004353' };

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

/** Closed records: day of start, last day, price, delivery that closed it. */
const closed = async (from?: number, upto?: number) =>
  (await ledger.closed(from, upto)).map(({ start_at, last_at, price, closed_by }) => [
    (Number(start_at) - T) / DAY,
    (Number(last_at) - T) / DAY,
    price,
    closed_by,
  ]);

describe('a record is closed', () => {
  test('by the delivery that begins the next one', async () => {
    await ledger.deliver(0, [CAR]);
    await ledger.deliver(1, [CAR]);
    await ledger.deliver(2, [{ ...CAR, price: 9_000 }]);
    expect(await closed()).toEqual([[0, 1, 10_000, 3]]);
    expect(await closed(1, 2)).toEqual([]);
  });

  test('by the delivery that first misses the listing; what returns is open again', async () => {
    await ledger.deliver(0, [CAR]);
    await ledger.deliver(1, [STAYS]);
    await ledger.deliver(2, [STAYS]);
    expect(await closed()).toEqual([[0, 0, 10_000, 2]]);
    await ledger.deliver(3, [CAR]);
    expect(await closed()).toEqual([[2 - 1, 2, null, 4]]); // the other car left
    await ledger.deliver(5, [STAYS]);
    expect(await closed(5, 5)).toEqual([[0, 3, 10_000, 5]]);
  });

  test('by the return, when the price is another then', async () => {
    await ledger.deliver(0, [CAR, STAYS]);
    await ledger.deliver(1, [STAYS]);
    await ledger.deliver(2, [{ ...CAR, price: 9_000 }, STAYS]);
    expect(await closed()).toEqual([[0, 0, 10_000, 3]]);
  });

  test('by the delivery that ends the hold of its source', async () => {
    const lot = Array.from({ length: 24 }, (_, at) => ({ vin: `1HGCM82633A1000${10 + at}`, price: 1 }));
    await ledger.deliver(0, lot);
    await ledger.deliver(1, lot.slice(0, 8));
    expect(await closed()).toEqual([]);
    await ledger.deliver(2, lot.slice(0, 20));
    expect(await closed()).toEqual(Array(4).fill([0, 0, 1, 3]));
  });

  test('not by a delivery that does not cover its source', async () => {
    await ledger.deliver(0, [CAR]);
    await ledger.deliver(1, [{ ...STAYS, source: 'b.example' }], { partial: true });
    expect(await closed()).toEqual([]);
  });
});

describe('its values are those of its last day', () => {
  test('days, dates and words', async () => {
    await ledger.deliver(0, [B]);
    await ledger.deliver(2, [{ ...CAR, heading: 'first' }, B]);
    await ledger.deliver(4, [{ ...CAR, heading: 'last', first_seen_at_source: T - DAY }, B]);
    await ledger.deliver(6, [{ ...CAR, heading: 'next', price: 9_000 }, B]);
    await ledger.deliver(9, [{ ...CAR, price: 9_000 }, B]);
    const [record, ...others] = await ledger.closed();
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      last_at: T + 4 * DAY,
      status_date: T + 4 * DAY,
      first_seen_at_source: T - DAY,
      dos_active: 5,
      dom: 4,
      dom_180: 4,
      dom_active: 4,
    });
    const words = await ledger.table('(SELECT heading FROM closed_record JOIN content USING (content))');
    expect(words).toEqual([{ heading: 'last' }]);
  });

  test('given ones stand, when its last delivery gave them', async () => {
    await ledger.deliver(0, [{ ...CAR, dom: 300 }]);
    await ledger.deliver(1, [{ ...CAR, last_seen_at: T + DAY - 60, dom: 400, dos_active: 9 }]);
    await ledger.deliver(2, [STAYS]);
    expect(await ledger.closed()).toMatchObject([
      { status_date: T + DAY - 60, dom: 400, dos_active: 9, dom_active: 1 },
    ]);
  });

  test('days before 180 days before its last day do not count for dom_180', async () => {
    for (let day = 0; day <= 200; day += 20) await ledger.deliver(day, [CAR]);
    await ledger.deliver(240, [STAYS]);
    expect(await ledger.closed()).toMatchObject([{ dom: 200, dom_180: 180, dom_active: 200 }]);
  });

  test('who was searchable then', async () => {
    const low = { mc_category: 'Aggregator' };
    await ledger.deliver(0, [{ ...CAR, ...low }]);
    await ledger.deliver(1, [{ ...CAR, ...low, price: 9_000 }, B]);
    await ledger.deliver(2, [{ ...CAR, ...low, price: 8_000 }]);
    await ledger.deliver(3, [STAYS]);
    const found = (await ledger.closed()).map(({ price, key, is_searchable }) => [
      String(key).slice(0, 1),
      price,
      is_searchable,
    ]);
    expect(found.sort()).toEqual([
      ['a', 10_000, true],
      ['a', 8_000, true],
      ['a', 9_000, false],
      ['b', 10_000, true],
    ]);
  });

  test('who was searchable when it left for good, after it left and came back', async () => {
    const low = { ...CAR, mc_category: 'Aggregator' };
    await ledger.deliver(0, [low]);
    await ledger.deliver(1, [STAYS]);
    await ledger.deliver(2, [low, B]);
    await ledger.deliver(3, [STAYS, B]);
    const [record] = (await ledger.closed()).filter(({ key }) => String(key).startsWith('a.'));
    expect(record).toMatchObject({ closed_by: 4, is_searchable: false });
  });
});

test('records of a listing without a VIN are none of the history until it gains one', async () => {
  const row = { stock_no: 'S1', vdp_url: 'https://a.example/1', price: 7_000 };
  await ledger.deliver(0, [row]);
  await ledger.deliver(1, [{ ...row, price: 6_500 }]);
  expect(await closed()).toEqual([]);
  await ledger.deliver(2, [{ ...row, price: 6_500, vin: VIN }]);
  expect(await closed(3, 3)).toEqual([[0, 0, 7_000, 2]]);
  expect(await ledger.closed(1, 2)).toEqual([]);
});
