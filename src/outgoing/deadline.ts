/** A signal that two ends can cause → the one of them that nothing else holds. */
const held = new WeakMap<AbortSignal, AbortSignal>();

/**
 * A signal that ends with `caller` or after `ms` milliseconds, whichever comes first. The time is held on purpose: what
 * `AbortSignal.any` is made of it holds weakly, so that a time-out that nobody else holds is collected and never comes.
 */
export function endingAfter(caller: AbortSignal, ms: number): AbortSignal {
  const time = AbortSignal.timeout(ms);
  const signal = AbortSignal.any([caller, time]);
  held.set(signal, time);
  return signal;
}
