import { PLANS, type Plan } from '../accounts/plans.ts';
import { Refusal } from '../catalog/errors.ts';
import { type Market, rolesOf } from '../engine/market.ts';
import { readQuery } from '../grammar/query.ts';
import { compile, DEFAULT_INDICES, type Line } from '../search/compile.ts';
import type { SearchPlan } from '../search/plan.ts';
import { readSearch } from '../search/read.ts';
import { lookUps } from '../search/run.ts';
import { operationAt } from './operations.ts';

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

/**
 * The plan and the engine request of a search URL, without running it (design.md decision 11). The URL may be
 * whole or begin at its path, with or without /v2. Throws a Refusal as the URL itself would.
 */
export function explain(url: string, limits: Plan = PLANS.enterprise, now: Date = new Date()): Explanation {
  const [, target = ''] = /^(?:https?:\/\/[^/]*)?(.*)$/s.exec(url.trim()) ?? [];
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? [];
  const operation = operationAt(`/${path.replace(/^\/?(v2\/)?\/?/, '')}`);
  if (operation?.kind !== 'search' && operation?.kind !== 'marketplace') {
    throw new Refusal('not_found', { detail: 'the url is of no search operation' });
  }
  const read = readQuery(query);
  if (!read.ok) throw new Refusal('undecodable', { detail: read.fault });
  const plan = readSearch(read.value, operation.policy, limits, now);
  const { counts, page } = compile(plan, operation.policy.dataset);
  const { names, like } = lookUps(plan, operation.policy);
  const request = [...(names ? [names] : []), ...(like ? [like] : []), ...counts, ...(page ? [page] : [])];
  return { operation: operation.path, plan, request, notes: notesOf(plan, operation.policy.market) };
}
