import * as Plot from '@observablehq/plot';
import { useEffect, useState } from 'preact/hooks';
import { holds, listOf, toggled, valuesOf } from '../../list.ts';
import { ChartFigure } from '../../parts/chart-figure.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { type StateOutline, stateOutlines } from '../../parts/outlines.ts';
import type { ViewState } from '../../selection.ts';
import { figure } from '../../words.ts';
import { addsUp, measured, measureTitle, type SoldRow } from './summary.ts';

interface StateTotal {
  readonly state: string;
  readonly value: number;
}

/** A figure for each state: numbers and sums of all months, any other of the newest month. */
function totalsOf(rows: readonly SoldRow[], measure: string): StateTotal[] {
  const newest = rows
    .map(({ month }) => month)
    .sort()
    .at(-1);
  const totals = new Map<string, number>();
  for (const row of rows) {
    const value = measured(row, measure);
    const state = String(row.state ?? '');
    if (value === undefined || (!addsUp(measure) && row.month !== newest)) continue;
    totals.set(state, (totals.get(state) ?? 0) + value);
  }
  return [...totals]
    .map(([state, value]) => ({ state, value }))
    .sort((one, other) => other.value - one.value);
}

function useStates(): readonly StateOutline[] | undefined {
  const [loaded, setLoaded] = useState<readonly StateOutline[]>();
  useEffect(() => {
    stateOutlines().then(setLoaded, () => undefined);
  }, []);
  return loaded;
}

function draw(states: readonly StateOutline[], totals: readonly StateTotal[], width: number): SVGSVGElement {
  const values = new Map(totals.map(({ state, value }) => [state, value]));
  const most = Math.max(0, ...values.values());
  return Plot.plot({
    width,
    height: Math.round(width * 0.6),
    projection: 'albers-usa',
    marks: [
      Plot.geo(states, { geometry: ({ outline }) => outline, fill: 'var(--land)', stroke: 'var(--sea)' }),
      Plot.geo(
        states.filter(({ code }) => values.has(code)),
        {
          geometry: ({ outline }) => outline,
          fill: 'var(--bar)',
          fillOpacity: ({ code }) => 0.12 + 0.88 * (most > 0 ? (values.get(code) ?? 0) / most : 0),
          stroke: 'var(--sea)',
          title: ({ code, name }) => `${name}: ${figure(values.get(code) ?? 0)}`,
        },
      ),
    ],
  }) as SVGSVGElement;
}

interface Shown {
  readonly state: ViewState;
  readonly rows: readonly SoldRow[];
  readonly measure: string;
}

/** A figure state by state: as a map, and as a table in which a state is chosen. */
export function StateMap({ state, rows, measure }: Shown) {
  const states = useStates();
  const totals = totalsOf(rows, measure);
  const chosen = valuesOf(state.param('state') ?? '');
  const name = `${measureTitle(measure)} by state`;
  const [top] = totals;
  const label = top ? `${totals.length} states, most in ${top.state}: ${figure(top.value)}` : 'nothing';
  const columns: Column<StateTotal>[] = [
    {
      name: 'state',
      title: 'State',
      text: true,
      value: (one) => one.state,
      show: (one) => (
        <button
          type="button"
          class="plain"
          aria-pressed={holds(chosen, one.state)}
          title="Add or remove this filter"
          onClick={() => state.ask({ state: listOf(toggled(chosen, one.state)) })}
        >
          {one.state}
        </button>
      ),
    },
    { name: measure, title: measureTitle(measure), value: (one) => one.value },
  ];
  return (
    <div class="by-state">
      {states ? (
        <ChartFigure
          name={name}
          label={label}
          of={JSON.stringify([totals, measure])}
          keys={[
            {
              label: top ? `darker means more; at most ${figure(top.value)}` : 'nothing',
              color: 'var(--bar)',
            },
          ]}
          draw={(width) => draw(states, totals, width)}
        />
      ) : null}
      <DataTable
        name={name}
        rows={totals}
        columns={columns}
        keyOf={(one) => one.state}
        order={state.setting('states')}
        onOrder={(order) => state.show({ states: order })}
      />
    </div>
  );
}
