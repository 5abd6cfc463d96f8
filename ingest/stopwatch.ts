/** Seconds of each stage, in the order in which they ran. */
export class Stopwatch {
  readonly seconds: Record<string, number> = {};
  readonly #now: () => number;

  /** `now` in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  async time<Result>(stage: string, work: () => Promise<Result>): Promise<Result> {
    const start = this.#now();
    try {
      return await work();
    } finally {
      this.seconds[stage] = Math.round(this.#now() - start) / 1000;
    }
  }
}
