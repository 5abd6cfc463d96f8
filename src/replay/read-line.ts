import { type LogEntry, recordedRequest } from './recorded-request.ts';

/** Lines of access logs: common and combined, JSON, or a URL alone. */

/** `"GET /v2/… HTTP/1.1" 200`, as the common and the combined form have it. */
const COMMON = /"([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?" (\d{3})\b/;

/** Members of JSON logs that hold a URL or its path, in the order in which they are looked for. */
const ADDRESSES = ['url', 'request_uri', 'uri', 'path', 'target'];

type Members = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function ofMembers(line: number, members: Members): LogEntry {
  // web servers write the whole request line under `request`; some log a request as an object
  if (typeof members.request === 'object' && members.request !== null)
    return ofMembers(line, { ...members, ...(members.request as Members), request: undefined });
  const [, verb, target] = /^([A-Z]+) (\S+)/.exec(textOf(members.request) ?? '') ?? [];
  const url = target ?? ADDRESSES.map((name) => textOf(members[name])).find((text) => text !== undefined);
  if (url === undefined) return 'unreadable';
  const status = Number(members.status ?? Number.NaN);
  return recordedRequest(url, {
    line,
    method: (verb ?? textOf(members.method) ?? 'GET').toUpperCase(),
    status: Number.isInteger(status) ? status : undefined,
  });
}

function ofJson(line: number, text: string): LogEntry {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return recordedRequest(value, { line, method: 'GET' });
    return typeof value === 'object' && value !== null ? ofMembers(line, value as Members) : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** The request of a line of a log; `line` is its number. */
export function readLine(text: string, line: number): LogEntry {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  if (/^\{|^"[^"]*"$/.test(trimmed)) return ofJson(line, trimmed);
  const [, method = 'GET', url, status] = COMMON.exec(trimmed) ?? [];
  if (url !== undefined) return recordedRequest(url, { line, method, status: Number(status) });
  return /^(https?:\/)?\/\S+$/.test(trimmed)
    ? recordedRequest(trimmed, { line, method: 'GET' })
    : 'unreadable';
}
