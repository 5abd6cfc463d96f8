import { dates, days, flag, instant, integer, range } from '../declare.ts';
import type { Field } from '../field.ts';

/** An instant with its two filters: days back from now, and calendar days. */
const seen = (name: string, column: string, param: string, about: string, sort?: string): Field =>
  instant(name, `${about}.`, {
    column,
    at: name,
    params: [
      days(`${param}_days`, `${about}: min-max days back from now.`),
      dates(`${param}_range`, `${about}: YYYYMMDD-YYYYMMDD, both days whole, UTC.`),
    ],
    sort,
  });

const onMarket = (name: string, about: string): Field =>
  integer(name, `${about}.`, {
    at: name,
    params: [range(`${name}_range`, `${about}, min-max.`)],
    sort: name,
    stats: true,
    rangeFacet: { start: 0, span: 180 },
  });

/** When a listing was seen, and for how many days (feeds.md section 3). Instants are Unix seconds, UTC. */
export const times: readonly Field[] = [
  {
    ...seen('last_seen_at', 'status_date', 'last_seen', 'Last seen', 'last_seen'),
    ordered: true,
  },
  instant('scraped_at', 'Start of the current record, since which price and miles are unchanged.', {
    at: 'scraped_at',
  }),
  seen('first_seen_at', 'first_seen_at', 'first_seen', 'First seen with this record', 'first_seen'),
  seen('first_seen_at_source', 'relisted_at', 'first_seen_at_source', 'First seen on this source'),
  seen('first_seen_at_mc', 'first_scraped_at', 'first_seen_at_mc', 'First seen on any source'),
  onMarket('dom', 'Days on the market, lifetime'),
  onMarket('dom_180', 'Days on the market within the last 180 days'),
  onMarket('dom_active', 'Days on the market in the current stint'),
  onMarket('dos_active', 'Days on this source'),
  instant('ref_price_dt', 'Last day of the price before the last change.', {
    at: 'ref_price_dt',
    indexed: false,
  }),
  instant('ref_miles_dt', 'Last day of the odometer reading before the last change.', {
    at: 'ref_miles_dt',
    indexed: false,
  }),
];

/** What is known of a listing that has left (supplement section 4, recents); unknown while it is active. */
export const departure: readonly Field[] = [
  flag('is_sold', 'Whether the vehicle was sold there, inferred from its absence.', { column: false }),
  flag('is_expired', 'Whether the vehicle has left every source.', { column: false }),
];

/** What decides who is searched by default (feeds.md section 3, coverage). */
export const attribution: readonly Field[] = [
  flag('is_searchable', 'Whether it is the searchable listing of its vehicle.'),
  flag('is_owned', 'Whether the vehicle is at the dealer that lists it.'),
  flag('has_vin', 'Whether there is a vehicle identification number.', { column: false }),
];
