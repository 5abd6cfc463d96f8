import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { spanHeaders } from '../../tracing/span.ts';

/** What tells a request from all others, in the logs of all that it passes. */

/** Header that carries a request's id, in requests and in answers. */
export const REQUEST_ID = 'X-Request-Id';

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

/** The trace that a request belongs to, as the log names it; empty where none was sent. */
export function traceOf(c: Context): { readonly trace_id?: string; readonly parent_id?: string } {
  const [, trace, parent] = PARENT.exec(c.req.header('traceparent') ?? '') ?? [];
  return trace !== undefined && parent !== undefined ? { trace_id: trace, parent_id: parent } : {};
}
