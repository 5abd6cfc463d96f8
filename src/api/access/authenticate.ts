import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Caller } from '../../accounts/accounts.ts';
import { Refusal } from '../../catalog/errors.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { askAccounts } from './ask-accounts.ts';
import { clientAddress, fromThisMachine, networkOf } from './client-address.ts';
import { type Credential, credentialOf } from './credential.ts';

/** What shows who asks: a key or a token below /v2, a token alone below /oauth/v2 (supplement section 7). */
export type Accepts = 'key or token' | 'token';

async function callerOf({ accounts }: Service, { is, text }: Credential): Promise<Caller | undefined> {
  return await askAccounts(() => (is === 'key' ? accounts.callerOfKey(text) : accounts.callerOfToken(text)));
}

/** A 401, or a 429 where too many of them wait already: a client that guesses is slowed, any other is not. */
export async function unknownCaller(
  c: Context<ApiEnv>,
  service: Service,
  refusal: Refusal,
): Promise<Refusal> {
  const network = networkOf(clientAddress(c, service.proxies));
  if (await service.guesses.slow(network, c.req.raw.signal)) return refusal;
  service.metrics.refusals.inc({ reason: 'guessing' });
  c.header('Retry-After', '60');
  return new Refusal('guessing');
}

/** Whose key or token a request shows. Throws a 401 without a known one. */
export async function knownCaller(c: Context<ApiEnv>, service: Service, accepts: Accepts): Promise<Caller> {
  const shown = credentialOf(c);
  if (!shown || (accepts === 'token' && shown.is === 'key')) {
    const missing = accepts === 'token' ? 'token_missing' : 'key_missing';
    throw await unknownCaller(c, service, new Refusal(missing));
  }
  const caller = await callerOf(service, shown);
  if (!caller || (caller.planName === 'demo' && !fromThisMachine(c))) {
    throw await unknownCaller(c, service, new Refusal(shown.is === 'key' ? 'key_unknown' : 'token_unknown'));
  }
  if (shown.is === 'key') c.set('key', shown.text);
  return caller;
}

/**
 * Throws what a request without a known key or token would get: of an answer that goes on for long, whose key or token may
 * have ended meanwhile.
 */
export async function requireStillKnown(c: Context<ApiEnv>, service: Service): Promise<void> {
  const shown = credentialOf(c);
  if (shown && (await callerOf(service, shown))?.account === c.get('caller').account) return;
  throw new Refusal(shown?.is === 'token' ? 'token_unknown' : 'key_unknown');
}

/**
 * Who asks (part-1.md "Authentication"): 401 without a known key or token. Keyed answers are nobody else's: they are
 * not stored on the way (feeds.md section 5, "caching").
 */
export const authenticate = (service: Service, accepts: Accepts) =>
  createMiddleware<ApiEnv>(async function authenticateCaller(c, next) {
    c.header('Cache-Control', 'private, no-store');
    c.header('Vary', 'Authorization');
    const caller = await knownCaller(c, service, accepts);
    c.set('caller', caller);
    Object.assign(c.get('event'), { account: caller.account, key_id: caller.keyId });
    await next();
  });
