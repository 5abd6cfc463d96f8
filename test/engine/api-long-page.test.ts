import type { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARKETPLACE_FORMATS } from '../../src/records/marketplace/formats.ts';
import { answeredId } from '../cases/rows.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { clientBehind } from '../market/between.ts';
import { describeOnEngine, type LoadedMarket, loadMarket } from '../market/load.ts';
import { stock } from '../market/stock.ts';

/** Pages of more than 250 rows are sent in parts (part-1.md E2: 1500 rows a page): whole, in order, each row once. */

const COUNT = 2600;
const COUNTED =
  'facets=make,base_ext_color|0|1,vehicle_status&stats=price,miles&range_facets=price|10000|60000|10000';

interface Body {
  readonly num_found: number;
  readonly listings: readonly Readonly<Record<string, unknown>>[];
  readonly facets?: object;
  readonly range_facets?: object;
  readonly stats?: object;
}

describeOnEngine('long pages', () => {
  let market: LoadedMarket;
  let service: TestApp;
  /** every row, as pages of fifty give them */
  const rows: Readonly<Record<string, unknown>>[] = [];

  beforeAll(async () => {
    // rows link to their dealer, whom the directories have
    market = await loadMarket(stock(COUNT));
    service = testApp(market);
    for (let start = 0; start < COUNT; start += 50)
      rows.push(...(await ask(`rows=50&start=${start}`)).listings);
  });
  afterAll(() => market?.drop());

  const textOf = async (query: string, path = ''): Promise<string> => {
    const response = await service.ask(`/dealerships/inventory${path}?dealer_id=1001&${query}`);
    const text = await response.text();
    expect(response.status, text.slice(0, 300)).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    return text;
  };
  const ask = async (query: string, path = ''): Promise<Body> =>
    JSON.parse(await textOf(query, path)) as Body;

  test('pages of fifty are the whole stock, each listing once', () => {
    expect(rows).toHaveLength(COUNT);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(COUNT);
    // last seen descending, then VIN ascending
    const keys = rows.map(({ last_seen_at, vin }) => [-Number(last_seen_at), String(vin)] as const);
    const inOrder = [...keys].sort(([a, b], [c, d]) => a - c || (b < d ? -1 : b > d ? 1 : 0));
    expect(keys).toEqual(inOrder);
  });

  test.each([
    ['rows=1500', 0, 1500],
    ['', 0, 1500],
    ['rows=250', 0, 250],
    ['rows=251', 0, 251],
    ['rows=500', 0, 500],
    ['rows=501', 0, 501],
    ['rows=1500&start=1', 1, 1501],
    ['rows=1500&start=1100', 1100, COUNT],
    ['rows=1500&start=1500', 1500, COUNT],
    ['rows=1500&start=2349', 2349, COUNT],
    ['rows=1500&start=2350', 2350, COUNT],
    ['rows=1500&start=2351', 2351, COUNT],
    ['rows=1500&start=2599', 2599, COUNT],
    ['rows=1500&start=2600', COUNT, COUNT],
    ['rows=300&start=2300', 2300, COUNT],
  ])('%s is what small pages give', async (query, from, to) => {
    const { num_found, listings } = await ask(query);
    expect(num_found).toBe(COUNT);
    expect(listings).toEqual(rows.slice(from, to));
  });

  test('beyond the end there is no page', async () => {
    const response = await service.ask(`/dealerships/inventory?dealer_id=1001&start=${COUNT + 1}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: 422, message: expect.stringContaining('start') });
  });

  test('another order, within a filter', async () => {
    const query = 'sort_by=price&sort_order=desc&base_ext_color=black';
    const { num_found, listings } = await ask(query);
    expect(num_found).toBe(COUNT / 2);
    const small: unknown[] = [];
    for (let start = 0; start < num_found; start += 250)
      small.push(...(await ask(`${query}&rows=250&start=${start}`)).listings);
    expect(listings).toEqual(small);
    const prices = listings.map(({ price }) => (price === undefined ? -1 : Number(price)));
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });

  test('facets, range facets and statistics stand behind the page, as without one', async () => {
    const text = await textOf(COUNTED);
    const { listings, ...counts } = JSON.parse(text) as Body;
    expect(listings).toEqual(rows.slice(0, 1500));
    const { listings: none, ...expected } = await ask(`${COUNTED}&rows=0`);
    expect(none).toEqual([]);
    expect(counts).toEqual(expected);
    expect(Object.keys(JSON.parse(text))).toEqual([
      'num_found',
      'listings',
      'facets',
      'range_facets',
      'stats',
    ]);
    // and in a page that is not sent in parts
    const { listings: short, ...others } = await ask(`${COUNTED}&rows=250`);
    expect(short).toHaveLength(250);
    expect(others).toEqual(expected);
  });

  test('without facets nothing stands behind the page', async () => {
    expect(Object.keys(await ask('rows=300'))).toEqual(['num_found', 'listings']);
    expect(Object.keys(await ask('rows=300&facets=make'))).toEqual(['num_found', 'listings', 'facets']);
  });

  test.each(Object.keys(MARKETPLACE_FORMATS))('%s: a long page in the order of E2', async (format) => {
    const path = `/marketplaces/${format}`;
    const { num_found, listings } = await ask('', path);
    expect(num_found).toBe(COUNT);
    expect(listings.map(answeredId(path))).toEqual(rows.slice(0, 1500).map(({ id }) => id));
  });

  test('names that hold commas are settled once, for all parts', async () => {
    const response = await service.ask('/dealerships/inventory?dealership_group_name=Peach%20Motors,%20Inc.');
    expect(((await response.json()) as Body).listings).toEqual(rows.slice(0, 1500));
  });

  test('dist and our own links stand in every part', async () => {
    const { listings } = await ask(
      'rows=600&zip=30301&radius=20&include_relevant_links=true&append_api_key=false',
    );
    expect(listings).toHaveLength(600);
    for (const row of listings) {
      expect(row.dist).toBe(5.18);
      expect(row.links).toMatchObject({ dealer: 'https://market.example/v2/dealer/car/1001' });
    }
  });

  test('a free plan gets ten', async () => {
    const response = await service.ask('/dealerships/inventory?dealer_id=1001&rows=1500', 'kFREE-sEcReT-1');
    expect(((await response.json()) as Body).listings).toEqual(rows.slice(0, 10));
  });

  test('HEAD answers without a body', async () => {
    const response = await service.app.request(
      '/v2/dealerships/inventory?dealer_id=1001&api_key=kENTERPRISE-sEcReT-4',
      { method: 'HEAD' },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(await response.text()).toBe('');
  });

  describe('how often the engine is asked', () => {
    const counting = (client: Client) => clientBehind(client, async () => {});

    test.each([
      ['rows=250', 1],
      ['rows=251', 2],
      ['rows=500', 2],
      ['rows=1500', 6],
      ['rows=1500&start=2500', 1],
      ['rows=0', 1],
    ])('%s: %i times', async (query, times) => {
      const { client, searches } = counting(market.client);
      const counted = testApp({ client, prefix: market.prefix });
      await (await counted.ask(`/dealerships/inventory?dealer_id=1001&${query}`)).text();
      expect(searches()).toBe(times);
    });

    test('HEAD asks for no more than what has to be there before the answer begins', async () => {
      const { client, searches } = counting(market.client);
      await testApp({ client, prefix: market.prefix }).app.request(
        '/v2/dealerships/inventory?dealer_id=1001&api_key=kENTERPRISE-sEcReT-4',
        { method: 'HEAD' },
      );
      expect(searches()).toBe(2);
    });
  });
});
