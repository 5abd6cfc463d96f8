import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { ViewRequests } from '../../parts/view-requests.tsx';
import { requestOf } from '../../request.ts';
import type { ViewState } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import type { Row } from '../explore/answer.ts';
import { ByMark } from './by-mark.tsx';
import { ByVin } from './by-vin.tsx';
import { searchOfDetails, type Vehicle, vehicleSearch } from './identity.ts';
import { Listing } from './listing.tsx';

interface Props {
  readonly state: ViewState;
  /** path of the operation that answers the listing */
  readonly path: string;
  readonly vehicle: Vehicle;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What is known of the vehicle beside the listing: by its VIN, by its mark, or nothing. */
function Beyond({
  state,
  search,
  vehicle,
  row,
}: Omit<Props, 'path'> & { search: SearchDescription; row?: Row }) {
  const { vin, mark, id } = vehicle;
  const byVin = vehicleSearch(knowledge.value as Metadata);
  if (vin && byVin?.market === search.market)
    return <ByVin state={state} search={byVin} vehicle={{ ...vehicle, vin }} given={row} />;
  const identity = mark ? (['vrm', mark] as const) : vin ? (['vin', vin] as const) : undefined;
  const isKnown = identity && search.parameters.some(({ name }) => name === identity[0]);
  return (
    <>
      {row ? <Listing state={state} search={search} row={row} /> : null}
      {isKnown ? (
        <ByMark state={state} search={search} identity={identity} shown={id} />
      ) : (
        <p class="empty">
          This listing has no {search.market.startsWith('uk') ? 'registration mark' : 'VIN'}, so its history
          and its duplicates on other sources are unknown.
        </p>
      )}
    </>
  );
}

/** A listing as the operation of its details answers it. */
function Asked({ state, path, vehicle, search }: Props & { search: SearchDescription }) {
  const requests = [requestOf(path, [['id', vehicle.id ?? '']])];
  const asked = useAnswers<Row>(requests);
  const [answer] = asked.answers;
  const row = answer?.data;
  return (
    <div aria-busy={asked.waiting}>
      <ViewRequests state={state} asked={[{ requests, asked }]} besides="" />
      {asked.error?.status === 422 ? (
        <p role="status" class="empty">
          {`No active or recently departed listing has this id: ${asked.error.message}`}
        </p>
      ) : null}
      {asked.error && asked.error.status !== 422 ? <Fault fault={asked.error} again={asked.again} /> : null}
      {!asked.error && !row ? <Waiting /> : null}
      {!asked.error && row ? (
        <Beyond
          state={state}
          search={search}
          row={row}
          vehicle={{ id: vehicle.id, vin: text(row.vin), mark: text(row.vehicle_registration_mark) }}
        />
      ) : null}
    </div>
  );
}

/** A vehicle of any market: by the id of one of its listings, its mark, or its VIN. */
export function ByListing({ state, path, vehicle }: Props) {
  const search = searchOfDetails(knowledge.value as Metadata, path);
  if (!search) return <p class="empty">This server has no operation for this kind of listing.</p>;
  return vehicle.id ? (
    <Asked state={state} path={path} vehicle={vehicle} search={search} />
  ) : (
    <Beyond state={state} search={search} vehicle={vehicle} />
  );
}
