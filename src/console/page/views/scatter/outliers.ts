import type { Dot } from './dots.ts';

/** Dots are compared with those that are near them along x: in so many groups of the same size. */
const GROUPS = 10;
/** Fewer dots say nothing of what is usual. */
const LEAST = 8;
/** How far a dot is from what is usual, in usual distances, to be told. */
const FAR = 3;

/** A dot that stands apart, and how far: usual distances above the median of its group; below it, less than 0. */
export interface Outlier {
  readonly dot: Dot;
  readonly median: number;
  readonly times: number;
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

function apart(group: readonly Dot[]): Outlier[] {
  const median = middle(group.map(({ y }) => y));
  const usual = middle(group.map(({ y }) => Math.abs(y - median)));
  if (group.length < LEAST || usual === 0) return [];
  return group.map((dot) => ({ dot, median, times: (dot.y - median) / usual }));
}

/**
 * The dots that stand apart from those near them: each is compared with the tenth of the dots that are nearest along x, by the median
 * of their distances from their median. The farthest first.
 */
export function outliersOf(dots: readonly Dot[], most: number): Outlier[] {
  const along = dots.toSorted((one, other) => one.x - other.x || one.key.localeCompare(other.key));
  const groups = Math.max(1, Math.min(GROUPS, Math.floor(along.length / LEAST)));
  return Array.from({ length: groups }, (_, at) =>
    along.slice(Math.round((at * along.length) / groups), Math.round(((at + 1) * along.length) / groups)),
  )
    .flatMap(apart)
    .filter(({ times }) => Math.abs(times) >= FAR)
    .toSorted((one, other) => Math.abs(other.times) - Math.abs(one.times))
    .slice(0, most);
}
