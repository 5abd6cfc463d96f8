import type { FieldDescription, Metadata, SearchDescription } from '../../../metadata.ts';
import { formatAddress } from '../../address.ts';
import { go } from '../../current-address.ts';
import { knowledge } from '../../knowledge.ts';
import type { ViewState } from '../../selection.ts';
import { addressOf } from '../../selection.ts';
import { title } from '../../words.ts';
import { filterValues } from '../explore/filters.ts';
import { facetFields, statsFields } from '../explore/layout.ts';
import { type Asked, FIGURES, pivotable, SIZES } from './pivot.ts';

interface Choice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onValue: (value: string) => void;
}

function Choose({ label, value, options, onValue }: Choice) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onValue(event.currentTarget.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const named = (fields: readonly FieldDescription[]) => fields.map(({ name }) => [name, title(name)] as const);
const sizes = SIZES.map((size) => [size, size] as const);

interface Shown {
  readonly state: ViewState;
  readonly search: SearchDescription;
  readonly asked: Asked;
}

/** What is grouped, by what, and what is measured. */
export function PivotForm({ state, search, asked }: Shown) {
  const groups = named(facetFields(search));
  const set = (name: string) => (value: string) => state.show({ [name]: value });
  return (
    <div class="toolbar">
      <Choose
        label="Market"
        value={search.path}
        options={pivotable(knowledge.value as Metadata).map(({ path, market }) => [
          path,
          `${market} · ${path.slice(1)}`,
        ])}
        onValue={(path) => go(addressOf({ ...state.selection, path }, 'pivot'))}
      />
      <Choose label="Rows" value={asked.rows} options={groups} onValue={set('rows')} />
      <Choose label="Top" value={asked.rowsShown} options={sizes} onValue={set('top')} />
      <Choose
        label="Columns"
        value={asked.columns ?? 'none'}
        options={[['none', 'none'], ...groups]}
        onValue={set('columns')}
      />
      {asked.columns ? (
        <Choose label="First" value={asked.columnsShown} options={sizes} onValue={set('across')} />
      ) : null}
      <Choose
        label="Measure"
        value={asked.measure.field?.name ?? 'count'}
        options={[['count', 'Listings'], ...named(statsFields(search))]}
        onValue={set('measure')}
      />
      {asked.measure.field ? (
        <>
          <Choose
            label="Figure"
            value={asked.measure.figure}
            options={FIGURES.map((figure) => [figure, figure])}
            onValue={set('figure')}
          />
          <Choose
            label="Order"
            value={asked.byMeasure ? 'measure' : 'count'}
            options={[
              ['count', 'most listings'],
              ['measure', 'largest figure'],
            ]}
            onValue={set('sort')}
          />
        </>
      ) : null}
      <Choose
        label="Show as"
        value={state.setting('as') ?? 'heat'}
        options={[
          ['heat', 'heat map'],
          ['table', 'table'],
          ['bars', 'bars'],
        ]}
        onValue={set('as')}
      />
    </div>
  );
}

/** What the listings are narrowed by, each to be taken back, and the way to narrow them. */
export function PivotFilters({ state, search }: Omit<Shown, 'asked'>) {
  const chips = filterValues(state.selection, search);
  const { params } = state.selection;
  return (
    <ul class="chips" aria-label="Filters">
      {chips.map(({ name, value, rest }) => (
        <li key={`${name}=${value}`}>
          <button
            type="button"
            aria-label={`Remove filter ${name} ${value}`}
            onClick={() => state.ask({ [name]: rest })}
          >
            <span>{name}</span> {value} <b aria-hidden="true">×</b>
          </button>
        </li>
      ))}
      <li>
        <a href={formatAddress(addressOf({ path: search.path, params, shown: new Map() }))}>
          {chips.length > 0 ? 'Change the filters in Explore' : 'Filter in Explore'}
        </a>
      </li>
    </ul>
  );
}
