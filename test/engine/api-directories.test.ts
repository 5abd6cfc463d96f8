import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openapiDocument } from '../../src/api/reference/document.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** What holds for every answer of E5, E6 and E2, whatever the directory holds. */

interface Body {
  readonly num_found: number;
  readonly facets?: Readonly<Record<string, readonly { item: string; count: number }[]>>;
}
type Row = Readonly<Record<string, unknown>>;

const DIRECTORIES = [
  {
    path: '/dealerships/car',
    list: 'mc_dealerships',
    schema: 'Dealership',
    id: 'mc_website_id',
    sorts: [
      ...['mc_website_id', 'mc_dealer_id', 'mc_location_id', 'mc_rooftop_id', 'mc_dealership_group_id'],
      ...['mc_sub_dealership_group_id', 'created_at_days', 'created_at_range'],
    ],
    facets: [
      ...['city', 'state', 'dealer_type', 'mc_website_id', 'mc_dealer_id', 'mc_location_id', 'mc_rooftop_id'],
      ...['mc_category', 'mc_dealership_group_id', 'mc_dealership_group_name', 'mc_sub_dealership_group_id'],
      'mc_sub_dealership_group_name',
    ],
  },
  {
    path: '/dealers/car',
    list: 'dealers',
    schema: 'Dealer',
    id: 'id',
    sorts: ['id', 'listing_count', 'created_at_days', 'created_at_range'],
    facets: ['city', 'state', 'dealer_type'],
  },
];

/** A value in a comma list: a backslash keeps its commas (feeds.md section 5, "a comma inside a value"). */
const escaped = (item: string): string => encodeURIComponent(item.replaceAll(/[\\,]/g, '\\$&'));

describeOnEngine('directories', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  const ask = async (path: string, query: string): Promise<Body & Readonly<Record<string, unknown>>> => {
    const response = await service.ask(`${path}?${query}`);
    const body = (await response.json()) as Body & Readonly<Record<string, unknown>>;
    expect(response.status, `${path}?${query}: ${JSON.stringify(body)}`).toBe(200);
    return body;
  };

  describe.each(DIRECTORIES)('$path', ({ path, list, schema, id, sorts, facets }) => {
    const rowsOf = async (query: string): Promise<readonly Row[]> => (await ask(path, query))[list] as Row[];

    test('the envelope: the number, the page, and what was asked for besides', async () => {
      expect(Object.keys(await ask(path, ''))).toEqual(['num_found', list]);
      expect(Object.keys(await ask(path, 'facets=city&range_facets=city&stats=city'))).toEqual([
        'num_found',
        list,
        'facets',
        'range_facets',
      ]);
    });

    test('every facet item, filtered by, gives its count', async () => {
      const asked = facets.map((field) => `${field}|0|1000`).join(',');
      const found = await ask(path, `country=all&rows=0&facets=${asked}`);
      expect(Object.keys(found.facets ?? {})).toEqual(facets);
      for (const [field, terms] of Object.entries(found.facets ?? {})) {
        expect(terms.length, field).toBeGreaterThan(1);
        for (const { item, count } of terms) {
          const { num_found } = await ask(path, `country=all&rows=0&${field}=${escaped(item)}`);
          expect([field, item, num_found]).toEqual([field, item, count]);
        }
      }
    });

    test('pages of every order tile it', async () => {
      for (const sort of sorts) {
        for (const order of ['asc', 'desc']) {
          const query = `country=all&sort_by=${sort}&sort_order=${order}`;
          const whole = (await rowsOf(`${query}&rows=50`)).map((row) => row[id]);
          const paged: unknown[] = [];
          for (let start = 0; start < whole.length; start += 3)
            paged.push(...(await rowsOf(`${query}&rows=3&start=${start}`)).map((row) => row[id]));
          expect(paged, query).toEqual(whole);
          expect(new Set(whole).size).toBe(whole.length);
        }
      }
    });

    test('members are those of the document, in its types', async () => {
      const { components } = openapiDocument() as {
        components: {
          schemas: Record<string, { properties: Record<string, { type: string }>; required: string[] }>;
        };
      };
      const { properties = {}, required = [] } = components.schemas[schema] ?? {};
      expect(required).toEqual([id]);
      for (const row of await rowsOf('country=all&rows=50&zip=30301&radius=7000')) {
        for (const [name, value] of Object.entries(row)) {
          const { type } = properties[name] ?? {};
          expect([name, type === 'integer' ? 'number' : type]).toEqual([name, typeof value]);
          if (type === 'integer') expect(Number.isInteger(value)).toBe(true);
        }
        expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      }
    });

    test('a directory that was never loaded is empty; a dead engine is 503', async () => {
      const empty = testApp({ client: market.client, prefix: `${market.prefix}nothing-` });
      expect(await (await empty.ask(`${path}?facets=city`)).json()).toEqual({
        num_found: 0,
        [list]: [],
        facets: { city: [] },
      });
      const named = await empty.ask(`${path}?mc_dealership_group_name=a,b`);
      expect(await named.json()).toEqual({ num_found: 0, [list]: [] });
      const dead = await testApp().ask(path);
      expect([dead.status, dead.headers.get('Retry-After')]).toEqual([503, '5']);
    });

    test('limits of the plan: depth and radius', async () => {
      const status = async (query: string): Promise<number> =>
        (await service.ask(`${path}?${query}`, 'kFREE-sEcReT-1')).status;
      expect(await status('zip=30301&radius=100')).toBe(200);
      expect(await status('zip=30301&radius=101')).toBe(422);
      expect(await status('start=491')).toBe(422);
    });
  });

  test('an inventory of every group that a facet tells', async () => {
    const every = 'country=all&rows=0&facets=dealership_group_name&nodedup=true';
    const { facets } = await ask('/search/car/active', every);
    const groups = facets?.dealership_group_name ?? [];
    expect(groups.map(({ item }) => item)).toEqual(
      expect.arrayContaining(['Hills Motors', 'Hills Motors, Inc.', 'Hall | Mileone Autogroup']),
    );
    for (const { item, count } of groups) {
      for (const value of [escaped(item), encodeURIComponent(item)]) {
        const query = `country=all&rows=0&dealership_group_name=${value}`;
        expect((await ask('/dealerships/inventory', query)).num_found, query).toBe(count);
      }
    }
  });

  test('an inventory without a dealer names all that may name one', async () => {
    const response = await service.ask('/dealerships/inventory?make=ford');
    const { code, message } = (await response.json()) as { code: number; message: string };
    expect([response.status, code]).toEqual([422, 422]);
    // supplement decision 32
    for (const name of [
      ...[
        'dealer_id',
        'mc_website_id',
        'mc_dealer_id',
        'mc_location_id',
        'mc_rooftop_id',
        'source',
        'dealer_name',
      ],
      ...['mc_dealership_group_id', 'mc_dealership_group_name', 'dealership_group_name'],
      ...['mc_sub_dealership_group_id', 'mc_sub_dealership_group_name'],
    ]) {
      expect(message).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});
