import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Row, T, TestLedger } from './test-ledger.ts';

/** What is forgotten, and that nobody misses it. A property over random sequences is in test/property. */

const CAR: Row = { vin: '1HGCM82633A004352', price: 10_000 };

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

const headings = async () =>
  (await ledger.table('(SELECT heading FROM content)')).map(({ heading }) => heading);

test('of each record the newest words stay, and those that a rollback needs', async () => {
  const words = [
    ['one', 10_000],
    ['two', 10_000],
    ['three', 9_000],
    ['four', 9_000],
    ['five', 9_000],
    ['six', 9_000],
  ] as const;
  for (const [day, [heading, price]] of words.entries())
    await ledger.deliver(day, [{ ...CAR, heading, price }]);
  const outcome = async () => [await ledger.documents(), await ledger.closed()];
  const before = await outcome();
  await ledger.collect();
  expect(await headings()).toEqual(['five', 'six', 'two']);
  expect(await outcome()).toEqual(before);
  await ledger.rollBack();
  expect(await ledger.documents()).toMatchObject([{ last_seen_at: T + 4 * 86_400 }]);
  expect(await ledger.table('(SELECT heading FROM active_row)')).toEqual([{ heading: 'five' }]);
});

test('given times of the last delivery of each record stay, and the newest two', async () => {
  for (const [day, price] of [1, 1, 2, 2, 2, 2].entries())
    await ledger.deliver(day, [{ ...CAR, price, dom: 100 + day }]);
  await ledger.collect();
  expect((await ledger.table('(SELECT dom FROM given_times)')).map(({ dom }) => dom)).toEqual([
    101, 104, 105,
  ]);
  expect(await ledger.closed()).toMatchObject([{ dom: 101 }]);
});

test('a listing that left keeps what it said last', async () => {
  await ledger.deliver(0, [{ ...CAR, heading: 'last', dom: 100 }]);
  for (const day of [1, 2, 3]) {
    await ledger.deliver(day, [{ vin: '1HGCM82633A004353' }]);
    await ledger.collect();
  }
  expect(await ledger.closed()).toMatchObject([{ dom: 100 }]);
  expect(await headings()).toContain('last');
});
