import { count, figure } from '../../words.ts';
import type { Bars } from './answer.ts';
import { tidy } from './ends.ts';
import type { Span } from './ranges.ts';

/** The bars of a histogram as they are drawn. */

/** A bar: what it counts, and where it stands. What lies below the first edge and above the last has a bar of its own. */
export interface Drawn {
  /** as the address names it: lower:upper, before or after */
  readonly name: string;
  /** values that it holds: the lower one included, the upper one not; open where there is none */
  readonly lower?: number | undefined;
  readonly upper?: number | undefined;
  readonly count: number;
  readonly x1: number;
  readonly x2: number;
}

/** What a bar holds, in words. */
export const barWords = ({ lower, upper }: Pick<Drawn, 'lower' | 'upper'>): string =>
  lower === undefined
    ? `below ${figure(upper ?? 0)}`
    : upper === undefined
      ? `${figure(lower)} or more`
      : `${figure(lower)} to under ${figure(upper)}`;

/** The bars from left to right, the outer ones where they count anything. */
export function drawnOf({ counts, before, after, start, end }: Bars): Drawn[] {
  const width = (counts[0]?.upper_bound ?? end) - (counts[0]?.lower_bound ?? start);
  // what is outside stands apart
  const [gap, wide] = [width * 0.6, width * 1.4];
  return [
    ...(before > 0
      ? [{ name: 'before', upper: start, count: before, x1: start - gap - wide, x2: start - gap }]
      : []),
    ...counts.map(({ lower_bound: lower, upper_bound: upper, count: number }) => ({
      name: `${lower}:${upper}`,
      lower,
      upper,
      count: number,
      x1: lower,
      x2: upper,
    })),
    ...(after > 0 ? [{ name: 'after', lower: end, count: after, x1: end + gap, x2: end + gap + wide }] : []),
  ];
}

/** Whether a span holds values of a bar. */
export const isIn = ({ lower, upper }: Drawn, { min, max }: Span): boolean =>
  (max === undefined || lower === undefined || lower <= max) &&
  (min === undefined || upper === undefined || upper > min);

/** Edges of the inner bars that have room for their numbers. */
export function edgesOf(bars: readonly Drawn[], width: number): number[] {
  const inner = bars.filter(({ lower, upper }) => lower !== undefined && upper !== undefined);
  const every = Math.max(1, Math.ceil(inner.length / Math.max(2, Math.floor(width / 64))));
  const last = inner.at(-1);
  return [...inner.map(({ x1 }) => x1), ...(last ? [last.x2] : [])].filter((_, at) => at % every === 0);
}

/** Outer bars are told by words above them: their place on the axis is none. */
export const outerWords = ({ name, count: number }: Drawn): string =>
  name === 'before' ? `+${count(number)} below` : `+${count(number)} above`;

/** The bars between two places of the axis: those of which the middle lies there. */
export const between = (bars: readonly Drawn[], from: number, to: number): readonly Drawn[] =>
  bars.filter(({ x1, x2 }) => (x1 + x2) / 2 >= from && (x1 + x2) / 2 < to);

/** A chart's frame in pixels: what is left of it is for numbers. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where values stand in a frame, and what stands at a place of it. */
export interface Scales {
  x(value: number): number;
  valueAt(x: number): number;
  y(number: number): number;
  /** numbers that lines and words tell */
  readonly ticks: readonly number[];
}

const POWERS = [0, 1, 10, 100, 1000, 10_000, 100_000, 1_000_000];
/** lines above the one at nothing */
const LINES = 3;

function ticksTo(most: number, isLog: boolean): number[] {
  if (isLog) return POWERS.filter((tick) => tick <= most);
  const step = tidy(most / LINES, true);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** The scales of bars; `isLog`: heights grow by powers of ten, from nothing on. */
export function scalesOf(
  bars: readonly Drawn[],
  isLog: boolean,
  { left, right, top, bottom }: Frame,
): Scales {
  const [from, to] = [bars[0]?.x1 ?? 0, bars.at(-1)?.x2 ?? 1];
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const height = (number: number): number => (isLog ? Math.log1p(number) : number);
  const wide = (right - left) / (to - from);
  return {
    x: (value) => left + (value - from) * wide,
    valueAt: (x) => from + (x - left) / wide,
    y: (number) => bottom - ((bottom - top) * height(number)) / height(most),
    ticks: ticksTo(most, isLog),
  };
}
