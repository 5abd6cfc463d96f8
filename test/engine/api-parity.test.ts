import { afterAll, beforeAll, expect, test } from 'vitest';
import { CORPUS } from '../cases/all.ts';
import { idOf } from '../cases/rows.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { CARS } from '../market/cars.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/**
 * E2 and E3 are E1 with another coverage: with every source of the market named, E1 covers what they cover, and every
 * query of the corpus of E1 must find the same there.
 */

const EVERY_SOURCE = `source=${[...new Set(CARS.map(({ dealer }) => dealer.source))].join(',')}`;

/** Facets of E1 that E2 does not have (part-1.md E1.8 and E2). */
const NO_FACET = new Set([
  'carfax_1_owner',
  'carfax_clean_title',
  'high_value_features',
  'options_packages',
  'vehicle_status',
  'mc_dealership_group_name',
  'mc_sub_dealership_group_name',
]);
/** Orders that E2 has (part-1.md E2, rule 4). */
const SORTS =
  /^(price|miles|dos_active|last_seen|msrp|first_seen|dom_active|dom_180|dom|highway_mpg|city_mpg|price_change_percent)$/;

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
    const ordered = SORTS.test(by) || (!located && !/^(dist|lease_|finance_)/.test(by));
    return [{ name, pieces: [...pieces, 'rows=50'], ordered }];
  });

interface Body {
  readonly num_found: number;
  readonly listings: readonly Readonly<Record<string, unknown>>[];
  readonly facets?: Readonly<Record<string, unknown>>;
  readonly range_facets?: object;
  readonly stats?: object;
}

describeOnEngine('parity of E1, E2 and E3', () => {
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
  const idsOf = ({ listings }: Body): unknown[] => listings.map((row) => idOf(row, 'listings'));

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
      expect(inventory.facets?.[field], field).toEqual(NO_FACET.has(field) ? refused : terms);
    }

    // what is in transit is new, in the formats
    const inTransit = pieces.some((piece) => /^in_transit=(true|1)$/i.test(piece));
    const expected = inTransit ? await ask('/dealerships/inventory', [...pieces, 'car_type=new']) : inventory;
    for (const format of ['marketplace_a', 'marketplace_b']) {
      const marketplace = await ask(`/dealerships/inventory/marketplaces/${format}`, pieces);
      expect(marketplace.num_found).toBe(expected.num_found);
      expect(idsOf(marketplace)).toEqual(idsOf(expected));
      expect(marketplace.facets).toEqual(expected.facets);
      expect(marketplace.stats).toEqual(expected.stats);
    }
  });

  test('most cases found something', () => {
    expect(found).toBeGreaterThan(150);
  });
});
