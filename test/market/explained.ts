import { PLANS } from '../../src/accounts/plans.ts';
import { explainSearch, isSearch } from '../../src/api/explain/searches.ts';
import { readUrl } from '../../src/api/explain/url.ts';
import type { ShownLine } from '../../src/engine/question.ts';
import type { SearchPlan } from '../../src/search/plan.ts';
import type { SearchLimits } from '../../src/search/policy.ts';

/** What the URL of a search becomes: its plan and the lines of the engine request. */
export function explain(
  url: string,
  limits: SearchLimits = PLANS.enterprise,
  now: Date = new Date(),
): { readonly operation: string; readonly plan: SearchPlan; readonly request: readonly ShownLine[] } {
  const read = readUrl(url);
  const { operation } = read;
  if (!isSearch(operation)) throw new Error(`${url} is no search`);
  const { plan, request } = explainSearch(operation, read, limits, now);
  return { operation: operation.path, plan, request: request.filter((part) => 'roles' in part) };
}
