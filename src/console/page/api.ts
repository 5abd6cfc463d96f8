import { queryOf } from './address.ts';
import type { Request } from './request.ts';
import { makeTurns } from './request-turns.ts';
import { session, signOut } from './session.ts';
import { DATA_VERSION, noteVersion, versionHeaders } from './versions.ts';

/** Where the time of a request went. */
interface Timing {
  readonly name: string;
  readonly ms: number;
}

/** An answer of the API, with the time that it took. */
export interface Answer<Data> {
  readonly data: Data;
  /** the server's own account (Server-Timing) */
  readonly timings: readonly Timing[];
  /** as it was waited for here */
  readonly ms: number;
  /** of the data that it is of; null: the server names none */
  readonly version: string | null;
}

/** Who is to wait for more seconds than this is not offered to ask again: the calls of the month are used up. */
const LONGEST_WAIT = 3600;

/** An answer that is an error, with its words and status; status 0: there was no answer. */
export class ApiRefusal extends Error {
  readonly status: number;
  /** seconds that the server wants to be waited */
  readonly wait: number;

  constructor(status: number, message: string, wait = 0) {
    super(message);
    this.status = status;
    this.wait = wait;
  }

  /** asked again, it may be answered: nothing is wrong with the request or the key */
  get mayPass(): boolean {
    if (this.wait > LONGEST_WAIT) return false;
    return this.status === 0 || this.status === 409 || this.status === 429 || this.status >= 500;
  }
}

/** What was thrown, as a refusal. */
export const asRefusal = (error: unknown): ApiRefusal =>
  error instanceof ApiRefusal
    ? error
    : new ApiRefusal(0, error instanceof Error ? error.message : String(error));

/** The URL of a request; `key` stands where the key does. */
export function urlOf({ path, params }: Request, key?: string): string {
  const query = queryOf(key === undefined ? params : [...params, ['api_key', key]]);
  return `${location.origin}/v2${path}${query === '' ? '' : `?${query}`}`;
}

const timingsOf = (header: string): Timing[] =>
  [...header.matchAll(/([\w-]+);dur=([\d.]+)/g)].map(([, name = '', ms]) => ({ name, ms: Number(ms) }));

/** What an answer that is an error says. */
export async function refusalFrom(response: Response): Promise<ApiRefusal> {
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  const words = body.message ?? `The server answered ${response.status}.`;
  return new ApiRefusal(response.status, words, Number(response.headers.get('Retry-After') ?? 0));
}

/** The refusal of an answer to a key. One that is not known signs out; of several refusals the first one has, and tells. */
async function refusalOf(response: Response, key: string, signal?: AbortSignal): Promise<ApiRefusal> {
  const refused = await refusalFrom(response);
  // its words may not have been read: whoever gave it up is told nothing
  signal?.throwIfAborted();
  if (refused.status === 401 && session.value?.key === key) signOut(refused.message);
  return refused;
}

const turns = makeTurns();

/** So often a request is sent that is refused for coming too soon. */
const MOST_TURNS = 5;

/** The answer to a URL, in its turn; one that came too soon is asked for again in another turn. */
async function answerTo(
  url: string,
  request: Request,
  signal: AbortSignal | undefined,
  change: Pick<RequestInit, 'method' | 'body'> = {},
) {
  const options = { headers: versionHeaders(request), ...change, ...(signal ? { signal } : {}) };
  for (let turn = 1; ; turn++) {
    await turns.take(signal);
    const began = performance.now();
    const response = await fetch(url, options).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiRefusal(0, 'The server is not responding.');
    });
    if (!turns.heed(response) || turn === MOST_TURNS) return { response, began };
  }
}

/**
 * Asks the server, when the account may ask again; throws ApiRefusal. A key that is not known signs out.
 */
export async function ask<Data>(request: Request, signal?: AbortSignal): Promise<Answer<Data>> {
  const key = session.value?.key ?? '';
  const { response, began } = await answerTo(urlOf(request, key), request, signal);
  const version = response.headers.get(DATA_VERSION);
  noteVersion(request, response.status, version);
  if (!response.ok) throw await refusalOf(response, key, signal);
  const data = (await response.json()) as Data;
  return {
    data,
    timings: timingsOf(response.headers.get('Server-Timing') ?? ''),
    ms: performance.now() - began,
    version,
  };
}

/** Has the server change something; throws ApiRefusal. A key that is not known signs out. */
export async function send<Data>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Data> {
  const request = { path, params: new Map<string, string>() };
  const change = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
  const key = session.value?.key ?? '';
  const { response } = await answerTo(urlOf(request, key), request, undefined, change);
  if (!response.ok) throw await refusalOf(response, key);
  return (await response.json()) as Data;
}

/** Header that tells how many rows a file will have. */
const ROWS_IN_ALL = 'X-Num-Found';
const LINE_END = 10;

/** A file of lines, its head apart, as it arrives. Throws ApiRefusal, also where it ends before all of its rows are there. */
export async function askFile(
  request: Request,
  progress: (lines: number, all: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const key = session.value?.key ?? '';
  const { response } = await answerTo(urlOf(request, key), request, signal);
  if (!response.ok || !response.body) throw await refusalOf(response, key, signal);
  const all = Number(response.headers.get(ROWS_IN_ALL));
  const head = request.params.get('format') === 'csv' ? 1 : 0;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let lines = -head; ; ) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      signal.throwIfAborted();
      throw new ApiRefusal(0, `The connection was cut before the end of the file: ${String(error)}`);
    });
    // a row may have several lines, and none has less than one
    if (done && lines < all)
      throw new ApiRefusal(0, `The file ended after ${Math.max(0, lines)} of ${all} rows.`);
    if (done) return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
    parts.push(value);
    lines += value.filter((byte) => byte === LINE_END).length;
    progress(Math.max(0, Math.min(lines, all)), all);
  }
}
