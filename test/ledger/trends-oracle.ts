import type { TrendRow } from './trends-ledger.ts';

/** What was published of each day, told a second time from what a search would have found after each delivery, day by day. */

/** A listing as it was at a day's end. */
export interface Seen {
  readonly listing: number;
  /** the vehicle, by whatever names it */
  readonly vehicle: string;
  readonly role: string;
  readonly price: number | null;
  /** all that is published of it, as text */
  readonly state: string;
}

/** What happened to a listing on a day, and to a vehicle among those that a search finds. */
export interface Event {
  readonly day: string;
  readonly listing: number;
  readonly what: string;
}

export interface Told {
  /** by day, what was active: listing and state, sorted */
  readonly active: Record<string, string[]>;
  readonly listings: Event[];
  readonly vehicles: Event[];
}

const MS = 86_400_000;
export const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
const nextDay = (day: string): string => new Date(Date.parse(day) + MS).toISOString().slice(0, 10);

const moved = (before: Seen, now: Seen): 'cut' | 'rise' | undefined => {
  if (before.price === null || now.price === null || before.price === now.price) return undefined;
  return now.price < before.price ? 'cut' : 'rise';
};

const byListing = (seen: readonly Seen[]): Map<number, Seen> =>
  new Map(seen.map((one) => [one.listing, one]));
const byVehicle = (seen: readonly Seen[]): Map<string, Seen> =>
  new Map(seen.flatMap((one) => (one.role === 'rest' ? [] : [[one.vehicle, one]])));

/** What happened between two days' ends; undefined before: nothing is known of the day before. */
function between(day: string, before: readonly Seen[] | undefined, now: readonly Seen[]) {
  const listings: Event[] = [];
  const vehicles: Event[] = [];
  const first = before ? 'arrived' : 'first';
  const [were, are] = [byListing(before ?? []), byListing(now)];
  for (const one of now) {
    const was = were.get(one.listing);
    if (!was) listings.push({ day, listing: one.listing, what: first });
    else if (was.state !== one.state)
      listings.push({ day, listing: one.listing, what: moved(was, one) ?? 'changed' });
  }
  for (const { listing } of before ?? [])
    if (!are.has(listing)) listings.push({ day, listing, what: 'left' });
  const [found, finds] = [byVehicle(before ?? []), byVehicle(now)];
  for (const [vehicle, one] of finds) {
    const was = found.get(vehicle);
    const what = was ? was.listing === one.listing && moved(was, one) : first;
    if (what) vehicles.push({ day, listing: one.listing, what });
  }
  for (const [vehicle, { listing }] of found)
    if (!finds.has(vehicle)) vehicles.push({ day, listing, what: 'left' });
  return { listings, vehicles };
}

/** Every day from the first delivery's to the last one's, from what was active after each delivery. */
export function tellDays(
  deliveries: readonly { readonly day: string; readonly seen: readonly Seen[] }[],
): Told {
  const told: Told = { active: {}, listings: [], vehicles: [] };
  const last = deliveries.at(-1)?.day ?? '';
  let before: readonly Seen[] | undefined;
  for (let day = deliveries[0]?.day ?? ''; day <= last; day = nextDay(day)) {
    const now = deliveries.findLast((one) => one.day <= day)?.seen ?? [];
    told.active[day] = now.map(({ listing, state }) => `${listing} ${state}`).sort();
    const { listings, vehicles } = between(day, before, now);
    told.listings.push(...listings);
    told.vehicles.push(...vehicles);
    before = now;
  }
  return told;
}

/** The same from the published rows. */
export function readDays(
  rows: readonly TrendRow[],
  first: string,
  last: string,
  stateOf: (row: TrendRow) => string,
): Told {
  const told: Told = { active: {}, listings: [], vehicles: [] };
  for (let day = first; day <= last; day = nextDay(day))
    told.active[day] = rows
      .filter(({ from_day, to_day }) => String(from_day) <= day && day <= String(to_day))
      .map((row) => `${row.listing} ${stateOf(row)}`)
      .sort();
  for (const { from_day, listing, event, searched } of rows) {
    const at = { day: String(from_day), listing: Number(listing) };
    if (event !== null && event !== 'carried') told.listings.push({ ...at, what: String(event) });
    if (searched !== null) told.vehicles.push({ ...at, what: String(searched) });
  }
  return told;
}
