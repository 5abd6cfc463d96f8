import { setTimeout as pause } from 'node:timers/promises';

/** Another process holds the file's lock. Some calls of the driver give the code, some only the words. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && String(error.code).startsWith('SQLITE_BUSY')) ||
    /database is locked/.test(error.message));

/** What a piece of work gave, or that another process is in the way. */
export function unlessBusy<Value>(work: () => Value): { readonly value: Value } | undefined {
  try {
    return { value: work() };
  } catch (error) {
    if (isBusy(error)) return undefined;
    throw error;
  }
}

const AGAIN_MS = 1;
/** A process that does not get to run has waited long without having tried. */
const LEAST_TRIES = 10;

/** How long work is tried again. */
export interface Patience {
  readonly withinMs: number;
  /** tells what others wrote: while that changes they only take their turns, and the time begins anew */
  readonly turn?: () => unknown;
  /** the end all the same; default: that of `withinMs` */
  readonly longestMs?: number;
}

/**
 * Tries work that another process is in the way of every millisecond, while this process goes on; when the patience ends
 * the other way is taken.
 */
export async function again<Value>(
  work: () => Value,
  { withinMs, turn = () => undefined, longestMs = withinMs }: Patience,
  otherwise: () => Value,
): Promise<Value> {
  const end = performance.now() + longestMs;
  let until = performance.now() + withinMs;
  let last = turn();
  for (let tries = 0; tries < LEAST_TRIES || performance.now() < Math.min(until, end); tries += 1) {
    await pause(AGAIN_MS);
    const done = unlessBusy(work);
    if (done) return done.value;
    const now = turn();
    if (now !== last) until = performance.now() + withinMs;
    last = now;
  }
  return otherwise();
}

/** Does the work at once; while another process is in the way, again and again. Throws when that lasts. */
export function soon<Value>(work: () => Value, withinMs: number): Value | Promise<Value> {
  const done = unlessBusy(work);
  return done ? done.value : again(work, { withinMs }, work);
}
