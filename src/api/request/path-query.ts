import type { Query } from '../../grammar/query.ts';
import type { SearchPolicy } from '../../search/policy.ts';

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
