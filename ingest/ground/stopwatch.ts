/** Seconds of each stage, in the order in which they ran. */
export class Stopwatch {
  readonly seconds: Record<string, number> = {};

  async time<Result>(stage: string, work: () => Promise<Result>): Promise<Result> {
    // not the clock, which may be set meanwhile
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.seconds[stage] = Math.round(performance.now() - start) / 1000;
    }
  }
}
