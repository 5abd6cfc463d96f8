import * as Plot from '@observablehq/plot';
import { useEffect, useState } from 'preact/hooks';
import { holds, listOf, toggled, valuesOf } from '../../list.ts';
import { ChartFigure } from '../../parts/chart-figure.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { type StateOutline, stateOutlines } from '../../parts/outlines.ts';
import type { ViewState } from '../../selection.ts';
import { count, figure } from '../../words.ts';
import { madeOf, measured, measureTitle, type SoldRow } from './summary.ts';

interface StateTotal {
  readonly state: string;
  /** undefined: vehicles were sold, and none has a value */
  readonly value: number | undefined;
  /** vehicles that the value is made of */
  readonly vehicles: number;
}

/** Of fewer vehicles a mean or a median says little. */
const FEW = 5;

const isFew = ({ vehicles }: StateTotal): boolean => vehicles < FEW;

/** The measure of each state over all months together, the largest first. */
const totalsOf = (rows: readonly SoldRow[], measure: string): StateTotal[] =>
  rows
    .map((row) => ({
      state: String(row.state ?? ''),
      value: measured(row, measure),
      vehicles: madeOf(row, measure),
    }))
    .sort((one, other) => (other.value ?? -1) - (one.value ?? -1));

function useStates(): readonly StateOutline[] | undefined {
  const [loaded, setLoaded] = useState<readonly StateOutline[]>();
  useEffect(() => {
    stateOutlines().then(setLoaded, () => undefined);
  }, []);
  return loaded;
}

function draw(states: readonly StateOutline[], totals: readonly StateTotal[], width: number): SVGSVGElement {
  const byState = new Map(totals.map((total) => [total.state, total]));
  const most = Math.max(0, ...totals.map(({ value }) => value ?? 0));
  const wordsOf = ({ code, name }: StateOutline): string => {
    const total = byState.get(code);
    if (!total) return `${name}: no sales`;
    const { value, vehicles } = total;
    return `${name}: ${value === undefined ? 'no value' : figure(value)}, of ${count(vehicles)} ${vehicles === 1 ? 'vehicle' : 'vehicles'}`;
  };
  const known = states.filter(({ code }) => byState.get(code)?.value !== undefined);
  const few = states.filter(({ code }) => {
    const total = byState.get(code);
    return total && isFew(total);
  });
  return Plot.plot({
    width,
    height: Math.round(width * 0.6),
    projection: 'albers-usa',
    marks: [
      Plot.geo(states, {
        geometry: ({ outline }) => outline,
        fill: 'var(--land)',
        stroke: 'var(--sea)',
        title: wordsOf,
      }),
      Plot.geo(known, {
        geometry: ({ outline }) => outline,
        fill: 'var(--bar)',
        fillOpacity: ({ code }) =>
          0.15 + 0.85 * (most > 0 ? Math.max(0, byState.get(code)?.value ?? 0) / most : 0),
        stroke: 'var(--sea)',
        title: wordsOf,
      }),
      Plot.geo(few, {
        geometry: ({ outline }) => outline,
        fill: 'none',
        stroke: 'var(--other)',
        strokeWidth: 1.5,
        strokeDasharray: '3 2',
        pointerEvents: 'none',
      }),
    ],
  }) as SVGSVGElement;
}

interface Props {
  readonly state: ViewState;
  readonly rows: readonly SoldRow[];
  readonly measure: string;
}

/** A figure state by state: as a map, and as a table in which a state is chosen. */
export function StateMap({ state, rows, measure }: Props) {
  const states = useStates();
  const totals = totalsOf(rows, measure);
  const chosen = valuesOf(state.param('state') ?? '');
  const name = `${measureTitle(measure)} by state`;
  const [top] = totals;
  const label = top ? `${totals.length} states, most in ${top.state}: ${figure(top.value ?? 0)}` : 'nothing';
  const some = totals.some(isFew);
  const none = (states ?? []).filter(({ code }) => !totals.some(({ state: one }) => one === code));
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
    {
      name: 'vehicles',
      title: 'n',
      about: 'Vehicles that the figure is made of',
      value: (one) => one.vehicles,
      show: (one) =>
        isFew(one) ? (
          <span title={`Fewer than ${FEW} vehicles: a mean or a median says little`}>
            {count(one.vehicles)} <small>few</small>
          </span>
        ) : (
          count(one.vehicles)
        ),
    },
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
              label: top ? `darker means more; at most ${figure(top.value ?? 0)}` : 'nothing',
              color: 'var(--bar)',
            },
            ...(some ? [{ label: `fewer than ${FEW} vehicles`, color: 'var(--other)' }] : []),
            { label: 'no sales', color: 'var(--land)' },
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
      {states && chosen.length === 0 && none.length > 0 ? (
        <small class="no-sales">No sales in {none.map(({ code }) => code).join(', ')}.</small>
      ) : null}
    </div>
  );
}
