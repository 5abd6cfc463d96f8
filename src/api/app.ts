import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { Refusal } from '../catalog/errors.ts';
import { answerError } from './answer-error.ts';
import type { ApiEnv, Service } from './context.ts';
import { dealer } from './handlers/dealer.ts';
import { deliveries } from './handlers/deliveries.ts';
import { explainUrl } from './handlers/explain.ts';
import { history } from './handlers/history.ts';
import { image } from './handlers/image.ts';
import { marketplace } from './handlers/marketplace.ts';
import { answerSearch } from './handlers/search.ts';
import { SHOWS } from './handlers/show.ts';
import { health } from './health.ts';
import { authenticate } from './middleware/authenticate.ts';
import { deprecated } from './middleware/deprecated.ts';
import { observe } from './middleware/observe.ts';
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
    case 'explain':
      return explainUrl(service);
  }
}

/** The operations of the table, below /v2. Each asks for a key; rates and quotas come between key and handler. */
function operations(service: Service): Hono<ApiEnv> {
  const v2 = new Hono<ApiEnv>();
  const document = openapiDocument();
  v2.get('/openapi.json', (c) => {
    c.get('event').operation = 'openapi.json';
    return c.json(document);
  });
  for (const operation of OPERATIONS) {
    const path = routePath(operation);
    const named = operation.path.slice(1);
    v2.on(['GET'], path, async (c, next) => {
      c.get('event').operation = named;
      await next();
    });
    if (operation.replacedBy) v2.on(['GET'], path, deprecated(service, operation.replacedBy));
    v2.get(path, authenticate(service), handlerOf(operation, service));
    v2.all(path, (c) => {
      c.header('Allow', 'GET, HEAD');
      throw new Refusal('method_not_allowed', { detail: 'GET' });
    });
  }
  return v2;
}

/** The whole HTTP interface: operations, reference page, health and metrics. */
export function createApp(service: Service): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(observe(service));
  app.use(secureHeaders());
  app.route('/v2', operations(service));
  app.route('/', reference());
  app.route('/', health(service));
  app.notFound((c) => answerError(new Refusal('no_operation'), c));
  app.onError((error, c) => answerError(error, c));
  return app;
}
