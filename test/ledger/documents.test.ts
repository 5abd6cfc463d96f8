import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { literal } from '../../ingest/ground/sql.ts';
import { marketNamed } from '../../src/catalog/markets.ts';
import { coveredRolesOf } from '../../src/catalog/roles.ts';
import { type Row, type Shown, TestLedger } from './test-ledger.ts';

/** What a document has beside its listing: counts of its dealer, price changes, the index that holds it. */

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

const car = (number: number, row: Row = {}): Row => ({ vin: `1HGCM82633A10000${number}`, ...row });

describe('inventory_count', () => {
  /** counts of all documents as they are after a partial delivery's were replaced, by VIN's last digit */
  const counts = (list: readonly Shown[]) =>
    Object.fromEntries(list.map(({ vin, inventory_count }) => [String(vin).slice(-1), inventory_count]));

  test('counts active listings of every kind', async () => {
    await ledger.deliver(0, [
      car(1, { dealer_id: 7 }),
      car(2, { dealer_id: 7, seller_type: 'auction' }),
      car(3, { dealer_id: 8 }),
      car(4),
    ]);
    expect(counts(await ledger.documents())).toEqual({ 1: 2, 2: 2, 3: 1, 4: undefined });
  });

  test('changes on sources that a partial delivery does not cover', async () => {
    const other = { source: 'b.example', dealer_id: 7 };
    await ledger.deliver(0, [car(1, { dealer_id: 7 }), car(2, other)]);
    await ledger.deliver(1, [car(1, { dealer_id: 7 }), car(3, { dealer_id: 7 })], { partial: true });
    expect(counts(await ledger.documents(true))).toEqual({ 1: 3, 2: 3, 3: 3 });
    await ledger.deliver(2, [car(1, { dealer_id: 7 })], { partial: true });
    expect(counts(await ledger.documents(true))).toEqual({ 1: 2, 2: 2 });
  });

  test('a listing that goes to another dealer changes both', async () => {
    await ledger.deliver(0, [
      car(1, { dealer_id: 7 }),
      car(2, { source: 'b.example', dealer_id: 7 }),
      car(3, { source: 'b.example', dealer_id: 8 }),
    ]);
    await ledger.deliver(1, [car(1, { dealer_id: 8 })], { partial: true });
    expect(counts(await ledger.documents(true))).toEqual({ 1: 2, 2: 1, 3: 2 });
  });

  test('where it changes, who is searchable is told among all listings of the vehicle', async () => {
    const [first, second] = [
      { source: 'b.example', dealer_id: 7, mc_category: 'Aggregator' },
      { source: 'c.example', dealer_id: 8 },
    ];
    await ledger.deliver(0, [car(1, { dealer_id: 7 }), car(2, first), car(2, second)]);
    await ledger.deliver(1, [car(1, { dealer_id: 7 }), car(3, { dealer_id: 7 })], { partial: true });
    const elsewhere = (await ledger.documents(true)).filter(({ source }) => source !== 'a.example');
    const shown = elsewhere.map(({ source, inventory_count, is_searchable }) => [
      source,
      inventory_count,
      is_searchable,
    ]);
    expect(shown.sort()).toEqual([
      ['b.example', 3, false],
      ['c.example', 1, true],
    ]);
  });

  test('the listings that go when a hold ends count for their dealer elsewhere', async () => {
    const lot = Array.from({ length: 24 }, (_, at) => ({ vin: `1HGCM82633A2000${10 + at}`, dealer_id: 7 }));
    await ledger.deliver(0, [...lot, car(1, { source: 'b.example', dealer_id: 7 })]);
    for (const day of [1, 2, 3, 4]) await ledger.deliver(day, lot.slice(0, 8), { partial: true });
    const elsewhere = (await ledger.documents(true)).find(({ source }) => source === 'b.example');
    expect(elsewhere?.inventory_count).toBe(9);
  });
});

test('the price change, and its share in percent with two decimals', async () => {
  await ledger.deliver(0, [car(1, { price: 30_105 }), car(2, { price: 5 }), car(3, { miles: 5 })]);
  await ledger.deliver(1, [car(1, { price: 30_605 }), car(2), car(3, { price: 5, miles: 5 })]);
  const [changed, ...others] = await ledger.documents();
  expect(changed).toMatchObject({ price_change: 500, price_change_percent: 1.66 });
  for (const other of others) expect(other).not.toHaveProperty('price_change');
});

test.each([
  ['us-cars', 'dealer', 'V', true, 'SE', 'rest'],
  ['us-cars', 'dealer', 'V', true, 'US', 'us'],
  ['us-cars', 'dealer', 'V', true, 'CA', 'ca'],
  ['us-cars', 'dealer', 'V', false, 'US', 'rest'],
  ['us-cars', 'dealer', null, true, 'US', 'rest'],
  ['us-cars', 'fsbo', 'V', true, 'US', 'rest'],
  ['motorcycles', 'dealer', null, true, 'US', 'us'],
  ['motorcycles', 'dealer', 'V', false, 'US', 'rest'],
  ['heavy-equipment', 'dealer', null, true, 'CA', 'ca'],
  ['rvs', 'dealer', null, true, 'MX', 'rest'],
  ['uk-rvs', 'dealer', null, true, 'GB', 'uk'],
  ['uk-rvs', 'dealer', null, false, 'GB', 'rest'],
  ['uk-cars', 'dealer', null, false, 'GB', 'uk'],
  ['uk-cars', 'dealer', 'V', false, 'GB', 'rest'],
  ['uk-cars', 'dealer', null, true, 'GB', 'uk'],
  ['uk-cars', 'auction', null, true, 'GB', 'rest'],
] as const)(
  '%s: %s, VIN %s, searchable %s, %s → %s',
  async (market, seller, vin, searchable, country, role) => {
    await ledger.deliver(0, [car(1)]);
    const { asksForVin = false, addsWithoutVin = false } = marketNamed(market).coverage;
    const covered = coveredRolesOf(market).map(literal).join(', ');
    await ledger.db.run(`SET VARIABLE covered = [${covered}];
      SET VARIABLE asks_for_vin = ${asksForVin}; SET VARIABLE adds_without_vin = ${addsWithoutVin}`);
    const cells = [
      literal(seller),
      vin === null ? 'NULL' : literal(vin),
      searchable,
      false,
      literal(country),
    ];
    expect(await ledger.table(`(SELECT role_of(${cells.join(', ')}) AS role)`)).toEqual([{ role }]);
  },
);

test('a delivery that says no is not searched, in UK cars without a VIN either', async () => {
  await ledger.deliver(0, [car(1)]);
  await ledger.db.run(
    "SET VARIABLE covered = ['uk']; SET VARIABLE asks_for_vin = false; SET VARIABLE adds_without_vin = true",
  );
  const role = "(SELECT role_of('dealer', NULL, false, true, 'GB') AS role)";
  expect(await ledger.table(role)).toEqual([{ role: 'rest' }]);
});
