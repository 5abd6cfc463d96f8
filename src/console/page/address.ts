/**
 * The page's own address: `#/VIEW/PATH?name=value&…`. It stands behind the hash, so that it is sent to nobody, and it
 * holds everything that is shown but the key: reload, back and a sent link give the same page.
 */
export interface Address {
  /** id of a view (views/registry.ts) */
  readonly view: string;
  /** path of an operation below /v2, with its first slash; empty: none */
  readonly path: string;
  /** in the order written; a name is there once */
  readonly params: ReadonlyMap<string, string>;
}

/** What is legible as it stands stays so: commas, pipes, colons, slashes. */
const LEGIBLE: readonly (readonly [RegExp, string])[] = [
  [/%20/g, '+'],
  [/%2C/g, ','],
  [/%7C/g, '|'],
  [/%3A/g, ':'],
  [/%2F/g, '/'],
];

/** A name or value of a query, percent-encoded where it has to be. */
const encoded = (text: string): string =>
  LEGIBLE.reduce((made, [from, to]) => made.replace(from, to), encodeURIComponent(text));

/** A query string: `name=value&…`. */
export const queryOf = (params: Iterable<readonly [string, string]>): string =>
  [...params].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Names and values of a query string; of a name that comes twice the last. */
export function paramsOf(query: string): Map<string, string> {
  const params = new Map<string, string>();
  for (const piece of query.split('&')) {
    const at = piece.indexOf('=');
    const name = decoded(at < 0 ? piece : piece.slice(0, at));
    if (name !== '') params.set(name, at < 0 ? '' : decoded(piece.slice(at + 1)));
  }
  return params;
}

/** The address as the browser shows it, from the hash on. */
export function formatAddress({ view, path, params }: Address): string {
  const query = queryOf(params);
  return `#/${encoded(view)}${path}${query === '' ? '' : `?${query}`}`;
}

/** Reads a hash; whatever is not there is empty. */
export function parseAddress(hash: string): Address {
  const [, view = '', path = '', query = ''] = /^#?\/?([^/?]*)(\/[^?]*)?\??(.*)$/s.exec(hash) ?? [];
  return { view: decoded(view), path: path === '/' ? '' : path, params: paramsOf(query) };
}
