import { Refusal } from '../../catalog/errors.ts';
import { type Query, readQuery } from '../../grammar/query.ts';
import type { Operation } from '../operation.ts';
import { operationAt, pathValues } from '../operations.ts';

/** A URL as it is explained. */
export interface ReadUrl {
  readonly operation: Operation;
  /** the query as it was sent */
  readonly text: string;
  readonly query: Query;
  /** a member of the path, decoded */
  inPath(name: string): string;
}

/** A member of a path. Throws undecodable where it is no percent-encoded UTF-8. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal('undecodable', { detail: 'the path is not percent-encoded UTF-8' });
  }
}

/**
 * The operation of a URL, and what it is asked. The URL may be whole or begin at its path, with or without /v2. Throws a
 * Refusal as the URL itself would.
 */
export function readUrl(url: string): ReadUrl {
  const [, target = ''] = /^(?:https?:\/\/[^/]*)?(.*)$/s.exec(url.trim()) ?? [];
  const [, path = '', text = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? [];
  // one slash more at the end is the same operation
  const below = `/${path.replace(/^\/?(v2\/)?\/?/, '').replace(/\/$/, '')}`;
  const operation = operationAt(below);
  if (!operation) throw new Refusal('not_found', { detail: 'the url is of no operation' });
  const read = readQuery(text);
  if (!read.ok) throw new Refusal('undecodable', { detail: read.fault });
  const members = pathValues(operation, below);
  return { operation, text, query: read.value, inPath: (name) => decoded(members.get(name) ?? '') };
}
