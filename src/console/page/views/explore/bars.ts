import * as Plot from '@observablehq/plot';
import { brushX } from 'd3-brush';
import { pointer, select } from 'd3-selection';
import { count, figure, short } from '../../words.ts';
import type { Bars } from './answer.ts';
import type { Span } from './ranges.ts';

/** The bars of a histogram as they are drawn. */

const HEIGHT = 140;
const MARGIN = { top: 18, right: 8, bottom: 22, left: 40 };

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

const isIn = ({ lower, upper }: Drawn, { min, max }: Span): boolean =>
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
const outerWords = ({ name, count: number }: Drawn): string =>
  name === 'before' ? `+${count(number)} below` : `+${count(number)} above`;

const SIDES = [
  { name: 'before', textAnchor: 'start', x: 'x1' },
  { name: 'after', textAnchor: 'end', x: 'x2' },
] as const;

interface Chosen {
  readonly bars: readonly Drawn[];
  readonly span: Span;
  readonly isLog: boolean;
  /** bars that were dragged over, from one to the other */
  readonly onDrag: (first: Drawn, last: Drawn) => void;
  readonly onHover: (bar: Drawn | undefined) => void;
}

/** The bars between two places of the axis: those of which the middle lies there. */
const between = (bars: readonly Drawn[], from: number, to: number): readonly Drawn[] =>
  bars.filter(({ x1, x2 }) => (x1 + x2) / 2 >= from && (x1 + x2) / 2 < to);

function plotted({ bars, span, isLog }: Chosen, width: number): SVGSVGElement & Plot.Plot {
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const inner = bars.filter(({ lower, upper }) => lower !== undefined && upper !== undefined);
  const outer = bars.filter((bar) => !inner.includes(bar));
  const [first, last] = [inner[0]?.x1 ?? 0, inner.at(-1)?.x2 ?? 1];
  return Plot.plot({
    width,
    height: HEIGHT,
    marginTop: MARGIN.top,
    marginRight: MARGIN.right,
    marginBottom: MARGIN.bottom,
    marginLeft: MARGIN.left,
    x: {
      domain: [Math.min(first, bars[0]?.x1 ?? first), Math.max(last, bars.at(-1)?.x2 ?? last)],
      label: null,
      ticks: edgesOf(bars, width),
      tickFormat: short,
    },
    y: {
      type: isLog ? 'symlog' : 'linear',
      domain: [0, most],
      label: null,
      grid: true,
      ticks: isLog
        ? [0, 1, 10, 100, 1000, 10_000, 100_000].filter((tick) => tick <= most)
        : Math.min(3, most),
      tickFormat: short,
    },
    marks: [
      Plot.rectY(bars, {
        x1: 'x1',
        x2: 'x2',
        y: 'count',
        insetLeft: 0.5,
        insetRight: 0.5,
        className: 'bars',
        fill: (bar: Drawn) => (isIn(bar, span) ? (outer.includes(bar) ? 'outer' : 'in') : 'out'),
      }),
      ...SIDES.map(({ name, textAnchor, x }) =>
        Plot.text(
          bars.filter((bar) => bar.name === name),
          { x, textAnchor, text: outerWords, frameAnchor: 'top', dy: -8, fill: 'var(--ink)' },
        ),
      ),
      Plot.ruleY([0]),
    ],
    color: { domain: ['in', 'outer', 'out'], range: ['var(--bar)', 'var(--other)', 'var(--bar-out)'] },
  }) as SVGSVGElement & Plot.Plot;
}

/** The bars; dragging over them chooses them, a click chooses one, and the pointer is told which one it is over. */
export function drawBars(chosen: Chosen, width: number): SVGSVGElement {
  const { bars, onDrag, onHover } = chosen;
  const plot = plotted(chosen, width);
  const scale = plot.scale('x');
  const at = (x: number): number => Number(scale?.invert?.(x));
  const under = (event: Event): Drawn | undefined => {
    const [x] = pointer(event, plot);
    return bars.find(({ x1, x2 }) => at(x) >= x1 && at(x) < x2);
  };
  const brush = brushX<unknown>()
    .extent([
      [MARGIN.left, MARGIN.top],
      [width - MARGIN.right, HEIGHT - MARGIN.bottom],
    ])
    .on('end', (event: { sourceEvent?: Event; selection: [number, number] | null }) => {
      if (!event.sourceEvent) return;
      const [from, to] = (event.selection ?? []).map(at);
      const bar = under(event.sourceEvent);
      const some = from !== undefined && to !== undefined ? between(bars, from, to) : bar ? [bar] : [];
      const [first, last] = [some[0], some.at(-1)];
      if (first && last) onDrag(first, last);
    });
  select(plot as SVGSVGElement)
    .on('pointermove', (event: Event) => onHover(under(event)))
    .on('pointerleave', () => onHover(undefined))
    .append('g')
    .attr('class', 'brush')
    .call(brush as never);
  return plot;
}
