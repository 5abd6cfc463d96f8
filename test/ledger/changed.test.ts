import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Row, TestLedger } from './test-ledger.ts';

/** What of the answers a delivery changed (src/catalog/changes.ts). */

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

const car = (number: number, row: Row = {}): Row => ({
  vin: `1HGCM82633A10000${number}`,
  price: 10_000,
  dealer_id: 7,
  ...row,
});
const changed = async (day: number, list: readonly Row[], partial = false) =>
  (await ledger.changesBy(day, list, { partial })).changed;

test('the first delivery: listings of its sellers, and counts', async () => {
  expect(await changed(0, [car(1), car(2, { seller_type: 'fsbo' })])).toEqual(['counts', 'dealer', 'fsbo']);
});

test('the same rows again change nothing', async () => {
  const rows = [car(1), car(2, { seller_type: 'auction' }), { stock_no: 'S1', price: 5_000 }];
  await ledger.deliver(0, rows);
  for (const day of [1, 5, 10]) expect(await changed(day, rows)).toEqual([]);
  expect(await changed(11, rows.slice(0, 2), true)).toEqual(['counts', 'dealer', 'recents']);
  expect(await changed(12, rows.slice(0, 2), true)).toEqual([]);
});

test.each([
  ['a price', { price: 9_000 }, ['dealer']],
  ['a word', { heading: 'New words' }, ['dealer']],
  ['a first instant that the ledger did not know', { first_seen_at_mc: 1_600_000_000 }, ['dealer']],
  ['another dealer', { dealer_id: 8 }, ['counts', 'dealer']],
  ['another seller', { seller_type: 'auction' }, ['auction', 'dealer']],
])('%s', async (_, row, expected) => {
  await ledger.deliver(0, [car(1), car(2)]);
  expect(await changed(1, [car(1, row), car(2)])).toEqual(expected);
});

test('a listing that leaves, and comes back', async () => {
  await ledger.deliver(0, [car(1), car(2)]);
  expect(await changed(1, [car(1)])).toEqual(['counts', 'dealer', 'recents']);
  expect(await changed(2, [car(1), car(2)])).toEqual(['counts', 'dealer', 'recents']);
});

test('a sale and its withdrawal', async () => {
  await ledger.deliver(0, [car(1), car(2)]);
  await ledger.deliver(1, [car(1)]);
  expect(await changed(2, [car(1)])).toEqual([]);
  expect(await changed(4, [car(1)])).toEqual(['recents', 'sold']);
  expect(await changed(5, [car(1), car(2)])).toEqual(['counts', 'dealer', 'recents', 'sold']);
});

test('a copy that becomes searchable where another left', async () => {
  const copy = car(1, { source: 'b.example', seller_type: 'auction', dealer_id: null });
  await ledger.deliver(0, [car(1, { seller_type: 'auction', dealer_id: null }), copy, car(2)]);
  expect(await changed(1, [car(2)], true)).toEqual(['auction', 'counts', 'recents']);
});

test('what becomes too old to be shown as gone leaves with a delivery, too', async () => {
  await ledger.deliver(0, [car(1), car(2, { country: 'CA' })]);
  await ledger.deliver(1, [car(1)]);
  expect(await changed(90, [car(1)])).toEqual([]);
  expect(await changed(91, [car(1)])).toEqual(['recents']);
  // the third delivery after the end of months
  expect(await changed(92, [car(1)])).toEqual(['sold']);
  expect(await changed(93, [car(1)])).toEqual([]);
});

test('sources that are held: what they keep has not changed', async () => {
  const lot = Array.from({ length: 24 }, (_, at) => car(1, { vin: `1HGCM82633A1000${10 + at}` }));
  await ledger.deliver(0, lot);
  expect(await changed(1, lot.slice(0, 8))).toEqual([]);
});
