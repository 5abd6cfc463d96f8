import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, type Row, T, TestLedger } from './test-ledger.ts';

const CAR: Row = { vin: '1HGCM82633A004352', price: 10_000, miles: 5_000 };
const STAYS: Row = { vin: '1HGCM82633A004353' };
const SECOND = 1 / DAY;

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

/** The document of the car. */
async function car() {
  const found = (await ledger.documents()).find(({ vin }) => vin === CAR.vin);
  if (!found) throw new Error('the car is not active');
  return { ...found, record: found.record as Record<string, unknown> };
}

describe('absences', () => {
  test.each([
    ['10 days', 10],
    ['exactly 30 days', 30],
  ])('%s keep the record, its id and its dates', async (_, length) => {
    await ledger.deliver(0, [CAR, STAYS]);
    const before = await car();
    await ledger.deliver(1, [STAYS]);
    expect((await ledger.documents()).map(({ vin }) => vin)).toEqual([STAYS.vin]);
    await ledger.deliver(length, [CAR, STAYS]);
    const after = await car();
    expect(after.id).toBe(before.id);
    expect(after).toMatchObject({
      scraped_at: T,
      first_seen_at_source: T,
      first_seen_at_mc: T,
      last_seen_at: T + length * DAY,
    });
    expect(after).toMatchObject({ dom: length, dom_active: length, dos_active: length });
    expect(after.record).not.toHaveProperty('ref_price');
  });

  test('30 days and a second end it: a new record, that refers to the one before', async () => {
    await ledger.deliver(0, [CAR]);
    const before = await car();
    await ledger.deliver(1, [STAYS]);
    await ledger.deliver(30 + SECOND, [CAR]);
    const after = await car();
    const now = T + 30 * DAY + 1;
    expect(after.id).not.toBe(before.id);
    expect(after).toMatchObject({
      scraped_at: now,
      first_seen_at: now,
      first_seen_at_source: now,
      first_seen_at_mc: T,
    });
    expect(after).toMatchObject({ dom: 0, dom_active: 0, dos_active: 0 });
    expect(after.record).toMatchObject({
      ref_price: 10_000,
      ref_price_dt: T,
      ref_miles: 5_000,
      ref_miles_dt: T,
    });
  });

  test('months without any delivery are no absence: the record goes on', async () => {
    await ledger.deliver(0, [CAR]);
    const { id } = await car();
    await ledger.deliver(31, [CAR]);
    await ledger.deliver(100, [CAR]);
    expect(await car()).toMatchObject({
      ...{ id, dos_active: 100, dom: 100, dom_active: 100 },
      ...{ scraped_at: T, first_seen_at: T, first_seen_at_source: T, last_seen_at: T + 100 * DAY },
    });
  });

  test('deliveries of other sources between the two make it no absence either', async () => {
    await ledger.deliver(0, [CAR]);
    const { id } = await car();
    for (const day of [10, 20, 40]) {
      await ledger.deliver(day, [{ ...STAYS, source: 'b.example' }], { partial: true });
    }
    await ledger.deliver(50, [CAR], { partial: true });
    expect(await car()).toMatchObject({ id, dos_active: 50, dom: 50 });
  });

  test('another price after months is another record of the same stint', async () => {
    await ledger.deliver(0, [CAR]);
    await ledger.deliver(45, [{ ...CAR, price: 9_000 }]);
    expect(await car()).toMatchObject({ first_seen_at_source: T, scraped_at: T + 45 * DAY, dos_active: 45 });
  });

  test('without a VIN it gains one after months, too', async () => {
    const unnamed = { stock_no: 'S1', vdp_url: 'https://a.example/1' };
    await ledger.deliver(0, [unnamed]);
    await ledger.deliver(45, [{ ...unnamed, vin: String(CAR.vin) }]);
    expect(await car()).toMatchObject({ first_seen_at_source: T, dos_active: 45 });
    expect(await ledger.table('listing')).toHaveLength(1);
  });

  test('count from the last sighting, not from the delivery that missed it', async () => {
    await ledger.deliver(0, [CAR]);
    await ledger.deliver(20, [STAYS]);
    await ledger.deliver(40, [CAR]);
    expect(await car()).toMatchObject({ dos_active: 0, scraped_at: T + 40 * DAY });
  });

  test('a partial delivery of other sources makes nobody absent', async () => {
    await ledger.deliver(0, [CAR]);
    const { arrivals, departures } = await ledger.changesBy(1, [{ ...STAYS, source: 'b.example' }], {
      partial: true,
    });
    expect([arrivals, departures]).toEqual([1, 0]);
    expect(await car()).toMatchObject({ last_seen_at: T, dos_active: 0 });
  });
});

describe('records', () => {
  test('another price or mileage begins one; known to unknown and back are changes', async () => {
    const ids = new Set<string>();
    for (const [day, price] of [10_000, null, 10_000].entries()) {
      await ledger.deliver(day, [{ ...CAR, price }]);
      ids.add((await car()).id);
    }
    expect(ids.size).toBe(3);
    // the record before had no price, but its mileage
    const { record } = await car();
    expect(record).not.toHaveProperty('ref_price');
    expect(record).not.toHaveProperty('ref_price_dt');
    expect(record).toMatchObject({ ref_miles: 5_000, ref_miles_dt: T + DAY });
  });

  test('keep the stint on the source', async () => {
    await ledger.deliver(0, [CAR]);
    await ledger.deliver(2, [{ ...CAR, price: 9_000 }]);
    expect(await car()).toMatchObject({ first_seen_at_source: T, dos_active: 2, scraped_at: T + 2 * DAY });
  });
});

describe('what a delivery changed', () => {
  test('arrivals, departures and price changes; a price that becomes known is none', async () => {
    await ledger.deliver(0, [CAR, STAYS]);
    expect(await ledger.changesBy(1, [{ ...CAR, price: 9_000 }, { vin: '1HGCM82633A004354' }])).toMatchObject(
      {
        arrivals: 1,
        departures: 1,
        priceChanges: 1,
      },
    );
    expect(await ledger.changesBy(2, [{ ...CAR, price: null }, STAYS])).toMatchObject({
      arrivals: 1,
      departures: 1,
      priceChanges: 0,
    });
  });
});
