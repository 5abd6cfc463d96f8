import { type Context, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { secureHeaders } from 'hono/secure-headers';
import { Refusal } from '../catalog/errors.ts';
import { allow } from './access/allow.ts';
import { type Accepts, authenticate } from './access/authenticate.ts';
import { limit } from './access/limit.ts';
import { answerError } from './http/answer-error.ts';
import { compressForBrowsers } from './http/compression.ts';
import { closeConnections } from './http/connection-close.ts';
import { allowOrigins } from './http/cors.ts';
import { deprecationHeaders } from './http/deprecation.ts';
import { publishedText } from './http/published-text.ts';
import { limitBody, limitUrl } from './http/size-limits.ts';
import { checkUrlEncoding } from './http/url-encoding.ts';
import { tokens } from './oauth/tokens.ts';
import { health } from './observability/health.ts';
import { observe } from './observability/observe.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS, routePaths } from './operations.ts';
import { openapiDocument } from './reference/document.ts';
import { reference } from './reference/pages.ts';
import type { ApiEnv, Service } from './request/context.ts';

const methodOf = ({ method }: Operation): NonNullable<Operation['method']> | 'GET' => method ?? 'GET';

/** Path as the router writes it → the operations that answer there, by method; in the order of the table. */
function operationsByPath(): Map<string, Operation[]> {
  const found = new Map<string, Operation[]>();
  for (const operation of OPERATIONS)
    for (const path of routePaths(operation)) found.set(path, [...(found.get(path) ?? []), operation]);
  return found;
}

/** 405 for another method, telling those that there are. */
function otherMethods(c: Context<ApiEnv>, here: readonly Operation[]): never {
  const methods = here.map(methodOf);
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  c.header('Allow', allowed.join(', '));
  throw new Refusal('method_not_allowed', { detail: methods.join(' and ') });
}

/**
 * The operations of the table, each behind the same checks in the same order: who asks (401), its limits (429), what it
 * may use (403), then the request itself (supplement decision 44).
 */
function operations(service: Service, accepts: Accepts): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const [path, here] of operationsByPath()) {
    const [first] = here;
    if (!first) continue;
    app.use(path, async (c, next) => {
      c.get('event').operation = first.path.slice(1);
      await next();
    });
    if (first.replacedBy) app.use(path, deprecationHeaders(service, first.replacedBy));
    app.use(path, authenticate(service, accepts), limit(service));
    for (const operation of here) {
      const method = methodOf(operation);
      app.on(method, path, allow(operation), checkUrlEncoding);
      if (method !== 'GET' && !operation.takesFile) app.on(method, path, limitBody);
      app.on(method, path, operation.handle(service, OPERATIONS));
    }
    app.all(path, (c) => otherMethods(c, here));
  }
  return app;
}

/** The document of the interface: the same for everybody, made once a process. */
const openapiText = publishedText(() => JSON.stringify(openapiDocument()));

function described(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/openapi.json', (c, next) => {
    c.get('event').operation = 'openapi.json';
    return openapiText(c, next);
  });
}

/** Pages besides the interface's own: the analyst's console. */
export type Pages = (service: Service) => Hono<ApiEnv>;

/** Adds another interface to the operations beside /v2, which asks them through the app itself: MCP. */
export type AddInterface = (app: Hono<ApiEnv>, service: Service) => void;

/** The whole HTTP interface: operations, tokens, reference page, health and metrics, and what is handed in: pages, and MCP. */
export function createApp(service: Service, pages: Pages, beside: AddInterface): Hono<ApiEnv> {
  // one slash more at the end of a path is the same path (feeds.md section 5, "paths")
  // the router that takes all of our paths: the usual one tries another first, which refuses them
  const app = new Hono<ApiEnv>({ strict: false, router: new TrieRouter() });
  app.use(closeConnections(service.leaving));
  app.use(observe(service));
  // what an operation says itself of its answer counts
  app.use(secureHeaders({ overwrite: false }));
  // before what opens answers to other pages: the console is for its own page alone
  app.route('/', pages(service));
  if (service.corsOrigins.length > 0) app.use(allowOrigins(service.corsOrigins));
  app.use(limitUrl);
  app.use('/v2/*', compressForBrowsers);
  app.route('/v2', described());
  app.route('/v2', operations(service, 'key or token'));
  app.route('/oauth/v2', operations(service, 'token'));
  app.route('/oauth2', tokens(service));
  beside(app, service);
  app.route('/', reference());
  app.route('/', health(service));
  app.notFound((c) => answerError(new Refusal('no_operation'), c));
  app.onError((error, c) => answerError(error, c));
  return app;
}
