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

/**
 * Reads a raw query string: `+` is a blank, pipes and commas may stand as they are, empty pieces and
 * valueless parameters count as not sent (feeds.md section 5). Percent-encoding that is no UTF-8 is a fault.
 */
export function readQuery(raw: string): Reading<Query> {
  const query = new Map<string, string[]>();
  for (const piece of raw.split('&')) {
    const at = piece.indexOf('=');
    const name = decode(at < 0 ? piece : piece.slice(0, at));
    const value = decode(at < 0 ? '' : piece.slice(at + 1));
    if (name === undefined || value === undefined) return fault('the query is not percent-encoded UTF-8');
    if (name === '' || value.trim() === '') continue;
    const values = query.get(name);
    if (values) values.push(value);
    else query.set(name, [value]);
  }
  return read(query);
}
