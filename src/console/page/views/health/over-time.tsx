import * as Plot from '@observablehq/plot';
import { ChartFigure } from '../../parts/chart-figure.tsx';
import type { Key } from '../../parts/picture.ts';
import { count, short } from '../../words.ts';
import { type Delivery, documentsOf } from './delivery.ts';

const HEIGHT = 180;

interface Line extends Key {
  readonly value: (delivery: Delivery) => number | undefined;
}

const CHARTS: readonly { readonly name: string; readonly lines: readonly Line[] }[] = [
  { name: 'Size', lines: [{ label: 'documents', color: 'var(--bar)', value: documentsOf }] },
  {
    name: 'Arrivals and disappearances',
    lines: [
      { label: 'arrivals', color: 'var(--bar)', value: ({ arrivals }) => arrivals },
      { label: 'disappearances', color: 'var(--other)', value: ({ departures }) => departures },
    ],
  },
  {
    name: 'Rejects',
    lines: [{ label: 'rejected rows', color: 'var(--other)', value: ({ rejected }) => rejected }],
  },
];

function draw(deliveries: readonly Delivery[], lines: readonly Line[], width: number): SVGSVGElement {
  const points = lines.flatMap(({ label, color, value }) =>
    deliveries.flatMap((delivery) => {
      const y = value(delivery);
      return y === undefined ? [] : [{ x: new Date(delivery.as_of), y, label, color }];
    }),
  );
  return Plot.plot({
    width,
    height: HEIGHT,
    marginLeft: 44,
    x: { type: 'utc', label: null, ticks: Math.max(2, Math.floor(width / 110)) },
    y: {
      domain: [0, Math.max(1, ...points.map(({ y }) => y))],
      label: null,
      grid: true,
      ticks: 4,
      tickFormat: short,
    },
    marks: [
      Plot.ruleY([0]),
      Plot.lineY(points, { x: 'x', y: 'y', z: 'label', stroke: 'color', strokeWidth: 1.5 }),
      Plot.dot(points, { x: 'x', y: 'y', fill: 'color', r: 2.5 }),
    ],
  }) as SVGSVGElement;
}

/** How a market's deliveries of listings changed; the tables beside tell the same in figures. */
export function OverTime({ market, deliveries }: { market: string; deliveries: readonly Delivery[] }) {
  return (
    <div class="histograms">
      {CHARTS.map(({ name, lines }) => {
        const values = deliveries.flatMap((one) => lines.map(({ value }) => value(one) ?? 0));
        return (
          <ChartFigure
            key={name}
            name={`${name}, ${market}`}
            label={`${deliveries.length} deliveries, from ${count(Math.min(...values))} to ${count(Math.max(...values))}`}
            keys={lines}
            of={JSON.stringify([market, deliveries, name])}
            draw={(width) => draw(deliveries, lines, width)}
          />
        );
      })}
    </div>
  );
}
