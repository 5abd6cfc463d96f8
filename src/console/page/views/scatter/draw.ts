import * as Plot from '@observablehq/plot';
import { short, title } from '../../words.ts';
import type { Axes, Dot } from './dots.ts';

const HEIGHT = 380;
/** More dots than these would be one blot: they are counted in cells. */
export const MOST_DOTS = 3000;
/** Pixels from the pointer to a dot that is meant. */
const NEAR = 14;

interface Drawing {
  readonly dots: readonly Dot[];
  readonly apart: ReadonlySet<string>;
  readonly axes: Axes;
  readonly onHover: (dot: Dot | undefined) => void;
  readonly onOpen: (dot: Dot) => void;
}

/** A field as an axis is called. */
const called = ({ name, unit }: Axes['x']): string => title(name) + (unit ? ` (${unit})` : '');

/** Text ticks of years are no quantities: 2024, not 2K. */
const ticksOf = ({ name }: Axes['x']) => (name === 'year' ? String : short);

function plotted({ dots, apart, axes: { x, y } }: Drawing, width: number) {
  const isBinned = dots.length > MOST_DOTS;
  const far = dots.filter(({ key }) => apart.has(key));
  const near = isBinned ? [] : dots.filter(({ key }) => !apart.has(key));
  return Plot.plot({
    width,
    height: HEIGHT,
    marginLeft: 52,
    marginBottom: 36,
    x: { label: called(x), grid: true, nice: true, tickFormat: ticksOf(x), ticks: Math.max(3, width / 110) },
    y: { label: called(y), grid: true, nice: true, tickFormat: ticksOf(y) },
    color: { type: 'sqrt', scheme: 'blues' },
    marks: [
      isBinned
        ? Plot.dot(dots, Plot.hexbin({ fill: 'count' }, { x: 'x', y: 'y', symbol: 'hexagon', binWidth: 12 }))
        : null,
      Plot.dot(near, { x: 'x', y: 'y', r: 2.5, fill: 'var(--bar)', fillOpacity: 0.45 }),
      Plot.dot(far, { x: 'x', y: 'y', r: 4, fill: 'var(--other)', stroke: 'var(--sea)' }),
    ],
  }) as SVGSVGElement & Plot.Plot;
}

/** The dots; the pointer is told which one it is near, and a click opens it. */
export function drawDots(drawing: Drawing, width: number): SVGSVGElement {
  const { dots, apart, onHover, onOpen } = drawing;
  const plot = plotted(drawing, width);
  const [x, y] = [plot.scale('x'), plot.scale('y')];
  const open = dots.length > MOST_DOTS ? dots.filter(({ key }) => apart.has(key)) : dots;
  const placed = open.map((dot) => ({
    dot,
    at: [Number(x?.apply(dot.x)), Number(y?.apply(dot.y))] as const,
  }));
  const nearest = (event: PointerEvent | MouseEvent): Dot | undefined => {
    const box = plot.getBoundingClientRect();
    const here = [event.clientX - box.left, event.clientY - box.top] as const;
    let best: { readonly dot: Dot; readonly far: number } | undefined;
    for (const { dot, at } of placed) {
      const far = Math.hypot(at[0] - here[0], at[1] - here[1]);
      if (far <= NEAR && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { dot, far };
    }
    return best?.dot;
  };
  plot.addEventListener('pointermove', (event) => {
    const dot = nearest(event);
    plot.style.cursor = dot ? 'pointer' : '';
    onHover(dot);
  });
  plot.addEventListener('pointerleave', () => onHover(undefined));
  plot.addEventListener('click', (event) => {
    const dot = nearest(event);
    if (dot) onOpen(dot);
  });
  return plot;
}
