import { describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { explain } from '../../src/api/explain.ts';
import { queryParameters } from '../../src/api/openapi/document.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { Refusal } from '../../src/catalog/errors.ts';
import { CASES, CORPUS } from '../cases/all.ts';
import { type Case, holds } from '../cases/case.ts';
import { NOW } from '../market/car.ts';

/** The corpus, pure: URL → plan → engine request, without engine, clock and HTTP. */

/** Refusals that only the number of listings found, or the presentation of the answer, can tell. */
const TOLD_LATER = /[?&](start=15|append_api_key=perhaps|include_relevant_links=perhaps)/;

for (const [theme, cases] of Object.entries(CORPUS)) {
  describe(theme, () => {
    test.each(cases.filter(({ error }) => !error).map((one) => [one.name, one] as const))('%s', (_, one) => {
      const { plan, request } = explain(one.url, PLANS.enterprise, NOW);
      if (one.plan) expect(plan).toMatchObject(one.plan);
      if (one.request) expect(holds(request, one.request), JSON.stringify(request, undefined, 1)).toBe(true);
    });

    const refusals = cases.filter(({ error, url }) => error && !TOLD_LATER.test(url));
    if (refusals.length === 0) return;
    test.each(refusals.map((one) => [one.name, one] as const))('refused: %s', (_, { url, error }) => {
      let refusal: unknown;
      try {
        explain(url, PLANS.enterprise, NOW);
      } catch (thrown) {
        refusal = thrown;
      }
      expect(refusal).toBeInstanceOf(Refusal);
      expect((refusal as Refusal).status).toBe(error?.status);
      expect((refusal as Refusal).message).toContain(error?.message);
    });
  });
}

/** Names of the parameters that a case sends. */
const sent = ({ url }: Case): string[] =>
  (url.split('?')[1] ?? '').split('&').map((piece) => piece.split('=')[0] ?? '');

/** A case proves its parameters when it says the plan, the engine request and the listings. */
const isWhole = (one: Case): boolean =>
  one.plan !== undefined && one.request !== undefined && (one.ids ?? one.inOrder) !== undefined;

test('every documented parameter of a search has a case', () => {
  const proven = new Set(CASES.filter(isWhole).flatMap(sent));
  const documented = OPERATIONS.flatMap((operation) =>
    operation.kind === 'search' ? queryParameters(operation).map(({ name }) => name) : [],
  );
  expect(documented.length).toBeGreaterThan(130);
  expect(documented.filter((name) => !proven.has(name))).toEqual([]);
});

test('cases have names of their own', () => {
  const names = CASES.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('a parameter without effect on the plan gives the plan of nothing asked', () => {
  const { plan: nothing } = explain('/v2/search/car/active', PLANS.enterprise, NOW);
  const { plan } = explain('/v2/search/car/active?api_key=k&append_api_key=false&x=y', PLANS.enterprise, NOW);
  expect(plan).toEqual(nothing);
});
