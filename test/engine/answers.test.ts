import '../property/seed.ts';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CORPUS } from '../cases/all.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';
import { carSearch, dealers, dealerships, inventory } from '../property/queries.ts';

/** What holds for all answers of the real engine on the hand-made market. */

/** Queries of the corpus that filter within the default coverage and do nothing else. */
const FILTERS = ['build', 'colours', 'identity', 'money', 'times', 'seller', 'equipment']
  .flatMap((theme) => CORPUS[theme] ?? [])
  .flatMap(({ url, error }) => (error ? [] : [(url.split('?')[1] ?? '').replace(/&?rows=50/, '')]))
  .filter((query) => query !== '' && !/(^|&)country=/.test(query));
const filter = fc.constantFrom(...FILTERS);
const namesOf = (query: string): string[] => query.split('&').map((piece) => piece.split('=')[0] ?? '');

interface Body {
  readonly num_found: number;
  readonly listings: readonly { readonly id: string }[];
  readonly facets?: Record<string, { item: string; count: number }[]>;
  readonly stats?: Record<string, { count: number; missing: number }>;
  readonly range_facets?: Record<
    string,
    { before: number; between: number; after: number; counts: { count: number }[] }
  >;
}

describeOnEngine('answers', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  async function ask(query: string): Promise<Body> {
    const response = await service.ask(`/search/car/active?${query}`);
    const body = (await response.json()) as Body & { message?: string };
    expect(response.status, `${query}: ${body.message}`).toBe(200);
    return body;
  }
  const idsOf = async (query: string): Promise<Set<string>> =>
    new Set((await ask(`${query}&rows=50`)).listings.map(({ id }) => id));

  test('a filter added never adds results: both hold', async () => {
    await fc.assert(
      fc.asyncProperty(filter, filter, async (one, other) => {
        fc.pre(!namesOf(one).some((name) => namesOf(other).includes(name)));
        const [first, second, both] = [await idsOf(one), await idsOf(other), await idsOf(`${one}&${other}`)];
        expect([...both].sort()).toEqual([...first].filter((id) => second.has(id)).sort());
      }),
      { numRuns: 120 },
    );
  });

  test('a longer list never takes results away', async () => {
    const makes = fc.shuffledSubarray(['ford', 'bmw', 'honda', 'tesla', 'nissan', 'nobody'], {
      minLength: 2,
    });
    await fc.assert(
      fc.asyncProperty(makes, async ([first = '', ...rest]) => {
        const few = await idsOf(`make=${first}`);
        const many = await idsOf(`make=${[first, ...rest].join(',')}`);
        expect([...few].filter((id) => !many.has(id))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  const facet = fc.constantFrom(
    'make',
    'model',
    'base_ext_color',
    'year',
    'engine_size',
    'exterior_color',
    'seller_name',
  );
  const order = fc.constantFrom('count', 'index');
  const scope = fc.constantFrom(
    '',
    'car_type=used',
    'country=all&nodedup=true',
    'include_non_vin_listings=true&year_range=1900-2100',
  );

  test('pages of a facet tile its terms', async () => {
    await fc.assert(
      fc.asyncProperty(
        facet,
        order,
        scope,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 2 }),
        async (field, sort, within, limit, least) => {
          const page = async (offset: number, size: number) =>
            (await ask(`rows=0&facet_sort=${sort}&facets=${field}|${offset}|${size}|${least}&${within}`))
              .facets?.[field] ?? [];
          const whole = await page(0, 1000);
          const paged: unknown[] = [];
          for (let offset = 0; offset <= whole.length; offset += limit)
            paged.push(...(await page(offset, limit)));
          expect(paged).toEqual(whole);
          expect(whole.every(({ count }) => count >= Math.max(1, least))).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  const own = fc.record({
    make: fc.constantFrom('', 'make=ford,bmw', 'exclude_make=ford', 'make=honda&exclude_make=ford'),
    year: fc.constantFrom('', 'year=2021', 'year_range=2018-2022'),
    price: fc.constantFrom('', 'price_range=10000-30000'),
    source: fc.constantFrom('', 'source=peachstateford.example'),
    high_value_features: fc.constantFrom('', 'high_value_features=navigation'),
  });
  const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('&');

  test('count_other_values counts each field as the request without its filters does', async () => {
    const counts = 'rows=0&facets=make|0|5,year,source,high_value_features,model&range_facets=price,miles';
    await fc.assert(
      fc.asyncProperty(own, scope, async (parts, sent) => {
        // a parameter that is sent twice is a list
        const within = parts.year.includes('year_range') ? sent.replace(/&year_range=.*$/, '') : sent;
        const without = (left: string): string =>
          joined([...Object.entries(parts).flatMap(([name, part]) => (name === left ? [] : [part])), within]);
        const whole = await ask(`${counts}&count_other_values=true&${without('')}`);
        const plain = await ask(`${counts}&${without('')}`);
        expect(whole.num_found).toBe(plain.num_found);
        for (const name of ['make', 'year', 'source', 'model']) {
          const { facets } = await ask(`${counts}&${without(name)}`);
          expect([name, whole.facets?.[name]]).toEqual([name, facets?.[name]]);
        }
        // each value of which all must be present narrows the others
        expect(whole.facets?.high_value_features).toEqual(plain.facets?.high_value_features);
        expect(whole.range_facets?.miles).toEqual(plain.range_facets?.miles);
        const { range_facets } = await ask(`${counts}&${without('price')}`);
        expect(whole.range_facets?.price).toEqual(range_facets?.price);
      }),
      { numRuns: 25 },
    );
  });

  test('terms of a field with one value add up to the listings that have it', async () => {
    await fc.assert(
      fc.asyncProperty(filter, fc.constantFrom('make', 'year', 'source', 'model'), async (query, field) => {
        const { num_found, facets } = await ask(`${query}&rows=0&facets=${field}|0|1000`);
        expect(facets?.[field]?.reduce((sum, { count }) => sum + count, 0)).toBe(num_found);
      }),
      { numRuns: 40 },
    );
  });

  test('before, between and after are the listings with a value, as statistics count them', async () => {
    const bounds = fc.tuple(
      fc.integer({ min: -50, max: 110 }),
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 2, max: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(
        filter,
        fc.constantFrom('price', 'miles', 'msrp', 'dom'),
        bounds,
        async (query, field, [low, span, parts]) => {
          const unit = field === 'dom' ? 1 : 1000;
          const [start, end] = [low * unit, (low + span) * unit];
          const asked = `range_facets=${field}|${start}|${end}|${(end - start) / parts}&stats=${field}`;
          const { num_found, range_facets, stats } = await ask(`${query}&rows=0&${asked}`);
          const { before = 0, between = 0, after = 0, counts = [] } = range_facets?.[field] ?? {};
          const { count = 0, missing = 0 } = stats?.[field] ?? {};
          expect(before + between + after).toBe(count);
          expect(count + missing).toBe(num_found);
          expect(counts.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(between);
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([
    { ...carSearch, always: [], runs: 500 },
    { ...inventory, always: ['source=peachford.example'], runs: 250 },
    { ...inventory, always: [], runs: 50 },
    { ...dealerships, always: [], runs: 250 },
    { ...dealers, always: [], runs: 250 },
  ])('whatever is asked, no answer is a fault of ours: $path', async ({ path, anyPieces, always, runs }) => {
    await fc.assert(
      fc.asyncProperty(anyPieces, async (some) => {
        const pieces = [...always, ...some];
        const response = await service.ask(`${path}?${pieces.join('&')}`);
        const text = await response.text();
        expect([200, 400, 409, 422], `${pieces.join('&')} → ${text.slice(0, 300)}`).toContain(
          response.status,
        );
        if (response.status !== 200)
          expect(JSON.parse(text)).toEqual({ code: response.status, message: expect.any(String) });
      }),
      { numRuns: runs },
    );
  });

  test('whoever is asked for, no dealer is a fault of ours', async () => {
    const kindOf = fc.constantFrom('car', 'car/uk', 'motorcycle', 'heavy-equipment', 'rv');
    const id = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: 'grapheme' }),
      fc.nat().map(String),
    );
    await fc.assert(
      fc.asyncProperty(kindOf, id, async (kind, dealer) => {
        const response = await service.ask(`/dealer/${kind}/${encodeURIComponent(dealer)}`);
        expect([200, 400, 404]).toContain(response.status);
        if (response.status !== 200)
          expect(await response.json()).toEqual({ code: response.status, message: expect.any(String) });
      }),
      { numRuns: 200 },
    );
  });

  test('a filter of a directory never adds records', async () => {
    const filters = CORPUS.dealers?.flatMap(({ url, error, plan }) =>
      error || plan?.filters?.length !== 3 || /radius|country|start|rows/.test(url)
        ? []
        : [url.split('?')[1] ?? ''],
    );
    const filterOfDealers = fc.constantFrom(...(filters ?? []));
    const found = async (query: string): Promise<string[]> => {
      const response = await service.ask(`/dealers/car?${query}&rows=50`);
      return ((await response.json()) as { dealers: { id: string }[] }).dealers.map(({ id }) => id);
    };
    expect(filters?.length).toBeGreaterThan(8);
    await fc.assert(
      fc.asyncProperty(filterOfDealers, filterOfDealers, async (one, other) => {
        fc.pre(!namesOf(one).some((name) => namesOf(other).includes(name)));
        const second = new Set(await found(other));
        expect(await found(`${one}&${other}`)).toEqual((await found(one)).filter((id) => second.has(id)));
      }),
      { numRuns: 40 },
    );
  });
});
