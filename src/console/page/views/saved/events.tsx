import { useState } from 'preact/hooks';
import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { paramsOf } from '../../address.ts';
import { knowledge } from '../../knowledge.ts';
import { inMoneyOf, isMixed, named, unitOf, withUnit } from '../../money.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { count, figure } from '../../words.ts';
import { unitOfRecord } from '../dealer/country.ts';
import { vehicleAddress } from '../vehicle/vehicle-address.ts';
import { type SavedView, searchParts } from './saved-view.ts';
import { useResource } from './use-resource.ts';

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
  readonly country?: string;
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

/** A listing of an event, and what became of it. */
interface Told {
  readonly name: (typeof LISTS)[number][0];
  readonly what: string;
  readonly listing: Listing;
}

const wordsOf = ({ heading, vin, id }: Listing): string => heading ?? vin ?? id;

/** A listing leads to its vehicle, unless it has left. */
function Named({ search, told: { name, listing } }: Pick<Rows, 'search'> & { told: Told }) {
  const address = name === 'left' ? undefined : search && vehicleAddress(search, { id: listing.id });
  return address ? <a href={address}>{wordsOf(listing)}</a> : <span>{wordsOf(listing)}</span>;
}

/** What stands in the table: each price in the money of the listing's country. */
function columnsOf(search: SearchDescription | undefined): Column<Told>[] {
  const unit = search && unitOf(search, 'price');
  const price = (value: number | undefined, { country }: Listing): string =>
    value === undefined ? '–' : withUnit(figure(value), search && unitOfRecord(search, 'price', { country }));
  const country: Column<Told> = {
    name: 'country',
    title: 'Country',
    text: true,
    value: ({ listing }) => listing.country,
  };
  return [
    { name: 'what', title: 'What', text: true, value: ({ what }) => what },
    {
      name: 'listing',
      title: 'Listing',
      text: true,
      value: ({ listing }) => wordsOf(listing),
      show: (told) => <Named search={search} told={told} />,
    },
    {
      name: 'price',
      title: named('Price', unit),
      value: ({ listing }) => listing.price,
      show: ({ listing }) => price(listing.price, listing),
    },
    {
      name: 'price_before',
      title: 'Before',
      value: ({ listing }) => listing.price_before,
      show: ({ name, listing }) => (name === 'price_changed' ? price(listing.price_before, listing) : ''),
    },
    ...(isMixed(unit) ? [country] : []),
    { name: 'source', title: 'Source', text: true, value: ({ listing }) => listing.source },
    { name: 'vin', title: 'VIN', text: true, value: ({ listing }) => listing.vin },
    { name: 'id', title: 'Id', text: true, value: ({ listing }) => listing.id },
  ];
}

function Listings({ search, event }: Rows) {
  const all = LISTS.flatMap(([name, what]) => event[name].map((listing): Told => ({ what, listing, name })));
  const [most, setMost] = useState(SHOWN);
  const [order, setOrder] = useState<string>();
  return (
    <>
      <DataTable
        name="Listings of the event"
        rows={all}
        columns={columnsOf(search)}
        keyOf={({ what, listing }) => `${what} ${listing.id}`}
        order={order}
        onOrder={setOrder}
        most={most}
      />
      {all.length > most ? (
        <button type="button" class="plain" onClick={() => setMost(all.length)}>
          Show all {count(all.length)}
        </button>
      ) : null}
    </>
  );
}

function Whole({ view, id }: { view: SavedView; id: string }) {
  const { data: event, refused, again } = useResource<EventListings>(`/views/${view.view_id}/events/${id}`);
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
  const { data, refused, again } = useResource<{ readonly events: readonly EventCounts[] }>(
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
