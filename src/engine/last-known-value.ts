import { setTimeout as sleep } from 'node:timers/promises';
import { EngineDown, engineFault } from './ask.ts';
import { diagnoseEngine } from './diagnosis.ts';

/**
 * What was last read of a cluster. Only its master tells where aliases point; while it stands still, or another one is
 * being elected, nothing can be switched either, and searches need no master: they go on with what was known.
 */

/** A reading that takes longer is not waited for; nor are those after it, until one is done. */
const LATE_MS = 1000;
/** Longer than a cluster takes to notice that its master stands still (three times ten seconds), and to elect another. */
const KNOWN_MS = 60_000;

/** Is it the engine's state that keeps it from answering, and no setting of ours? */
export const isAway = (error: unknown): boolean =>
  diagnoseEngine(error) === undefined && engineFault(error) instanceof EngineDown;

/** What was read last, and is answered while the reading after it is late or fails because the engine is away. */
export class LastKnownValue<T> {
  #known: { readonly value: T; readonly at: number } | undefined;
  #wait = LATE_MS;

  /** What is being read; where that is late or the engine cannot tell, what was read at most a minute ago. */
  async orLast(reading: Promise<T>): Promise<T> {
    const began = performance.now();
    const before = this.#known;
    const late = new AbortController();
    reading
      .then(
        (value) => {
          this.#wait = LATE_MS;
          if (began >= (this.#known?.at ?? 0)) this.#known = { value, at: began };
        },
        () => undefined, // whoever waits for the reading hears of it
      )
      .finally(() => late.abort());
    if (!before || began - before.at > KNOWN_MS) return await reading;
    const waited = sleep(this.#wait, before.value, { signal: late.signal }).then((value) => {
      this.#wait = 0;
      return value;
    });
    try {
      return await Promise.race([reading, waited]);
    } catch (error) {
      if (isAway(error)) return before.value;
      throw error;
    }
  }
}
