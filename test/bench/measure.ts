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
  times.sort((a, b) => a - b);
  return { p50: rank(times, 0.5), p95: rank(times, 0.95) };
}

const AIM_FACTOR = 1.1;
const AIM_MS = 3;

/** The medians of the runs, each figure by itself. */
export function figuresOf(pairs: readonly Pair[]): Figures {
  const middle = (read: (pair: Pair) => number): number => median(pairs.map(read));
  const http = { p50: middle((pair) => pair.http.p50), p95: middle((pair) => pair.http.p95) };
  const raw = { p50: middle((pair) => pair.raw.p50), p95: middle((pair) => pair.raw.p95) };
  return {
    http,
    raw,
    ratio: http.p95 / raw.p95,
    limit: raw.p95 * AIM_FACTOR + AIM_MS,
    cpu: middle(({ cpu }) => cpu),
  };
}
