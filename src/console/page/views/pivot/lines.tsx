import * as Plot from '@observablehq/plot';
import { ChartFigure } from '../../parts/chart-figure.tsx';
import { figure, short } from '../../words.ts';
import { COLORS } from './bars.tsx';
import {
  type Group,
  inOrder,
  measuredIn,
  measureName,
  nameOf,
  type Pivot,
  type PivotSettings,
} from './pivot.ts';

const HEIGHT = 300;

/** Groups from left to right, years and other numbers in their order; a line a column, or one of all. */
export function PivotLines({ pivot, asked }: { pivot: Pivot; asked: PivotSettings }) {
  const rows = inOrder(pivot.rows);
  const columns = (pivot.columns ?? []).slice(0, COLORS.length);
  const items = columns.length > 0 ? columns.map(({ item }) => item) : [''];
  const valueAt = (row: Group, item: string): number | undefined => {
    const group = item === '' ? row : row.cells?.find((cell) => cell.item === item);
    return group && measuredIn(group, asked.measure);
  };
  const points = items.flatMap((item) =>
    rows.map((row) => {
      const value = valueAt(row, item);
      const words = `${[row.item, item].filter(Boolean).join(' ')} ${value === undefined ? 'none' : figure(value)}`;
      return { row: row.item, item, value, words };
    }),
  );
  return (
    <ChartFigure
      name={nameOf(asked)}
      label={points.map(({ words }) => words).join(', ')}
      of={JSON.stringify([points, asked.measure.figure])}
      keys={items.flatMap((item, at) => (item ? [{ label: item, color: COLORS[at] ?? 'var(--bar)' }] : []))}
      draw={(width) =>
        Plot.plot({
          width,
          height: HEIGHT,
          marginLeft: 48,
          marginBottom: 60,
          x: { type: 'point', label: null, domain: rows.map(({ item }) => item), tickRotate: -30 },
          y: { label: measureName(asked.measure), grid: true, ticks: 5, tickFormat: short, zero: true },
          color: { domain: items, range: COLORS.slice(0, items.length) },
          marks: [
            Plot.ruleY([0]),
            Plot.lineY(points, { x: 'row', y: 'value', z: 'item', stroke: 'item', strokeWidth: 1.75 }),
            Plot.dot(points, { x: 'row', y: 'value', fill: 'item', r: 3, title: 'words' }),
          ],
        }) as SVGSVGElement
      }
    />
  );
}
