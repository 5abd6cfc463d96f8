import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Row } from './test-ledger.ts';
import { TrendsLedger } from './trends-ledger.ts';

/** What is published of each day, worked by hand (supplement 2.6). Day 0 of the tests is 2023-11-14. */

const CAR: Row = { vin: '1HGCM82633A000001', price: 20_000, miles: 5_000, state: 'TX', city: 'Austin' };
const OTHER: Row = { vin: '1HGCM82633A000002', price: 9_000, miles: 70_000, state: 'CA', city: 'Fresno' };

let ledger: TrendsLedger;
beforeAll(async () => {
  ledger = await TrendsLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

const told = async () => {
  const rows = await ledger.rows(await ledger.publish());
  return rows
    .map(({ vin, from_day, to_day, event, searched, price, price_before }) => {
      const days = `${String(from_day).slice(5)}..${String(to_day).slice(5)}`;
      return [String(vin).slice(-1), days, event, searched, price, price_before]
        .filter((one) => one !== null)
        .join(' ');
    })
    .sort();
};

test('a row is a listing and days in which nothing changed; what left has a row without days', async () => {
  await ledger.days([0, CAR], [1, CAR, OTHER], [3, { ...CAR, price: 19_000 }, OTHER], [5, OTHER], [6, OTHER]);
  expect(await told()).toEqual([
    '1 11-14..11-16 first first 20000',
    '1 11-17..11-18 cut cut 19000 20000',
    '1 11-19..11-18 left left 19000',
    '2 11-15..11-20 arrived arrived 9000',
  ]);
});
