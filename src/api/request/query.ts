import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { type Query, readQuery } from '../../grammar/query.ts';
import type { SearchPolicy } from '../../search/policy.ts';

/** The raw query string of a request. */
export function queryText(c: Context): string {
  const at = c.req.url.indexOf('?');
  return at < 0 ? '' : c.req.url.slice(at + 1);
}

/** The query of a request; undecodable percent-encoding is a 400. */
export function sentQuery(c: Context): Query {
  const text = queryText(c);
  const query = readQuery(text);
  if (!query.ok) throw new Refusal('undecodable', { detail: query.fault });
  return query.value;
}

/** In a list a backslash keeps the comma that follows: a member of a path is one value. */
const oneValue = (text: string): string => text.replaceAll(/[\\,]/g, '\\$&');

/** A query with the members of the path that an operation reads as parameters; what the query says of them does not count. */
export function withPath(
  query: Query,
  { fromPath = [] }: Pick<SearchPolicy, 'fromPath'>,
  valueAt: (name: string) => string | undefined,
): Query {
  if (fromPath.length === 0) return query;
  return new Map([...query, ...fromPath.map((name) => [name, [oneValue(valueAt(name) ?? '')]] as const)]);
}
