import { PLANS } from '../accounts/plans.ts';
import { Refusal } from '../catalog/errors.ts';
import { NO_MARKET, rolesOf, type Searched } from '../engine/market.ts';
import { type Query, readQuery } from '../grammar/query.ts';
import { compile, DEFAULT_INDICES } from '../search/compile.ts';
import type { Line } from '../search/line.ts';
import type { SearchPlan } from '../search/plan.ts';
import type { SearchLimits, SearchPolicy } from '../search/policy.ts';
import { readSearch } from '../search/read.ts';
import { lookUps } from '../search/run.ts';
import { compileTerms } from '../search/suggest/compile.ts';
import { readSuggest } from '../search/suggest/read.ts';
import { marketplaceFormat } from './handlers/marketplace.ts';
import type { Operation } from './operation.ts';
import { operationAt, pathValues } from './operations.ts';
import { withPath } from './path-query.ts';

/** What a URL becomes: its plan, and the lines of the engine request with the roles of the indices. */
export interface Explanation {
  readonly operation: string;
  readonly plan: SearchPlan;
  readonly request: readonly Line[];
  readonly notes: readonly string[];
}

function notesOf(plan: SearchPlan, market: Searched): string[] {
  const covered = market === NO_MARKET ? [] : rolesOf(market).filter((role) => role !== 'rest');
  return [
    ...(plan.filters.some(({ is }) => is === 'named')
      ? [
          'The first line tells which pieces of the names belong together; the search itself asks for those names.',
        ]
      : []),
    ...(plan.like
      ? ['A line before the search reads the builds of the vins; the search itself follows from them.']
      : []),
    ...(plan.area
      ? ['A line before the search tells the area of the zip; the search itself asks for its msa_code.']
      : []),
    ...(plan.coverage.rest.length > 0
      ? [`"${DEFAULT_INDICES}" stands for the indices of the roles ${covered.join(' and ')} that are read.`]
      : []),
  ];
}

/** A member of a path. Throws undecodable where it is no percent-encoded UTF-8. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal('undecodable', { detail: 'the path is not percent-encoded UTF-8' });
  }
}

/** An operation that searches, or suggests what a search finds. */
type SearchOperation = Extract<Operation, { readonly kind: 'search' | 'marketplace' | 'auto-complete' }>;

const SEARCHES: readonly Operation['kind'][] = ['search', 'marketplace', 'auto-complete'];

const isSearch = (operation: Operation | undefined): operation is SearchOperation =>
  operation !== undefined && SEARCHES.includes(operation.kind);

/** The search that an operation makes. */
export const searchOf = (operation: SearchOperation): SearchPolicy =>
  operation.kind === 'auto-complete' ? operation.policy.search : operation.policy;

/**
 * The search that a URL asks, and its query. The URL may be whole or begin at its path, with or without /v2. Throws a
 * Refusal as the URL itself would.
 */
export function searchAt(url: string): { readonly operation: SearchOperation; readonly query: Query } {
  const [, target = ''] = /^(?:https?:\/\/[^/]*)?(.*)$/s.exec(url.trim()) ?? [];
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? [];
  const below = `/${path.replace(/^\/?(v2\/)?\/?/, '').replace(/\/$/, '')}`;
  const operation = operationAt(below);
  if (!isSearch(operation)) {
    throw new Refusal('not_found', { detail: 'the url is of no search operation' });
  }
  if (operation.kind === 'marketplace') marketplaceFormat(below.replace(/^.*\//, ''));
  const read = readQuery(query);
  if (!read.ok) throw new Refusal('undecodable', { detail: read.fault });
  const inPath = pathValues(operation, below);
  return {
    operation,
    query: withPath(read.value, searchOf(operation), (name) => decoded(inPath.get(name) ?? '')),
  };
}

/** The plan of a search, and the lines that answer it once what it must look up is known. */
function planned(
  operation: SearchOperation,
  ...[query, limits, now]: [Query, SearchLimits, Date]
): { readonly plan: SearchPlan; readonly lines: readonly Line[] } {
  if (operation.kind === 'auto-complete') {
    const plan = readSuggest(query, operation.policy, limits, now);
    return { plan, lines: compileTerms(plan, operation.policy) };
  }
  const plan = readSearch(query, operation.policy, limits, now);
  const { counts, page } = compile(plan, operation.policy.dataset);
  return { plan, lines: [...counts, ...(page ? [page] : [])] };
}

/** The plan and the engine request of a search URL, without running it (design.md decision 11). */
export function explain(
  url: string,
  limits: SearchLimits = PLANS.enterprise,
  now: Date = new Date(),
): Explanation {
  const { operation, query } = searchAt(url);
  const policy = searchOf(operation);
  const { plan, lines } = planned(operation, query, limits, now);
  const request = [...Object.values(lookUps(plan, policy)), ...lines];
  return { operation: operation.path, plan, request, notes: notesOf(plan, policy.market) };
}
