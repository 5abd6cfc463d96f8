import { describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { operationAt } from '../../src/api/operations.ts';
import type { SearchPlan } from '../../src/search/plan.ts';
import { CASES } from '../cases/all.ts';
import { NOW } from '../market/car.ts';
import { explain } from '../market/explain.ts';

/** Searches beside E1 read its parameters as E1 does, but for those that decide who is searched, and those left out. */

const E1 = '/search/car/active';

const documented = (path: string): string[] => {
  const operation = operationAt(path);
  if (!operation) throw new Error(path);
  return operation.parameters.map(({ name }) => name);
};
const plan = (path: string, query: string) => explain(`/v2${path}?${query}`, PLANS.enterprise, NOW).plan;

/** A plan but for who is searched, the other values included. */
function whatIsAsked({ operation: _, coverage: __, otherValues, ...rest }: SearchPlan): object {
  return { ...rest, ...(otherValues ? { otherValues: otherValues.map(whatIsAsked) } : {}) };
}

/** Queries of E1's cases that only send parameters which the operation takes, with their answered plan. */
const shared = (path: string): string[] => {
  const taken = documented(path);
  return CASES.filter(({ url, error }) => !error && url.startsWith(`/v2${E1}?`))
    .map(({ url }) => url.split('?')[1] ?? '')
    .filter((query) => query.split('&').every((piece) => taken.includes(piece.split('=')[0] ?? '')));
};

describe.each([
  ['/search/car/fsbo/active', ['exclude_dealer_listings']],
  ['/search/car/auction/active', ['title_type']],
  ['/search/car/recents', ['sold', 'expired']],
])('%s', (path, own) => {
  test('takes parameters of E1 and its own ones', () => {
    const extra = documented(path).filter((name) => !documented(E1).includes(name));
    expect(
      extra.sort(),
      `Parameters of ${path} that ${E1} does not take are named in this file, beside the path.`,
    ).toEqual([...own].sort());
    expect(documented(path).length).toBeGreaterThan(110);
  });

  test('every parameter of E1 that it takes has a case there', () => {
    const sent = new Set(
      shared(path).flatMap((query) => query.split('&').map((piece) => piece.split('=')[0])),
    );
    const missing = documented(path).filter((name) => !sent.has(name) && !own.includes(name));
    expect(
      missing,
      `No case of ${E1} sends these without a parameter that ${path} does not take: add one to a file of test/cases ` +
        '(plan, request and ids). When the operation should not take them: `leftOut` in src/catalog/markets/us-cars.ts.',
    ).toEqual([]);
  });

  test('filters, counts, orders and pages as E1 does', () => {
    let compared = 0;
    for (const query of shared(path)) {
      let asked: ReturnType<typeof plan>;
      try {
        asked = plan(path, query);
      } catch (error) {
        // of counts one kind
        expect(String(error)).toContain('only one of');
        continue;
      }
      expect(whatIsAsked(asked), query).toEqual(whatIsAsked(plan(E1, query)));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('what is left out filters nothing', () => {
    const left = documented(E1).filter((name) => !documented(path).includes(name));
    expect(left.length).toBeGreaterThan(5);
    const nothing = plan(path, '');
    expect(plan(path, left.map((name) => `${name}=true`).join('&'))).toEqual(nothing);
  });
});
