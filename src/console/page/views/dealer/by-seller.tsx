import { useRef } from 'preact/hooks';
import type { SearchDescription } from '../../../metadata.ts';
import { inMoneyOf, named } from '../../money.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { requestOf } from '../../request.ts';
import { type Selection, showing } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { count, title } from '../../words.ts';
import { canInclude, filtersOf, including } from '../explore/filters.ts';
import { replaceSelection, showSelection } from '../explore/show-selection.ts';
import type { Group, Pivot } from '../pivot/pivot.ts';
import { measuredFields, medianOf } from './dealer.ts';
import { addressOfDealer } from './dealer-address.ts';

/** Sellers that are shown at first, and with each More. */
const STEPS = [20, 100, 1000] as const;
/** Names that are asked for with the ids: those of the sellers with most listings. */
const NAMES = 100;

const BY = 'dealer_id';

/** Requests of the sellers of a selection: measured by their ids, and the names of the first of them. */
function requestsOf(search: SearchDescription, selection: Selection, most: number) {
  const ground = [...filtersOf(selection, search)];
  const measures = measuredFields(search).map(({ name }) => `${name}|median`);
  const path = `${search.path}/pivot`;
  return [
    requestOf(path, [...ground, ['group_by', `${BY}|0|${most}`], ['measures', measures.join()]]),
    requestOf(path, [...ground, ['group_by', `${BY}|0|${Math.min(most, NAMES)},seller_name|0|${NAMES}`]]),
  ];
}

/** Names by ids: that under which most of a seller's listings stand. */
function namesIn(names: Pivot | undefined): ReadonlyMap<string, string> {
  return new Map(
    (names?.rows ?? []).flatMap(({ item, cells = [] }) => {
      const [first] = cells.toSorted((one, other) => other.count - one.count);
      return first && first.count > 0 ? [[item, first.item] as const] : [];
    }),
  );
}

interface Props {
  readonly search: SearchDescription;
  readonly selection: Selection;
}

/** Name of a seller, which leads to their page; and their listings alone. */
function Seller({ search, selection, id, name }: Props & { id: string; name: string | undefined }) {
  const field = search.fields.find((one) => one.name === BY);
  return (
    <>
      <a class="seller" href={addressOfDealer(search, BY, id, selection.params.get('country'))}>
        {name ?? `Dealer ${id}`}
      </a>{' '}
      {field && canInclude(field, id) ? (
        <button
          type="button"
          class="plain"
          aria-label={`Only ${name ?? `dealer ${id}`}`}
          onClick={() => showSelection(showing(including(selection, field, id), { group: undefined }))}
        >
          Only
        </button>
      ) : null}
    </>
  );
}

/** What is found, by who sells it: how many, and what is measured, each seller's page a step away. */
export function BySeller({ search: wanted, selection }: Props) {
  const least = Number(selection.shown.get('sellers') ?? STEPS[0]);
  const most = STEPS.find((step) => step >= least) ?? STEPS[0];
  const told = useAnswers<Pivot>(requestsOf(wanted, selection, most));
  // medians keep the money that they were asked for in until the next ones are there
  const answered = useRef(wanted);
  if (!told.waiting && !told.error) answered.current = inMoneyOf(wanted, selection.params);
  const search = answered.current;
  const [sellers, called] = told.answers.map(({ data }) => data);
  if (told.error) return <Fault fault={told.error} again={told.again} />;
  if (!sellers) return <Waiting />;
  const names = namesIn(called);
  const other = sellers.group_by[0]?.other ?? 0;
  const missing = sellers.group_by[0]?.missing ?? 0;
  const more = STEPS.find((step) => step > most);
  const columns: Column<Group>[] = [
    {
      name: 'seller_name',
      title: 'Seller',
      text: true,
      value: ({ item }) => names.get(item),
      show: ({ item }) => <Seller search={search} selection={selection} id={item} name={names.get(item)} />,
    },
    { name: BY, title: 'Id', text: true, value: ({ item }) => item },
    { name: 'listings', title: 'Listings', value: (row) => row.count },
    ...measuredFields(search).map(
      ({ name, unit }): Column<Group> => ({
        name,
        title: named(`${title(name)}, median`, unit),
        value: (row) => medianOf(row, name),
      }),
    ),
  ];
  return (
    <div class={told.waiting ? 'by-seller old' : 'by-seller'} aria-busy={told.waiting}>
      <DataTable
        name="Sellers"
        columns={columns}
        rows={sellers.rows}
        keyOf={({ item }) => item}
        order={selection.shown.get('order')}
        onOrder={(order) => replaceSelection(showing(selection, { order }))}
      />
      <p role="status">
        {count(sellers.rows.length)} sellers
        {other > 0 ? `; ${count(other)} listings of others` : ''}
        {missing > 0 ? `; ${count(missing)} name no dealer` : ''}.{' '}
        {other > 0 && more ? (
          <button
            type="button"
            class="plain"
            onClick={() => replaceSelection(showing(selection, { sellers: String(more) }))}
          >
            More sellers
          </button>
        ) : null}
      </p>
    </div>
  );
}
