import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Caller } from '../accounts/accounts.ts';
import { PLANS } from '../accounts/plans.ts';
import { Phases } from '../api/observability/phases.ts';
import type { Operation } from '../api/operation.ts';
import { OPERATIONS } from '../api/operations.ts';
import type { ApiEnv, Service } from '../api/request/context.ts';
import { NO_MARKET, type SearchedMarket } from '../catalog/roles.ts';
import { inventory } from '../search/scopes/inventory.ts';
import { inSpan } from '../tracing/span.ts';

/**
 * What a new process does for the first time takes it several times as long as ever after: connections to the engine, which
 * indices answer, code that was never run. So it asks itself a search of each loaded market before anybody else does.
 */

/** Longest time that a start waits for it: an engine that is away keeps no server from listening. */
const MOST_MS = 1000;

/** Asked once what is new is met; asked again the code is ready. */
const TIMES = 2;

/** Whoever asks nothing of an account. */
const NOBODY: Caller = {
  account: 'rehearsal',
  keyId: 'rehearsal',
  planName: 'enterprise',
  plan: PLANS.enterprise,
  rights: [],
  terms: [],
};

/** The first search of each market that answers without a parameter. An inventory always names a dealer. */
function searches(): ReadonlyMap<SearchedMarket, Operation> {
  const found = new Map<SearchedMarket, Operation>();
  for (const operation of OPERATIONS) {
    const { search, shows } = operation;
    if (!search || shows !== 'listing' || search.market === NO_MARKET) continue;
    if (!search.scopes.includes(inventory) && !found.has(search.market)) found.set(search.market, operation);
  }
  return found;
}

/** The search alone, behind no account, log or metric: nothing of it is told anywhere. */
function stage({ path, handle }: Operation, service: Service): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('phases', new Phases());
    c.set('event', {});
    c.set('caller', NOBODY);
    await next();
  });
  app.get(path, handle(service, OPERATIONS));
  // who asks next hears why there is no answer
  app.onError((_, c) => c.body(null, 503));
  return app;
}

async function rehearseAll(service: Service): Promise<void> {
  await service.accounts.callerOfKey('');
  for (const [market, operation] of searches()) {
    const { indices } = await service.live.of(market).get();
    if (Object.keys(indices).length === 0) continue;
    const app = stage(operation, service);
    for (let time = 0; time < TIMES; time++)
      await (await app.request(`${operation.path}?facets=make&stats=price&range_facets=price`)).text();
  }
}

/** Asks what the first callers will. Throws nothing: what is away now is told to whoever needs it. */
export async function rehearse(service: Service): Promise<void> {
  const asking = async (): Promise<void> => {
    await inSpan({ name: 'rehearsal' }, () => rehearseAll(service));
  };
  await Promise.race([asking().catch(() => undefined), pause(MOST_MS, undefined, { ref: false })]);
}
