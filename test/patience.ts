import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long tests wait. What hangs is ended, and no test is failed for the time that a busy machine takes, or stands still: these
 * are minutes, and stand here alone. Who waits does so for what is to be so, never for a time.
 */
export const MINUTES = 60_000;

/** For what is to become so. */
export const PATIENCE_MS = 4 * MINUTES;

/** For a process that loads a whole market before it does what is waited for, as `npm start` does. */
export const LOADING_MS = 12 * MINUTES;

/** As `expect.poll` and `vi.waitFor` take it. A look costs the processor, too, which what is waited for may want. */
export const PATIENTLY = { timeout: PATIENCE_MS, interval: 50 };

/** For whole tests, and for what comes before and after them. */
export const LIMITS = {
  short: { testTimeout: 5 * MINUTES, hookTimeout: 5 * MINUTES },
  /** what starts processes, loads deliveries, or waits several times */
  long: { testTimeout: 15 * MINUTES, hookTimeout: 20 * MINUTES },
} as const;

/** Between two looks, in milliseconds: a tenth of what was waited already. */
const untilNextLook = (waited: number): number => Math.min(Math.max(waited / 10, 20), 200);

/** Waits until something is so; throws when that takes minutes. What takes longer is looked at more rarely. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const begun = performance.now();
  for (let waited = 0; waited < patienceMs; waited = performance.now() - begun) {
    if (await isSo()) return;
    await pause(untilNextLook(waited));
  }
  throw new Error('it did not become so');
}
