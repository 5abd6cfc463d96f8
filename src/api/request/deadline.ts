import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { endingAfter } from '../../outgoing/deadline.ts';

/** Server time-out (part-1.md "Limits"): the engine's work is cancelled with it. */
export const TIME_OUT_MS = 120_000;

/** Node's side of a request; none where a test asks the app itself. */
interface NodeBindings {
  readonly outgoing?: ServerResponse;
}

const timedOut = (): Error => new DOMException('the time was up', 'TimeoutError');
const wentAway = (): Error => new DOMException('the caller went away', 'AbortError');

/** Ends with the caller's connection, however long that takes: of an answer whose parts each have a time of their own. */
export function untilGone(c: Context): AbortSignal {
  const { outgoing } = (c.env ?? {}) as NodeBindings;
  if (!outgoing) return c.req.raw.signal;
  const ends = new AbortController();
  if (outgoing.destroyed) ends.abort(wentAway());
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) ends.abort(wentAway());
  });
  return ends.signal;
}

/** Calls `end` when the answer is sent or its connection is gone, also where nobody has read of it. */
export function whenOver(c: Context, end: () => void): void {
  const { outgoing } = (c.env ?? {}) as NodeBindings;
  if (outgoing?.destroyed) end();
  outgoing?.once('close', end);
}

/**
 * Ends with the caller's connection or the time-out, whichever comes first. The connection itself tells: the signal of a
 * Request costs a whole Request of the web's kind, which is made for nothing else here.
 */
export function deadline(c: Context): AbortSignal {
  const { outgoing } = (c.env ?? {}) as NodeBindings;
  if (!outgoing) return endingAfter(c.req.raw.signal, TIME_OUT_MS);
  const ends = new AbortController();
  if (outgoing.destroyed) ends.abort(wentAway());
  const time = setTimeout(() => ends.abort(timedOut()), TIME_OUT_MS).unref();
  outgoing.once('close', () => {
    clearTimeout(time);
    if (!outgoing.writableFinished) ends.abort(wentAway());
  });
  return ends.signal;
}
