import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/** A wait that was begun: of so many milliseconds, as it was asked for, until the test ends it. */
interface HeldWait {
  readonly ms: number | undefined;
  end(): void;
}

/** Waits of `node:timers/promises` that end when the test says so, however long the machine stands still. */
export interface HeldWaits {
  /** those that go on: of so many milliseconds, or all */
  of(ms?: number): readonly HeldWait[];
  /** ends all that go on; later ones take their time again */
  release(): void;
}

/** From now on no wait of so many milliseconds or more ends by itself, but with its signal; shorter ones, as for a lock, take their time. */
export function holdWaits(atLeast = 0): HeldWaits {
  const before = timers.setTimeout;
  const held = new Set<HeldWait>();
  const hold: typeof before = (ms, value, options = {}) => {
    const { signal } = options;
    if ((ms ?? 0) < atLeast) return before(ms, value, options);
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const wait = {
        ms,
        end: () => {
          held.delete(wait);
          resolve(value as never);
        },
      };
      held.add(wait);
      signal?.addEventListener('abort', () => {
        held.delete(wait);
        reject(signal.reason);
      });
    });
  };
  const wait = (how: typeof before): void => {
    timers.setTimeout = how;
    syncBuiltinESMExports();
  };
  wait(hold);
  return {
    of: (ms) => [...held].filter((one) => ms === undefined || one.ms === ms),
    release() {
      wait(before);
      for (const one of [...held]) one.end();
    },
  };
}
