import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { withoutSecrets } from '../../grammar/secrets.ts';
import { inSpan, type Span } from '../../tracing/span.ts';
import { shownCredentials } from '../access/credential.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import type { Metrics } from './metrics.ts';
import { Phases } from './phases.ts';
import { continuesTrace, REQUEST_ID, requestId, sampledTrace, spanShown, traceOf } from './request-id.ts';

/** The event without credentials: a plan holds the texts that were sent, whatever they are. */
function withoutCredentials(event: Record<string, unknown>, own: readonly string[]): Record<string, unknown> {
  const text = JSON.stringify(event);
  if (withoutSecrets(text, own) === text) return event;
  const hide = (_: string, value: unknown): unknown =>
    typeof value === 'string' ? withoutSecrets(value, own) : value;
  return JSON.parse(text, hide) as Record<string, unknown>;
}

/** The span of a request, which continues the trace of whoever asks and is believed. */
const spanOf = (c: Context<ApiEnv>, id: string, service: Service) => ({
  name: c.req.method,
  kind: 'server' as const,
  attributes: { 'http.request.method': c.req.method, 'forecourt.request_id': id },
  ...(continuesTrace(c, service) ? { from: (name: string) => c.req.header(name) } : {}),
});

/** The operation and its answer, never the URL: that holds the key. */
function tellSpan(span: Span, c: Context<ApiEnv>, { operation, error }: Record<string, unknown>): void {
  const { status } = c.res;
  span.rename(`${c.req.method} ${operation ?? 'none'}`);
  const route = typeof operation === 'string' ? operation : undefined;
  span.set({ 'http.route': route, 'http.response.status_code': status });
  if (typeof error === 'string') span.set({ 'error.type': error });
  if (status >= 500) span.fail(String(error ?? status));
}

/** The times of a request, in the metrics; `exemplarLabels`: its trace, where there is one. */
function tellTimes(
  { request, phase, engine }: Metrics,
  { operation, status }: { readonly operation: string; readonly status: number },
  phases: Phases,
  exemplarLabels: Readonly<Record<string, string>>,
): void {
  request.observe({ labels: { operation, status }, value: phases.total() / 1000, exemplarLabels });
  for (const [name, ms] of phases.all())
    phase.observe({ labels: { cost: phases.asked, phase: name }, value: ms / 1000, exemplarLabels });
  const waited = phases.get('engine');
  if (waited !== undefined) engine.observe({ labels: { operation }, value: waited / 1000, exemplarLabels });
}

/**
 * One structured log event a request, its id, Server-Timing, and the request's metrics. The event tells the plan, never
 * the URL, as that holds the key.
 */
export const observe = (service: Service) =>
  createMiddleware<ApiEnv>(async function observeRequest(c, next) {
    const phases = new Phases();
    const id = requestId(c);
    const event: Record<string, unknown> = { request_id: id, ...traceOf(c, service) };
    c.set('phases', phases);
    c.set('event', event);
    let exemplarLabels = {};
    await inSpan(spanOf(c, id, service), async (span) => {
      Object.assign(event, spanShown());
      exemplarLabels = sampledTrace();
      await next();
      tellSpan(span, c, event);
    });
    // c.header would make the answer anew
    c.res.headers.set('Server-Timing', phases.header());
    c.res.headers.set(REQUEST_ID, id);
    const operation = String(event.operation ?? 'none');
    const { status } = c.res;
    tellTimes(service.metrics, { operation, status }, phases, exemplarLabels);
    if (event.error === 'searches_busy' || event.error === 'account_busy')
      service.metrics.refusals.inc({ reason: 'busy' });
    const level = status >= 500 ? 'error' : 'info';
    service.log[level](
      {
        ...withoutCredentials(event, shownCredentials(c)),
        operation,
        method: c.req.method,
        status,
        ms: phases.total(),
        engine_ms: phases.get('engine'),
      },
      'request',
    );
  });
