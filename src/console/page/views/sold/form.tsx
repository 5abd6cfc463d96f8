import type { ParameterDescription } from '../../../metadata.ts';
import { listOf, toggled, valuesOf } from '../../list.ts';
import { DroppedFilters } from '../../parts/dropped-filters.tsx';
import { TextField } from '../../parts/text-field.tsx';
import type { ViewState } from '../../selection.ts';
import { title } from '../../words.ts';
import { Controls } from '../explore/controls.tsx';
import { firstDay, lastDay, measureTitle, type Summary, soldParams } from './summary.ts';

interface Props {
  readonly state: ViewState;
  readonly parameters: readonly ParameterDescription[];
}

/** Fields that stand in the first line, in this order. */
const CHOICES = ['inventory_type', 'summary_by', 'ranking_measure', 'ranking_order'];
const TEXTS = ['make', 'model', 'state', 'top_n'];

function Choice({ state, parameter }: { state: ViewState; parameter: ParameterDescription }) {
  const { name, values = [], initial, about } = parameter;
  const value = soldParams(state).get(name) ?? String(initial ?? '');
  return (
    <label title={about}>
      {title(name)}
      <select value={value} onChange={(event) => state.ask({ [name]: event.currentTarget.value })}>
        {values.map((one) => (
          <option key={one} value={one}>
            {name === 'ranking_measure' ? measureTitle(one) : one}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whole months, both or neither. */
function Months({ state, summary }: { state: ViewState; summary: Summary | undefined }) {
  const { date_from: from, date_to: to, available_history: history } = summary?.applied ?? {};
  const [first, last] = [state.param('date_from') ?? from, state.param('date_to') ?? to].map(
    (day) => day?.slice(0, 7) ?? '',
  ) as [string, string];
  const set = (begin: string, end: string): void => {
    if (begin && end) state.ask({ date_from: firstDay(begin), date_to: lastDay(end) });
    else state.ask({ date_from: undefined, date_to: undefined });
  };
  const ends = { min: history?.first_month ?? undefined, max: history?.last_month ?? undefined };
  const given = (text: string | undefined) =>
    text ? { title: `Available: ${ends.min} to ${ends.max}` } : {};
  return (
    <>
      <label {...given(ends.min)}>
        From
        <TextField
          type="month"
          value={first}
          onValue={(value) => set(value, [value, last].sort()[1] ?? '')}
        />
      </label>
      <label {...given(ends.max)}>
        To
        <TextField
          type="month"
          value={last}
          onValue={(value) => set([value, first].sort()[0] ?? '', value)}
        />
      </label>
    </>
  );
}

/** Group by; none: totals. */
function Dimensions({ state, parameter }: { state: ViewState; parameter: ParameterDescription }) {
  const { name, values = [] } = parameter;
  const chosen = valuesOf(soldParams(state).get(name) ?? '').filter((one) => one !== 'none');
  const set = (value: string): void => state.ask({ [name]: listOf(toggled(chosen, value)) || 'none' });
  return (
    <details class="choose">
      <summary>Groups: {chosen.join(', ') || 'none, totals'}</summary>
      <fieldset>
        <legend class="sr">Group by</legend>
        {values.map((value) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => set(value)} />
            {title(value)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** Which sold vehicles are counted, in which groups, ranked by what. */
export function SoldForm({ state, parameters, summary }: Props & { summary: Summary | undefined }) {
  const called = (name: string) => parameters.filter((one) => one.name === name);
  const shown = new Set([...CHOICES, ...TEXTS, 'ranking_dimensions', 'date_from', 'date_to']);
  const rest = parameters.filter(({ name }) => !shown.has(name));
  return (
    <>
      <div class="toolbar">
        {CHOICES.flatMap(called).map((parameter) => (
          <Choice key={parameter.name} state={state} parameter={parameter} />
        ))}
        <Months state={state} summary={summary} />
        {TEXTS.flatMap(called).map(({ name, about, initial }) => (
          <label key={name} title={about}>
            {title(name)}
            <TextField
              placeholder={initial === undefined ? 'any' : String(initial)}
              value={state.param(name) ?? ''}
              onValue={(value) => state.ask({ [name]: value })}
            />
          </label>
        ))}
      </div>
      <DroppedFilters state={state} what="Sold has" />
      {called('ranking_dimensions').map((parameter) => (
        <Dimensions key={parameter.name} state={state} parameter={parameter} />
      ))}
      <details class="narrow" open={rest.some(({ name }) => state.param(name) !== undefined)}>
        <summary>All other parameters</summary>
        <Controls state={state} parameters={rest} />
      </details>
    </>
  );
}
