import { createMiddleware } from 'hono/factory';
import type { ApiEnv, Service } from '../context.ts';
import { Phases } from '../phases.ts';

/**
 * One structured log event a request, Server-Timing, and the request's metrics. The event tells the plan, never
 * the URL, as that holds the key.
 */
export const observe = (service: Service) =>
  createMiddleware<ApiEnv>(async function observeRequest(c, next) {
    const phases = new Phases();
    const event: Record<string, unknown> = {};
    c.set('phases', phases);
    c.set('event', event);
    await next();
    c.header('Server-Timing', phases.header());
    const operation = String(event.operation ?? 'none');
    const { status } = c.res;
    service.metrics.request.observe({ operation, status }, phases.total() / 1000);
    const engine = phases.get('engine');
    if (engine !== undefined) service.metrics.engine.observe({ operation }, engine / 1000);
    if (event.error === 'searches_busy' || event.error === 'account_busy')
      service.metrics.refusals.inc({ reason: 'busy' });
    const level = status >= 500 ? 'error' : 'info';
    service.log[level](
      { ...event, operation, method: c.req.method, status, ms: phases.total(), engine_ms: engine },
      'request',
    );
  });
