import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '../../catalog/errors.ts';
import type { ApiEnv } from '../request/context.ts';

/** How long what is sent may be. */

/** Longest URL, origin included: a page of VINs fits, a dictionary does not. */
export const LONGEST_URL = 32_768;
const LONGEST_BODY = 65_536;

/** 414 for a longer URL, before anything of it is read. */
export const limitUrl = createMiddleware<ApiEnv>(async function limitUrl(c, next) {
  if (c.req.url.length > LONGEST_URL) throw new Refusal('url_long', { limit: LONGEST_URL });
  await next();
});

/** 413 for a longer body, whether its length is told or not. */
export const limitBody = bodyLimit({
  maxSize: LONGEST_BODY,
  onError: (c) => {
    // what is left of the body is not read: nothing else can come on this connection
    c.header('Connection', 'close');
    throw new Refusal('body_large', { limit: LONGEST_BODY });
  },
});

/** The JSON object of a body; anything else is malformed. */
export async function jsonBody(c: Context<ApiEnv>): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const body: unknown = JSON.parse(await c.req.text());
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}
