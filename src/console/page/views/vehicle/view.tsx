import type { Metadata, SearchTold } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import { Behind } from '../../parts/behind.tsx';
import { Fault, Waiting } from '../../parts/states.tsx';
import type { ViewState } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { viewState } from '../../view-state.ts';
import type { Found, Row } from '../explore/requests.ts';
import { Duplicates } from './duplicates.tsx';
import { History, type HistoryRecord } from './history.tsx';
import {
  listingRequests,
  named,
  ofVin,
  type Vehicle,
  vehicleOf,
  vehicleSearch,
  vinRequest,
} from './identity.ts';
import { Listing } from './listing.tsx';
import { RecallsOf } from './recalls.tsx';

/** Which vehicle is wanted. */
function Wanted({ state }: { state: ViewState }) {
  const now = state.param('id') ?? state.param('vin') ?? '';
  return (
    <form
      class="toolbar"
      key={now}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get('vehicle') ?? '').trim();
        const { vin, id } = named(typed);
        state.ask({ vin, id, page: undefined });
      }}
    >
      <label>
        VIN, or id of a listing
        <input
          type="text"
          name="vehicle"
          class="vin"
          defaultValue={now}
          autocomplete="off"
          spellcheck={false}
        />
      </label>
      <button type="submit" class="secondary outline">
        Show
      </button>
    </form>
  );
}

/** The rows of the search's page. */
const rowsOf = (found: Found | undefined, { list }: SearchTold): readonly Row[] =>
  (found?.[list] ?? []) as readonly Row[];

interface Shown {
  readonly state: ViewState;
  readonly search: SearchTold;
  readonly vehicle: Vehicle & { readonly vin: string };
}

/** The vehicle's listings, its history and its recalls. */
function Known({ state, search, vehicle: { vin, id } }: Shown) {
  const metadata = knowledge.value as Metadata;
  const operation = ofVin(metadata, 'history');
  const page = state.param('page');
  const listings = listingRequests(search, vin);
  const records = operation ? [vinRequest(operation, vin, page ? [['page', page]] : [])] : [];
  const found = useAnswers<Found>(listings);
  const history = useAnswers<readonly HistoryRecord[]>(records);
  const [all, one] = found.answers.map(({ data }) => rowsOf(data, search));
  const [searchable] = one ?? [];
  const shown = all?.find((row) => row.id === id) ?? (id ? undefined : (searchable ?? all?.[0]));
  const [told] = history.answers;
  return (
    <div aria-busy={found.waiting || history.waiting}>
      <Behind
        state={state}
        explained
        asked={[
          { requests: listings, asked: found },
          { requests: records, asked: history },
        ]}
        besides="the one listing that searches answer by themselves, and the history"
      />
      {found.error ? <Fault message={found.error.message} again={found.again} /> : null}
      {!found.error && !all ? <Waiting /> : null}
      {!found.error && all ? (
        <>
          {shown ? <Listing state={state} search={search} row={shown} /> : null}
          {shown === undefined && all.length > 0 ? (
            <p class="empty">The listing {id} is no longer active. These of the vehicle are:</p>
          ) : null}
          {all.length === 0 ? (
            <p class="empty">No dealer lists {vin} now. What is known of it before stands below.</p>
          ) : (
            <Duplicates
              state={state}
              rows={all}
              searchable={searchable ? String(searchable.id) : undefined}
              shown={shown ? String(shown.id) : undefined}
            />
          )}
        </>
      ) : null}
      {history.error ? <Fault message={history.error.message} again={history.again} /> : null}
      {!history.error && told ? <History state={state} records={told.data} /> : null}
      {history.error || told || records.length === 0 ? null : <Waiting />}
      <RecallsOf state={state} vin={vin} operation={ofVin(metadata, 'recalls')} />
    </div>
  );
}

function Body({ state }: { state: ViewState }) {
  const search = vehicleSearch(knowledge.value as Metadata);
  const vehicle = vehicleOf(state);
  if (!vehicle) return <p class="empty">Give a VIN or the id of a listing, or choose one in Explore.</p>;
  const { vin } = vehicle;
  if (!vin) {
    return <p class="empty">This listing has no VIN: nothing tells its history or its copies elsewhere.</p>;
  }
  if (!search) return <p class="empty">This server has no search by VIN.</p>;
  return <Known key={vin} state={state} search={search} vehicle={{ ...vehicle, vin }} />;
}

/** One vehicle: its listing, its history, its copies on other sources, its recalls. */
export function OneVehicle() {
  const state = viewState('vehicle');
  return (
    <div class="view vehicle">
      <Wanted state={state} />
      <Body state={state} />
    </div>
  );
}
