import type { Caller } from '../../accounts/accounts.ts';
import { Refusal } from '../../catalog/errors.ts';
import { MARKETS } from '../../catalog/markets.ts';
import { hint } from '../../grammar/nearest.ts';
import { type Query, readQuery } from '../../grammar/query.ts';
import { quote } from '../../grammar/reading.ts';
import type { SearchLimits } from '../../search/policy.ts';
import { readSearch, searchFilters } from '../../search/read.ts';
import { hindrance } from '../access/allow.ts';
import { KEY_PARAMETER } from '../access/credential.ts';
import type { Operation } from '../operation.ts';
import { fits } from '../request/paths.ts';
import type { ViewSearch } from './find-listings.ts';

/** The search that a view stands for: the path of a search of listings, and what narrows and orders it. */

/** Longest text of a search, and of a console's address. */
export const LONGEST_SEARCH = 8192;
/** Besides the filters: the order belongs to what is looked at; pages, counts and the key do not. */
const ORDER = ['sort_by', 'sort_order'];

const unusable = (detail: string): Refusal => new Refusal('bad_parameter', { name: 'search', detail });

/** A search as it is kept. */
export interface KeptSearch {
  readonly path: string;
  readonly query: string;
}

/** The text of a query: names in their order, each value as it was sent. */
const textOf = (query: Query): string =>
  new URLSearchParams(
    [...query]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
  ).toString();

/** The query of a text. Throws bad_parameter. */
function queryOf(text: string): Query {
  const query = readQuery(text);
  if (!query.ok) throw unusable(query.fault);
  return query.value;
}

/** The market and the policy of the search at a path; undefined: none of listings is there. */
function searched(table: readonly Operation[], path: string) {
  const operation = table.find((one) => fits(one, path));
  const policy = operation?.shows === 'listing' ? operation.search : undefined;
  const market = MARKETS.find((one) => one === policy?.market);
  return operation && policy && market ? { operation, policy, market } : undefined;
}

/** The search of a kept one. Throws not_allowed where the caller may not use it, not_found where there is none any more. */
export function viewSearch(
  table: readonly Operation[],
  caller: Caller,
  { path, query }: KeptSearch,
): ViewSearch {
  const found = searched(table, path);
  if (!found) throw new Refusal('not_found', { detail: `no search of listings is at ${path}` });
  const detail = hindrance(found.operation, caller);
  if (detail) throw new Refusal('not_allowed', { detail });
  return { market: found.market, policy: found.policy, query: queryOf(query) };
}

/** Throws bad_parameter for a name that the search does not take: a view with a misspelt filter would find too much. */
function refuseUnknown({ parameters }: Operation, query: Query): void {
  const known = [...parameters.map(({ name }) => name), KEY_PARAMETER];
  for (const name of query.keys())
    if (!known.includes(name))
      throw unusable(`${quote(name)} is not a parameter of this search${hint(name, known)}`);
}

/**
 * Reads a search as it is sent: from its path on, with or without /v2 and the address of a server. What does not narrow or
 * order it, as the key, is left out.
 */
export function readViewSearch(table: readonly Operation[], text: string): KeptSearch {
  if (text.length > LONGEST_SEARCH) throw unusable(`it is longer than ${LONGEST_SEARCH} characters`);
  const [, sent = '', rest = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)\??([^#]*)/.exec(text.trim()) ?? [];
  const path = `/${sent.replace(/^\/?(v2\/)?\/?/, '').replace(/\/$/, '')}`;
  const found = searched(table, path);
  if (!found)
    throw unusable('send the URL of a search of listings, for example /v2/search/car/active?make=ford');
  const query = queryOf(rest);
  refuseUnknown(found.operation, query);
  const kept = new Set([...searchFilters(found.policy).map(({ name }) => name), ...ORDER]);
  return { path, query: textOf(new Map([...query].filter(([name]) => kept.has(name)))) };
}

/** Throws what the search itself would be refused with. */
export function checkSearch({ policy, query }: ViewSearch, limits: SearchLimits, now: Date): void {
  readSearch(query, policy, limits, now);
}
