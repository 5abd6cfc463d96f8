import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { spanHeaders } from '../../tracing/span.ts';
import { fromProxy } from '../access/client-address.ts';
import type { Service } from '../request/context.ts';

/** What tells a request from all others, in the logs of all that it passes. */

/** Header that carries a request's id, in requests and in answers. */
export const REQUEST_ID = 'X-Request-Id';

/** What says whose traces are continued. */
type TraceSettings = Pick<Service, 'traceparentFrom' | 'proxies'>;

/** Ids that are taken over as they were sent; any other could be written to mislead whoever reads a log. */
const SENT = /^[\w.:/+=@-]{1,128}$/;

/** W3C Trace Context: version, trace, parent and flags; ids of zeros alone are none. */
const PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(?:-.*)?$/;

/** The id that was sent with a request, or a new one. */
export function requestId(c: Context): string {
  const sent = c.req.header(REQUEST_ID);
  return sent !== undefined && SENT.test(sent) ? sent : randomUUID();
}

/** The span that is open, as the log names it; empty where no traces are taken. */
export function spanShown(): { readonly trace_id?: string; readonly span_id?: string } {
  const [, trace, span] = PARENT.exec(spanHeaders().traceparent ?? '') ?? [];
  return trace !== undefined && span !== undefined ? { trace_id: trace, span_id: span } : {};
}

/** The trace of the span that is open, where it is kept: one that is not sampled leads nowhere. */
export function sampledTrace(): { readonly trace_id?: string } {
  const [, trace, flags = '0'] = /^..-(\w{32})-\w{16}-(\w\w)$/.exec(spanHeaders().traceparent ?? '') ?? [];
  return trace !== undefined && Number.parseInt(flags, 16) % 2 === 1 ? { trace_id: trace } : {};
}

/**
 * Is the trace of whoever asks continued (FORECOURT_TRACEPARENT_FROM)? It says whether its requests are traced, too: a caller
 * who is believed could have all of them traced, or none.
 */
export function continuesTrace(c: Context, { traceparentFrom, proxies }: TraceSettings): boolean {
  return traceparentFrom === 'all' || (traceparentFrom === 'proxies' && fromProxy(c, proxies));
}

/** The trace that a request belongs to, as the log names it; empty where none was sent by someone who is believed. */
export function traceOf(
  c: Context,
  settings: TraceSettings,
): { readonly trace_id?: string; readonly parent_id?: string } {
  const sent = continuesTrace(c, settings) ? c.req.header('traceparent') : undefined;
  const [, trace, parent] = PARENT.exec(sent ?? '') ?? [];
  return trace !== undefined && parent !== undefined ? { trace_id: trace, parent_id: parent } : {};
}
