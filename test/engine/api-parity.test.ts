import { afterAll, beforeAll, expect, test } from 'vitest';
import { MARKETPLACE_FORMATS } from '../../src/records/marketplace/formats.ts';
import { permissionsOf } from '../../src/search/read.ts';
import { CORPUS } from '../cases/all.ts';
import { answeredId, policyOf } from '../cases/rows.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { CARS } from '../market/cars.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/**
 * E2 and E3 are E1 with another coverage: with every source of the market named, E1 covers what they cover, and every
 * query of the corpus of E1 must find the same there.
 */

const EVERY_SOURCE = `source=${[...new Set(CARS.map(({ dealer }) => dealer.source))].join(',')}`;

/** What a search counts and orders by; test/unit/search-permissions.test.ts proves these lists. */
function permissionsAt(path: string): {
  readonly facets: ReadonlySet<string>;
  readonly sorts: ReadonlySet<string>;
} {
  const { facets, sorts } = permissionsOf(policyOf(path));
  return { facets: new Set(facets.keys()), sorts: new Set(sorts.keys()) };
}
const E1 = permissionsAt('/search/car/active');
const E2 = permissionsAt('/dealerships/inventory');

const nameOf = (piece: string): string => piece.split('=')[0] ?? '';
const textOf = (pieces: readonly string[], name: string): string =>
  pieces.find((piece) => nameOf(piece) === name)?.replace(/^[^=]*=/, '') ?? '';

interface Compared {
  readonly name: string;
  /** with a page that holds the whole market, which both allow */
  readonly pieces: readonly string[];
  /** the order is E2's too */
  readonly ordered: boolean;
}

/** dedup narrows E1 and is no parameter of E2; a plot is no page. Rows have other limits. */
const ELSEWHERE = new Set(['dedup', 'plot']);

const COMPARED: readonly Compared[] = Object.values(CORPUS)
  .flat()
  .filter(({ url, error }) => !error && /^\/v2\/search\/car\/active(\?|$)/.test(url))
  .flatMap(({ name, url }) => {
    const pieces = (url.split('?')[1] ?? '')
      .split('&')
      .filter((piece) => piece !== '' && nameOf(piece) !== 'rows');
    if (pieces.some((piece) => ELSEWHERE.has(nameOf(piece)))) return [];
    const located = pieces.some((piece) => nameOf(piece) === 'radius');
    const by = textOf(pieces, 'sort_by');
    const ordered = E2.sorts.has(by) || (!located && !E1.sorts.has(by) && by !== 'dist');
    return [{ name, pieces: [...pieces, 'rows=50'], ordered }];
  });

interface Body {
  readonly num_found: number;
  readonly listings: readonly Readonly<Record<string, unknown>>[];
  readonly facets?: Readonly<Record<string, unknown>>;
  readonly range_facets?: object;
  readonly stats?: object;
}

// what the cases found is counted in the end
describeOnEngine('parity of E1, E2 and E3', { shuffle: false }, () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  const ask = async (path: string, pieces: readonly string[]): Promise<Body> => {
    const response = await service.ask(`${path}?${[EVERY_SOURCE, ...pieces].join('&')}`);
    const body = (await response.json()) as Body & { readonly message?: string };
    expect(response.status, `${path} ${pieces.join('&')}: ${body.message}`).toBe(200);
    return body;
  };
  /** how many cases found something, and the same */
  let found = 0;
  const idsOf = ({ listings }: Body, path = '/dealerships/inventory'): unknown[] =>
    listings.map(answeredId(path));

  test('the corpus is compared', () => {
    expect(COMPARED.length).toBeGreaterThan(150);
    expect(COMPARED.filter(({ ordered }) => ordered).length).toBeGreaterThan(140);
    // facets, range facets and statistics are among what is compared
    for (const name of ['facets', 'range_facets', 'stats', 'sort_by', 'radius', 'vins', 'start']) {
      expect(COMPARED.some(({ pieces }) => pieces.some((piece) => nameOf(piece) === name))).toBe(true);
    }
  });

  test('every source together is more than the default coverage', async () => {
    const { num_found } = await ask('/dealerships/inventory', []);
    // 14 of the US and three copies
    expect(num_found).toBe(17);
    expect(
      (await ask('/dealerships/inventory', ['country=all', 'include_non_vin_listings=true'])).num_found,
    ).toBe(22);
  });

  test.each(COMPARED.map((one) => [one.name, one] as const))('%s', async (_, { pieces, ordered }) => {
    const [search, inventory] = [
      await ask('/search/car/active', pieces),
      await ask('/dealerships/inventory', pieces),
    ];
    expect(inventory.num_found).toBe(search.num_found);
    if (search.num_found > 0) found += 1;
    // a page in the middle of another order holds others
    if (ordered) expect(idsOf(inventory)).toEqual(idsOf(search));
    else if (textOf(pieces, 'start') === '')
      expect([...idsOf(inventory)].sort()).toEqual([...idsOf(search)].sort());
    expect(inventory.range_facets).toEqual(search.range_facets);
    expect(inventory.stats).toEqual(search.stats);
    expect(Object.keys(inventory.facets ?? {})).toEqual(Object.keys(search.facets ?? {}));
    for (const [field, terms] of Object.entries(search.facets ?? {})) {
      const refused = [{ result: 'Error', message: `Facet on field "${field}" is not allowed` }];
      expect(inventory.facets?.[field], field).toEqual(E2.facets.has(field) ? terms : refused);
    }

    // what is in transit is new, in the formats
    const inTransit = pieces.some((piece) => /^in_transit=(true|1)$/i.test(piece));
    const expected = inTransit ? await ask('/dealerships/inventory', [...pieces, 'car_type=new']) : inventory;
    for (const format of Object.keys(MARKETPLACE_FORMATS)) {
      const path = `/dealerships/inventory/marketplaces/${format}`;
      const marketplace = await ask(path, pieces);
      expect(marketplace.num_found).toBe(expected.num_found);
      expect(idsOf(marketplace, path)).toEqual(idsOf(expected));
      expect(marketplace.facets).toEqual(expected.facets);
      expect(marketplace.stats).toEqual(expected.stats);
    }
  });

  test('most cases found something', () => {
    expect(found).toBeGreaterThan(150);
  });
});
