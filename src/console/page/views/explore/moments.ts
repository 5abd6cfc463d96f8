import type { Bars } from './answer.ts';

/** Figures of values that were read one by one, by the names that statistics have. */
export interface Moments {
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly sum: number;
  readonly mean: number;
  /** of the sample; undefined: one value alone has none */
  readonly stddev: number | undefined;
}

/** undefined: there are no values. */
export function momentsOf(values: readonly number[]): Moments | undefined {
  const count = values.length;
  if (count === 0) return undefined;
  const sum = values.reduce((total, value) => total + value, 0);
  const mean = sum / count;
  const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0);
  return {
    count,
    min: Math.min(...values),
    max: Math.max(...values),
    sum,
    mean,
    stddev: count > 1 ? Math.sqrt(squares / (count - 1)) : undefined,
  };
}

/** How many values are at most, and at least, as large. */
export const sidesOf = (values: readonly number[], edge: number) => ({
  atMost: values.filter((value) => value <= edge).length,
  atLeast: values.filter((value) => value >= edge).length,
  all: values.length,
});

/** Bounds of a figure. */
export type Bounds = readonly [least: number, most: number];

/**
 * Where figures lie, by how many values are in each of equal bars: no value is further from the middle of its bar than
 * half its width, so that the mean is not further from the mean of the middles, nor the deviation (it is a norm) from
 * theirs by more than that of such distances can be.
 */
export function boundsOf({
  counts,
}: Bars): Record<'min' | 'max' | 'mean' | 'sum' | 'stddev', Bounds> | undefined {
  const full = counts.filter(({ count }) => count > 0);
  const all = full.reduce((total, { count }) => total + count, 0);
  const [first, last] = [full[0], full.at(-1)];
  if (all < 2 || !first || !last) return undefined;
  const half = Math.max(...full.map(({ lower_bound, upper_bound }) => (upper_bound - lower_bound) / 2));
  const middles = full.map(
    ({ lower_bound, upper_bound, count }) => [(lower_bound + upper_bound) / 2, count] as const,
  );
  const mean = middles.reduce((total, [middle, count]) => total + middle * count, 0) / all;
  const squares = middles.reduce((total, [middle, count]) => total + count * (middle - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (all - 1));
  const spread = half * Math.sqrt(all / (all - 1));
  return {
    min: [first.lower_bound, first.upper_bound],
    max: [last.lower_bound, last.upper_bound],
    mean: [mean - half, mean + half],
    sum: [(mean - half) * all, (mean + half) * all],
    stddev: [Math.max(0, deviation - spread), deviation + spread],
  };
}
