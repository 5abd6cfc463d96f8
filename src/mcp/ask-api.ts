import type { Context, Hono } from 'hono';
import { KEY_PARAMETER } from '../api/access/credential.ts';
import type { ApiEnv } from '../api/request/context.ts';
import { queryText } from '../api/request/sent-request.ts';
import type { ApiAnswer, AskApi } from './api-request.ts';

/** Two ways to the interface: over HTTP, and within the server. */

/** Header that gives the key to /mcp, where a client cannot put it into the URL. */
const KEY_HEADER = 'X-Api-Key';

/** Headers that say who asks and from where; the request to the interface has them, too. */
const HANDED_ON = [
  ...['authorization', 'forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'],
  ...['traceparent', 'x-request-id'],
];

const isJson = (response: Response): boolean =>
  response.headers.get('Content-Type')?.includes('json') ?? false;

/** Most bytes of an answer that are read: more than the longest page has, so that a file of everything fills no memory. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The text of an answer; undefined where it is too long: then the rest is not waited for. */
async function textOf({ body }: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/** An answer that is too long, as an answer. */
const TOO_LONG: ApiAnswer = {
  status: 413,
  body: { message: `The answer is longer than ${MOST_BYTES / 1024 / 1024} MB and was not read.` },
};

async function answered(response: Response): Promise<ApiAnswer> {
  const text = await textOf(response);
  if (text === undefined) return TOO_LONG;
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return {
    status: response.status,
    body: isJson(response) ? JSON.parse(text) : text,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  };
}

const withKey = (target: string, key: string | undefined): string =>
  key === undefined
    ? target
    : `${target}${target.includes('?') ? '&' : '?'}${KEY_PARAMETER}=${encodeURIComponent(key)}`;

/** The key of a request to /mcp: in the header, else in the query. */
const keyOf = (c: Context): string | undefined =>
  c.req.header(KEY_HEADER) ?? new URLSearchParams(queryText(c)).get(KEY_PARAMETER) ?? undefined;

/**
 * Asks the server's own interface on behalf of a request: the same checks, limits, handlers and log as of a request from outside,
 * with the caller's key or token.
 */
export function askInProcess(app: Hono<ApiEnv>, c: Context<ApiEnv>): AskApi {
  const headers = new Headers();
  for (const name of HANDED_ON) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return async (target) => {
    const url = new URL(withKey(`/v2${target}`, keyOf(c)), c.req.url);
    return await answered(await app.fetch(new Request(url, { headers }), c.env));
  };
}

/** A server that cannot be reached, as an answer. */
const unreachable = (base: string, cause: unknown): ApiAnswer => ({
  status: 503,
  body: { message: `${base} does not answer (${cause instanceof Error ? cause.message : String(cause)}).` },
});

/** Longest time that a server is waited for: the longest that it takes for an answer, and a little more. */
const PATIENCE_MS = 130_000;

/** Asks a running server. `base`: its address, without /v2. */
export const askServer =
  (base: string, key: string | undefined): AskApi =>
  async (target) => {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      return await answered(await fetch(withKey(`${base}/v2${target}`, key), { signal }));
    } catch (error) {
      return unreachable(base, (error as Error).cause ?? error);
    }
  };
