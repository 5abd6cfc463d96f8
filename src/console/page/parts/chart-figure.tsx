import { useCallback, useRef } from 'preact/hooks';
import { Chart, type Draw } from './chart.tsx';
import type { Key } from './picture.ts';
import { SaveChart } from './save.tsx';

interface Props {
  readonly name: string;
  /** what it tells, in words */
  readonly label: string;
  readonly draw: Draw;
  /** changes when the chart does */
  readonly of: string;
  readonly keys?: readonly Key[];
}

/** A chart with its name, what its colours mean, and the ways to save it. */
export function ChartFigure({ name, label, draw, of, keys = [] }: Props) {
  const frame = useRef<HTMLElement>(null);
  const drawing = useCallback(draw, [of]);
  return (
    <figure class="chart-figure" ref={frame}>
      <figcaption class="line">
        <h3>{name}</h3>
        {keys.map(({ label, color }) => (
          <span key={label} class="key" style={{ '--key': color }}>
            {label}
          </span>
        ))}
        <SaveChart
          name={name}
          keys={keys}
          drawing={() => frame.current?.querySelector<SVGSVGElement>('.chart svg')}
        />
      </figcaption>
      <Chart draw={drawing} label={`${name}: ${label}`} />
    </figure>
  );
}
