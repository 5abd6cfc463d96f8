import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Filling } from './filling.ts';
import { TABLES } from './test-ledger.ts';

/** New data of directories reaches listings with the next delivery or a rebuild (feeds.md section 3). */
let ledger: Filling;
beforeAll(async () => {
  ledger = await Filling.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

const CAR = { stock_no: 'S1', dealer_id: 7, price: 10_000 };
const everything = () =>
  Promise.all(TABLES.map((table) => ledger.query(`SELECT * FROM ${table} ORDER BY ALL`)));
const contentRows = async (): Promise<unknown> =>
  (await ledger.query('SELECT count(*)::INTEGER AS count FROM content'))[0]?.count;

test('with the next delivery, of rows that did not change', async () => {
  await ledger.deliver([CAR]);
  await ledger.know('dealers', [{ id: 7, city: 'Dallas' }]);
  expect(await ledger.said()).not.toHaveProperty('city');
  await ledger.deliver([CAR]);
  expect(await ledger.said()).toMatchObject({ city: 'Dallas' });
});

describe('with a rebuild', () => {
  test('and a second one changes nothing', async () => {
    await ledger.know('dealers', [{ id: 7, city: 'Dallas', zip: '75201' }]);
    await ledger.deliver([CAR, { stock_no: 'S2', dealer_id: 8 }]);
    await ledger.know('dealers', [{ id: 7, city: 'Toronto', country: 'CA', seller_phone: '555' }]);
    expect(await ledger.rebuild()).toBe(1);
    const said = await ledger.said();
    expect(said).toMatchObject({
      city: 'Toronto',
      country: 'CA',
      currency_indicator: 'CAD',
      seller_phone: '555',
    });
    for (const field of ['zip', 'state', 'latitude', 'longitude']) expect(said).not.toHaveProperty(field);
    expect(said.filled).toBe('city,country,seller_phone,currency_indicator');
    const before = await everything();
    expect(await ledger.rebuild()).toBe(0);
    expect(await everything()).toEqual(before);
  });

  test('what was given stays; what no directory knows any more is unknown again', async () => {
    await ledger.know('dealers', [{ id: 7, zip: '75201', street: '1 Elm St', seller_phone: '555' }]);
    await ledger.deliver([{ ...CAR, seller_name: 'Given', city: 'Plano', zip: '75201' }]);
    const first = await ledger.said();
    expect(first).toMatchObject({ seller_name: 'Given', city: 'Plano', state: 'TX', street: '1 Elm St' });
    await ledger.know('dealers', [
      { id: 7, seller_name: 'Other', city: 'Austin', zip: '75201', street: '2 Oak St' },
    ]);
    await ledger.rebuild();
    const { seller_phone, filled, ...rest } = first;
    expect(await ledger.said()).toEqual({
      ...rest,
      street: '2 Oak St',
      filled: String(filled).replace('seller_phone,', ''),
    });
    await ledger.know('dealers', []);
    await ledger.rebuild();
    const { street, ...left } = rest;
    expect([seller_phone, street]).toEqual(['555', '1 Elm St']);
    expect(await ledger.said()).toMatchObject({ ...left, filled: expect.not.stringContaining('street') });
    expect(await ledger.said()).not.toHaveProperty('street');
  });

  test('the row says nothing new when it is delivered again', async () => {
    await ledger.deliver([
      CAR,
      { ...CAR, stock_no: 'S2', features: 'a|b', doors: 4, is_certified: 1, year: 2020 },
    ]);
    await ledger.know('dealers', [{ id: 7, city: 'Dallas', latitude: '1', longitude: '2' }]);
    expect(await ledger.rebuild()).toBe(2);
    expect(await contentRows()).toBe(2);
    await ledger.deliver([
      CAR,
      { ...CAR, stock_no: 'S2', features: 'a|b', doors: 4, is_certified: 1, year: 2020 },
    ]);
    expect(await contentRows()).toBe(2);
    expect(await ledger.said('S2')).toMatchObject({ city: 'Dallas', doors: '4' });
  });

  test('but when the directory is back to what it was, it does', async () => {
    await ledger.know('dealers', [{ id: 7, city: 'Dallas' }]);
    await ledger.deliver([CAR]);
    const second = await ledger.know('dealers', [{ id: 7, city: 'Austin' }]);
    await ledger.rebuild();
    await ledger.query(`DELETE FROM delivery WHERE id = ${second}`);
    await ledger.deliver([CAR]);
    expect(await ledger.said()).toMatchObject({ city: 'Dallas' });
  });

  test('a value that was filled and is given since counts as given', async () => {
    await ledger.know('dealers', [{ id: 7, city: 'Dallas', street: '1 Elm St' }]);
    await ledger.deliver([CAR]);
    await ledger.deliver([{ ...CAR, city: 'Dallas' }]);
    expect(await contentRows()).toBe(1);
    await ledger.know('dealers', [{ id: 7, city: 'Austin', seller_phone: '555' }]);
    await ledger.rebuild();
    expect(await ledger.said()).toMatchObject({ city: 'Dallas', seller_phone: '555' });
  });

  test('a row of which the ledger does not remember what was filled counts as given', async () => {
    await ledger.know('dealers', [{ id: 7, city: 'Dallas' }]);
    await ledger.deliver([CAR]);
    await ledger.query('UPDATE content SET filled = NULL');
    await ledger.know('dealers', [{ id: 7, city: 'Austin', seller_phone: '555' }]);
    await ledger.rebuild();
    expect(await ledger.said()).toMatchObject({
      city: 'Dallas',
      seller_phone: '555',
      filled: 'seller_phone',
    });
    await ledger.deliver([CAR]);
    expect(await ledger.said()).toMatchObject({ city: 'Austin', seller_phone: '555' });
  });

  test('listings that left stay as they were', async () => {
    await ledger.know('dealers', [{ id: 7, city: 'Dallas' }]);
    await ledger.deliver([CAR, { ...CAR, stock_no: 'S2' }]);
    await ledger.deliver([CAR]);
    await ledger.know('dealers', [{ id: 7, city: 'Austin' }]);
    expect(await ledger.rebuild()).toBe(1);
    expect(await ledger.said('S2')).toMatchObject({ city: 'Dallas' });
  });
});

describe('who is searchable follows', () => {
  const vin = '1HGCM82633A004352';
  const pair = [
    { source: 'a.example', vin, mc_website_id: 20 },
    { source: 'b.example', vin, mc_website_id: 30 },
  ];
  const categories = (first: string, second: string) =>
    ledger.know('dealerships', [
      { mc_website_id: 20, mc_category: first },
      { mc_website_id: 30, mc_category: second },
    ]);

  test.each([
    ['a delivery', () => ledger.deliver(pair)],
    ['a rebuild', () => ledger.rebuild()],
  ])('with %s', async (_, reach) => {
    await ledger.deliver(pair);
    await categories('Aggregator', 'Dealer');
    await reach();
    expect(await ledger.searchable()).toEqual(['b.example']);
    await categories('Dealer', 'Aggregator');
    await reach();
    expect(await ledger.searchable()).toEqual(['a.example']);
  });

  test.each([
    ['a delivery', () => ledger.deliver(stands)],
    ['a rebuild', () => ledger.rebuild()],
  ])('the address of the dealer, with %s', async (_, reach) => {
    await ledger.deliver(stands);
    await ledger.know('dealers', [
      { id: 1, street: '9 Oak St' },
      { id: 2, street: '1 Elm St' },
    ]);
    await reach();
    expect(await ledger.searchable()).toEqual(['b.example']);
    await ledger.know('dealers', [
      { id: 1, street: '1 Elm St' },
      { id: 2, street: '9 Oak St' },
    ]);
    await reach();
    expect(await ledger.searchable()).toEqual(['a.example']);
  });
  const stands = [
    { source: 'a.example', vin, dealer_id: 1, car_street: '1 Elm St' },
    { source: 'b.example', vin, dealer_id: 2, car_street: '1 Elm St' },
  ];
});
