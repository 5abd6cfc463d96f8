import { operationAt } from '../../src/api/operations.ts';
import type { SearchPolicy } from '../../src/search/policy.ts';

/** The search that a URL of the corpus asks. */
export function policyOf(url: string): SearchPolicy {
  const operation = operationAt(url.replace(/^\/v2|\?.*$/gs, ''));
  if (!operation?.search) throw new Error(`${url} is no search`);
  return operation.search;
}

/** The id of a row of an answer: of a dealership its website's, and format A has a word of its own. */
export const idOf = (row: Readonly<Record<string, unknown>>, list: SearchPolicy['list']): unknown =>
  list === 'mc_dealerships' ? row.mc_website_id : (row.vehicle_id ?? row.id);
