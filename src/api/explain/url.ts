import { Refusal } from '../../catalog/errors.ts';
import { readQuery } from '../../grammar/query.ts';
import type { Operation } from '../operation.ts';
import { fits, pathValues } from '../request/paths.ts';
import type { ExplainedUrl } from './explanation.ts';

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
export function readUrl(
  table: readonly Operation[],
  url: string,
): { readonly operation: Operation; readonly read: ExplainedUrl } {
  const [, target = ''] = /^(?:https?:\/\/[^/]*)?(.*)$/s.exec(url.trim()) ?? [];
  const [, path = '', text = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? [];
  // one slash more at the end is the same operation
  const below = `/${path.replace(/^\/?(v2\/)?\/?/, '').replace(/\/$/, '')}`;
  const operation = table.find((one) => fits(one, below));
  if (!operation) throw new Refusal('not_found', { detail: 'no operation has this URL' });
  const query = readQuery(text);
  if (!query.ok) throw new Refusal('undecodable', { detail: query.fault });
  const members = pathValues(operation, below);
  const inPath = (name: string): string => decoded(members.get(name) ?? '');
  return { operation, read: { text, query: query.value, inPath } };
}
