import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countInventory, countsPrint } from '../../ingest/derive/inventory.ts';
import { deliveries, newestCovering } from '../../ingest/ledger/deliveries.ts';
import { columnsOf, migrate } from '../../ingest/ledger/schema.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { loadDirectory } from './directories.ts';
import { type Row, T, TestLedger } from './test-ledger.ts';

// Deliveries of directories stand in the ledger of their market, and no rule of the listings counts them.

const VIN = '1HGCM82633A004352';
const car: Row = { vin: VIN, source: 'a.example', price: 10_000, dealer_id: 7 };
const other: Row = { stock_no: 'other', source: 'z.example', dealer_id: 8 };

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

const dealersCome = () => loadDirectory(ledger.db, 'dealers', [{ id: '7' }, { id: '8' }, { id: '9' }]);

test('a vehicle is sold after three listings deliveries without it, whatever comes between', async () => {
  const sold: number[] = [];
  await ledger.deliver(0, [car, other]);
  for (const day of [1, 2, 3]) {
    await dealersCome();
    sold.push((await ledger.changesBy(day, [other])).sales);
  }
  expect(sold).toEqual([0, 0, 1]);
});

test('what covers a source, and which listings are active, is told by listings deliveries', async () => {
  await ledger.deliver(0, [car, other]);
  const before = await ledger.documents();
  const number = await dealersCome();
  expect(await ledger.documents()).toEqual(before);
  expect(await newestCovering(ledger.db, 'all')).toBe(T);
  expect(await newestCovering(ledger.db, ['a.example'])).toBe(T);
  const known = await Promise.all(['listings', 'dealers'].map((dataset) => deliveries(ledger.db, dataset)));
  expect(known.map((list) => list.map(({ id }) => id))).toEqual([[1], [number]]);
  await ledger.deliver(1, [other]);
  expect((await ledger.documents()).map(({ stock_no }) => stock_no)).toEqual(['other']);
});

test('active listings of every kind are counted, by dealer', async () => {
  await ledger.deliver(0, [car, other, { ...car, source: 'b.example', seller_type: 'auction' }]);
  const number = await dealersCome();
  await countInventory(ledger.db);
  expect(await ledger.table('inventory')).toEqual([
    { dealer_id: 7, inventory_count: 2 },
    { dealer_id: 8, inventory_count: 1 },
  ]);
  const print = await countsPrint(ledger.db, number);
  await ledger.deliver(1, [{ ...car, price: 5 }, other, { ...car, source: 'b.example' }]);
  await countInventory(ledger.db);
  expect(await countsPrint(ledger.db, number)).toBe(print);
  await ledger.deliver(2, [car, other]);
  await countInventory(ledger.db);
  expect(await countsPrint(ledger.db, number)).not.toBe(print);
});

test('a ledger that has seen directories only', async () => {
  const bare = await TestLedger.open();
  await bare.db.run("ATTACH ':memory:' AS rvs; SET search_path = 'rvs.main,definitions.main'");
  await migrate(bare.db, { market: 'rvs', dataset: listingsOf('rvs') });
  expect([...(await columnsOf(bare.db, 'dealers'))]).toEqual(
    expect.arrayContaining(['delivery', 'key', 'id', 'listing_count', 'created_at']),
  );
  await countInventory(bare.db);
  expect(await bare.table('inventory')).toEqual([]);
  bare.close();
});
