import type { Operation } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';

/** Ids of operations, which generated clients make the names of their methods of. */

/** The fixed parts of a path: what it asks for in braces adds nothing to a name. */
const fixedPart = (path: string): string =>
  path
    .replaceAll(/\{\w+\}/g, '')
    .replaceAll(/[^a-z0-9]+/gi, '_')
    .replaceAll(/^_|_$/g, '');

/** Those that the path of a list gives: `batch_vin_decode_jobs`. */
const lists = new Set(
  OPERATIONS.filter(({ path }) => !path.endsWith('}')).map(({ path }) => fixedPart(path)),
);

/** Paths that can be read. */
const isRead = new Set(OPERATIONS.filter(({ method }) => !method).map(({ path }) => path));

/**
 * The id of an operation: the fixed parts of its path. One of what another path lists is singular (`…_jobs` and `…_job`);
 * what is posted to a list is submitted (`…_jobs_submit`), what is changed or made where it can be read is set, and what is
 * removed is deleted. A test sees that no two are equal.
 */
export function operationId({ path, takesFile, method }: Operation): string {
  const named = fixedPart(path);
  if (takesFile) return `${named}_submit`;
  const one = path.endsWith('}') && lists.has(named) ? named.replace(/s$/, '') : named;
  if (method === 'PUT') return `${one}_set`;
  if (method === 'DELETE') return `${one}_delete`;
  return method === 'POST' && isRead.has(path) ? `${one.replace(/s$/, '')}_create` : one;
}
