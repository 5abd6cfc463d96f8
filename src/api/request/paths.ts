/** Paths of operations: below /v2, with members in braces, `/listing/car/{id}`. */

interface Addressed {
  readonly path: string;
}

/** Is a path below /v2 one of the operation? */
export const fits = ({ path: pattern }: Addressed, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** Bytes that are percent-encoded, as characters; never throws, whatever they are. */
const unescaped = (path: string): string =>
  path.replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Does a path have a segment `.` or `..`, encoded or not? Who sends or forwards it would ask for another path, which may be
 * another service's (WHATWG URL, "path state").
 */
export const hasDotSegment = (path: string): boolean =>
  unescaped(path)
    .split(/[/\\]/)
    .some((segment) => segment === '.' || segment === '..');

/**
 * The path of an operation with the members in braces filled; undefined where one has no value, or one that leads to another
 * path (`..`). `valueAt`: by name, as text.
 */
export function pathOf(
  { path }: Addressed,
  valueAt: (name: string) => string | undefined,
): string | undefined {
  let complete = true;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = valueAt(name);
    complete &&= value !== undefined && value !== '';
    return encodeURIComponent(value ?? '');
  });
  return complete && !hasDotSegment(filled) ? filled : undefined;
}

/** Values of the members in braces, by name; `path` is one that fits. */
export function pathValues({ path: pattern }: Addressed, path: string): ReadonlyMap<string, string> {
  const names = pattern.split('/');
  return new Map(
    path.split('/').flatMap((part, i) => {
      const [, name] = /^\{(\w+)\}$/.exec(names[i] ?? '') ?? [];
      return name ? [[name, part] as const] : [];
    }),
  );
}
