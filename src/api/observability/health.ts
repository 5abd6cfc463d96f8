import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { LRUCache } from 'lru-cache';
import release from '../../../package.json' with { type: 'json' };
import { MARKETS, type Market } from '../../catalog/markets.ts';
import { rolesOf } from '../../catalog/roles.ts';
import type { Live } from '../../engine/live.ts';
import type { SoldStanding } from '../../summary/sold-data.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { accountsMetrics } from './accounts-standing.ts';
import { marketMetrics } from './market-metrics.ts';
import { keptMetrics, shareMetrics } from './metrics.ts';

/** incomplete: some of the market's indices are there, and some are not */
type MarketState = 'loaded' | 'empty' | 'incomplete' | 'engine is not responding';

function stateOf(market: Market, live: Live | undefined): MarketState {
  if (!live) return 'engine is not responding';
  const roles = rolesOf(market);
  const held = roles.filter((role) => live.indices[role] !== undefined);
  if (held.length === 0) return 'empty';
  return held.length === roles.length ? 'loaded' : 'incomplete';
}

/** One after another, so that a probe holds one connection; an engine that does not answer for one is not asked for the rest. */
async function marketStates({ live }: Service): Promise<MarketState[]> {
  const states: MarketState[] = [];
  for (const market of MARKETS) {
    const answers = !states.includes('engine is not responding');
    const found = answers
      ? await live
          .of(market)
          .get()
          .catch(() => undefined)
      : undefined;
    states.push(stateOf(market, found));
  }
  return states;
}

/** Accounts that can only be read still answer: calls are counted in memory. */
function accountsState({ accounts }: Service): string {
  const { unwritable, unwritten } = accounts.standing();
  return unwritable === undefined ? 'written' : `${unwritable}: ${unwritten} calls are counted in memory`;
}

/** A market is loaded, and nothing that was loaded is broken; what was never loaded says nothing. */
const isReady = (states: readonly MarketState[], sold: SoldStanding): boolean =>
  states.includes('loaded') &&
  states.every((state) => state === 'loaded' || state === 'empty') &&
  sold !== 'missing on this server';

/** The process is alive; it can answer; what Prometheus reads. */
export function health(service: Service): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  accountsMetrics(service.metrics.registry, service.accounts);
  shareMetrics(service.metrics.registry, service.shares);
  keptMetrics(service.metrics.registry, service.kept);
  const readMarketMetrics = marketMetrics(service);
  app.get('/healthz', (c) => {
    c.get('event').operation = 'healthz';
    return c.json({ status: 'ok', version: release.version });
  });
  app.get('/readyz', async (c) => {
    c.get('event').operation = 'readyz';
    if (service.leaving()) return c.json({ status: 'stopping' }, 503);
    const states = await marketStates(service);
    const sold = await service.sold.standing();
    const ready = isReady(states, sold);
    const markets = Object.fromEntries(MARKETS.map((market, at) => [market, states[at]]));
    const accounts = accountsState(service);
    return c.json({ status: ready ? 'ready' : 'not ready', markets, sold, accounts }, ready ? 200 : 503);
  });
  // what is asked of the engine for it is asked once a second at most, however many read it
  const marketsRead = new LRUCache<'all', true>({
    max: 1,
    ttl: 1000,
    fetchMethod: async (): Promise<true> => {
      await readMarketMetrics();
      return true;
    },
  });
  app.use('/metrics', compress());
  app.get('/metrics', async (c) => {
    c.get('event').operation = 'metrics';
    await marketsRead.fetch('all');
    return c.body(await service.metrics.text(), 200, {
      'Content-Type': service.metrics.registry.contentType,
    });
  });
  return app;
}
