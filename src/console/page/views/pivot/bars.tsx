import * as Plot from '@observablehq/plot';
import { ChartFigure } from '../../parts/chart-figure.tsx';
import { figure, short } from '../../words.ts';
import { type Group, measuredIn, measureName, nameOf, type Pivot, type PivotSettings } from './pivot.ts';

const THICK = 16;
/** Colours of the groups that are drawn; further ones stand in the table alone. */
export const COLORS = ['var(--bar)', 'var(--other)', 'var(--third)', 'var(--fourth)', 'var(--fifth)'];

/** Groups as bars; with columns, those of a row stand together. */
export function PivotBars({ pivot, asked }: { pivot: Pivot; asked: PivotSettings }) {
  const columns = (pivot.columns ?? []).slice(0, COLORS.length);
  const of = (row: string, { item, ...group }: Group) => ({
    row,
    item,
    value: measuredIn(group, asked.measure),
  });
  const bars = pivot.rows.flatMap((row) =>
    columns.length > 0
      ? (row.cells ?? []).slice(0, COLORS.length).map((cell) => of(row.item, cell))
      : [{ ...of(row.item, row), item: '' }],
  );
  const items = columns.length > 0 ? columns.map(({ item }) => item) : [''];
  const label = bars.map(
    ({ row, item, value }) => `${row} ${item} ${value === undefined ? 'none' : figure(value)}`,
  );
  return (
    <ChartFigure
      name={nameOf(asked)}
      label={label.join(', ')}
      of={JSON.stringify([bars, asked.measure.figure])}
      keys={items.flatMap((item, at) => (item ? [{ label: item, color: COLORS[at] ?? 'var(--bar)' }] : []))}
      draw={(width) =>
        Plot.plot({
          width,
          height: 40 + pivot.rows.length * (items.length * THICK + 8),
          marginLeft: Math.min(160, width / 3),
          marginRight: 50,
          x: { label: measureName(asked.measure), grid: true, tickFormat: short, zero: true },
          y: { axis: null, domain: items },
          fy: { label: null, domain: pivot.rows.map(({ item }) => item), padding: 0.15 },
          color: { domain: items, range: COLORS.slice(0, items.length) },
          marks: [
            Plot.barX(bars, { x: 'value', y: 'item', fy: 'row', fill: 'item' }),
            Plot.text(bars, {
              x: 'value',
              y: 'item',
              fy: 'row',
              text: ({ value }: { value: number | undefined }) => (value === undefined ? '' : short(value)),
              textAnchor: 'start',
              dx: 3,
              fill: 'var(--ink)',
            }),
            Plot.ruleX([0]),
          ],
        }) as SVGSVGElement
      }
    />
  );
}
