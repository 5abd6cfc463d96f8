import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { Refusal } from '../catalog/errors.ts';
import { consolePages } from '../console/server/pages.ts';
import { answerError } from './answer-error.ts';
import type { ApiEnv, Service } from './context.ts';
import { dealer } from './handlers/dealer.ts';
import { dealershipGroups } from './handlers/dealership-groups.ts';
import { deliveries } from './handlers/deliveries.ts';
import { explainUrl } from './handlers/explain.ts';
import { history } from './handlers/history.ts';
import { image } from './handlers/image.ts';
import { supply } from './handlers/market-days-supply.ts';
import { marketplace } from './handlers/marketplace.ts';
import { popular } from './handlers/popular-cars.ts';
import { getPreferredDealers, setPreferredDealers } from './handlers/preferred-dealers.ts';
import { sales } from './handlers/sales-statistics.ts';
import { answerSearch } from './handlers/search.ts';
import { SHOWS } from './handlers/show.ts';
import { soldSummary } from './handlers/sold-summary.ts';
import { tokens } from './handlers/token.ts';
import { health } from './health.ts';
import { allow } from './middleware/allow.ts';
import { type Accepts, authenticate } from './middleware/authenticate.ts';
import { deprecated } from './middleware/deprecated.ts';
import { limit } from './middleware/limit.ts';
import { observe } from './middleware/observe.ts';
import { readableByPages } from './middleware/pages.ts';
import { shortBody, shortUrl } from './middleware/sizes.ts';
import { openapiDocument } from './openapi/document.ts';
import { OPERATIONS, type Operation, routePath } from './operations.ts';
import { reference } from './reference/pages.ts';

function handlerOf(operation: Operation, service: Service) {
  switch (operation.kind) {
    case 'search':
      return (c: Context<ApiEnv>) => answerSearch(c, service, operation.policy, SHOWS[operation.shows]);
    case 'marketplace':
      return marketplace(service, operation.policy);
    case 'dealer':
      return dealer(service, operation.market);
    case 'history':
      return history(service, operation.market);
    case 'deliveries':
      return deliveries(service);
    case 'image':
      return image(service, 'us-cars');
    case 'sold summary':
      return soldSummary(service.sold);
    case 'dealership groups':
      return dealershipGroups(service.sold);
    case 'market days supply':
      return supply(service, operation.policy);
    case 'sales statistics':
      return sales(service);
    case 'popular cars':
      return popular(service, operation.policy);
    case 'explain':
      return explainUrl(service);
    case 'preferred dealers':
      return operation.does === 'get' ? getPreferredDealers(service) : setPreferredDealers(service);
  }
}

/**
 * The operations of the table, each behind the same checks in the same order: who asks (401), its limits (429), what it
 * may use (403), then the request itself (supplement decision 44).
 */
function operations(service: Service, accepts: Accepts): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const operation of OPERATIONS) {
    const path = routePath(operation);
    const { method = 'GET' } = operation;
    app.use(path, async (c, next) => {
      c.get('event').operation = operation.path.slice(1);
      await next();
    });
    if (operation.replacedBy) app.use(path, deprecated(service, operation.replacedBy));
    app.use(path, authenticate(service, accepts), limit(service));
    app.on(method, path, allow(operation));
    if (method === 'POST') app.post(path, shortBody);
    app.on(method, path, handlerOf(operation, service));
    app.all(path, (c) => {
      c.header('Allow', method === 'GET' ? 'GET, HEAD' : method);
      throw new Refusal('method_not_allowed', { detail: method });
    });
  }
  return app;
}

/** The document of the interface, for everybody. */
function described(): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const document = openapiDocument();
  return app.get('/openapi.json', (c) => {
    c.get('event').operation = 'openapi.json';
    return c.json(document);
  });
}

/** The whole HTTP interface: operations, tokens, reference page, health and metrics. */
export function createApp(service: Service): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(observe(service));
  app.use(secureHeaders());
  // before what opens answers to other pages: the console is for its own page alone
  app.route('/', consolePages(service));
  if (service.corsOrigins.length > 0) app.use(readableByPages(service.corsOrigins));
  app.use(shortUrl);
  app.route('/v2', described());
  app.route('/v2', operations(service, 'key or token'));
  app.route('/oauth/v2', operations(service, 'token'));
  app.route('/oauth2', tokens(service));
  app.route('/', reference());
  app.route('/', health(service));
  app.notFound((c) => answerError(new Refusal('no_operation'), c));
  app.onError((error, c) => answerError(error, c));
  return app;
}
