import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '../../catalog/errors.ts';
import { askAccounts } from '../access/ask-accounts.ts';
import { unknownCaller } from '../access/authenticate.ts';
import { tellSecond } from '../access/limit-headers.ts';
import { limitBody } from '../http/size-limits.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { type ClientRequest, clientRequest } from './request.ts';

/** OAuth's own operations (supplement section 7, "OAuth"): tokens for client credentials, and their end. */

const MOST_TOKENS = 15;

const invalid = (detail: string): Refusal => new Refusal('grant_invalid', { detail });

/**
 * Requests of OAuth's own operations have the account's rate to themselves: a client that asks for tokens too often
 * does not use up its searches, nor the other way round.
 */
async function limitClient(c: Context<ApiEnv>, service: Service, clientId: string): Promise<void> {
  const caller = await askAccounts(() => service.accounts.callerOfKey(clientId));
  if (!caller) throw await unknownCaller(c, service, new Refusal('client_unknown'));
  const { account, keyId, plan } = caller;
  Object.assign(c.get('event'), { account, key_id: keyId });
  const second = await service.rate.take(`oauth ${account}`);
  tellSecond(c, plan.requestsASecond, second, service.now());
  if (second.used <= plan.requestsASecond) return;
  service.metrics.refusals.inc({ reason: 'rate' });
  throw new Refusal('rate');
}

/** Asks the accounts with a client's credentials; 401 invalid_client when they are of nobody. */
async function withClient<Value>(
  c: Context<ApiEnv>,
  service: Service,
  { id, secret }: ClientRequest,
  ask: (id: string, secret: string) => Promise<Value | undefined>,
): Promise<Value> {
  if (!id || !secret) throw await unknownCaller(c, service, new Refusal('client_unknown'));
  await limitClient(c, service, id);
  const found = await askAccounts(() => ask(id, secret));
  if (found === undefined) throw await unknownCaller(c, service, new Refusal('client_unknown'));
  return found;
}

const issue = (service: Service) =>
  async function issueToken(c: Context<ApiEnv>): Promise<Response> {
    const request = await clientRequest(c);
    const { grant_type: grant } = request.members;
    if (grant === undefined) throw invalid('grant_type is missing');
    if (grant !== 'client_credentials') throw new Refusal('grant_unsupported');
    const { token, expiresIn } = await withClient(c, service, request, (id, secret) =>
      service.accounts.issueToken(id, secret),
    );
    return c.json({ access_token: token, token_type: 'Bearer', expires_in: expiresIn });
  };

/** The tokens of a request: 1 to 15, each once. */
function tokensOf({ members: { access_tokens: listed } }: ClientRequest): string[] {
  const tokens: unknown[] = Array.isArray(listed) ? listed : [listed];
  const texts = tokens.filter((token) => typeof token === 'string').filter(Boolean);
  if (texts.length < tokens.length) throw invalid('access_tokens is not a list of tokens');
  if (texts.length === 0 || texts.length > MOST_TOKENS)
    throw invalid(`access_tokens takes 1 to ${MOST_TOKENS}`);
  if (new Set(texts).size < texts.length) throw invalid('access_tokens names a token twice');
  return texts;
}

const revoke = (service: Service) =>
  async function revokeTokens(c: Context<ApiEnv>): Promise<Response> {
    const request = await clientRequest(c);
    const tokens = tokensOf(request);
    const ended = await withClient(c, service, request, (id, secret) =>
      service.accounts.revokeTokens(id, secret, tokens),
    );
    const failed = tokens.filter((token) => !ended.includes(token));
    return c.json({ revoked_count: ended.length, failed_tokens: failed.length > 0 ? failed : undefined });
  };

/** RFC 6749 section 5.1: nobody keeps a token on the way. */
const notStored = (operation: string) =>
  createMiddleware<ApiEnv>(async function tellNotStored(c, next) {
    c.get('event').operation = operation;
    c.header('Cache-Control', 'no-store');
    await next();
  });

/** The operations below /oauth2. */
export function tokens(service: Service): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use('/token', notStored('oauth2/token'));
  app.use('/tokens/revoke', notStored('oauth2/tokens/revoke'));
  app.post('/token', limitBody, issue(service));
  app.post('/tokens/revoke', limitBody, revoke(service));
  for (const path of ['/token', '/tokens/revoke']) {
    app.all(path, (c) => {
      c.header('Allow', 'POST');
      throw new Refusal('method_not_allowed', { detail: 'POST' });
    });
  }
  return app;
}
