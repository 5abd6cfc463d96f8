import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { ViewRequests } from '../../parts/view-requests.tsx';
import type { ViewState } from '../../selection.ts';
import type { Row } from '../explore/answer.ts';
import { Duplicates } from './duplicates.tsx';
import { HistoryTold } from './history.tsx';
import { ofVin, type Vehicle } from './identity.ts';
import { Listing } from './listing.tsx';
import { RecallsOf } from './recalls.tsx';
import { useVehicle } from './use-vehicle.ts';

interface Props {
  readonly state: ViewState;
  readonly search: SearchDescription;
  readonly vehicle: Vehicle & { readonly vin: string };
  /** the listing that the page is of, where that is known already */
  readonly given?: Row | undefined;
}

/** The vehicle's listings, its history and its recalls. */
export function ByVin({ state, search, vehicle: { vin, id }, given }: Props) {
  const metadata = knowledge.value as Metadata;
  const answers = useVehicle(state, search, ['vin', vin], ofVin(metadata, 'history'));
  const { found, history, all } = answers;
  const [searchable] = answers.answered ?? [];
  const shown = given ?? all?.find((row) => row.id === id) ?? (id ? undefined : (searchable ?? all?.[0]));
  return (
    <div aria-busy={found.waiting || history.waiting}>
      <ViewRequests
        state={state}
        explained
        asked={answers.asked}
        besides="the searchable listing, and the history"
      />
      {found.error ? <Fault fault={found.error} again={found.again} /> : null}
      {!found.error && !all ? <Waiting /> : null}
      {!found.error && all ? (
        <>
          {shown ? <Listing state={state} search={search} row={shown} /> : null}
          {shown === undefined && all.length > 0 ? (
            <p class="empty">The listing {id} is no longer active. These listings of the vehicle are:</p>
          ) : null}
          {all.length === 0 ? (
            <p class="empty">No dealer lists {vin} at the moment. Its earlier records are below.</p>
          ) : (
            <Duplicates
              state={state}
              search={search}
              rows={all}
              searchable={searchable ? String(searchable.id) : undefined}
              shown={shown ? String(shown.id) : undefined}
            />
          )}
        </>
      ) : null}
      <HistoryTold state={state} history={history} search={search} />
      <RecallsOf state={state} vin={vin} operation={ofVin(metadata, 'recalls')} />
    </div>
  );
}
