import { operationAt } from '../../src/api/operations.ts';
import { MARKETPLACE_FORMATS } from '../../src/records/marketplace/formats.ts';
import type { SearchPolicy } from '../../src/search/policy.ts';

/** The search that a URL of the corpus asks. */
export function policyOf(url: string): SearchPolicy {
  const operation = operationAt(url.replace(/^\/v2|\?.*$/gs, ''));
  if (!operation?.search) throw new Error(`${url} is no search`);
  return operation.search;
}

/** What the formats of marketplaces call the id of a listing. */
const ID_NAMES: readonly string[] = Object.values(MARKETPLACE_FORMATS).flatMap((format) =>
  Object.entries(format.show({ id: 'an id' })).flatMap(([name, value]) => (value === 'an id' ? [name] : [])),
);

/** The id of a row of an answer: of a dealership its website's; formats of marketplaces have words of their own. */
export function idOf(row: Readonly<Record<string, unknown>>, list: SearchPolicy['list']): unknown {
  if (list === 'mc_dealerships') return row.mc_website_id;
  const name = ID_NAMES.find((one) => row[one] !== undefined) ?? 'id';
  return row[name];
}
