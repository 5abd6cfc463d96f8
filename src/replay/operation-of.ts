import type { Operation } from '../api/operation.ts';
import { OPERATIONS, routePaths } from '../api/operations.ts';
import { fits } from '../api/request/paths.ts';

const asBraces = (route: string): string => route.replaceAll(/:(\w+)/g, '{$1}');

/** The path as the server reads it: `%65xport` is export there; an encoded slash stays one segment's. */
function asRead(path: string): string {
  const below = path.replace(/^\/v2/, '').replace(/\/+$/, '');
  try {
    return decodeURI(below);
  } catch {
    return below;
  }
}

/** The operation that a recorded path asks, also under the words of existing clients; undefined: none of this service. */
export function operationOf(path: string): Operation | undefined {
  const below = asRead(path);
  return OPERATIONS.find(
    (operation) =>
      operation.method === undefined &&
      routePaths(operation).some((route) => fits({ path: asBraces(route) }, below)),
  );
}
