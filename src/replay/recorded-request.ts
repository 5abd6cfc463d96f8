import { hasDotSegment } from '../api/request/paths.ts';

/** A request as a log holds it, without its key. */
export interface RecordedRequest {
  /** line of the log, or number of the entry in a HAR, from 1 */
  readonly line: number;
  readonly method: string;
  /** path from /v2 on, decoded no further than it was sent */
  readonly path: string;
  /** what was asked besides the key */
  readonly query: URLSearchParams;
  /** what the other service answered, as far as the log tells */
  readonly status?: number | undefined;
  readonly body?: unknown;
}

/** What became of a line. */
export type LogEntry = RecordedRequest | 'of something else' | 'unreadable' | 'empty';

/** Parameters that show who asks: none of them is sent on or printed. */
const CREDENTIALS = new Set([
  'api_key',
  'api_secret',
  'client_id',
  'client_secret',
  'access_token',
  'token',
  'key',
]);

/** What a log tells of a request besides its URL. */
export type EntryFacts = Pick<RecordedRequest, 'line' | 'method' | 'status' | 'body'>;

/** A URL as a client sends it: without tabs and line breaks, in the path each backslash a slash (WHATWG URL, "basic URL parser"). */
const asSent = (url: string): string =>
  url
    .trim()
    .replaceAll(/[\t\r\n]/g, '')
    .replace(/^[^?#]*/, (path) => path.replaceAll('\\', '/'));

/**
 * A request of the interface: its path begins with /v2 or holds it behind a prefix. Any other is of something else, and so is one
 * that would lead elsewhere by `..`: no other service of the address may get the key.
 */
export function recordedRequest(url: string, told: EntryFacts): LogEntry {
  const [, target = ''] = /^(?:https?:\/\/[^/?#]*)?(.*)$/is.exec(asSent(url)) ?? [];
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? [];
  const [, below] = /^(?:\/[\w.-]+)*?(\/v2\/.+)$/.exec(path) ?? [];
  if (below === undefined || hasDotSegment(below)) return 'of something else';
  const sent = new URLSearchParams(query);
  for (const name of [...sent.keys()]) if (CREDENTIALS.has(name.toLowerCase())) sent.delete(name);
  return { ...told, path: below.replace(/\/$/, ''), query: sent };
}

/** The request as it may be shown: from /v2 on, without a key. */
export const targetOf = ({ path, query }: Pick<RecordedRequest, 'path' | 'query'>): string =>
  query.size > 0 ? `${path}?${query}` : path;
