import { Refusal } from '../catalog/errors.ts';

/** Lets few pieces of work run at once; some wait in order, more are refused (docs/decisions, decision 9). */
export class Queue {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(atOnce: number, most: number) {
    this.#atOnce = atOnce;
    this.#most = most;
  }

  /** Runs the work when its turn comes; whoever goes away while waiting leaves the queue. */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn(signal);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const [next] = this.#waiting;
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Ends when somebody who is done hands over the place. */
  #turn(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#most) throw new Refusal('summaries_busy');
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.delete(begin);
        reject(new Refusal('timed_out'));
      };
      const begin = (): void => {
        this.#waiting.delete(begin);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      if (signal.aborted) return reject(new Refusal('timed_out'));
      this.#waiting.add(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
