import { PLANS } from '../accounts/plans.ts';
import { Refusal } from '../catalog/errors.ts';
import { type Market, rolesOf } from '../engine/market.ts';
import { type Query, readQuery } from '../grammar/query.ts';
import { compile, DEFAULT_INDICES } from '../search/compile.ts';
import type { Line } from '../search/line.ts';
import type { SearchPlan } from '../search/plan.ts';
import type { SearchLimits, SearchPolicy } from '../search/policy.ts';
import { readSearch } from '../search/read.ts';
import { lookUps } from '../search/run.ts';
import { marketplaceFormat } from './handlers/marketplace.ts';
import { type Operation, operationAt } from './operations.ts';

/** What a URL becomes: its plan, and the lines of the engine request with the roles of the indices. */
export interface Explanation {
  readonly operation: string;
  readonly plan: SearchPlan;
  readonly request: readonly Line[];
  readonly notes: readonly string[];
}

function notesOf(plan: SearchPlan, market: Market): string[] {
  const covered = rolesOf(market).filter((role) => role !== 'rest');
  return [
    ...(plan.filters.some(({ is }) => is === 'named')
      ? [
          'The first line tells which pieces of the names belong together; the search itself asks for those names.',
        ]
      : []),
    ...(plan.like
      ? ['A line before the search reads the builds of the vins; the search itself follows from them.']
      : []),
    ...(plan.coverage.rest.length > 0
      ? [`"${DEFAULT_INDICES}" stands for the indices of the roles ${covered.join(' and ')} that are read.`]
      : []),
  ];
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
  const operation = operationAt(`/${path.replace(/^\/?(v2\/)?\/?/, '')}`);
  if (operation?.kind !== 'search' && operation?.kind !== 'marketplace') {
    throw new Refusal('not_found', { detail: 'the url is of no search operation' });
  }
  if (operation.kind === 'marketplace') marketplaceFormat(path.replace(/^.*\//, ''));
  const read = readQuery(query);
  if (!read.ok) throw new Refusal('undecodable', { detail: read.fault });
  return { operation, query: read.value };
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
  const { names, like } = lookUps(plan, operation.policy);
  const request = [...(names ? [names] : []), ...(like ? [like] : []), ...counts, ...(page ? [page] : [])];
  return { operation: operation.path, plan, request, notes: notesOf(plan, operation.policy.market) };
}
