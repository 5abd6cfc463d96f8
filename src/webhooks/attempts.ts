import { halfJitterGenerator } from 'cockatiel';

/** When an event that could not be sent is tried again. */

/** First wait; each one after is twice as long. */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 2 * 3_600_000;
/** How long an event is tried, in seconds from its first attempt. */
const TRIED_SECONDS = 86_400;

const WAITS = {
  generator: halfJitterGenerator,
  initialDelay: FIRST_WAIT_MS,
  maxDelay: LONGEST_WAIT_MS,
  exponent: 2,
};

/**
 * The second of the next attempt after so many failed: 10 s, 20 s, 40 s … two hours, each shortened by up to half, at
 * random, so that receivers which failed together are not asked together. Undefined: a day is over, nothing more is tried.
 */
export function nextAttempt(attempts: number, firstAt: number, now: number): number | undefined {
  const [wait] = halfJitterGenerator(attempts - 1, WAITS);
  const at = now + Math.ceil(wait / 1000);
  return at > firstAt + TRIED_SECONDS ? undefined : at;
}
