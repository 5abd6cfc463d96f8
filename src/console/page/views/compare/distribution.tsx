import * as Plot from '@observablehq/plot';
import type { FieldDescription } from '../../../metadata.ts';
import { named } from '../../money.ts';
import { ChartFigure } from '../../parts/chart-figure.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import type { ViewState } from '../../selection.ts';
import { figure, short, title } from '../../words.ts';
import type { Bars, SearchAnswer } from '../explore/answer.ts';
import { barWords, type Drawn, drawnOf, edgesOf } from '../explore/bars.ts';
import { nameOfSide, SIDES } from './sides.ts';

const HEIGHT = 180;

/** A span of values, and how many listings of each side lie in it. */
interface Span {
  readonly lower: number | undefined;
  readonly upper: number | undefined;
  readonly a: number;
  readonly b: number;
}

/** Both sides are cut alike: the spans are the field's own. */
function spansOf(a: Bars, b: Bars): Span[] {
  return [
    { lower: undefined, upper: a.start, a: a.before, b: b.before },
    ...a.counts.map(({ lower_bound: lower, upper_bound: upper, count }, at) => ({
      lower,
      upper,
      a: count,
      b: b.counts[at]?.count ?? 0,
    })),
    { lower: a.end, upper: undefined, a: a.after, b: b.after },
  ];
}

const sum = (spans: readonly Span[], side: 'a' | 'b'): number =>
  spans.reduce((total, span) => total + span[side], 0);

const shareOf = (value: number, total: number): number => (total > 0 ? (100 * value) / total : 0);

interface Charted {
  readonly spans: readonly Span[];
  readonly bars: Bars;
}

/** Shares of each side's listings, so that sides of any size can be compared. */
function draw({ spans, bars }: Charted, width: number): SVGSVGElement {
  // what lies outside stands apart, as in the histograms of Explore
  const places = drawnOf({
    ...bars,
    before: spans[0] ? spans[0].a + spans[0].b : 0,
    after: (spans.at(-1)?.a ?? 0) + (spans.at(-1)?.b ?? 0),
  });
  const shares = SIDES.flatMap(({ side, color }, index) => {
    const total = sum(spans, side);
    return places.flatMap(({ x1, x2, lower, upper }) => {
      const span = spans.find((one) => one.lower === lower && one.upper === upper);
      const half = (x2 - x1) / 2;
      return span
        ? [{ x1: x1 + index * half, x2: x1 + (index + 1) * half, share: shareOf(span[side], total), color }]
        : [];
    });
  });
  const outer = places.filter(({ lower, upper }) => lower === undefined || upper === undefined);
  return Plot.plot({
    width,
    height: HEIGHT,
    marginTop: 18,
    marginLeft: 40,
    x: {
      domain: [places[0]?.x1 ?? bars.start, places.at(-1)?.x2 ?? bars.end],
      label: null,
      ticks: edgesOf(places, width),
      tickFormat: short,
    },
    y: { label: null, grid: true, ticks: 4, tickFormat: (value: number) => `${figure(value)} %` },
    marks: [
      Plot.rectY(shares, { x1: 'x1', x2: 'x2', y: 'share', fill: 'color', insetLeft: 0.5 }),
      Plot.text(outer, {
        x: ({ x1, x2 }: Drawn) => (x1 + x2) / 2,
        text: ({ name }: Drawn) => (name === 'before' ? 'below' : 'above'),
        frameAnchor: 'top',
        dy: -8,
        fill: 'var(--ink)',
      }),
      Plot.ruleY([0]),
    ],
  }) as SVGSVGElement;
}

interface Props {
  readonly state: ViewState;
  /** the state that both are the answers to */
  readonly of: ViewState;
  readonly field: FieldDescription;
  /** what the numbers of both sides are of */
  readonly unit: string | undefined;
  readonly a: SearchAnswer;
  readonly b: SearchAnswer;
}

/** How a quantity is distributed in both sides: as a chart of shares, and as a table. */
export function Distribution({ state, of, field, unit, a, b }: Props) {
  const [barsA, barsB] = [a, b].map(({ range_facets: bars }) => bars?.[field.name]);
  if (!barsA?.counts || !barsB?.counts) return null;
  const spans = spansOf(barsA, barsB);
  const [totalA, totalB] = [sum(spans, 'a'), sum(spans, 'b')];
  const name = title(field.name);
  const columns: Column<Span>[] = [
    { name: 'span', title: named(name, unit), text: true, value: barWords },
    { name: 'a', title: 'A', value: (span) => span.a },
    { name: 'a_percent', title: 'A, %', value: (span) => shareOf(span.a, totalA) },
    { name: 'b', title: 'B', value: (span) => span.b },
    { name: 'b_percent', title: 'B, %', value: (span) => shareOf(span.b, totalB) },
  ];
  if (totalA + totalB === 0) return <p class="empty">No listing of either side has a value of {name}.</p>;
  const setting = `table-${field.name}`;
  const open = state.setting(setting) === 'open';
  return (
    <section aria-label={`${name}, distribution`}>
      <ChartFigure
        name={`${named(name, unit)}, share of the listings with a value`}
        label={`A has ${figure(totalA)} listings with a value, B ${figure(totalB)}; the table below lists every bar`}
        keys={SIDES.map(({ side, color }) => ({ label: nameOfSide(of, side), color }))}
        of={JSON.stringify([spans, field.name])}
        draw={(width) => draw({ spans, bars: barsA }, width)}
      />
      <details
        class="bar-table"
        open={open}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== open) state.show({ [setting]: currentTarget.open ? 'open' : undefined });
        }}
      >
        <summary>Show bars as a table</summary>
        <DataTable name={`${name}, bars`} rows={spans} columns={columns} keyOf={barWords} />
      </details>
    </section>
  );
}
