import { Refusal } from '../catalog/errors.ts';

/** Whose work it is. */
export interface QueueUser {
  readonly account: string;
  /** is told how many milliseconds the work waited for its turn */
  onWaited(ms: number): void;
}

const NOBODY: QueueUser = { account: '', onWaited: () => undefined };

/** Part of the places to wait in that one account may have. */
const PART_OF_ONE = 0.5;

/**
 * Lets few pieces of work run at once; some wait, more are refused (docs/decisions, decision 9). Accounts take turns: who comes
 * with one question does not wait for all of another's.
 */
export class Queue {
  readonly #atOnce: number;
  readonly #most: number;
  /** account → those of it that wait, the first of them first; the account whose turn it is first */
  readonly #waiting = new Map<string, Set<() => void>>();
  #running = 0;

  constructor(atOnce: number, most: number) {
    this.#atOnce = atOnce;
    this.#most = most;
  }

  /** Runs the work when its turn comes; whoever goes away while waiting leaves the queue. */
  async run<T>(signal: AbortSignal, work: () => Promise<T>, asker = NOBODY): Promise<T> {
    const asked = performance.now();
    if (this.#running >= this.#atOnce) await this.#turn(signal, asker.account);
    else this.#running += 1;
    try {
      asker.onWaited(performance.now() - asked);
      return await work();
    } finally {
      const next = this.#next();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Ends when somebody who is done hands over the place. */
  #turn(signal: AbortSignal, account: string): Promise<void> {
    const all = [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0);
    const own = this.#waiting.get(account) ?? new Set();
    const mostOfOne = account === NOBODY.account ? this.#most : this.#most * PART_OF_ONE;
    if (all >= this.#most || own.size >= mostOfOne) throw new Refusal('summaries_busy');
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#remove(account, own, begin);
        reject(new Refusal('timed_out'));
      };
      const begin = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      if (signal.aborted) return reject(new Refusal('timed_out'));
      own.add(begin);
      this.#waiting.set(account, own);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** The first of the account whose turn it is, which then has to wait until the others have had theirs. */
  #next(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [account, own] = first;
    const [next] = own;
    this.#waiting.delete(account);
    if (next) own.delete(next);
    if (own.size > 0) this.#waiting.set(account, own);
    return next;
  }

  #remove(account: string, own: Set<() => void>, begin: () => void): void {
    own.delete(begin);
    if (own.size === 0 && this.#waiting.get(account) === own) this.#waiting.delete(account);
  }
}
