import type { Filter, SearchPlan, Value } from '../../src/search/plan.ts';
import { US_IN_ORDER } from '../market/cars.ts';

/**
 * One case of the corpus: what a URL means, written by hand from part-1.md, feeds.md and supplement.md, on the
 * hand-made market of test/market at 2026-06-15T12:00:00Z. It runs three ways: pure (URL → plan → engine
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
  /** filters once the engine has told which names it knows; arrays whole */
  readonly settled?: readonly Filter[];
  /** ids of the page, in any order: those of listings and dealers, of dealerships their websites' */
  readonly ids?: readonly string[];
  /** ids of the page, in this order */
  readonly inOrder?: readonly string[];
  /** members of the answer; arrays whole */
  readonly answer?: object;
  readonly error?: { readonly status: number; readonly message: string };
}

/** Does the fragment stand somewhere in the tree? Objects may have more members, arrays are compared whole. */
export function holds(tree: unknown, fragment: unknown): boolean {
  if (agrees(tree, fragment)) return true;
  if (typeof tree !== 'object' || tree === null) return false;
  return Object.values(tree).some((member) => holds(member, fragment));
}

/** `{ price: 'asc' }` is how the engine writes `{ price: { order: 'asc' } }` in short. */
const inShort = (tree: unknown, fragment: unknown): boolean =>
  (fragment === 'asc' || fragment === 'desc') &&
  typeof tree === 'object' &&
  tree !== null &&
  'order' in tree &&
  tree.order === fragment;

function agrees(tree: unknown, fragment: unknown): boolean {
  if (inShort(tree, fragment)) return true;
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

export const is = (field: string, value: string | boolean): Filter => ({
  is: 'anyOf',
  field,
  values: [value],
});

/** An operation whose cases are written. */
interface Asked {
  /** below /v2 */
  readonly path: string;
  /** what every request sends */
  readonly sent?: string;
  /** filters that every plan has, whatever is sent */
  readonly always?: readonly Filter[];
}

/** The ways to write the cases of one operation. */
export function casesOf({ path, sent = '', always = [] }: Asked) {
  const nameOf = (query: string): string => (path === '/search/car/active' ? query : `${path} ${query}`);
  const url = (query: string): string =>
    `/v2${path}?${[sent, query].filter((part) => part !== '').join('&')}`;
  /** a plan's filters stand in the order of their JSON text */
  const filters = (...own: readonly Filter[]): readonly Filter[] =>
    [...always, ...own].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

  return {
    /** the operation with this query */
    url,

    /** Those filters alone. */
    filters,

    /** A list filter alone: the values as they are compared, and the path that the engine is asked. */
    listed(query: string, at: string, values: readonly Value[], ids: readonly string[]): Case {
      return {
        name: nameOf(query),
        url: url(query),
        plan: { filters: filters({ is: 'anyOf', field: at.replace(/\.lc$/, ''), values }) },
        request: { terms: { [at]: values } },
        ids,
      };
    },

    /** Rows with any of the values are left out. */
    left(query: string, at: string, values: readonly Value[], ids: readonly string[]): Case {
      return {
        name: nameOf(query),
        url: url(query),
        plan: { filters: filters({ is: 'noneOf', field: at.replace(/\.lc$/, ''), values }) },
        request: { bool: { must_not: [{ terms: { [at]: values } }] } },
        ids,
      };
    },

    /** A range filter alone, both ends included. */
    ranged(
      query: string,
      field: string,
      { min, max }: { readonly min?: number; readonly max?: number },
      ids: readonly string[],
    ): Case {
      const ends = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
      const bounds = {
        ...(min === undefined ? {} : { gte: min }),
        ...(max === undefined ? {} : { lte: max }),
      };
      return {
        name: nameOf(query),
        url: url(query),
        plan: { filters: filters({ is: 'between', field, ...ends }) },
        request: { range: { [field]: bounds } },
        ids,
      };
    },

    /**
     * A list of names that may hold commas: its pieces, and the names that they turn out to be. The request asks
     * first which runs of pieces are known.
     */
    named(
      query: string,
      at: string,
      { pieces, names }: { readonly pieces: readonly string[]; readonly names: readonly string[] },
      ids: readonly string[],
    ): Case {
      const field = at.replace(/\.lc$/, '');
      const [first = ''] = pieces;
      return {
        name: nameOf(query),
        url: url(query),
        plan: { filters: filters({ is: 'named', field, pieces }) },
        request: { term: { [at]: first.toLowerCase() } },
        settled: filters({ is: 'anyOf', field, values: names }),
        ids,
      };
    },

    /** A refusal. */
    refused(query: string, status: number, message: string): Case {
      return { name: nameOf(query), url: url(query), error: { status, message } };
    },
  };
}

/** E1 with this query. */
export const { url: search, listed, left, ranged, named, refused } = casesOf({ path: '/search/car/active' });

/** Parameters of E1 that ask nothing: the question of everything. */
export const nothing = (query: string, name: string): Case => ({
  name: `${query}: ${name}`,
  url: search(query),
  plan: { filters: [], coverage: { roles: ['us'], rest: [] } },
  request: { match_all: {} },
  inOrder: US_IN_ORDER.slice(0, 10),
});
