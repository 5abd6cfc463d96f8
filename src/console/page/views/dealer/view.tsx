import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { formatAddress } from '../../address.ts';
import { knowledge } from '../../knowledge.ts';
import { inMoneyOf } from '../../money.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { ViewRequests } from '../../parts/view-requests.tsx';
import type { ViewState } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { viewState } from '../../view-state.ts';
import { count } from '../../words.ts';
import type { Row, SearchAnswer } from '../explore/answer.ts';
import { recordsOf } from '../explore/gather.ts';
import { openColumns } from '../explore/layout.ts';
import { Listings } from '../explore/listings.tsx';
import { inOneForm } from '../explore/requests.ts';
import { SaveRecords } from '../explore/save-records.tsx';
import type { Pivot } from '../pivot/pivot.ts';
import { FigureComparison, PriceComparison } from './comparison.tsx';
import { countryOf, countryRequest } from './country.ts';
import {
  type Dealer,
  dealerIn,
  excludes,
  figuresRequest,
  groupsRequest,
  inventoryRequest,
  listingsOf,
  marketRequests,
} from './dealer.ts';
import { dealerSearches } from './dealer-address.ts';
import { DealerDetails, dealerDetails, detailsRequest } from './dealer-details.tsx';
import { DealerForm } from './form.tsx';

const VIEW = 'dealer';

interface Days {
  readonly days: string;
  readonly listings: number;
}

/** How long listings have stood, a month a row. */
function DaysTable({ inventory }: { inventory: SearchAnswer }) {
  const bars = inventory.range_facets?.dom;
  if (!bars) return null;
  const rows: Days[] = [
    ...bars.counts.map(({ lower_bound: from, upper_bound: to, count: listings }) => ({
      days: `${from} to ${to - 1}`,
      listings,
    })),
    { days: `${bars.end} and more`, listings: bars.after },
  ];
  const columns: Column<Days>[] = [
    { name: 'days', title: 'Days on market', text: true, value: ({ days }) => days },
    { name: 'listings', title: 'Listings', value: ({ listings }) => listings },
  ];
  return (
    <div class="days">
      <DataTable name="Days on market" columns={columns} rows={rows} keyOf={({ days }) => days} />
    </div>
  );
}

interface Props {
  readonly state: ViewState;
  readonly search: SearchDescription;
  readonly dealer: Dealer;
}

/** The first listings of the dealer, and the way to all. */
function Inventory({ search, dealer, inventory }: Omit<Props, 'state'> & { inventory: SearchAnswer }) {
  const params = new Map(listingsOf(search, dealer));
  const fields = openColumns(search, { path: search.path, params, shown: new Map() });
  const rows = recordsOf(search, inventory);
  return (
    <section class="results" aria-label="Inventory">
      <div class="line">
        <h3>Inventory</h3>
        <span>
          {count(rows.length)} of {count(inventory.num_found)}
        </span>
        <a href={formatAddress({ view: 'explore', path: search.path, params })}>Explore all</a>
        <SaveRecords name="Inventory" search={search} params={params} fields={fields} />
      </div>
      <Listings search={search} rows={rows} fields={fields} photos={false} />
    </section>
  );
}

function OneDealer({ state, search, dealer }: Props) {
  const ownRequests = [inventoryRequest, groupsRequest, figuresRequest].map((one) => one(search, dealer));
  const has = useAnswers<SearchAnswer & Pivot>(ownRequests);
  const detailRequests = detailsRequest(search, dealer);
  const details = useAnswers<Row>(detailRequests);
  const [answered, groups, own] = has.waiting ? [] : has.answers.map(({ data }) => data);
  const inventory = answered && inOneForm(answered);
  const asked = inventory && groups ? marketRequests(search, dealer, inventory, groups) : [];
  const market = useAnswers<SearchAnswer & Pivot>(asked);
  const isCompared = !market.waiting && !market.error && asked.length > 0;
  const [figures, prices] = isCompared ? market.answers.map(({ data }) => data) : [];
  const told = details.waiting || details.error ? undefined : details.answers[0]?.data;
  const shown = dealerDetails(told, inventory && recordsOf(search, inventory)[0]);
  const called = excludes(search, dealer) ? 'elsewhere' : 'market';
  return (
    <div aria-busy={has.waiting || market.waiting}>
      <ViewRequests
        state={state}
        asked={[
          { requests: ownRequests, asked: has },
          { requests: asked, asked: market },
          { requests: detailRequests, asked: details },
        ]}
        besides="models by year, figures, the same elsewhere, who the dealer is"
        explained
      />
      {has.error ? <Fault fault={has.error} again={has.again} /> : null}
      {has.waiting && !inventory ? <Waiting /> : null}
      {inventory && groups && !has.error ? (
        <>
          <h2>{shown.name ?? `Dealer ${dealer.value}`}</h2>
          <DealerDetails details={shown} />
          <p class="total" role="status">
            <strong>{count(inventory.num_found)}</strong> listings
          </p>
          {inventory.num_found === 0 ? (
            <p class="empty">
              No listing of this dealer is active{dealer.kind ? ` and ${dealer.kind.value}` : ''}.
            </p>
          ) : (
            <>
              <FigureComparison search={search} own={own} market={figures} called={called} />
              <DaysTable inventory={inventory} />
              {market.error ? <Fault fault={market.error} again={market.again} /> : null}
              <PriceComparison
                state={state}
                search={search}
                groups={groups}
                market={prices}
                called={called}
              />
              <Inventory search={search} dealer={dealer} inventory={inventory} />
            </>
          )}
        </>
      ) : null}
    </div>
  );
}

/** A dealer whose country is not known yet: it is that of a listing. */
function Somewhere({ state, search, dealer }: Props) {
  const told = useAnswers<SearchAnswer>(countryRequest(search, dealer));
  const { country: _, ...asked } = dealer;
  if (told.error) return <Fault fault={told.error} again={told.again} />;
  const [found] = told.waiting ? [] : told.answers;
  if (!found) return <Waiting />;
  const country = countryOf(search, recordsOf(search, found.data)[0] ?? {});
  const own = country ? inMoneyOf(search, new Map([['country', country]])) : search;
  return <OneDealer state={state} search={own} dealer={country ? { ...asked, country } : asked} />;
}

/** One dealer: what is there, how long it stands, and what is asked for it beside the market. */
export function DealerView() {
  const state = viewState(VIEW);
  const searches = dealerSearches(knowledge.value as Metadata);
  const known = searches.find(({ path }) => path === state.selection.path) ?? searches[0];
  const search = known && inMoneyOf(known, state.selection.params);
  if (!search) return <p class="empty">This server has no search of dealers' listings.</p>;
  const dealer = dealerIn(search, state);
  const Shows = dealer && countryRequest(search, dealer).length > 0 ? Somewhere : OneDealer;
  return (
    <div class="view dealer">
      <DealerForm state={state} searches={searches} search={search} dealer={dealer} />
      {dealer ? (
        <Shows key={search.path} state={state} search={search} dealer={dealer} />
      ) : (
        <p class="empty" aria-busy="false">
          Type the id of a dealer, or choose a seller: in{' '}
          <a href="#/explore?~group=seller">Explore, by seller</a>, at a listing, or on the map.
        </p>
      )}
    </div>
  );
}
