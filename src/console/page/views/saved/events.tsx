import { useState } from 'preact/hooks';
import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { paramsOf } from '../../address.ts';
import { knowledge } from '../../knowledge.ts';
import { inMoneyOf, named, unitOf, withUnit } from '../../money.ts';
import { Scroller } from '../../parts/scroller.tsx';
import { Fault, Waiting } from '../../parts/states.tsx';
import { count, figure } from '../../words.ts';
import { vehicleAddress } from '../vehicle/vehicle-address.ts';
import { type SavedView, searchParts } from './saved-view.ts';
import { useTold } from './use-told.ts';

interface EventCounts {
  readonly event_id: string;
  readonly created_at: number;
  readonly data_version: string;
  readonly version_before: string;
  readonly rolled_back: boolean;
  readonly arrived: number;
  readonly left: number;
  readonly price_changed: number;
}

interface Listing {
  readonly id: string;
  readonly source?: string;
  readonly vin?: string;
  readonly heading?: string;
  readonly price?: number;
  readonly price_before?: number;
}

interface EventListings {
  readonly arrived: readonly Listing[];
  readonly left: readonly Listing[];
  readonly price_changed: readonly Listing[];
}

const LISTS = [
  ['arrived', 'arrived'],
  ['price_changed', 'another price'],
  ['left', 'left'],
] as const;

const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** Number of listings that stand in the page at first. */
const SHOWN = 50;

/** The search of a view, which tells how its records are opened and what its money is. */
const searchOf = (view: SavedView): SearchDescription | undefined => {
  const { path, query } = searchParts(view);
  const found = (knowledge.value as Metadata).searches.find((one) => one.path === path);
  return found && inMoneyOf(found, paramsOf(query));
};

interface Rows {
  readonly search: SearchDescription | undefined;
  readonly event: EventListings;
}

function Listings({ search, event }: Rows) {
  const all = LISTS.flatMap(([name, what]) => event[name].map((listing) => ({ what, listing, name })));
  const [most, setMost] = useState(SHOWN);
  const unit = search && unitOf(search, 'price');
  const price = (value: number | undefined): string =>
    value === undefined ? '–' : withUnit(figure(value), unit);
  return (
    <Scroller label="Listings of the event">
      <table>
        <thead>
          <tr>
            {['What', 'Listing', named('Price', unit), 'Before', 'Source'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.slice(0, most).map(({ what, listing, name }) => {
            const words = listing.heading ?? listing.vin ?? listing.id;
            const address = search && vehicleAddress(search, { id: listing.id });
            return (
              <tr key={`${what} ${listing.id}`}>
                <td>{what}</td>
                <td>{address && name !== 'left' ? <a href={address}>{words}</a> : words}</td>
                <td>{price(listing.price)}</td>
                <td>{name === 'price_changed' ? price(listing.price_before) : ''}</td>
                <td>{listing.source}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {all.length > most ? (
        <button type="button" class="plain" onClick={() => setMost(all.length)}>
          Show all {count(all.length)}
        </button>
      ) : null}
    </Scroller>
  );
}

function Whole({ view, id }: { view: SavedView; id: string }) {
  const { data: event, refused, again } = useTold<EventListings>(`/views/${view.view_id}/events/${id}`);
  if (refused) return <Fault fault={refused} again={again} />;
  return event ? <Listings search={searchOf(view)} event={event} /> : <Waiting />;
}

function OneEvent({ view, event }: { view: SavedView; event: EventCounts }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button type="button" class="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
        {dayOf(event.created_at)} UTC: {count(event.arrived)} arrived, {count(event.left)} left,{' '}
        {count(event.price_changed)} with another price
      </button>
      {event.rolled_back ? ' (a delivery was withdrawn)' : ''}
      {open ? <Whole view={view} id={event.event_id} /> : null}
    </li>
  );
}

/** What the alert on a view found last, the latest first; each opens with its listings. */
export function Events({ view }: { view: SavedView }) {
  const { data, refused, again } = useTold<{ readonly events: readonly EventCounts[] }>(
    `/views/${view.view_id}/events`,
  );
  const events = data?.events;
  if (refused) return <Fault fault={refused} again={again} />;
  if (!events) return <Waiting />;
  if (events.length === 0)
    return <p class="empty">Nothing has changed since the alert was set, or no delivery has come.</p>;
  return (
    <ul class="events">
      {events.map((event) => (
        <OneEvent key={event.event_id} view={view} event={event} />
      ))}
    </ul>
  );
}
