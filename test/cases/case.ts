import type { Filter, SearchPlan, Value } from '../../src/search/plan.ts';
import { US_IN_ORDER } from '../market/cars.ts';

/**
 * One case of the corpus: what a URL means, written by hand from part-1.md, feeds.md and supplement.md, on the
 * hand-made market of test/market/cars.ts at 2026-06-15T12:00:00Z. It runs three ways: pure (URL → plan → engine
 * request), on the real engine without HTTP, and through HTTP.
 */
export interface Case {
  readonly name: string;
  /** path and query; api_key is added where one is needed */
  readonly url: string;
  /** members that the plan must have; arrays whole */
  readonly plan?: Partial<SearchPlan>;
  /** what must stand somewhere in the engine request */
  readonly request?: unknown;
  /** ids of the page, in any order */
  readonly ids?: readonly string[];
  /** ids of the page, in this order */
  readonly inOrder?: readonly string[];
  /** members of the answer; arrays whole */
  readonly answer?: object;
  readonly error?: { readonly status: number; readonly message: string };
}

/** E1 with this query. */
export const search = (query: string): string => `/v2/search/car/active?${query}`;

/** Does the fragment stand somewhere in the tree? Objects may have more members, arrays are compared whole. */
export function holds(tree: unknown, fragment: unknown): boolean {
  if (agrees(tree, fragment)) return true;
  if (typeof tree !== 'object' || tree === null) return false;
  return Object.values(tree).some((member) => holds(member, fragment));
}

function agrees(tree: unknown, fragment: unknown): boolean {
  if (typeof fragment !== 'object' || fragment === null) return Object.is(tree, fragment);
  if (typeof tree !== 'object' || tree === null) return false;
  if (Array.isArray(fragment)) {
    return (
      Array.isArray(tree) &&
      tree.length === fragment.length &&
      fragment.every((one, i) => agrees(tree[i], one))
    );
  }
  return Object.entries(fragment).every(([key, value]) =>
    agrees((tree as Record<string, unknown>)[key], value),
  );
}

/** A list filter alone: the values as they are compared, and the path that the engine is asked. */
export function listed(query: string, path: string, values: readonly Value[], ids: readonly string[]): Case {
  const filter: Filter = { is: 'anyOf', field: path.replace(/\.lc$/, ''), values };
  return {
    name: query,
    url: search(query),
    plan: { filters: [filter] },
    request: { terms: { [path]: values } },
    ids,
  };
}

/** Listings with any of the values are left out. */
export function left(query: string, path: string, values: readonly Value[], ids: readonly string[]): Case {
  const filter: Filter = { is: 'noneOf', field: path.replace(/\.lc$/, ''), values };
  const request = { bool: { must_not: [{ terms: { [path]: values } }] } };
  return { name: query, url: search(query), plan: { filters: [filter] }, request, ids };
}

/** A range filter alone, both ends included. */
export function ranged(
  query: string,
  field: string,
  { min, max }: { readonly min?: number; readonly max?: number },
  ids: readonly string[],
): Case {
  const ends = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const bounds = { ...(min === undefined ? {} : { gte: min }), ...(max === undefined ? {} : { lte: max }) };
  return {
    name: query,
    url: search(query),
    plan: { filters: [{ is: 'between', field, ...ends }] },
    request: { range: { [field]: bounds } },
    ids,
  };
}

/** Parameters that ask nothing: the question of everything. */
export const nothing = (query: string, name: string): Case => ({
  name: `${query}: ${name}`,
  url: search(query),
  plan: { filters: [], coverage: { roles: ['us'], rest: [] } },
  request: { match_all: {} },
  inOrder: US_IN_ORDER.slice(0, 10),
});

/** A refusal. */
export const refused = (query: string, status: number, message: string): Case => ({
  name: query,
  url: search(query),
  error: { status, message },
});
