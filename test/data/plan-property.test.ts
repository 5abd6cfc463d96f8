import '../property/seed.ts';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { Refusal } from '../../src/catalog/errors.ts';
import { compileRangeFacets } from '../../src/search/features/range-facets.ts';
import type { RangeFacetAsk } from '../../src/search/plan.ts';
import { Questions } from '../../src/search/questions.ts';
import { DEALER_NAMES } from '../../src/search/scopes/inventory.ts';
import { NOW } from '../market/car.ts';
import { explain } from '../market/explain.ts';
import { carSearch, dealers, dealerships, inventory, nameOf } from '../property/queries.ts';

/** The compiler: whatever is asked, a sound engine request or a refusal that names a parameter. */

const read = (path: string, pieces: readonly string[]) => {
  try {
    return explain(`/v2${path}?${pieces.join('&')}`, PLANS.enterprise, NOW);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

/** What no engine request may hold; a path to the first fault. */
function unsound(node: unknown, at = ''): string | undefined {
  if (node === null || node === undefined) return `${at}: ${node}`;
  if (typeof node === 'number')
    return Number.isFinite(node) && !Object.is(node, -0) ? undefined : `${at}: ${node}`;
  if (Array.isArray(node) && node.length === 0) return `${at}: []`;
  if (typeof node !== 'object') return undefined;
  for (const [key, value] of Object.entries(node)) {
    // a match on nothing and a range open at both ends are whole as they are
    const fault = unsound(value, `${at}.${key}`);
    if (fault) return fault;
  }
  return undefined;
}

/** A search, the rows of its largest page, what every request sends, and how many requests are made. */
const SEARCHES = [
  { ...carSearch, most: 50, always: [], runs: 3000 },
  { ...inventory, most: 1500, always: ['dealer_id=1001'], runs: 1000 },
  { ...dealerships, most: 50, always: [], runs: 1000 },
  { ...dealers, most: 50, always: [], runs: 1000 },
];

describe.each(SEARCHES)('$path', ({ path, most, always, runs, anyPieces, readablePieces }) => {
  test.prop([anyPieces], { numRuns: runs })(
    'a sound request of rows within bounds, or a refusal that names what was sent',
    (some) => {
      const pieces = [...always, ...some];
      const outcome = read(path, pieces);
      if (outcome instanceof Refusal) {
        expect([400, 422]).toContain(outcome.status);
        expect(outcome.message.replaceAll(/".*?"/g, '')).not.toMatch(/undefined|\[object|NaN/);
        if (outcome.status === 400) return;
        const [, named] = /^Parameter (\w+): ./.exec(outcome.message) ?? [];
        expect(pieces.map(nameOf)).toContain(named);
        return;
      }
      expect(unsound(outcome.request)).toBeUndefined();
      expect(JSON.parse(JSON.stringify(outcome.request))).toEqual(outcome.request);
      expect(JSON.parse(JSON.stringify(outcome.plan))).toEqual(outcome.plan);
      const { start, rows, plot } = outcome.plan;
      expect(start).toBeGreaterThanOrEqual(0);
      expect(rows).toBeLessThanOrEqual(plot ? 1000 : most);
      expect(start + rows).toBeLessThanOrEqual(10_000);
    },
  );

  const shuffled = readablePieces.chain((pieces) =>
    fc.tuple(fc.constant(pieces), fc.shuffledSubarray([...pieces], { minLength: pieces.length })),
  );

  test.prop([shuffled], { numRuns: runs })(
    'the plan does not depend on the order of parameters',
    ([one, other]) => {
      const [first, second] = [read(path, [...always, ...one]), read(path, [...other, ...always])];
      if (first instanceof Refusal || second instanceof Refusal) {
        expect([first, second].every((outcome) => outcome instanceof Refusal)).toBe(true);
        return;
      }
      expect(second.plan).toEqual(first.plan);
      // not only equal: the same text, as the engine's cache compares requests
      expect(JSON.stringify(second.request)).toBe(JSON.stringify(first.request));
    },
  );

  test.prop([readablePieces], { numRuns: runs / 4 })(
    'sending a list as a repeated parameter changes nothing',
    (pieces) => {
      const repeated = pieces.flatMap((piece) => {
        const [name = '', value = ''] = piece.split('=');
        const isList = /^(make|model|year|state|base_ext_color|city|mc_category|mc_website_id)$/.test(name);
        return isList ? value.split(',').map((one) => `${name}=${one}`) : [piece];
      });
      const [first, second] = [read(path, [...always, ...pieces]), read(path, [...always, ...repeated])];
      if (first instanceof Refusal || second instanceof Refusal) return;
      expect(second.plan).toEqual(first.plan);
    },
  );
});

test.prop([inventory.anyPieces], { numRuns: 1000 })('an inventory is of a dealer, or refused', (pieces) => {
  const nameless = pieces.filter((piece) => !DEALER_NAMES.some((name) => name === nameOf(piece)));
  const outcome = read(inventory.path, nameless);
  expect(outcome).toBeInstanceOf(Refusal);
  if (!(outcome instanceof Refusal) || outcome.status === 400) return;
  expect([outcome.status, outcome.message]).toEqual([422, expect.stringMatching(/^Name a dealer/)]);
});

const finite = fc
  .double({ min: -1e9, max: 1e9, noNaN: true, noDefaultInfinity: true })
  .map((n) => Number(n.toFixed(3)) + 0);
const rangeFacet = fc
  .tuple(
    finite,
    fc.double({ min: 0.001, max: 1e9, noNaN: true }),
    fc.double({ min: 0.00501, max: 2, noNaN: true }),
  )
  .map(([start, span, share]) => ({ start, end: start + Number(span.toFixed(3)), interval: span * share }))
  .filter(({ start, end, interval }) => end > start && interval > (end - start) / 200);

test.prop([rangeFacet], { numRuns: 2000 })(
  'buckets of a range facet tile its span, in ascending order',
  (asked) => {
    const facet: RangeFacetAsk = { name: 'price', field: 'price', ...asked };
    const questions = new Questions(false);
    compileRangeFacets([facet], questions);
    const [aggregations] = questions.all();
    const { range } = Object.values(aggregations ?? {})[0] as {
      range: { ranges: { from?: number; to?: number }[] };
    };
    const [before, ...rest] = range.ranges;
    const after = rest.pop();
    expect([before, after]).toEqual([{ to: facet.start }, { from: facet.end }]);
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.length).toBeLessThanOrEqual(200);
    let edge = facet.start;
    for (const { from = Number.NaN, to = Number.NaN } of rest) {
      expect(from).toBe(edge);
      expect(to).toBeGreaterThan(from);
      edge = to;
    }
    expect(edge).toBe(facet.end);
  },
);
