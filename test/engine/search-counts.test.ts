import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** Everything that is listed, by every seller of both countries: 22 of 24 (no private seller, no auction). */
const EVERYTHING = 'country=all&nodedup=true&include_non_vin_listings=true';

/** Facet fields of part-1.md rule E1.8, and the parameter that filters by their items. */
const FACETS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['base_ext_color', 'base_int_color', 'body_subtype', 'body_type', 'city', 'cylinders', 'dealer_id'],
      ...[
        'dealer_type',
        'dealership_group_name',
        'doors',
        'drivetrain',
        'engine',
        'engine_block',
        'engine_size',
      ],
      ...['exterior_color', 'fuel_type', 'high_value_features', 'interior_color', 'make', 'mc_dealer_id'],
      ...['mc_location_id', 'mc_rooftop_id', 'mc_website_id', 'model', 'msa_code', 'options_packages'],
      ...['powertrain_type', 'seating_capacity', 'source', 'state', 'transmission', 'trim', 'vehicle_type'],
      ...['version', 'year', 'zip', 'vehicle_status'],
    ].map((name) => [name, name]),
  ),
  seller_name: 'dealer_name',
  carfax_1_owner: 'carfax_1_owner',
  carfax_clean_title: 'carfax_clean_title',
};

interface Term {
  readonly item: string;
  readonly count: number;
}
interface Body {
  readonly num_found: number;
  readonly facets: Record<string, Term[]>;
}

/** Counts are exact, and every item can be filtered by (feeds.md section 5, "a comma inside a value"). */
describeOnEngine('counts', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  const ask = async (query: string): Promise<Body> => {
    const response = await service.ask(`/search/car/active?rows=0&${query}`);
    const body = (await response.json()) as Body & { message?: string };
    expect(response.status, body.message).toBe(200);
    return body;
  };

  /** Each character in its simple lower case, as the engine folds: a dotted capital I is one letter. */
  const lower = (item: string): string => [...item].map((letter) => [...letter.toLowerCase()][0]).join('');
  /** An item as a comma list takes it. */
  const escaped = (item: string): string => encodeURIComponent(item.replaceAll(/[\\,]/g, '\\$&'));

  test.each(Object.entries(FACETS))(
    'every item of %s, filtered by, gives its count',
    async (facet, param) => {
      const { facets } = await ask(`${EVERYTHING}&facets=${facet}|0|1000`);
      const terms = facets[facet] ?? [];
      expect(terms.length).toBeGreaterThan(0);
      for (const { item, count } of terms) {
        // false of a flag applies no filter
        if (item === 'false') continue;
        const value = param === 'dealer_name' ? encodeURIComponent(item) : escaped(item);
        expect([item, (await ask(`${EVERYTHING}&${param}=${value}`)).num_found]).toEqual([item, count]);
        const other = param === 'dealer_name' ? encodeURIComponent(item.toUpperCase()) : escaped(lower(item));
        expect([item, (await ask(`${EVERYTHING}&${param}=${other}`)).num_found]).toEqual([item, count]);
      }
    },
  );

  test('terms come in display case, once each, most first, ties in order', async () => {
    const { facets } = await ask(`${EVERYTHING}&facets=${Object.keys(FACETS).join(',')}`);
    expect(Object.keys(facets).sort()).toEqual(Object.keys(FACETS).sort());
    for (const terms of Object.values(facets)) {
      const keys = terms.map(({ item }) => item.toLowerCase());
      expect(new Set(keys).size).toBe(keys.length);
      const counts = terms.map(({ count }) => count);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      for (const { item, count } of terms) {
        expect(typeof item).toBe('string');
        expect(Number.isInteger(count) && count > 0).toBe(true);
      }
    }
  });

  test('counts of a filtered search are of the filtered listings', async () => {
    const { num_found, facets } = await ask('body_type=sedan&facets=make,drivetrain,doors');
    expect(num_found).toBe(3);
    expect(facets).toEqual({
      make: [
        { item: 'BMW', count: 1 },
        { item: 'Honda', count: 1 },
        { item: 'Tesla', count: 1 },
      ],
      drivetrain: [
        { item: 'AWD', count: 1 },
        { item: 'FWD', count: 1 },
        { item: 'RWD', count: 1 },
      ],
      doors: [{ item: '4', count: 3 }],
    });
  });

  test('the same question gives the same answer, from the cache or not', async () => {
    const url = '/search/car/active?facets=make,year&stats=price&range_facets=miles&rows=50';
    const [first, second] = [await service.ask(url), await service.ask(url)];
    expect(await second.json()).toEqual(await first.json());
  });

  test('unfiltered and filtered by something that all have agree', async () => {
    const asked = 'facets=make|0|5,model|2|4,base_ext_color&stats=price,dom&range_facets=price|0|60000|20000';
    expect(await ask(`${asked}&year_range=1900-2100`)).toEqual(await ask(asked));
  });

  test('members of the envelope stand only when asked for', async () => {
    const plain = (await (await service.ask('/search/car/active?rows=1')).json()) as object;
    expect(Object.keys(plain).sort()).toEqual(['listings', 'num_found']);
    const full = (await (
      await service.ask('/search/car/active?rows=0&facets=make&stats=price&range_facets=price')
    ).json()) as object;
    expect(Object.keys(full).sort()).toEqual(['facets', 'listings', 'num_found', 'range_facets', 'stats']);
  });
});
