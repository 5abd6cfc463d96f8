import type { ComponentChildren } from 'preact';
import type { FieldDescription, Metadata, SearchDescription } from '../../../metadata.ts';
import { go } from '../../current-address.ts';
import { knowledge } from '../../knowledge.ts';
import { Select } from '../../parts/select.tsx';
import type { ViewState } from '../../selection.ts';
import { addressOf, type Selection } from '../../selection.ts';
import { title } from '../../words.ts';
import { Chips } from '../explore/chips.tsx';
import { Head } from '../explore/head.tsx';
import { facetFields, statsFields } from '../explore/layout.ts';
import { shared } from '../explore/market.tsx';
import { FIGURES, type PivotSettings, pivotable, SIZES } from './pivot.ts';

const named = (fields: readonly FieldDescription[]) => fields.map(({ name }) => [name, title(name)] as const);
const sizes = SIZES.map((size) => [size, size] as const);

interface Props {
  readonly state: ViewState;
  readonly search: SearchDescription;
  readonly asked: PivotSettings;
}

/** What is grouped, by what, and what is measured. */
export function PivotForm({ state, search, asked }: Props) {
  const groups = named(facetFields(search));
  const set = (name: string) => (value: string) => state.show({ [name]: value });
  return (
    <div class="toolbar">
      <Select label="Rows" value={asked.rows} options={groups} onValue={set('rows')} />
      <Select label="Top" value={asked.rowsShown} options={sizes} onValue={set('top')} />
      <Select
        label="Columns"
        value={asked.columns ?? 'none'}
        options={[['none', 'none'], ...groups]}
        onValue={set('columns')}
      />
      {asked.columns ? (
        <Select label="First" value={asked.columnsShown} options={sizes} onValue={set('across')} />
      ) : null}
      <Select
        label="Measure"
        value={asked.measure.field?.name ?? 'count'}
        options={[['count', 'Listings'], ...named(statsFields(search))]}
        onValue={set('measure')}
      />
      {asked.measure.field ? (
        <>
          <Select
            label="Figure"
            value={asked.measure.figure}
            options={FIGURES.map((figure) => [figure, figure])}
            onValue={set('figure')}
          />
          <Select
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
      <Select
        label="Show as"
        value={state.setting('as') ?? 'heat'}
        options={[
          ['heat', 'heat map'],
          ['table', 'table'],
          ['bars', 'bars'],
          ['lines', 'lines'],
        ]}
        onValue={set('as')}
      />
    </div>
  );
}

/** What the listings are narrowed by: the head, and each value to be taken back. */
export function PivotFilters({
  state,
  search,
  children,
}: Omit<Props, 'asked'> & { children: ComponentChildren }) {
  const { selection } = state;
  const to = (next: Selection): void => go(addressOf(next, 'pivot'));
  return (
    <>
      <Head
        search={search}
        selection={selection}
        among={pivotable(knowledge.value as Metadata)}
        onSearch={(chosen) => to({ ...selection, path: chosen.path, params: shared(selection, chosen) })}
        onFilter={state.ask}
      >
        {children}
      </Head>
      <Chips search={search} selection={selection} onSelection={to} />
    </>
  );
}
