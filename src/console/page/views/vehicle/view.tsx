import type { Metadata } from '../../../metadata.ts';
import { go } from '../../current-address.ts';
import { knowledge } from '../../knowledge.ts';
import { addressOf, asking, type ViewState } from '../../selection.ts';
import { viewState } from '../../view-state.ts';
import { ByListing } from './by-listing.tsx';
import { ByVin } from './by-vin.tsx';
import { detailsOperations, identityIn, vehicleOf, vehicleSearch } from './identity.ts';

const VIEW = 'vehicle';

/** Shows the vehicle that was typed. */
function show(state: ViewState, path: string, typed: string): void {
  const search = vehicleSearch(knowledge.value as Metadata);
  const { vin, id, mark } = identityIn(typed, path);
  const isPlain = path === search?.details && vin !== undefined;
  const selection = { ...state.selection, path: isPlain ? '' : path };
  go(addressOf(asking(selection, { vin: id && isPlain ? undefined : vin, id, mark, page: undefined }), VIEW));
}

/** Which vehicle is wanted, and of which kind it is. */
function Wanted({ state }: { state: ViewState }) {
  const metadata = knowledge.value as Metadata;
  const now = state.param('id') ?? state.param('vin') ?? state.param('mark') ?? '';
  const of = state.selection.path || (vehicleSearch(metadata)?.details ?? '');
  return (
    <form
      class="toolbar"
      key={`${of} ${now}`}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        show(state, String(form.get('of') ?? ''), String(form.get('vehicle') ?? '').trim());
      }}
    >
      <label>
        Kind
        <select name="of" defaultValue={of}>
          {detailsOperations(metadata).map(({ path, summary }) => (
            <option key={path} value={path} title={summary} selected={path === of}>
              {path.replace(/^\/listing\/|\/\{id\}$/g, '')}
            </option>
          ))}
        </select>
      </label>
      <label>
        VIN, mark or listing id
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

function Body({ state }: { state: ViewState }) {
  const search = vehicleSearch(knowledge.value as Metadata);
  const vehicle = vehicleOf(state);
  const { path } = state.selection;
  if (!vehicle) return <p class="empty">Enter a VIN or a listing id, or choose a listing in Explore.</p>;
  const { vin, id } = vehicle;
  if (path || !vin) {
    const of = path || (search?.details ?? '');
    return <ByListing key={`${of} ${id} ${vin} ${vehicle.mark}`} state={state} path={of} vehicle={vehicle} />;
  }
  if (!search) return <p class="empty">This server has no search by VIN.</p>;
  return <ByVin key={vin} state={state} search={search} vehicle={{ ...vehicle, vin }} />;
}

/** One vehicle: its listing, its history, its copies on other sources, its recalls. */
export function OneVehicle() {
  const state = viewState(VIEW);
  return (
    <div class="view vehicle">
      <Wanted state={state} />
      <Body state={state} />
    </div>
  );
}
