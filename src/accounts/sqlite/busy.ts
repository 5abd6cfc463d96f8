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

/**
 * Tries work that another process is in the way of every millisecond, while this process goes on; after `withinMs` the
 * other way is taken.
 */
export async function again<Value>(
  work: () => Value,
  withinMs: number,
  otherwise: () => Value,
): Promise<Value> {
  const until = Date.now() + withinMs;
  while (Date.now() < until) {
    await pause(AGAIN_MS);
    const done = unlessBusy(work);
    if (done) return done.value;
  }
  return otherwise();
}

/** Does the work at once; while another process is in the way, again and again. Throws when that lasts. */
export function soon<Value>(work: () => Value, withinMs: number): Value | Promise<Value> {
  const done = unlessBusy(work);
  return done ? done.value : again(work, withinMs, work);
}
