import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '../../catalog/errors.ts';
import { readQuery } from '../../grammar/query.ts';
import type { ApiEnv, Service } from '../context.ts';
import { KEY_PARAMETER } from '../operations.ts';

/** The key of the request: the first api_key of the query, read leniently, as 401 comes before any 400. */
function keyOf(c: Context): string | undefined {
  const pieces = queryText(c)
    .split('&')
    .filter((piece) => piece.startsWith(`${KEY_PARAMETER}=`));
  const query = readQuery(pieces[0] ?? '');
  return query.ok ? query.value.get(KEY_PARAMETER)?.[0] : undefined;
}

/** The raw query string of a request. */
export function queryText(c: Context): string {
  const at = c.req.url.indexOf('?');
  return at < 0 ? '' : c.req.url.slice(at + 1);
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

function fromLoopback(c: Context): boolean {
  // requests that come through no socket are tests of the app itself
  if (!c.env?.incoming) return true;
  return LOOPBACK.test(getConnInfo(c).remote.address ?? '');
}

/**
 * Who asks (part-1.md "Authentication"): 401 without a known key. Keyed answers are nobody else's: they are
 * not stored on the way (feeds.md section 5, "caching").
 */
export const authenticate = (service: Service) =>
  createMiddleware<ApiEnv>(async function authenticateKey(c, next) {
    c.header('Cache-Control', 'private, no-store');
    c.header('Vary', 'Authorization');
    const key = keyOf(c);
    if (key === undefined) throw new Refusal('key_missing');
    const caller = service.callerOf(key);
    if (!caller || (caller.plan === 'demo' && !fromLoopback(c))) throw new Refusal('key_unknown');
    c.set('caller', caller);
    c.set('key', key);
    Object.assign(c.get('event'), { account: caller.account, key_id: caller.keyId });
    await next();
  });
