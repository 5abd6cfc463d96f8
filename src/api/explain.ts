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
import { marketplaceFormat } from './handlers/marketplace.ts';
import { type Operation, operationAt, pathValues } from './operations.ts';
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

/** An operation that searches. */
type SearchOperation = Extract<Operation, { readonly policy: SearchPolicy }>;

/**
 * The search that a URL asks, and its query. The URL may be whole or begin at its path, with or without /v2. Throws a
 * Refusal as the URL itself would.
 */
export function searchAt(url: string): { readonly operation: SearchOperation; readonly query: Query } {
  const [, target = ''] = /^(?:https?:\/\/[^/]*)?(.*)$/s.exec(url.trim()) ?? [];
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? [];
  const below = `/${path.replace(/^\/?(v2\/)?\/?/, '')}`;
  const operation = operationAt(below);
  if (operation?.kind !== 'search' && operation?.kind !== 'marketplace') {
    throw new Refusal('not_found', { detail: 'the url is of no search operation' });
  }
  if (operation.kind === 'marketplace') marketplaceFormat(path.replace(/^.*\//, ''));
  const read = readQuery(query);
  if (!read.ok) throw new Refusal('undecodable', { detail: read.fault });
  const inPath = pathValues(operation, below);
  return {
    operation,
    query: withPath(read.value, operation.policy, (name) => decoded(inPath.get(name) ?? '')),
  };
}

/** The plan and the engine request of a search URL, without running it (design.md decision 11). */
export function explain(
  url: string,
  limits: SearchLimits = PLANS.enterprise,
  now: Date = new Date(),
): Explanation {
  const { operation, query } = searchAt(url);
  const plan = readSearch(query, operation.policy, limits, now);
  const { counts, page } = compile(plan, operation.policy.dataset);
  const before = Object.values(lookUps(plan, operation.policy));
  const request = [...before, ...counts, ...(page ? [page] : [])];
  return { operation: operation.path, plan, request, notes: notesOf(plan, operation.policy.market) };
}
