import * as Plot from '@observablehq/plot';
import { ChartFigure } from '../../parts/chart-figure.tsx';
import { figure, short } from '../../words.ts';
import { measured, measureTitle, type SoldRow } from './summary.ts';

const HEIGHT = 220;

/** A measure month by month. */
export function Series({
  rows,
  measure,
  provisional,
}: {
  rows: readonly SoldRow[];
  measure: string;
  /** month from which on figures may still change */
  provisional: string | undefined;
}) {
  const points = rows
    .flatMap((row) => {
      const value = measured(row, measure);
      return value === undefined
        ? []
        : [{ month: row.month, value, open: !!provisional && row.month >= provisional }];
    })
    .toSorted((one, other) => one.month.localeCompare(other.month));
  const name = `${measureTitle(measure)} by month`;
  const label = points.map(({ month, value }) => `${month} ${figure(value)}`).join(', ') || 'nothing';
  return (
    <ChartFigure
      name={name}
      label={label}
      of={label}
      keys={[
        {
          label: provisional ? `may change from ${provisional} on` : 'everything that matches the filters',
          color: 'var(--bar)',
        },
      ]}
      draw={(width) =>
        Plot.plot({
          width,
          height: HEIGHT,
          marginLeft: 48,
          x: {
            type: 'band',
            label: null,
            domain: points.map(({ month }) => month),
            tickSize: 0,
            padding: 0.25,
          },
          y: { label: null, grid: true, ticks: 4, tickFormat: short, zero: true },
          marks: [
            Plot.barY(points, {
              x: 'month',
              y: 'value',
              fill: 'var(--bar)',
              fillOpacity: (point) => (point.open ? 0.5 : 1),
            }),
            Plot.text(points, {
              x: 'month',
              y: 'value',
              text: ({ value }) => short(value),
              dy: -7,
              fill: 'var(--ink)',
            }),
            Plot.ruleY([0]),
          ],
        }) as SVGSVGElement
      }
    />
  );
}
