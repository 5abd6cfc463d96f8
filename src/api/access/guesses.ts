import { setTimeout as sleep } from 'node:timers/promises';

/** Clients that guess credentials are slowed: a good key or token is never looked at here. */

/** 401s of one network in a minute that are answered at once. */
const FREE = 30;
const MINUTE_MS = 60_000;
/** What each further one waits more than the one before, and the longest wait. */
const STEP_MS = 100;
const LONGEST_MS = 2000;
/** Requests that wait at a time; and networks that are remembered, the oldest being forgotten first. */
const MOST_WAITING = 256;
const MOST_NETWORKS = 100_000;

type Pause = (ms: number, gone: AbortSignal) => Promise<void>;

// rejected only by the caller's going away: there is nobody left to answer
const sleepUnlessGone: Pause = (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined);

interface Minute {
  count: number;
  readonly ends: number;
}

interface GuessOptions {
  /** milliseconds of any clock that only goes forward */
  readonly now?: () => number;
  /** waits so many of them, or until the caller goes away */
  readonly pause?: Pause;
  /** processes that share the answers that are free, and the places to wait in */
  readonly among?: number | undefined;
}

/** Slows down an address that sends one unknown key or secret after another. */
export class Guesses {
  readonly #free: number;
  readonly #mostWaiting: number;
  readonly #minutes = new Map<string, Minute>();
  readonly #now: () => number;
  readonly #pause: Pause;
  #waiting = 0;

  constructor({ now = () => performance.now(), pause = sleepUnlessGone, among = 1 }: GuessOptions = {}) {
    this.#now = now;
    this.#pause = pause;
    this.#free = Math.ceil(FREE / among);
    this.#mostWaiting = Math.ceil(MOST_WAITING / among);
  }

  /** requests that wait */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Counts a 401 and waits as long as it is due; the wait ends when the caller goes away. False: too many wait
   * already, and this one is to be refused at once.
   */
  async slow(network: string, gone: AbortSignal): Promise<boolean> {
    const wait = Math.min(LONGEST_MS, STEP_MS * (this.#count(network) - this.#free));
    if (wait <= 0) return true;
    if (this.#waiting >= this.#mostWaiting) return false;
    this.#waiting += 1;
    await this.#pause(wait, gone);
    this.#waiting -= 1;
    return true;
  }

  #count(network: string): number {
    const found = this.#minutes.get(network);
    if (found && found.ends > this.#now()) {
      found.count += 1;
      return found.count;
    }
    this.#minutes.delete(network);
    this.#minutes.set(network, { count: 1, ends: this.#now() + MINUTE_MS });
    const [oldest] = this.#minutes.keys();
    if (this.#minutes.size > MOST_NETWORKS && oldest !== undefined) this.#minutes.delete(oldest);
    return 1;
  }
}
