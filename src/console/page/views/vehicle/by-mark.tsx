import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { ViewRequests } from '../../parts/view-requests.tsx';
import type { ViewState } from '../../selection.ts';
import { countryOf } from '../dealer/country.ts';
import type { Row } from '../explore/answer.ts';
import { sellerOf, valueAt } from '../explore/record-values.ts';
import { HistoryTold } from './history.tsx';
import { type Identity, ofMark } from './identity.ts';
import { priceColumn } from './prices.ts';
import { useVehicle } from './use-vehicle.ts';

const text = (row: Row, path: string): string | undefined => {
  const value = valueAt(row, path);
  return value === undefined ? undefined : String(value);
};

/** 0 miles are known. */
const number = (row: Row, path: string): number | undefined => {
  const value = valueAt(row, path);
  return typeof value === 'number' ? value : undefined;
};

/** Days are told to the minute. */
const minute = (instant: string | undefined): string | undefined => instant?.slice(0, 16).replace('T', ' ');

function columnsOf(
  answered: ReadonlySet<unknown>,
  shown: string | undefined,
  price: Column<Row>,
  onShow: (id: string) => void,
) {
  const columns: Column<Row>[] = [
    {
      name: 'source',
      title: 'Source',
      text: true,
      value: (row) => text(row, 'source') ?? text(row, 'id'),
      show: (row) => (
        <button
          type="button"
          class="plain"
          aria-pressed={row.id === shown}
          title="Show this listing"
          onClick={() => onShow(String(row.id))}
        >
          {text(row, 'source') ?? text(row, 'id')}
        </button>
      ),
    },
    {
      name: 'searchable',
      title: 'Searchable',
      text: true,
      value: ({ id }) => (answered.has(id) ? 'yes' : 'no'),
    },
    { name: 'seller', title: 'Seller', text: true, value: sellerOf },
    price,
    { name: 'miles', title: 'Miles', value: (row) => number(row, 'miles') },
    {
      name: 'last_seen',
      title: 'Last seen',
      text: true,
      value: (row) => minute(text(row, 'last_seen_at_date')),
    },
    { name: 'id', title: 'Id', text: true, value: (row) => text(row, 'id') },
  ];
  return columns;
}

interface Props {
  readonly state: ViewState;
  readonly search: SearchDescription;
  readonly identity: Identity;
  /** id of the listing that the page shows */
  readonly shown: string | undefined;
}

/** Every listing of the vehicle that is active now, and what its mark tells of it before. */
export function ByMark({ state, search, identity, shown }: Props) {
  const [name, value] = identity;
  const operation = name === 'vrm' ? ofMark(knowledge.value as Metadata, search.market) : undefined;
  const { found, history, all, answered, asked } = useVehicle(state, search, identity, operation);
  const price = priceColumn(search, all ?? [], (row) => ({
    price: number(row, 'price'),
    country: countryOf(search, row),
  }));
  const ids = new Set(answered?.map(({ id }) => id));
  return (
    <div aria-busy={found.waiting || history.waiting}>
      <ViewRequests
        state={state}
        explained
        asked={asked}
        besides="the searchable listings, and the history"
      />
      {found.error ? <Fault fault={found.error} again={found.again} /> : null}
      {!found.error && !all ? <Waiting /> : null}
      {!found.error && all?.length === 0 ? <p class="empty">No dealer lists {value} at the moment.</p> : null}
      {!found.error && all && all.length > 0 ? (
        <DataTable
          name="On all sources"
          rows={all}
          columns={columnsOf(ids, shown, price, (id) => state.ask({ id, vin: undefined, mark: undefined }))}
          keyOf={({ id }) => String(id)}
          order={state.setting('copies')}
          onOrder={(copies) => state.show({ copies })}
        />
      ) : null}
      <HistoryTold state={state} history={history} search={search} />
    </div>
  );
}
