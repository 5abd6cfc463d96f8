import { createMiddleware } from 'hono/factory';
import { Refusal } from '../../catalog/errors.ts';
import type { ApiEnv } from '../request/context.ts';
import { sentQuery } from '../request/sent-request.ts';

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * 400 for a path or a query whose percent-encoding is no UTF-8 (feeds.md section 5, "400 or 422"): of every operation, whatever it
 * reads of its URL. The router hands on members of a path that it cannot decode as they were sent.
 */
export const checkUrlEncoding = createMiddleware<ApiEnv>(async function readUrl(c, next) {
  if (!isDecodable(c.req.url.replace(/\?.*$/s, '')))
    throw new Refusal('undecodable', { detail: 'the path is not percent-encoded UTF-8' });
  sentQuery(c);
  await next();
});
