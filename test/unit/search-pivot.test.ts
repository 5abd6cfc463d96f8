import { describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { explain } from '../../src/api/explain/explain.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { firstPolicy } from '../../src/api/request/policies.ts';
import { DEFAULT_MARKET } from '../../src/catalog/markets.ts';
import type { Line, WrittenLine } from '../../src/engine/question.ts';
import { readQuery } from '../../src/grammar/query.ts';
import { costOf } from '../../src/search/cost.ts';
import { readPivot } from '../../src/search/pivot/read.ts';
import { runPivot } from '../../src/search/pivot/run.ts';
import { NOW } from '../market/car.ts';

/** Pivots without an engine: URL → plan → engine request, what is refused, and when the engine is asked once more. */

const PIVOT = '/v2/search/car/active/pivot';
const explained = (query: string, path = PIVOT) =>
  explain(OPERATIONS, `${path}?${query}`, PLANS.enterprise, NOW);

/** What an explained request asks, as its bodies. */
const bodiesOf = ({ request }: Awaited<ReturnType<typeof explained>>): readonly Record<string, unknown>[] =>
  request.flatMap((part) => ('body' in part ? [part.body as Record<string, unknown>] : []));

test('the plan: groups with their order, measures each once, the filters of the search', async () => {
  const { plan } = await explained(
    'make=ford&group_by=body_type|2|5|3,state&measures=dom|median|p90,price|mean,dom|median&group_sort=dom|median|asc,index',
  );
  expect(plan).toEqual({
    operation: 'search/car/active/pivot',
    coverage: { roles: ['us'], rest: [] },
    filters: [{ is: 'anyOf', field: 'make', values: ['ford'] }],
    start: 0,
    rows: 0,
    plot: false,
    groups: [
      {
        name: 'body_type',
        field: 'body_type',
        offset: 2,
        limit: 5,
        minCount: 3,
        order: { by: { field: 'dom', figure: 'median' }, descending: false },
      },
      {
        name: 'state',
        field: 'state',
        offset: 0,
        limit: 20,
        minCount: 1,
        order: { by: 'index', descending: false },
      },
    ],
    measures: [
      { field: 'dom', figure: 'median' },
      { field: 'dom', figure: 'p90' },
      { field: 'price', figure: 'mean' },
    ],
  });
});

test('the request: each field finds its groups, then these alone are measured', async () => {
  const answer = await explained(
    'make=ford&group_by=body_type||5,state&measures=price|mean&group_sort=dom|median',
  );
  const query = { terms: { 'make.lc': ['ford'] } };
  const percents = [5, 25, 50, 75, 90, 95, 99];
  const moments = { extended_stats: { field: 'price' } };
  const cells = {
    terms: { field: 'state', include: ['terms of the columns'], size: 1 },
    aggs: { 'price:moments': moments },
  };
  expect(bodiesOf(answer)).toEqual([
    {
      query,
      size: 0,
      track_total_hits: true,
      aggs: {
        groups: {
          terms: {
            field: 'body_type',
            size: 10_000,
            shard_size: 21_000,
            order: [{ _count: 'desc' }, { _key: 'asc' }],
          },
          aggs: {
            'dom:moments': { extended_stats: { field: 'dom' } },
            'dom:percentiles': { percentiles: { field: 'dom', percents, tdigest: { compression: 1000 } } },
          },
        },
      },
    },
    {
      query,
      size: 0,
      track_total_hits: true,
      aggs: {
        groups: {
          terms: {
            field: 'state',
            size: 20,
            shard_size: 1040,
            order: [{ _count: 'desc' }, { _key: 'asc' }],
          },
        },
      },
    },
    {
      query,
      size: 0,
      track_total_hits: true,
      aggs: {
        'price:moments': moments,
        columns: cells,
        '0:missing': { missing: { field: 'body_type' } },
        '0:other': {
          filter: {
            bool: {
              filter: [{ exists: { field: 'body_type' } }],
              must_not: [{ terms: { body_type: ['terms of the rows'] } }],
            },
          },
        },
        '1:missing': { missing: { field: 'state' } },
        '1:other': {
          filter: {
            bool: {
              filter: [{ exists: { field: 'state' } }],
              must_not: [{ terms: { state: ['terms of the columns'] } }],
            },
          },
        },
      },
    },
    {
      query,
      size: 0,
      track_total_hits: true,
      aggs: {
        groups: {
          terms: { field: 'body_type', include: ['terms of the rows'], size: 1 },
          aggs: { 'price:moments': moments, columns: cells },
        },
      },
    },
  ]);
  expect(answer.notes.join(' ')).toContain('terms of the rows');
});

test('every search of listings has one, with its own filters', () => {
  const paths = OPERATIONS.filter(({ kind }) => kind === 'pivot').map(({ path }) => path);
  const searches = OPERATIONS.filter(({ kind, shows }) => kind === 'search' && shows === 'listing').map(
    ({ path }) => path,
  );
  expect(paths).toEqual(searches.map((path) => `${path}/pivot`));
});

describe('refused', () => {
  const sixFields = 'price|min,miles|min,msrp|min,dom|min,dom_180|min,dom_active|min';
  test.each([
    ['measures=price|mean', 400, 'Parameter group_by is missing.'],
    ['group_by=price', 422, 'Parameter group_by: "price" is not one of its fields.'],
    ['group_by=modle', 422, '"modle" is not one of its fields; closest match: model'],
    ['group_by=car_type', 422, '"car_type" is not one of its fields; the parameter car_type narrows by it'],
    [
      'group_by=inventory_type',
      422,
      '"inventory_type" is not one of its fields; the parameter car_type narrows',
    ],
    ['group_by=make,model,trim', 422, '3 values were sent; the limit is 2'],
    ['group_by=make,make', 422, '"make" stands in it twice'],
    [
      'group_by=base_ext_color,base_exterior_color',
      422,
      'Parameter group_by: "base_ext_color" stands in it twice',
    ],
    ['group_by=make|0|1001', 422, 'the limit of "make|0|1001" is not from 1 to 1000'],
    ['group_by=make|0|0', 422, 'the limit of "make|0|0" is not from 1 to 1000'],
    ['group_by=make|-1', 422, '"-1" is below 0'],
    ['group_by=make|0|1|1|1', 422, 'has more than field|offset|limit|min_count'],
    ['group_by=make|59990|20', 422, 'offset + limit of "make|59990|20" exceed 60000'],
    [
      'group_by=make|0|1000,model|0|11',
      422,
      '1000 rows times 11 columns are 11000 cells; the limit is 10000',
    ],
    ['group_by=make&measures=make|mean', 422, 'Parameter measures: "make" is not one of its fields'],
    ['group_by=make&measures=price', 422, '"price" names no figure'],
    [
      'group_by=make&measures=price|medain',
      422,
      'Parameter measures: "medain" is not a figure; closest match: median',
    ],
    ['group_by=make&measures=price|p42', 422, '"p42" is not a figure'],
    [`group_by=make&measures=${sixFields}`, 422, '6 fields are measured; the limit is 5'],
    ['group_by=make&group_sort=count,index', 422, '2 orders were sent for 1 fields'],
    ['group_by=make&group_sort=best', 422, '"best" is none of count, index and field|figure'],
    ['group_by=make&group_sort=price|median|up', 422, 'has more than field|figure|direction'],
    ['group_by=make&group_sort=model|median', 422, 'Parameter group_sort: "model" is not one of its fields'],
    ['group_by=make&price_range=x', 422, 'Parameter price_range'],
  ])('%s', async (query, status, message) => {
    await expect(explained(query)).rejects.toMatchObject({
      status,
      message: expect.stringContaining(message),
    });
  });

  test('the other name of a field', async () => {
    await expect(explained('group_by=car_type', '/v2/search/rv/active/pivot')).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('closest match: inventory_type'),
    });
  });

  test('an inventory without a dealer', async () => {
    await expect(explained('group_by=make', '/v2/dealerships/inventory/pivot')).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('Name a dealer'),
    });
  });
});

describe('an engine of several indices', () => {
  const policy = firstPolicy(DEFAULT_MARKET);
  const planOf = (text: string) => {
    const query = readQuery(text);
    if (!query.ok) throw new Error(query.fault);
    return readPivot(query.value, policy, PLANS.enterprise, NOW);
  };
  /** An engine that answers one bucket of everything, and says so much of the terms. */
  function engineThatSays(said: object) {
    const sizes: number[][] = [];
    const ask = async (lines: readonly Line[]) => {
      const bodies = lines.map((line) => line.body([]) as { aggs: { groups?: { terms: { size: number } } } });
      sizes.push(bodies.flatMap(({ aggs }) => (aggs.groups ? [aggs.groups.terms.size] : [])));
      return lines.map(() => ({
        total: 9,
        aggregations: { groups: { buckets: [{ key: 'Ford', doc_count: 9 }], ...said } },
        sources: [],
      }));
    };
    return { ask, sizes };
  }

  test('a term that may be counted short: all terms are asked for', async () => {
    const { ask, sizes } = engineThatSays({ doc_count_error_upper_bound: 1, sum_other_doc_count: 4 });
    const pivot = await runPivot(planOf('group_by=make|0|3'), policy.dataset, ask);
    expect(sizes).toEqual([[3], [60_000], [1]]);
    expect(pivot.rows).toEqual([{ item: 'Ford', count: 9 }]);
  });

  test.each([
    ['group_sort=price|median', 'too many for the order price|median; narrow the search'],
    ['group_sort=count|asc', 'too many for the order count; narrow the search'],
    ['group_sort=index&min=2', 'too many for the order index with a min_count; narrow the search'],
  ])('%s: more terms than are ordered are refused', async (query, words) => {
    const { ask } = engineThatSays({ doc_count_error_upper_bound: 0, sum_other_doc_count: 1 });
    const plan = planOf(`group_by=model|0|20|${query.includes('min=') ? 2 : 1}&${query}`);
    await expect(runPivot(plan, policy.dataset, ask)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(`"model" has more than 10000 values here, ${words}`),
    });
  });
});

test.each([
  ['group_by=make|0|5', 'light'],
  ['make=ford&group_by=make|0|5&measures=price|median', 'heavy'],
  ['group_by=make|0|1000&measures=price|mean,miles|mean', 'heavy'],
  ['group_by=make|0|100,body_type|0|100', 'heavy'],
])('cost of %s', async (query, cost) => {
  const lines = bodiesOf(await explained(query)).map((body): WrittenLine => {
    const text = JSON.stringify(body);
    // the terms stand for as many as the limit
    const [, limit = '5'] = /group_by=\w+\|0\|(\d+)/.exec(query) ?? [];
    return {
      cached: true,
      body: JSON.parse(text.replaceAll(/"size":1\b/g, `"size":${limit}`)) as object,
    };
  });
  expect(costOf(lines)).toBe(cost);
});
