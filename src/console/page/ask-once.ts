import { type Answer, ask, urlOf } from './api.ts';
import type { Request } from './request.ts';
import { session } from './session.ts';

interface UnderWay {
  readonly answer: Promise<Answer<unknown>>;
  readonly given: AbortController;
  /** parts of the page that wait for it */
  waiting: number;
}

const underWay = new Map<string, UnderWay>();

function begin(wanted: string, request: Request): UnderWay {
  const given = new AbortController();
  const answer = ask<unknown>(request, given.signal).finally(() => {
    if (underWay.get(wanted) === one) underWay.delete(wanted);
  });
  const one: UnderWay = { answer, given, waiting: 0 };
  underWay.set(wanted, one);
  return one;
}

/**
 * Asks the server; what another part of the page has asked and still waits for is not sent again: both have its answer. It is
 * given up when nobody waits for it any more.
 */
export function askOnce<Data>(request: Request, signal: AbortSignal): Promise<Answer<Data>> {
  const wanted = `${session.value?.key}\n${urlOf(request)}`;
  const one = underWay.get(wanted) ?? begin(wanted, request);
  one.waiting += 1;
  signal.addEventListener(
    'abort',
    () => {
      one.waiting -= 1;
      if (one.waiting > 0) return;
      if (underWay.get(wanted) === one) underWay.delete(wanted);
      one.given.abort(signal.reason);
    },
    { once: true },
  );
  return one.answer as Promise<Answer<Data>>;
}
