import { expect, test } from 'vitest';
import { listingsOf } from '../../src/catalog/markets.ts';
import type { Line } from '../../src/engine/question.ts';
import type { SearchPlan } from '../../src/search/plan.ts';
import { resolve } from '../../src/search/run.ts';

/** What is looked up before a search. */

const searched = { market: 'us-cars', dataset: listingsOf('us-cars') } as const;
const make = { is: 'anyOf', field: 'make', values: ['ford'] } as const;
const seller = { is: 'named', field: 'seller_name', pieces: ['Peach Motors', ' Inc.'] } as const;
const planOf = (filters: SearchPlan['filters'], more: Partial<SearchPlan> = {}): SearchPlan => ({
  operation: 'search',
  coverage: { roles: [], rest: [] },
  filters,
  like: { vins: ['V1'], match: ['model'] },
  ...{ start: 0, rows: 0, plot: false },
  ...more,
});

test('other values are looked up with the search, at once, and nothing of it twice', async () => {
  const asked: (readonly Line[])[] = [];
  const ask = async (lines: readonly Line[]) => {
    asked.push(lines);
    return lines.map((line) => {
      const counts = JSON.stringify(line.body([])).includes('"aggs"');
      // runs: "inc.", "peach motors", "peach motors, inc."
      const buckets = [{ doc_count: 0 }, { doc_count: 1 }, { doc_count: 1 }];
      return {
        total: 0,
        aggregations: counts ? { seller_name: { buckets } } : {},
        sources: counts ? [] : [{ vin: 'V1', is_searchable: true, model: 'Fit' }],
      };
    });
  };
  const { like: _, ...plain } = planOf([]);
  const otherValues = [planOf([seller]), planOf([make]), planOf([seller, make]), plain];
  const plan = await resolve(planOf([make, seller], { otherValues }), searched, ask);
  expect(asked.map((lines) => lines.length)).toEqual([2]);
  const names = { is: 'anyOf', field: 'seller_name', values: ['peach motors, inc.'] };
  const like = { is: 'either', groups: [[{ is: 'anyOf', field: 'model', values: ['fit'] }]] };
  expect(plan.filters).toEqual([make, names, like]);
  expect(plan.otherValues?.map(({ filters }) => filters)).toEqual([
    [names, like],
    [make, like],
    [names, make, like],
    [],
  ]);
  expect(plan.otherValues?.every((one) => one.like === undefined)).toBe(true);
});
