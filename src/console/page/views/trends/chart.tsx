import * as Plot from '@observablehq/plot';
import { ChartFigure } from '../../parts/chart-figure.tsx';
import { figure, short } from '../../words.ts';
import {
  type Measure,
  measureName,
  type Point,
  seriesOf,
  type Trends,
  type UnitOf,
  valueAt,
} from './trends.ts';

const HEIGHT = 300;
const COLORS = ['var(--bar)', 'var(--other)', 'var(--third)', 'var(--fourth)', 'var(--fifth)'];

/** Series that are drawn, each in a colour of its own. */
export const MOST_DRAWN = COLORS.length;

interface Drawn {
  readonly x: Date;
  /** undefined: not known, the line is broken there */
  readonly y: number | undefined;
  readonly color: string;
  readonly line: string;
  readonly words: string;
}

function pointsOf(
  name: string,
  points: readonly Point[],
  measure: Measure,
  color: string,
  isSold: boolean,
): Drawn[] {
  return points.map((point) => {
    const y = valueAt(point, measure, isSold);
    const span = point.from === point.to ? point.to : `${point.from} to ${point.to}`;
    const words = `${name}${isSold ? ', sold' : ''}, ${span}: ${y === undefined ? 'not known' : figure(y)}`;
    return { x: new Date(point.to), y, color, line: `${name} ${isSold}`, words };
  });
}

/** Sold vehicles have figures and a number of their own, but no arrivals. */
const isSoldToo = ({ name, figure: of }: Measure): boolean => of !== undefined || name === 'active';

/** What a series came to: its first and its last figure. */
function wordsOf(name: string, points: readonly Point[], measure: Measure): string {
  const known = points.map((point) => valueAt(point, measure)).filter((value) => value !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  return first === undefined || last === undefined
    ? `${name} none`
    : `${name} from ${figure(first)} to ${figure(last)}`;
}

function draw(
  lines: readonly Drawn[],
  sold: readonly Drawn[],
  isCount: boolean,
  width: number,
): SVGSVGElement {
  const known = [...lines, ...sold].filter(({ y }) => y !== undefined);
  return Plot.plot({
    width,
    height: HEIGHT,
    marginLeft: 48,
    x: { type: 'utc', label: null, ticks: Math.max(2, Math.floor(width / 110)) },
    y: { label: null, grid: true, ticks: 5, tickFormat: short, zero: isCount, nice: true },
    marks: [
      ...(isCount ? [Plot.ruleY([0])] : []),
      Plot.lineY(lines, { x: 'x', y: 'y', z: 'line', stroke: 'color', strokeWidth: 1.75 }),
      Plot.lineY(sold, {
        x: 'x',
        y: 'y',
        z: 'line',
        stroke: 'color',
        strokeWidth: 1.75,
        strokeDasharray: '4 3',
      }),
      Plot.dot(known, { x: 'x', y: 'y', fill: 'color', r: 2.5, title: 'words' }),
    ],
  }) as SVGSVGElement;
}

/** A measure over time: a line a group, vehicles sold as broken lines on the same axis; the table says the same in figures. */
export function TrendChart({
  trends,
  measure,
  of: unitOf,
}: {
  trends: Trends;
  measure: Measure;
  of: UnitOf;
}) {
  const series = seriesOf(trends).slice(0, MOST_DRAWN);
  const of = (isSold: boolean) =>
    series.flatMap(({ name, points }, at) =>
      pointsOf(name, points, measure, COLORS[at] ?? 'var(--bar)', isSold),
    );
  const lines = of(false);
  const sold = trends.sold_history && isSoldToo(measure) ? of(true) : [];
  const hasSold = sold.some(({ y }) => y !== undefined);
  const name = measureName(measure, unitOf);
  if (!hasSold && lines.every(({ y }) => y === undefined))
    return <p class="empty">{name}: nothing is known of it in these days.</p>;
  return (
    <ChartFigure
      name={name}
      label={series.map(({ name, points }) => wordsOf(name, points, measure)).join(', ')}
      of={JSON.stringify([lines, sold])}
      keys={[
        ...series.map(({ name }, at) => ({ label: name, color: COLORS[at] ?? 'var(--bar)' })),
        ...(hasSold ? [{ label: 'broken line: vehicles sold', color: 'var(--land)' }] : []),
      ]}
      draw={(width) => draw(lines, sold, measure.figure === undefined, width)}
    />
  );
}
