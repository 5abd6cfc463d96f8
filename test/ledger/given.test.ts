import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, type Row, T, TestLedger } from './test-ledger.ts';

/** Given beats derived, and stays consistent (feeds.md 2.1). */

const CAR: Row = { vin: '1HGCM82633A004352', price: 10_000 };

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

const shown = async () => (await ledger.documents())[0];

test('what is not given is T', async () => {
  await ledger.deliver(0, [CAR]);
  expect(await shown()).toMatchObject({
    last_seen_at: T,
    scraped_at: T,
    first_seen_at: T,
    first_seen_at_source: T,
    first_seen_at_mc: T,
  });
});

test('of one record, scraped_at and first_seen_at are those of its first delivery', async () => {
  await ledger.deliver(0, [{ ...CAR, scraped_at: T - 5 }]);
  expect(await shown()).toMatchObject({
    scraped_at: T - 5,
    first_seen_at: T - 5,
    first_seen_at_source: T - 5,
  });
  await ledger.deliver(1, [{ ...CAR, scraped_at: T + DAY - 5, first_seen_at: T + DAY - 7 }]);
  expect(await shown()).toMatchObject({ scraped_at: T - 5, first_seen_at: T - 5 });
  await ledger.deliver(2, [
    { ...CAR, price: 9_000, scraped_at: T + 2 * DAY - 5, first_seen_at: T + 2 * DAY - 7 },
  ]);
  expect(await shown()).toMatchObject({ scraped_at: T + 2 * DAY - 5, first_seen_at: T + 2 * DAY - 7 });
});

test('last_seen_at and days are those of the newest delivery only', async () => {
  const given = { last_seen_at: T - 60, dom: 400, dom_180: 150, dom_active: 12, dos_active: 9 };
  await ledger.deliver(0, [{ ...CAR, ...given }]);
  expect(await shown()).toMatchObject(given);
  await ledger.deliver(1, [CAR]);
  expect(await shown()).toMatchObject({
    last_seen_at: T + DAY,
    dom: 1,
    dom_180: 1,
    dom_active: 1,
    dos_active: 1,
  });
});

test('given once, an earlier relisted_at and first_scraped_at become what the ledger knows', async () => {
  await ledger.deliver(0, [CAR]);
  await ledger.deliver(1, [{ ...CAR, first_seen_at_source: T - 9 * DAY, first_seen_at_mc: T - 20 * DAY }]);
  await ledger.deliver(2, [CAR]);
  expect(await shown()).toMatchObject({
    first_seen_at_source: T - 9 * DAY,
    dos_active: 11,
    first_seen_at_mc: T - 20 * DAY,
    dom: 2,
    dom_active: 2,
  });
});

test('a later one is shown while it is given', async () => {
  await ledger.deliver(0, [CAR]);
  await ledger.deliver(2, [{ ...CAR, first_seen_at_source: T + DAY, first_seen_at_mc: T + DAY }]);
  expect(await shown()).toMatchObject({
    first_seen_at_source: T + DAY,
    dos_active: 1,
    first_seen_at_mc: T + DAY,
  });
  await ledger.deliver(3, [CAR]);
  expect(await shown()).toMatchObject({ first_seen_at_source: T, dos_active: 3, first_seen_at_mc: T });
});

test('days on the source follow from a given relisted_at, whole ones', async () => {
  await ledger.deliver(0, [{ ...CAR, first_seen_at_source: T - 3 * DAY + 1 }]);
  expect(await shown()).toMatchObject({ dos_active: 2 });
});

test('the vehicle was first seen when any of its sources first told of it', async () => {
  await ledger.deliver(0, [CAR, { ...CAR, source: 'b.example', first_seen_at_source: T - DAY }]);
  expect((await ledger.documents()).map((one) => one.first_seen_at_mc)).toEqual([T - DAY, T - DAY]);
});

describe('a stint that an absence of over 30 days began anew', () => {
  beforeEach(async () => {
    await ledger.deliver(0, [{ ...CAR, first_seen_at_source: T - 300 * DAY }]);
    await ledger.deliver(1, []);
  });

  test('forgets the relisted_at of the one before, but not since when the vehicle is known', async () => {
    await ledger.deliver(40, [CAR]);
    expect(await shown()).toMatchObject({
      first_seen_at_source: T + 40 * DAY,
      dos_active: 0,
      first_seen_at_mc: T - 300 * DAY,
    });
  });

  test('has its own, even a later one than before', async () => {
    await ledger.deliver(40, [{ ...CAR, first_seen_at_source: T + 35 * DAY }]);
    await ledger.deliver(41, [CAR]);
    expect(await shown()).toMatchObject({ first_seen_at_source: T + 35 * DAY, dos_active: 6 });
  });
});

test('a given date never changes spans', async () => {
  const spans = async () => [
    await ledger.table('(SELECT listing, from_delivery, until_delivery, last_at FROM presence)'),
    await ledger.table('(SELECT listing, from_delivery, start_at, until_delivery, last_at FROM record)'),
  ];
  const days = [0, 1, 20, 51];
  for (const day of days) await ledger.deliver(day, [CAR]);
  const without = await spans();
  await ledger.clear();
  for (const day of days) {
    const given = T + (day - 25) * DAY;
    const dates = {
      scraped_at: given,
      first_seen_at: given,
      last_seen_at: given,
      first_seen_at_source: given,
    };
    await ledger.deliver(day, [{ ...CAR, ...dates, first_seen_at_mc: given }]);
  }
  expect(await spans()).toEqual(without);
});

test('a given reference stands with its own date', async () => {
  await ledger.deliver(0, [CAR]);
  await ledger.deliver(1, [{ ...CAR, price: 9_000, ref_price: 12_000 }]);
  const document = await shown();
  expect(document).toMatchObject({ price_change: -3_000, price_change_percent: -25 });
  expect(document?.record).toMatchObject({ ref_price: 12_000 });
  expect(document?.record).not.toHaveProperty('ref_price_dt');
});

describe('first and last sighting stay in order', () => {
  const HOUR = 3600;
  /** day, what is given, and first_seen_at, scraped_at and last_seen_at that are shown, in hours after T */
  test.each([
    ['a given last sighting before the first delivery', { last_seen_at: -4 }, [-4, -4, -4]],
    ['a given first sighting after it', { first_seen_at: 5 }, [5, 5, 5]],
    ['a given scraped_at after it', { scraped_at: 5 }, [5, 5, 5]],
    ['given first and last, around it', { first_seen_at: -9, last_seen_at: -4 }, [-9, -4, -4]],
    ['given scraped_at and last', { scraped_at: -9, last_seen_at: -4 }, [-9, -9, -4]],
    ['all three', { first_seen_at: -9, scraped_at: -6, last_seen_at: -4 }, [-9, -6, -4]],
    ['given ones that contradict: last before scraped', { scraped_at: -4, last_seen_at: -9 }, [-4, -4, -4]],
    ['first after scraped', { scraped_at: -9, first_seen_at: -4 }, [-9, -9, 0]],
    ['last before first', { first_seen_at: -4, last_seen_at: -9 }, [-4, -4, -4]],
  ] as const)('%s', async (_, given, hours) => {
    const row = Object.fromEntries(Object.entries(given).map(([field, at]) => [field, T + at * HOUR]));
    await ledger.deliver(0, [{ ...CAR, ...row }]);
    const [first, scraped, last] = hours.map((at) => T + at * HOUR);
    const expected = { first_seen_at: first, scraped_at: scraped, last_seen_at: last };
    expect(await shown()).toMatchObject(expected);
    // the same of the record in the history
    await ledger.deliver(1, []);
    expect(await ledger.closed()).toMatchObject([
      { first_seen_at: first, scraped_at: scraped, status_date: last },
    ]);
  });

  test('an old last sighting of a later delivery is before what was derived, and days follow from it', async () => {
    await ledger.deliver(0, [CAR]);
    await ledger.deliver(3, [{ ...CAR, last_seen_at: T - 2 * DAY }]);
    const early = T - 2 * DAY;
    expect(await shown()).toMatchObject({
      ...{ first_seen_at: early, scraped_at: early, last_seen_at: early },
      ...{ first_seen_at_source: early, first_seen_at_mc: early, dos_active: 5 },
    });
    await ledger.deliver(4, [CAR]);
    expect(await shown()).toMatchObject({ first_seen_at: T, scraped_at: T, first_seen_at_source: T });
  });
});
