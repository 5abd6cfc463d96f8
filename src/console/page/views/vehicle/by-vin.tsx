import type { Metadata, SearchTold } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import { Behind } from '../../parts/behind.tsx';
import { Fault, Waiting } from '../../parts/states.tsx';
import { requestOf } from '../../request.ts';
import type { ViewState } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { recordsOf } from '../explore/gather.ts';
import type { Found, Row } from '../explore/requests.ts';
import { Duplicates } from './duplicates.tsx';
import { History, type HistoryRecord } from './history.tsx';
import { listingRequests, ofVin, type Vehicle } from './identity.ts';
import { Listing } from './listing.tsx';
import { RecallsOf } from './recalls.tsx';

interface Shown {
  readonly state: ViewState;
  readonly search: SearchTold;
  readonly vehicle: Vehicle & { readonly vin: string };
  /** the listing that the page is of, where that is known already */
  readonly given?: Row;
}

/** The vehicle's listings, its history and its recalls. */
export function ByVin({ state, search, vehicle: { vin, id }, given }: Shown) {
  const metadata = knowledge.value as Metadata;
  const operation = ofVin(metadata, 'history');
  const page = state.param('page');
  const listings = listingRequests(search, ['vin', vin]);
  const records = operation
    ? [requestOf(operation.path, [['vin', vin], ...(page ? [['page', page] as const] : [])])]
    : [];
  const found = useAnswers<Found>(listings);
  const history = useAnswers<readonly HistoryRecord[]>(records);
  const [all, one] = found.answers.map(({ data }) => recordsOf(search, data));
  const [searchable] = one ?? [];
  const shown = given ?? all?.find((row) => row.id === id) ?? (id ? undefined : (searchable ?? all?.[0]));
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
