import type { SearchDescription } from '../../../metadata.ts';
import { withUnit } from '../../money.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import type { ViewState } from '../../selection.ts';
import { count, figure, title } from '../../words.ts';
import type { FieldFigures, SearchAnswer } from '../explore/answer.ts';
import { figureOf } from '../explore/check-figures.ts';
import type { Pivot } from '../pivot/pivot.ts';
import {
  attributed,
  FEWEST,
  type ModelComparison,
  measuredFields,
  medianOf,
  modelComparisons,
  percentAbove,
} from './dealer.ts';

/** +4.2% */
const percent = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(1)}%`;

interface Figured {
  readonly name: string;
  readonly unit: string;
  readonly own: FieldFigures | undefined;
  readonly others: FieldFigures | undefined;
}

/** Models that are shown at first. */
const MOST = 20;

const FIGURES = ['count', 'median', 'mean', '25', '75'] as const;
const headOf = (name: string): string => (/^\d/.test(name) ? `p${name}` : name);

/** The dealer's figures beside those of the same makes elsewhere. */
export function FigureComparison({
  search,
  own,
  market,
  called,
}: {
  search: SearchDescription;
  own: SearchAnswer | undefined;
  market: SearchAnswer | undefined;
  called: string;
}) {
  const rows = measuredFields(search).map(
    ({ name, unit = '' }): Figured => ({
      name,
      unit,
      own: own?.stats?.[name],
      others: market?.stats?.[name],
    }),
  );
  const sides = [
    { side: 'own', words: '' },
    { side: 'others', words: `, ${called}` },
  ] as const;
  const columns: Column<Figured>[] = [
    {
      name: 'field',
      title: 'Field',
      text: true,
      value: ({ name }) => name,
      show: ({ name, unit }) => (
        <>
          {title(name)}
          {unit ? <small class="unit"> {unit}</small> : null}
        </>
      ),
    },
    ...sides.flatMap(({ side, words }) =>
      FIGURES.map(
        (name): Column<Figured> => ({
          name: `${side}_${headOf(name)}`,
          title: `${headOf(name)}${words}`,
          value: (row) => {
            const value = figureOf(row[side], name);
            return value === undefined ? undefined : Number(value.toFixed(2));
          },
        }),
      ),
    ),
  ];
  return (
    <DataTable name="Figures beside the market" columns={columns} rows={rows} keyOf={({ name }) => name} />
  );
}

/** What the dealer asks for a model of a year, and what is asked elsewhere. */
export function PriceComparison({
  state,
  search,
  groups,
  market,
  called,
}: {
  state: ViewState;
  search: SearchDescription;
  groups: Pivot;
  market: Pivot | undefined;
  called: string;
}) {
  const rows = modelComparisons(groups, market);
  const isWhole = state.setting('models') === 'all';
  const other = Math.max(0, ...groups.group_by.map((one) => one.other));
  const unit = search.fields.find(({ name }) => name === 'price')?.unit ?? '';
  const money = (value: number | undefined): string =>
    value === undefined ? '–' : withUnit(figure(value), unit);
  const hasDays = measuredFields(search).some(({ name }) => name === 'dom');
  const days: Column<ModelComparison>[] = [
    { name: 'dom', title: 'Days on market, median', value: ({ own }) => medianOf(own, 'dom') },
    {
      name: 'dom_elsewhere',
      title: `Days, ${called}`,
      value: ({ others }) => medianOf(others, 'dom'),
    },
  ];
  const columns: Column<ModelComparison>[] = [
    { name: 'model', title: 'Model', text: true, value: ({ model }) => model },
    { name: 'year', title: 'Year', text: true, value: ({ year }) => year },
    { name: 'listings', title: 'Listings', value: ({ own }) => own.count },
    {
      name: 'price',
      title: 'Price, median',
      value: ({ own }) => medianOf(own, 'price'),
      show: ({ own }) => money(medianOf(own, 'price')),
    },
    { name: 'listings_elsewhere', title: `Listings, ${called}`, value: ({ others }) => others?.count ?? 0 },
    {
      name: 'price_elsewhere',
      title: `Price, ${called}`,
      value: ({ others }) => medianOf(others, 'price'),
      show: ({ others }) => money(medianOf(others, 'price')),
    },
    {
      name: 'percent_above',
      title: 'Difference',
      about: `The median price against the other one, where that is of ${FEWEST} listings at least`,
      value: (row) => {
        const value = percentAbove(row);
        return value === undefined ? undefined : Number(value.toFixed(1));
      },
      show: (row) => {
        const value = percentAbove(row);
        return value === undefined ? '–' : percent(value);
      },
    },
    ...(hasDays ? days : []),
  ];
  return (
    <>
      <DataTable
        name="Prices beside the market"
        columns={columns}
        rows={rows}
        keyOf={({ model, year }) => `${model}|${year}`}
        order={state.setting('order') ?? '-listings'}
        onOrder={(order) => state.show({ order })}
        {...(isWhole ? {} : { most: MOST })}
      />
      <small>
        {count(isWhole ? rows.length : Math.min(MOST, rows.length))} of {count(rows.length)} models by year
        {other > 0 ? `, and ${count(other)} listings of others` : ''}. Medians as the API answers them; of
        fewer than {FEWEST} listings elsewhere nothing is said.
        {attributed(search).length > 0 ? ' Compared are attributed listings, without copies.' : ''}
        {called === 'elsewhere'
          ? ''
          : ' The market has their own listings in it: this search cannot leave them out.'}
      </small>{' '}
      {rows.length > MOST && !isWhole ? (
        <button type="button" class="plain" onClick={() => state.show({ models: 'all' })}>
          Show all
        </button>
      ) : null}
    </>
  );
}
