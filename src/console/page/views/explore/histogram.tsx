import * as Plot from '@observablehq/plot';
import { brushX } from 'd3-brush';
import { pointer, select } from 'd3-selection';
import { useCallback, useRef } from 'preact/hooks';
import type { FieldDescription } from '../../../metadata.ts';
import { Chart } from '../../parts/chart.tsx';
import { SaveChart, SaveTable } from '../../parts/save.tsx';
import { asking, type Selection } from '../../selection.ts';
import { count, figure, short, title } from '../../words.ts';
import { change } from './change.ts';
import { checking } from './check.ts';
import { canCheckBars } from './check-counts.ts';
import { SpanFields } from './control.tsx';
import { InPlace, type Trouble } from './in-place.tsx';
import { below, type Span, spanOf, spanText } from './ranges.ts';
import type { Bar, Bars } from './requests.ts';

const HEIGHT = 130;
const MARGIN = { top: 8, right: 8, bottom: 22, left: 36 };

const isIn = ({ lower_bound, upper_bound }: Bar, { min, max }: Span): boolean =>
  (max === undefined || lower_bound <= max) && (min === undefined || upper_bound > min);

/** The edge of a bar that is nearest. */
const nearest = ({ counts, end }: Bars, value: number): number =>
  [...counts.map(({ lower_bound }) => lower_bound), end].reduce((best, edge) =>
    Math.abs(edge - value) < Math.abs(best - value) ? edge : best,
  );

interface Chosen {
  readonly bars: Bars;
  readonly span: Span;
  /** what was dragged over */
  readonly onDrag: (span: Span) => void;
  /** the bar that was clicked */
  readonly onClick: (bar: Bar) => void;
}

/** The bars; dragging over them chooses a span, a click chooses one. */
function draw({ bars, span, onDrag, onClick }: Chosen, width: number): SVGSVGElement {
  const most = Math.max(1, ...bars.counts.map((bar) => bar.count));
  const plot = Plot.plot({
    width,
    height: HEIGHT,
    marginTop: MARGIN.top,
    marginRight: MARGIN.right,
    marginBottom: MARGIN.bottom,
    marginLeft: MARGIN.left,
    x: {
      domain: [bars.start, bars.end],
      label: null,
      ticks: Math.max(2, Math.floor(width / 70)),
      tickFormat: short,
    },
    y: { domain: [0, most], label: null, grid: true, ticks: Math.min(3, most), tickFormat: short },
    marks: [
      Plot.rectY(bars.counts, {
        x1: 'lower_bound',
        x2: 'upper_bound',
        y: 'count',
        insetLeft: 0.5,
        insetRight: 0.5,
        className: 'bars',
        fill: (bar: Bar) => (isIn(bar, span) ? 'in' : 'out'),
      }),
      Plot.ruleY([0]),
    ],
    color: { domain: ['in', 'out'], range: ['var(--bar)', 'var(--bar-out)'] },
  }) as SVGSVGElement & Plot.Plot;
  const scale = plot.scale('x');
  const at = (x: number): number => Number(scale?.invert?.(x));
  const brush = brushX<unknown>()
    .extent([
      [MARGIN.left, MARGIN.top],
      [width - MARGIN.right, HEIGHT - MARGIN.bottom],
    ])
    .on('end', (event: { sourceEvent?: Event; selection: [number, number] | null }) => {
      if (!event.sourceEvent) return;
      if (event.selection) {
        const [min, max] = event.selection.map((x) => nearest(bars, at(x)));
        if (min !== undefined && max !== undefined && max > min) onDrag({ min, max });
        return;
      }
      const [x] = pointer(event.sourceEvent, plot);
      const bar = bars.counts.find(
        ({ lower_bound, upper_bound }) => at(x) >= lower_bound && at(x) < upper_bound,
      );
      if (bar) onClick(bar);
    });
  select(plot as SVGSVGElement)
    .append('g')
    .attr('class', 'brush')
    .call(brush as never);
  return plot;
}

interface Shown {
  readonly field: FieldDescription;
  readonly selection: Selection;
  readonly bars: Bars | undefined;
  /** why it was not counted */
  readonly trouble?: Trouble | undefined;
}

/** The ends as numbers to type: what dragging does, for the keyboard. */
function Ends({ field, selection }: Pick<Shown, 'field' | 'selection'>) {
  const { range } = field;
  if (!range) return <small>The API has no filter for this field.</small>;
  const set = (text: string | undefined): void => change(asking(selection, { [range.name]: text }));
  return (
    <div class="ends">
      <SpanFields name={title(field.name)} text={selection.params.get(range.name)} onText={set} />
      {selection.params.has(range.name) ? (
        <button
          type="button"
          class="plain"
          aria-label={`Any ${title(field.name)}`}
          onClick={() => set(undefined)}
        >
          Any
        </button>
      ) : null}
    </div>
  );
}

/** The bars as a table, each with its listings. */
function BarTable({ field, selection, bars }: Shown & { bars: Bars }) {
  const rows = [
    { name: 'before', label: `below ${figure(bars.start)}`, number: bars.before },
    ...bars.counts.map(({ lower_bound: lower, upper_bound: upper, count: number }) => ({
      name: `${lower}:${upper}`,
      label: `${figure(lower)} to under ${figure(upper)}`,
      number,
    })),
    { name: 'after', label: `${figure(bars.end)} or more`, number: bars.after },
  ];
  return (
    <details class="bar-table">
      <summary>Show bars as a table</summary>
      <SaveTable
        name={`${title(field.name)}, bars`}
        head={['bar', 'listings']}
        rows={() => rows.map(({ label, number }) => [label, number])}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">{title(field.name)}</th>
            <th scope="col">Listings</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, number }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>
                <button
                  type="button"
                  class="count"
                  aria-label={`${count(number)}: show the listings with ${title(field.name)} ${label}`}
                  disabled={!canCheckBars(field)}
                  onClick={() => change(checking(selection, { kind: 'bar', field: field.name, value: name }))}
                >
                  {count(number)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** How many listings have which values of a quantity: to look at, and to choose a span. */
export function Histogram({ field, selection, bars, trouble }: Shown) {
  const frame = useRef<HTMLElement>(null);
  const { range } = field;
  const text = range ? selection.params.get(range.name) : undefined;
  const drawnFrom = JSON.stringify([bars, text, [...selection.params], selection.path]);
  const drawing = useCallback(
    (width: number) => {
      const set = (span: Span): void => {
        if (range) change(asking(selection, { [range.name]: spanText(span) }));
      };
      const shown = bars ?? { counts: [], before: 0, after: 0, start: 0, end: 1 };
      return draw(
        {
          bars: shown,
          span: spanOf(text ?? '') ?? {},
          onDrag: set,
          onClick: ({ lower_bound, upper_bound }) =>
            set({ min: lower_bound, max: below(upper_bound, field.type) }),
        },
        width,
      );
    },
    [drawnFrom],
  );
  const most = bars?.counts.reduce<Bar | undefined>(
    (top, bar) => (bar.count > (top?.count ?? 0) ? bar : top),
    undefined,
  );
  const label = most
    ? `Histogram of ${title(field.name)}: most, ${count(most.count)}, from ${figure(most.lower_bound)} to ${figure(most.upper_bound)}`
    : `Histogram of ${title(field.name)}: empty`;
  return (
    <section class="histogram" ref={frame} aria-label={`${title(field.name)}, histogram`}>
      <div class="line">
        <h3 title={field.about}>{title(field.name)}</h3>
        <SaveChart
          name={title(field.name)}
          drawing={() => frame.current?.querySelector<SVGSVGElement>('.chart svg')}
        />
      </div>
      <InPlace trouble={trouble} />
      <Chart draw={drawing} label={label} />
      <Ends field={field} selection={selection} />
      {bars ? <BarTable field={field} selection={selection} bars={bars} /> : null}
    </section>
  );
}
