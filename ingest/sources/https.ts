import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type Download, hostOf, type OutgoingHead } from '../../src/outgoing/call.ts';
import {
  ComeBackLater,
  FileChanged,
  type Location,
  LocationFault,
  type RemoteFile,
  type Transfer,
} from './location.ts';

/** What an HTTP location is asked with. */
export interface HttpAccess {
  readonly url: () => URL;
  /** of the first host alone: a redirect to another one gets none of them */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly download: Download;
}

/** Longest transfer of a file; milliseconds. */
export const TRANSFER_MS = 6 * 3_600_000;
/** Longest silence in it; milliseconds. */
export const SILENT_MS = 60_000;
/** Asked again after so long, a server that gives the time of its answer as Last-Modified gives another one; milliseconds. */
const MOMENT_MS = 1100;
/** A Last-Modified that is so near to its answer may be the time of the answer; milliseconds. */
const NEAR_MS = 5000;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** How many of them are followed. */
const MOST_REDIRECTS = 5;

interface Redirect {
  readonly location: string;
}
interface Answer<T> {
  readonly value: T;
}

/** Bytes of the whole file as the head of an answer says it. */
function lengthOf({ status, headers }: OutgoingHead): number | undefined {
  if (status === 206) {
    const whole = /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1];
    return whole === undefined ? undefined : Number(whole);
  }
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/** What tells this content from the next; the server's word for it, or the time that it gives. */
function versionIn(headers: IncomingHttpHeaders): string | undefined {
  const etag = headers.etag;
  if (etag) return `etag ${etag}`;
  const modified = headers['last-modified'];
  return modified && `modified ${modified}`;
}

/** Asks for another version than those that are known: one of them is answered with 304. */
function conditions(known: ReadonlySet<string>): Record<string, string> {
  const etags = [...known].flatMap((version) => (version.startsWith('etag ') ? [version.slice(5)] : []));
  if (etags.length) return { 'if-none-match': etags.join(', ') };
  const times = [...known].flatMap((version) => (version.startsWith('modified ') ? [version.slice(9)] : []));
  const newest = times.sort((one, other) => Date.parse(one) - Date.parse(other)).at(-1);
  return newest === undefined ? {} : { 'if-modified-since': newest };
}

/** Seconds that a server asks to wait: a number, or an instant by its own clock. */
function askedWait({ 'retry-after': asked = '', date }: IncomingHttpHeaders): number {
  if (/^\d+$/.test(asked)) return Number(asked);
  const seconds = Math.ceil((Date.parse(asked) - Date.parse(date ?? '')) / 1000);
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : 0;
}

/** Why an answer is not the file. */
export function refusalOf({ status, headers }: OutgoingHead, host: string): LocationFault {
  const known: Readonly<Record<number, string>> = {
    304: 'nothing has changed, it says, though it was asked for the file itself',
    401: 'the sign-in is wrong or missing',
    403: 'access is forbidden',
    404: 'there is no such file',
    410: 'there is no such file any more',
    429: 'it was asked too often',
    503: 'it cannot answer now',
  };
  const words = `${host} answered ${status}${known[status] ? `: ${known[status]}` : ''}`;
  const seconds = askedWait(headers);
  return seconds > 0 ? new ComeBackLater(words, seconds) : new LocationFault(words);
}

/** Asks with GET and follows redirects, each of which is checked as the first address was. */
async function get<T>(
  { url, headers, download }: HttpAccess,
  more: Readonly<Record<string, string>>,
  signal: AbortSignal,
  read: (head: OutgoingHead, body: Readable) => Promise<T>,
): Promise<T> {
  const start = url();
  let at = start;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const own = at.origin === start.origin ? headers() : {};
    const call = {
      url: at,
      method: 'GET',
      headers: { 'user-agent': 'Forecourt', 'accept-encoding': 'identity', ...own, ...more },
      timeoutMs: TRANSFER_MS,
      silentMs: SILENT_MS,
      signal,
    } as const;
    const answer = await download(call, async (head, body): Promise<Redirect | Answer<T>> => {
      const { location } = head.headers;
      const isRedirect = REDIRECTS.has(head.status) && location !== undefined;
      return isRedirect ? { location } : { value: await read(head, body) };
    });
    if ('value' in answer) return answer.value;
    if (!URL.canParse(answer.location, at.href))
      throw new LocationFault(`${hostOf(at)} redirects to what is no address`);
    at = new URL(answer.location, at);
  }
  throw new LocationFault(`${hostOf(start)} redirects more than ${MOST_REDIRECTS} times`);
}

/** The last part of an address's path, as a person writes it. */
function nameOf({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'feed';
  } catch {
    return last;
  }
}

/** A transfer of an answer: whole, or the rest that was asked for. */
export function transferOf(head: OutgoingHead, body: Readable, offset: number): Transfer {
  const bytes = lengthOf(head);
  return { offset: head.status === 206 ? offset : 0, body, bytes };
}

/** A server's word for what it has: an ETag that stays the same, or is known to it. Some make one anew for each answer, which tells nothing. */
async function steadyTag(
  access: HttpAccess,
  first: string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  let etag = first;
  for (let asked = 0; etag !== undefined && asked < 2; asked += 1) {
    const again = await get(access, { 'if-none-match': etag }, signal, async (head) => head);
    if (again.status !== 200 || again.headers.etag === etag) return first;
    etag = again.headers.etag;
  }
  return undefined;
}

/** The time that a server gives for what it has. What is made for each answer has the time of the answer, which tells nothing. */
async function steadyTime(
  access: HttpAccess,
  headers: IncomingHttpHeaders,
  signal: AbortSignal,
): Promise<string | undefined> {
  const modified = headers['last-modified'];
  const isNear = Date.parse(modified ?? '') > Date.parse(headers.date ?? '') - NEAR_MS;
  if (modified === undefined || !isNear) return modified;
  await pause(MOMENT_MS, undefined, { signal });
  const again = await get(access, {}, signal, async (head) => head);
  return again.headers['last-modified'] === modified ? modified : undefined;
}

/** The version of what a server has now; undefined: only the content tells. */
async function steadyVersion(
  access: HttpAccess,
  { headers }: OutgoingHead,
  signal: AbortSignal,
): Promise<string | undefined> {
  const etag = await steadyTag(access, headers.etag, signal);
  if (etag !== undefined) return versionIn({ etag });
  return versionIn({ 'last-modified': await steadyTime(access, headers, signal) });
}

/** Is an answer of the version that was listed? Where only the content tells, that is seen once it is here. */
function isListed({ headers }: OutgoingHead, { version }: RemoteFile): boolean {
  const { etag: _, ...timed } = headers;
  return version === undefined || [headers, timed].some((one) => versionIn(one) === version);
}

function modifiedIn({ headers }: OutgoingHead): number | undefined {
  const modified = Math.floor(Date.parse(headers['last-modified'] ?? '') / 1000);
  return Number.isFinite(modified) ? modified : undefined;
}

/** The file that a server says is known, where it says which and of when: it may have been put up again. */
function sameFile(access: HttpAccess, head: OutgoingHead, known: ReadonlySet<string>): RemoteFile[] {
  const version = versionIn(head.headers);
  if (version === undefined || !known.has(version) || modifiedIn(head) === undefined) return [];
  return [{ name: nameOf(access.url()), version, modified: modifiedIn(head), bytes: undefined }];
}

/** One file at an address, which is asked whether it has changed (ETag, Last-Modified). */
export const httpsLocation = (access: HttpAccess): Location => {
  const fetch: Location['fetch'] = async (file, offset, signal, take) => {
    // what was begun is gone on with only where the server can say that it is the same
    const etag = file.version?.startsWith('etag "') ? file.version.slice(5) : undefined;
    const range = offset > 0 && etag ? { range: `bytes=${offset}-`, 'if-range': etag } : undefined;
    const taken = await get(access, range ?? {}, signal, async (head, body) => {
      // there is no more behind what is here, and where the file ends nobody said
      if (range && head.status === 416) return undefined;
      if (head.status !== 200 && head.status !== 206) throw refusalOf(head, hostOf(access.url()));
      if (!isListed(head, file)) throw new FileChanged(file.name);
      return { value: await take(transferOf(head, body, offset)) };
    });
    return taken ? taken.value : await fetch(file, 0, signal, take);
  };
  return {
    list: (known, signal) => {
      const asked = conditions(known);
      return get(access, asked, signal, async (head): Promise<RemoteFile[]> => {
        if (head.status === 304 && Object.keys(asked).length) return sameFile(access, head, known);
        if (head.status !== 200) throw refusalOf(head, hostOf(access.url()));
        return [
          {
            name: nameOf(access.url()),
            version: await steadyVersion(access, head, signal),
            modified: modifiedIn(head),
            bytes: lengthOf(head),
          },
        ];
      });
    },
    fetch,
  };
};
