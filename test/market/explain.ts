import { PLANS } from '../../src/accounts/plans.ts';
import { readUrl } from '../../src/api/explain/url.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import type { ShownLine } from '../../src/engine/question.ts';
import type { SearchPlan } from '../../src/search/plan.ts';
import type { SearchLimits } from '../../src/search/policy.ts';

/** What the URL of a search becomes: its plan and the lines of the engine request. */
export function explain(
  url: string,
  limits: SearchLimits = PLANS.enterprise,
  now: Date = new Date(),
): { readonly operation: string; readonly plan: SearchPlan; readonly request: readonly ShownLine[] } {
  const { operation, read } = readUrl(OPERATIONS, url);
  if (!operation.search && !operation.suggests) throw new Error(`${url} is no search`);
  const explained = operation.explain(read, { limits, now });
  if (explained instanceof Promise) throw new Error(`${url} is not explained at once`);
  const request = explained.request.filter((part) => 'roles' in part);
  return { operation: operation.path, plan: explained.plan as SearchPlan, request };
}
