import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listingsOf } from '../../src/catalog/markets.ts';
import { narrow, type Row, TestLedger } from './test-ledger.ts';

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

const VIN = '1HGCM82633A004352';

describe('of rows with one key the last counts', () => {
  /** place of the row that counts, by row */
  const kept = async (...list: Row[]) => {
    await ledger.deliver(0, list);
    return (await ledger.table('(SELECT seq, kept FROM identity)')).map((row) => row.kept);
  };

  test('a VIN on a source; another source is another listing', async () => {
    expect(
      await kept(
        { vin: VIN },
        { vin: VIN, source: 'b.example' },
        { vin: VIN, source: 'https://www.A.example/' },
      ),
    ).toEqual([3, 2, 3]);
  });

  test('without a VIN the stock number is the key, else the page', async () => {
    expect(await kept({ stock_no: '1' }, { stock_no: '1' }, { stock_no: '2' })).toEqual([2, 2, 3]);
    expect(await kept({ vdp_url: 'u' }, { vdp_url: 'u' })).toEqual([2, 2]);
  });

  test('a stock number that several pages of a source share is no key', async () => {
    const call = (page: string, source = 'a.example') => ({ stock_no: 'CALL', vdp_url: page, source });
    expect(await kept(call('u1'), call('u2'), call('u2'), call('u2', 'b.example'))).toEqual([1, 3, 3, 4]);
  });
});

describe('a stock number from one day to the next', () => {
  const call = (page: number, price: number) => ({
    stock_no: 'CALL',
    vdp_url: `https://a.example/${page}`,
    price,
  });
  /** days on the source, by price */
  const since = async () =>
    Object.fromEntries((await ledger.documents()).map(({ price, dos_active }) => [price, dos_active]));

  test('becomes shared: the page tells which listing it was', async () => {
    await ledger.deliver(0, [call(1, 100)]);
    await ledger.deliver(1, [call(1, 100), call(2, 200)]);
    expect(await since()).toEqual({ 100: 1, 200: 0 });
    await ledger.deliver(2, [call(2, 200), call(1, 100)]);
    expect(await since()).toEqual({ 100: 2, 200: 1 });
  });

  test('is shared no more: the page that is left is still its listing', async () => {
    await ledger.deliver(0, [call(1, 100), call(2, 200)]);
    await ledger.deliver(1, [call(2, 200)]);
    expect(await since()).toEqual({ 200: 1 });
  });

  test('is shared for a day: what stays is the page that stayed, not the first one', async () => {
    await ledger.deliver(0, [call(1, 100)]);
    await ledger.deliver(1, [call(1, 100), call(2, 200)]);
    await ledger.deliver(2, [call(2, 200)]);
    expect(await since()).toEqual({ 200: 1 });
    expect((await ledger.documents())[0]?.record).not.toHaveProperty('ref_price');
  });

  test('another one is another listing, on whatever page', async () => {
    const page = 'https://a.example/inventory';
    await ledger.deliver(0, [{ stock_no: 'S1', vdp_url: page, price: 100 }]);
    await ledger.deliver(1, [{ stock_no: 'S2', vdp_url: page, price: 200 }]);
    expect(await since()).toEqual({ 200: 0 });
  });
});

test('in the UK a registration mark is the vehicle of a listing without a VIN', async () => {
  const uk = await TestLedger.open(narrow(listingsOf('uk-cars')), 'uk-cars');
  const car = { vehicle_registration_mark: 'AB12CDE', country: 'GB' };
  await uk.deliver(0, [car, { ...car, source: 'b.example' }]);
  await uk.deliver(2, [car, { ...car, source: 'b.example' }]);
  const documents = await uk.documents();
  expect(documents.map(({ is_searchable }) => is_searchable).sort()).toEqual([false, true]);
  for (const { id, dom } of documents) {
    expect(id).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{4}$/);
    expect(dom).toBe(2);
  }
  uk.close();
});
