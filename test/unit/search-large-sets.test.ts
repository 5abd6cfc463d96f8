import { expect, test } from 'vitest';
import { listingsOf } from '../../src/catalog/markets.ts';
import type { Line } from '../../src/engine/question.ts';
import { shapeStats } from '../../src/search/features/stats.ts';
import { fieldsInBins } from '../../src/search/large-sets.ts';
import type { Filter, SearchPlan } from '../../src/search/plan.ts';

/** Which percentiles are counted in bins: told from what is found and the values of the field alone. */

const dataset = listingsOf('us-cars');
const make: Filter = { is: 'anyOf', field: 'make', values: ['ford'] };
const model: Filter = { is: 'anyOf', field: 'model', values: ['f-150'] };
const price: Filter = { is: 'between', field: 'price', min: 1 };
const circle: Filter = { is: 'within', centre: { latitude: 33, longitude: -84 }, miles: 10 };
const MOST = 10;

const planOf = (filters: readonly Filter[], fields: readonly string[] = ['price', 'miles']): SearchPlan => ({
  ...{ operation: 'search', coverage: { roles: ['us'], rest: [] }, start: 0, rows: 0, plot: false },
  filters,
  stats: fields.map((name) => ({ name, field: name })),
});

/** What an engine finds, by words that stand in the question; the longest that stands there counts. */
function engineOf(totals: Readonly<Record<string, number>>) {
  const asked: string[][] = [];
  const ask = async (lines: readonly Line[]) => {
    const bodies = lines.map((line) => JSON.stringify(line.body([])));
    asked.push(bodies);
    return bodies.map((body) => {
      const named = Object.keys(totals).filter((words) =>
        words.split(' ').every((one) => body.includes(one)),
      );
      const [longest = ''] = named.sort((one, other) => other.length - one.length);
      return { total: totals[longest] ?? 0, aggregations: {}, sources: [] };
    });
  };
  return { ask, asked };
}

const inBins = async (plan: SearchPlan, totals: Readonly<Record<string, number>>) => {
  const engine = engineOf(totals);
  const fields = [...(await fieldsInBins(plan, dataset, engine.ask, MOST))];
  return { fields, questions: engine.asked.map((lines) => lines.length) };
};

test.each([
  ['as many as the digest may have', 10, []],
  ['one more', 11, ['price', 'miles']],
])('what is found decides: %s', async (_, total, fields) => {
  const told = await inBins(planOf([make, price]), { match_all: 500, ford: 100, 'ford gte': total });
  // the market, the make, then the set with the odd values of two fields
  expect(told).toEqual({ fields, questions: [1, 1, 3] });
});

test('nothing is counted where it cannot matter', async () => {
  const few = { match_all: 10 };
  expect(await inBins(planOf([make]), few)).toEqual({ fields: [], questions: [1] });
  const rare = { match_all: 500, ford: 100, 'f-150': 10 };
  expect(await inBins(planOf([make, model]), rare)).toEqual({ fields: [], questions: [1, 2] });
  const near = { match_all: 500, ford: 100, geo_distance: 10 };
  expect(await inBins(planOf([make, circle]), near)).toEqual({ fields: [], questions: [1, 2] });
  expect(await inBins(planOf([make], []), { match_all: 500 })).toEqual({ fields: [], questions: [] });
  const { stats: _, ...none } = planOf([make]);
  expect(await inBins(none, { match_all: 500 })).toEqual({ fields: [], questions: [] });
});

test('a market as a whole has no filter to ask about', async () => {
  const told = await inBins(planOf([]), { match_all: 500 });
  expect(told).toEqual({ fields: ['price', 'miles'], questions: [1, 3] });
});

test('a field that has a negative value anywhere stays with the digest', async () => {
  const totals = { match_all: 500, ford: 100, 'finance_emp lt': 1 };
  expect((await inBins(planOf([make], ['price', 'finance_emp']), totals)).fields).toEqual(['price']);
});

const shaped = (moments: object, values: Readonly<Record<string, number>>) =>
  shapeStats(
    [{ name: 'price', field: 'price' }],
    9,
    new Map<string, unknown>([
      [
        'price:moments',
        { count: 9, sum: 1, avg: 1, sum_of_squares: 1, std_deviation_sampling: 1, ...moments },
      ],
      ['price:bins', { values }],
    ]),
  ).price;

test('percentiles of bins are round, never outside of the values, and the median is one of them', () => {
  expect(
    shaped({ min: 24_995, max: 70_001 }, { '5.0': 25_007.99, '50.0': 31_007.99, '99.0': 70_015.99 }),
  ).toMatchObject({
    // 31,000 lies in the bin from 30,992; 70,000 in that from 69,952
    percentiles: { '5.0': 25_000, '50.0': 31_000, '99.0': 70_000 },
    median: 31_000,
  });
  expect(shaped({ min: 25_003, max: 25_003 }, { '5.0': 25_007.99, '50.0': 25_007.99 })).toMatchObject({
    percentiles: { '5.0': 25_003, '50.0': 25_003 },
    median: 25_003,
  });
});
