import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveMarkets } from '../../src/engine/live-markets.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import '../property/seed.ts';
import { loadIncentives } from './incentives-installation.ts';
import { type Made, matching, type Question, terms, valueOfOffer } from './incentives-oracle.ts';
import { Installation } from './ingest-installation.ts';

// The incentive search against brute force, over generated offers that were loaded from a file.

const OFFERS = 300;
const ASKED = 60;

const make = fc.constantFrom('Ford', 'FORD', 'Lincoln', 'Toyota');
const model = fc.constantFrom('Escape', 'Camry', 'Corsair');
const state = fc.constantFrom('GA', 'IL', 'TX');
const word = fc.constantFrom('loyalty', 'Bonus', 'cash');
const vehicle = fc.record({ make, model, year: fc.integer({ min: 2024, max: 2026 }) });
const amount = fc.record(
  {
    monthly: fc.integer({ min: 1, max: 9 }).map((n) => n * 100),
    apr: fc.integer({ min: 0, max: 12 }).map((n) => n / 2),
    term: fc.constantFrom(2, 3, 24, 36),
    term_unit: fc.constantFrom('months', 'Month', 'years'),
  },
  { requiredKeys: ['term', 'term_unit'] },
);
const offer = fc.record(
  {
    vehicles: fc.array(vehicle, { minLength: 1, maxLength: 3 }),
    offer_type: fc.constantFrom('lease', 'cash'),
    amounts: fc.array(amount, { minLength: 1, maxLength: 3 }),
    msrp: fc.integer({ min: 1, max: 40 }).map((n) => n * 1000),
    titles: fc.array(
      fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
      {
        minLength: 1,
        maxLength: 2,
      },
    ),
  },
  { requiredKeys: ['vehicles', 'offer_type'] },
);
const range = (max: number) =>
  fc.tuple(fc.nat(max), fc.nat(max)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const question: fc.Arbitrary<Question> = fc.record(
  {
    ...{ make, model, state },
    year_range: range(2).map(([a, b]) => [2024 + a, 2024 + b] as const),
    monthly_range: range(9).map(([a, b]) => [a * 100, b * 100] as const),
    apr_range: range(6),
    term_range: range(40),
    term_unit: fc.constantFrom('month', 'year'),
    search_titles_text: fc.uniqueArray(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Question>;

const seed = 20_261_128;
const ALL: readonly Made[] = fc
  .sample(fc.record({ offer, state }), { numRuns: OFFERS, seed })
  .map((one, n) => ({ id: `i${n}`, ...one }) as Made);
const QUESTIONS = fc.sample(question, { numRuns: ASKED, seed: seed + 1 });

const queryOf = (asked: Question): string =>
  Object.entries(asked)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(Array.isArray(value) ? value.join('-') : String(value))}`,
    )
    .join('&');

interface Body {
  readonly num_found: number;
  readonly listings: readonly { readonly id: string }[];
  readonly facets: Readonly<Record<string, readonly { readonly term: string; readonly count: number }[]>>;
  readonly range_facets: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  readonly stats: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

describeOnEngine('the incentive search', () => {
  let here: Installation;
  let service: TestApp;
  beforeAll(async () => {
    here = new Installation();
    await loadIncentives(here, ALL);
    service = testApp(
      { client: here.client, prefix: here.prefix },
      { live: liveMarkets(here.client, here.prefix) },
    );
  });
  afterAll(() => here?.drop());

  async function ask(query: string): Promise<Body> {
    const response = await service.ask(`/search/car/incentive/oem?${query}`);
    const body = (await response.json()) as Body;
    expect(response.status, query).toBe(200);
    return body;
  }

  test('finds what holds on one vehicle and on one amount', async () => {
    let several = 0;
    for (const asked of QUESTIONS) {
      const expected = matching(ALL, asked);
      const ids: string[] = [];
      for (let start = 0; start < expected.length; start += 50) {
        const body = await ask(`${queryOf(asked)}&rows=50&start=${start}`);
        expect([queryOf(asked), body.num_found]).toEqual([queryOf(asked), expected.length]);
        ids.push(...body.listings.map(({ id }) => id));
      }
      if (expected.length === 0) expect((await ask(`${queryOf(asked)}&rows=0`)).num_found).toBe(0);
      expect(ids.sort(), queryOf(asked)).toEqual(expected.map(({ id }) => id).sort());
      if (expected.length > 0 && expected.length < OFFERS) several += 1;
    }
    expect(several).toBeGreaterThan(20);
  });

  test('facets count incentives; spellings of one term are one, shown as most are', async () => {
    for (const asked of QUESTIONS.slice(0, 20)) {
      const found = matching(ALL, asked);
      const { facets } = await ask(
        `${queryOf(asked)}&rows=0&facets=make,model,year,term_unit,state&facet_sort=index`,
      );
      const counted = (field: string) =>
        Object.fromEntries((facets[field] ?? []).map(({ term, count }) => [term.toLowerCase(), count]));
      expect(counted('make')).toEqual(
        terms(found, ({ offer: { vehicles } }) => vehicles.map((one) => one.make)),
      );
      expect(counted('model')).toEqual(
        terms(found, ({ offer: { vehicles } }) => vehicles.map((one) => one.model)),
      );
      expect(counted('year')).toEqual(
        terms(found, ({ offer: { vehicles } }) => vehicles.map((one) => String(one.year))),
      );
      expect(counted('state')).toEqual(terms(found, (one) => [one.state]));
      expect(counted('term_unit')).toEqual(
        terms(found, ({ offer: { amounts = [] } }) =>
          amounts.map((one) => (one.term_unit === 'years' ? 'years' : 'months')),
        ),
      );
    }
    const { facets } = await ask('rows=0&facets=make');
    const spelled = ALL.flatMap(({ offer: { vehicles } }) => vehicles.map((one) => one.make));
    const often = (text: string): number => spelled.filter((one) => one === text).length;
    const usual = often('Ford') > often('FORD') ? 'Ford' : 'FORD';
    expect(facets.make?.map(({ term }) => term).sort()).toEqual([usual, 'Lincoln', 'Toyota'].sort());
  });

  test.each([
    ['monthly', 200, 800, 100],
    ['apr', 1, 5, 0.5],
    ['msrp', 5000, 30_000, 5000],
    ['year', 2024, 2026, 1],
  ] as const)('range facet and statistics of %s', async (field, start, end, interval) => {
    for (const asked of QUESTIONS.slice(0, 15)) {
      const found = matching(ALL, asked);
      const values = found.flatMap((one) => valueOfOffer(one, field) ?? []);
      const measured = field === 'year' ? '' : `&stats=${field}`;
      const ranged = `range_facets=${field}|${start}|${end}|${interval}`;
      const body = await ask(`${queryOf(asked)}&rows=0&${ranged}${measured}`);
      const [facet] = body.range_facets[field] ?? [];
      const within = (low: number, high: number): number =>
        values.filter((one) => one >= low && one < high).length;
      const lows = Array.from({ length: (end - start) / interval }, (_, i) => start + i * interval);
      expect(facet).toEqual({
        counts: lows.map((low) => ({
          lower_bound: low,
          upper_bound: low + interval,
          count: within(low, low + interval),
        })),
        ...{ interval, start, end, before: within(Number.NEGATIVE_INFINITY, start) },
        ...{ between: within(start, end), after: within(end, Number.POSITIVE_INFINITY) },
      });
      if (field === 'year') continue;
      const { [field]: figures } = body.stats;
      expect([figures?.count, figures?.missing]).toEqual([values.length, found.length - values.length]);
      if (values.length === 0) continue;
      const sum = values.reduce((all, one) => all + one, 0);
      expect([figures?.min, figures?.max]).toEqual([Math.min(...values), Math.max(...values)]);
      expect(figures?.sum).toBeCloseTo(sum, 6);
      expect(figures?.mean).toBeCloseTo(sum / values.length, 6);
      expect(figures?.sum_of_squares).toBeCloseTo(
        values.reduce((all, one) => all + one * one, 0),
        6,
      );
    }
  });

  test.each(['monthly', 'apr', 'term', 'year', 'msrp'])(
    'the order by %s, what has none last',
    async (field) => {
      for (const descending of [false, true]) {
        const key = (one: Made): number =>
          valueOfOffer(one, field) ?? (descending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
        const expected = ALL.map(key).sort((one, other) => (descending ? other - one : one - other));
        const byId = new Map(ALL.map((one) => [one.id, one]));
        const shown: number[] = [];
        for (let start = 0; start < OFFERS; start += 50) {
          const order = `sort_by=${field}&sort_order=${descending ? 'desc' : 'asc'}`;
          const { listings } = await ask(`rows=50&start=${start}&${order}`);
          shown.push(...listings.map(({ id }) => key(byId.get(id) as Made)));
        }
        expect(shown).toEqual(expected);
      }
    },
  );
});
