import { inSpan } from '../../src/tracing/span.ts';

/** Seconds of each stage, in the order in which they ran; each is a span of the load's trace. */
export class Stopwatch {
  readonly seconds: Record<string, number> = {};

  async time<Result>(stage: string, work: () => Promise<Result>): Promise<Result> {
    // not the clock, which may be set meanwhile
    const start = performance.now();
    try {
      return await inSpan({ name: stage }, work);
    } finally {
      this.seconds[stage] = Math.round(performance.now() - start) / 1000;
    }
  }
}
