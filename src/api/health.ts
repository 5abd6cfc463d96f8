import { Hono } from 'hono';
import { MARKETS } from '../engine/market.ts';
import type { ApiEnv, Service } from './context.ts';

/** The process is alive; it can answer; what Prometheus reads. */
export function health(service: Service): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get('/healthz', (c) => {
    c.get('event').operation = 'healthz';
    return c.json({ status: 'ok' });
  });
  app.get('/readyz', async (c) => {
    c.get('event').operation = 'readyz';
    const markets: Record<string, string> = {};
    let ready = true;
    for (const market of MARKETS) {
      const live = await service.live[market].get().catch(() => undefined);
      markets[market] = live ? (live.us ? 'loaded' : 'empty') : 'engine does not answer';
      ready &&= live?.us !== undefined;
    }
    return c.json({ status: ready ? 'ready' : 'not ready', markets }, ready ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    c.get('event').operation = 'metrics';
    return c.body(await service.metrics.registry.metrics(), 200, {
      'Content-Type': service.metrics.registry.contentType,
    });
  });
  return app;
}
