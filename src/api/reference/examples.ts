import type { Operation } from '../operation.ts';

/** An operation's example as a URL from its path on, below /v2; undefined: it has none. A test runs every one. */
export function exampleUrl({ path, example }: Operation): string | undefined {
  if (!example) return undefined;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(example[name] ?? ''));
  const query = Object.entries(example).filter(([name]) => !inPath.includes(name));
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled;
}
