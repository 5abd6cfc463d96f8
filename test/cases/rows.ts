import { operationAt } from '../../src/api/operations.ts';
import type { MarketplaceFormat } from '../../src/records/marketplace/format.ts';
import { formatOf } from '../../src/records/marketplace/formats.ts';
import type { SearchPolicy } from '../../src/search/policy.ts';

/** The search that a URL of the corpus asks. */
export function policyOf(url: string): SearchPolicy {
  const operation = operationAt(url.replace(/^\/v2|\?.*$/gs, ''));
  if (!operation?.search) throw new Error(`${url} is no search`);
  return operation.search;
}

type Row = Readonly<Record<string, unknown>>;

/** The id of a stored row: of a dealership its website's. */
export const idOf = (row: Row, list: SearchPolicy['list']): unknown =>
  row[list === 'mc_dealerships' ? 'mc_website_id' : 'id'];

/** Where a format of a marketplace shows the id of a listing. */
function idMember({ name, show }: MarketplaceFormat): string {
  const shown = Object.entries(show({ id: 'an id' }));
  const [member] = shown.find(([, value]) => value === 'an id') ?? [];
  if (member === undefined)
    throw new Error(
      `${name} shows the id of a listing in no member: test/cases/rows.ts tells its rows apart by it`,
    );
  return member;
}

/** Reads the id of a row of what a URL answers; a format of a marketplace has a name of its own for it. */
export function answeredId(url: string): (row: Row) => unknown {
  const [, name = ''] = /\/marketplaces\/([^/?]+)/.exec(url) ?? [];
  const format = formatOf(name);
  if (!format) return (row) => idOf(row, policyOf(url).list);
  const member = idMember(format);
  return (row) => row[member];
}
