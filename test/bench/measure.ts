import type { Call, Wire } from './wire.ts';

/** Milliseconds of one run. */
export interface Run {
  readonly p50: number;
  readonly p95: number;
}

/** One class at one concurrency: medians of the alternating runs, milliseconds. */
export interface Figures {
  readonly http: Run;
  readonly raw: Run;
  /** p95 over HTTP against raw */
  readonly ratio: number;
  /** p95 that the aim allows: raw × 1.10 + 3 ms */
  readonly limit: number;
  /** CPU of the server process, per request */
  readonly cpu: number;
}

/** What one alternation measured. */
export interface Pair {
  readonly http: Run;
  readonly raw: Run;
  readonly cpu: number;
}

/** The value below which that share of the sorted values lies (nearest rank). */
export const rank = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

const median = (values: readonly number[]): number =>
  rank(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** What the times of one run tell. */
export function runOf(times: readonly number[]): Run {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: rank(sorted, 0.5), p95: rank(sorted, 0.95) };
}

/** The medians of runs, each figure by itself. */
export const middleRun = (runs: readonly Run[]): Run => ({
  p50: median(runs.map(({ p50 }) => p50)),
  p95: median(runs.map(({ p95 }) => p95)),
});

/** Sends the calls, so many at a time, and times each from its sending to the end of its answer. */
export async function timed(wire: Wire, calls: readonly Call[], concurrency: number): Promise<Run> {
  const times: number[] = [];
  const waiting = calls.values();
  async function caller(): Promise<void> {
    for (const call of waiting) {
      const start = performance.now();
      await wire.sure(call);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, caller));
  return runOf(times);
}

const AIM_FACTOR = 1.1;
const AIM_MS = 3;

/** The medians of the runs, each figure by itself. */
export function figuresOf(pairs: readonly Pair[]): Figures {
  const http = middleRun(pairs.map((pair) => pair.http));
  const raw = middleRun(pairs.map((pair) => pair.raw));
  return {
    http,
    raw,
    ratio: http.p95 / raw.p95,
    limit: raw.p95 * AIM_FACTOR + AIM_MS,
    cpu: median(pairs.map(({ cpu }) => cpu)),
  };
}
