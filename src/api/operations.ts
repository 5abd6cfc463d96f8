import { exportsOf } from '../catalog/modules.ts';
import type { Operation } from './operation.ts';
import { fits } from './request/paths.ts';
import { vendorPath } from './vendor-words.ts';

/** The table of operations: every path that answers, and how. Each file of operations/ holds those that belong together. */

const declared = await exportsOf<readonly Operation[]>(new URL('operations/', import.meta.url), 'operations');

/** Every operation, in the order of the document; of two whose paths fit a URL the first one answers. */
export const OPERATIONS: readonly Operation[] = declared
  .flat()
  .toSorted((one, other) => one.order - other.order);

/** Path and method as the router compares them: what a member in braces is called does not matter. */
const routeOf = ({ path, method }: Operation): string =>
  `${method ?? 'GET'} ${path.replaceAll(/\{\w+\}/g, '{}')}`;

for (const [at, operation] of OPERATIONS.entries()) {
  const { order, path } = operation;
  const before = OPERATIONS[at - 1];
  if (before?.order === order)
    throw new Error(`${before.path} and ${path} have the order ${order}: no two operations have the same`);
  const same = OPERATIONS.slice(0, at).find((one) => routeOf(one) === routeOf(operation));
  if (same)
    throw new Error(
      `${routeOf(operation)}: two operations have this path, of the orders ${same.order} and ${order}; the second one would never answer`,
    );
}

/** A path as the router writes it. */
const asRoute = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Every path that an operation answers at, as the router writes them: its own, and those of existing clients. */
export const routePaths = ({ path, also }: Operation): string[] =>
  [path, also]
    .filter((one) => one !== undefined)
    .flatMap((one) => [one, vendorPath(one) ?? one])
    .filter((one, i, all) => all.indexOf(one) === i)
    .map(asRoute);

/** The operation that answers a path below /v2; undefined when there is none. */
export const operationAt = (path: string): Operation | undefined =>
  OPERATIONS.find((operation) => fits(operation, path));
