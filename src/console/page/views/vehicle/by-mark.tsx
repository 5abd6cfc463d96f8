import type { Metadata, SearchTold } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import { Behind } from '../../parts/behind.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Fault, Waiting } from '../../parts/states.tsx';
import { requestOf } from '../../request.ts';
import type { ViewState } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { recordsOf } from '../explore/gather.ts';
import { sellerOf, valueAt } from '../explore/record.ts';
import type { Found, Row } from '../explore/requests.ts';
import { History, type HistoryRecord } from './history.tsx';
import { listingRequests, ofMark } from './identity.ts';

type Identity = Parameters<typeof listingRequests>[1];

const text = (row: Row, path: string): string | undefined => {
  const value = valueAt(row, path);
  return value === undefined ? undefined : String(value);
};

const number = (row: Row, path: string): number | undefined => Number(valueAt(row, path)) || undefined;

/** Days are told to the minute. */
const minute = (instant: string | undefined): string | undefined => instant?.slice(0, 16).replace('T', ' ');

function columnsOf(answered: ReadonlySet<unknown>, shown: string | undefined, onShow: (id: string) => void) {
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
      title: 'Searches answer it',
      text: true,
      value: ({ id }) => (answered.has(id) ? 'yes' : 'no'),
    },
    { name: 'seller', title: 'Seller', text: true, value: sellerOf },
    { name: 'price', title: 'Price', value: (row) => number(row, 'price') },
    { name: 'miles', title: 'Miles', value: (row) => number(row, 'miles') },
    {
      name: 'last_seen',
      title: 'Seen last',
      text: true,
      value: (row) => minute(text(row, 'last_seen_at_date')),
    },
    { name: 'id', title: 'Id', text: true, value: (row) => text(row, 'id') },
  ];
  return columns;
}

interface Shown {
  readonly state: ViewState;
  readonly search: SearchTold;
  readonly identity: Identity;
  /** id of the listing that the page shows */
  readonly shown: string | undefined;
}

/** Every listing of the vehicle that is active now, and what its mark tells of it before. */
export function ByMark({ state, search, identity, shown }: Shown) {
  const [name, value] = identity;
  const operation = name === 'vrm' ? ofMark(knowledge.value as Metadata, search.market) : undefined;
  const page = state.param('page');
  const listings = listingRequests(search, identity);
  const records = operation
    ? [requestOf(operation.path, [['vrm', value], ...(page ? [['page', page] as const] : [])])]
    : [];
  const found = useAnswers<Found>(listings);
  const history = useAnswers<readonly HistoryRecord[]>(records);
  const [all, answered] = found.answers.map(({ data }) => recordsOf(search, data));
  const [told] = history.answers;
  const ids = new Set(answered?.map(({ id }) => id));
  return (
    <div aria-busy={found.waiting || history.waiting}>
      <Behind
        state={state}
        explained
        asked={[
          { requests: listings, asked: found },
          { requests: records, asked: history },
        ]}
        besides="what searches answer by themselves, and the history"
      />
      {found.error ? <Fault message={found.error.message} again={found.again} /> : null}
      {!found.error && !all ? <Waiting /> : null}
      {!found.error && all?.length === 0 ? <p class="empty">Nobody lists {value} now.</p> : null}
      {!found.error && all && all.length > 0 ? (
        <DataTable
          name="On all sources"
          rows={all}
          columns={columnsOf(ids, shown, (id) => state.ask({ id, vin: undefined, mark: undefined }))}
          keyOf={({ id }) => String(id)}
          order={state.setting('copies')}
          onOrder={(copies) => state.show({ copies })}
        />
      ) : null}
      {history.error ? <Fault message={history.error.message} again={history.again} /> : null}
      {!history.error && told ? <History state={state} records={told.data} /> : null}
    </div>
  );
}
