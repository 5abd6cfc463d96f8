import type { ParameterDescription } from '../../../metadata.ts';
import { listOf, valuesOf } from '../../list.ts';
import { DroppedFilters } from '../../parts/dropped-filters.tsx';
import { Select } from '../../parts/select.tsx';
import { TextField } from '../../parts/text-field.tsx';
import type { ViewState } from '../../selection.ts';
import { title } from '../../words.ts';
import { keepFocus } from '../explore/chips.tsx';
import { Controls } from '../explore/controls.tsx';
import { COUNTS, FIELDS, FIGURES, filtersIn, measureIn, type Trends, trendParams, wordOf } from './trends.ts';

interface Props {
  readonly state: ViewState;
  readonly parameters: readonly ParameterDescription[];
}

/** The window: two days, or neither. */
function Days({ state, trends }: { state: ViewState; trends: Trends | undefined }) {
  const { date_from, date_to, available_history: known } = trends?.applied ?? {};
  const first = state.param('date_from') ?? date_from ?? '';
  const last = state.param('date_to') ?? date_to ?? '';
  const set = (from: string, to: string): void =>
    from && to
      ? state.ask({ date_from: from, date_to: to })
      : state.ask({ date_from: undefined, date_to: undefined });
  const about = known?.first_day ? { title: `Known: ${known.first_day} to ${known.last_day}` } : {};
  return (
    <>
      <label {...about}>
        From
        <TextField type="date" value={first} onValue={(value) => set(value, [value, last].sort()[1] ?? '')} />
      </label>
      <label {...about}>
        To
        <TextField type="date" value={last} onValue={(value) => set([value, first].sort()[0] ?? '', value)} />
      </label>
    </>
  );
}

/** What is drawn. */
function Measures({ state }: { state: ViewState }) {
  const { name, figure } = measureIn(state);
  return (
    <>
      <Select
        label="Measure"
        value={name}
        options={[
          ...COUNTS.map((one) => [one, wordOf(one)] as const),
          ...FIELDS.map((one) => [one, wordOf(one)] as const),
        ]}
        onValue={(measure) => state.show({ measure })}
      />
      {figure ? (
        <Select
          label="Figure"
          value={figure}
          options={FIGURES.map((one) => [one, one])}
          onValue={(one) => state.show({ figure: one })}
        />
      ) : null}
    </>
  );
}

/** The one or two fields of the groups, and how many. */
function Groups({ state, fields }: { state: ViewState; fields: readonly string[] }) {
  const params = trendParams(state);
  const [first = 'none', second = 'none'] = valuesOf(params.get('group_by') ?? '');
  const options = fields.map((field) => [field, title(field)] as const);
  const set = (one: string, other: string): void => {
    const both = [...new Set([one, other])].filter((name) => name !== 'none');
    state.ask({ group_by: listOf(both) || 'none' });
  };
  return (
    <>
      <Select
        label="Lines"
        value={first}
        options={[['none', 'all together'], ...options]}
        onValue={(one) => set(one, second)}
      />
      {first === 'none' ? null : (
        <>
          <Select
            label="and"
            value={second}
            options={[['none', 'nothing else'], ...options]}
            onValue={(one) => set(first, one)}
          />
          <Select
            label="Top"
            value={params.get('limit') ?? '5'}
            options={['3', '5', '10', '20', '50'].map((one) => [one, one])}
            onValue={(limit) => state.ask({ limit })}
          />
        </>
      )}
    </>
  );
}

const words = (parameter: ParameterDescription | undefined, also: Readonly<Record<string, string>> = {}) =>
  (parameter?.values ?? []).map((value) => [value, also[value] ?? value] as const);

/** What is drawn, of which listings, over which days. */
export function TrendForm({
  state,
  parameters,
  fields,
  trends,
}: Props & { trends: Trends | undefined; fields: readonly string[] }) {
  const called = (name: string) => parameters.find((one) => one.name === name);
  const set = (name: string) => (value: string) => state.ask({ [name]: value });
  const first = (name: string): string => state.param(name) ?? String(called(name)?.initial ?? '');
  return (
    <div class="toolbar">
      <Measures state={state} />
      <Select label="By" value={first('by')} options={words(called('by'))} onValue={set('by')} />
      <Days state={state} trends={trends} />
      <Groups state={state} fields={fields} />
      <Select
        label="Condition"
        value={first('inventory_type')}
        options={words(called('inventory_type'))}
        onValue={set('inventory_type')}
      />
      <Select
        label="Count"
        value={first('coverage')}
        options={words(called('coverage'), { search: 'one listing a vehicle', all: 'every listing' })}
        onValue={set('coverage')}
      />
    </div>
  );
}

/** What the listings are narrowed by, each to be taken back, and the ways to narrow them. */
export function TrendFilters({ state, parameters }: Props) {
  const filters = filtersIn(parameters).filter(({ name }) => name !== 'inventory_type');
  const chosen = filters.flatMap(({ name }) => {
    const values = valuesOf(state.param(name) ?? '');
    return values.map((value) => ({ name, value, rest: listOf(values.filter((one) => one !== value)) }));
  });
  return (
    <>
      <ul class="chips" aria-label="Filters">
        {chosen.map(({ name, value, rest }) => (
          <li key={`${name}=${value}`}>
            <button
              type="button"
              aria-label={`Remove filter ${title(name)} ${value}`}
              onClick={({ currentTarget }) => {
                keepFocus(currentTarget);
                state.ask({ [name]: rest });
              }}
            >
              <span>{title(name)}</span> {value} <b aria-hidden="true">×</b>
            </button>
          </li>
        ))}
      </ul>
      <DroppedFilters state={state} what="Trends have" />
      <details class="narrow">
        <summary>All filters</summary>
        <Controls state={state} parameters={filters} />
      </details>
    </>
  );
}
