import { fault, type Reading, read } from './reading.ts';

/** Parameters of a query string: name → texts, in the order sent. */
export type Query = ReadonlyMap<string, readonly string[]>;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** Name and value of every piece of a raw query string, in the order sent; `+` is a blank. */
export function readPairs(raw: string): Reading<(readonly [name: string, value: string])[]> {
  const pairs: (readonly [string, string])[] = [];
  for (const piece of raw.split('&')) {
    if (piece === '') continue;
    const at = piece.indexOf('=');
    const name = decode(at < 0 ? piece : piece.slice(0, at));
    const value = decode(at < 0 ? '' : piece.slice(at + 1));
    if (name === undefined || value === undefined) return fault('the query is not percent-encoded UTF-8');
    pairs.push([name, value]);
  }
  return read(pairs);
}

/**
 * Reads a raw query string: pipes and commas may stand as they are, empty pieces and valueless parameters count as not
 * sent (feeds.md section 5). Percent-encoding that is no UTF-8 is a fault.
 */
export function readQuery(raw: string): Reading<Query> {
  const pairs = readPairs(raw);
  if (!pairs.ok) return pairs;
  const query = new Map<string, string[]>();
  for (const [name, value] of pairs.value) {
    if (name === '' || value.trim() === '') continue;
    const values = query.get(name);
    if (values) values.push(value);
    else query.set(name, [value]);
  }
  return read(query);
}
