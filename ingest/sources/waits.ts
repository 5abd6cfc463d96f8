import { halfJitterGenerator } from 'cockatiel';

/** When what did not succeed is tried again. All in seconds. */

const FIRST_LOOK = 60;
const LONGEST_LOOK = 3600;
const FIRST_RELOAD = 3600;
const LONGEST_RELOAD = 86_400;
/** Refused loads of one delivery, after which only a person tries it again. */
const MOST_RELOADS = 5;

const waitOf = (times: number, first: number, longest: number): number => {
  const bounds = { generator: halfJitterGenerator, initialDelay: first, maxDelay: longest, exponent: 2 };
  return Math.ceil(halfJitterGenerator(times - 1, bounds)[0]);
};

/** The wait after so many looks that failed: a minute, two, four … an hour, each shortened by up to half, at random. */
export const waitAfterFailures = (failures: number): number => waitOf(failures, FIRST_LOOK, LONGEST_LOOK);

/** The wait that a server asks for, as far as it is waited for; none: what the failures say. */
export const waitAsAsked = (failures: number, every: number, asked = 0): number =>
  Math.max(waitAfterFailures(failures), Math.min(asked, Math.max(every, LONGEST_LOOK)));

/** The wait after a delivery was refused so many times: an hour, two, four … a day; undefined: it is given up. */
export const waitAfterRefusals = (tries: number): number | undefined =>
  tries >= MOST_RELOADS ? undefined : waitOf(tries, FIRST_RELOAD, LONGEST_RELOAD);

/**
 * Is it time for the next look? Also when it lies further ahead than any wait does: the clock was set back, or the source is
 * to be looked at more often than before.
 */
export const isTimeForLook = (next: number, every: number, now: number): boolean =>
  next <= now || next - now > Math.max(every, LONGEST_LOOK);

/** Is it time to try a refused delivery again? undefined: it is given up. */
export const isTimeForReload = (next: number | undefined, now: number): boolean =>
  next !== undefined && (next <= now || next - now > LONGEST_RELOAD);
