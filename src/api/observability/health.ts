import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { compress } from 'hono/compress';
import { LRUCache } from 'lru-cache';
import { Registry } from 'prom-client';
import release from '../../../package.json' with { type: 'json' };
import type { ApiEnv, Service } from '../request/context.ts';
import { accountsMetrics } from './accounts-standing.ts';
import { OPEN_METRICS } from './exemplars.ts';
import { marketMetrics } from './market-metrics.ts';
import { keptMetrics, shareMetrics } from './metrics.ts';
import { readiness } from './readiness.ts';
import { sourceMetrics } from './source-metrics.ts';

/** The paths that watch a server: whether it is alive (/healthz), whether it can answer (/readyz), and what Prometheus reads (/metrics). */
export function health(service: Service): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  accountsMetrics(service.metrics.registry, service.accounts);
  shareMetrics(service.metrics.registry, service.shares);
  keptMetrics(service.metrics.registry, service.kept);
  sourceMetrics(service.metrics.market, service);
  const readMarketMetrics = marketMetrics(service);
  app.get('/healthz', (c) => {
    c.get('event').operation = 'healthz';
    return c.json({ status: 'ok', version: release.version });
  });
  app.get('/readyz', async (c) => {
    c.get('event').operation = 'readyz';
    if (service.leaving()) return c.json({ status: 'stopping' }, 503);
    const state = await readiness(service, (cause) => {
      c.get('event').cause = String(cause);
    });
    return c.json(state, state.status === 'ready' ? 200 : 503);
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
    const form = accepts(c, {
      header: 'Accept',
      supports: ['text/plain', OPEN_METRICS],
      default: 'text/plain',
    });
    const isOpen = form === OPEN_METRICS;
    return c.body(await service.metrics.text(isOpen), 200, {
      'Content-Type': isOpen ? Registry.OPENMETRICS_CONTENT_TYPE : Registry.PROMETHEUS_CONTENT_TYPE,
      Vary: 'Accept',
    });
  });
  return app;
}
