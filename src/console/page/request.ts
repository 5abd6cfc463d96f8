/** A request of the public interface: a path below /v2 and its parameters, the key left out. */
export interface Request {
  readonly path: string;
  readonly params: ReadonlyMap<string, string>;
}

const MEMBERS = /\{(\w+)\}/g;

/** Whether the parameters give every member of a path. */
export const isWhole = (path: string, params: ReadonlyMap<string, string>): boolean =>
  [...path.matchAll(MEMBERS)].every(([, name = '']) => Boolean(params.get(name)));

/** The request of an operation: parameters that stand in its path, in braces, are put there. */
export function requestOf(path: string, params: Iterable<readonly [string, string]>): Request {
  const given = new Map(params);
  const filled = path.replaceAll(MEMBERS, (_, name: string) => {
    const value = given.get(name) ?? '';
    given.delete(name);
    return encodeURIComponent(value);
  });
  return { path: filled, params: given };
}
