import type { Market } from '../../catalog/markets.ts';
import { publishedRoles } from '../../catalog/roles.ts';
import { historyAlias } from '../../engine/names.ts';
import type { AliasQuestion, Line } from '../../engine/question.ts';

/** More listings than any id or vehicle has. */
const MOST = 1000;

const SOURCE = [
  'record',
  'extra',
  'vin',
  'vehicle_registration_mark',
  'is_searchable',
  'is_expired',
  'last_seen_at',
];

/** What the index keeps of a listing for its details. */
export interface StoredDetails {
  readonly record: Record<string, unknown>;
  readonly vin?: string;
  readonly vehicle_registration_mark?: string;
  readonly is_searchable?: boolean;
  /** known of listings that have left only */
  readonly is_expired?: boolean;
  readonly last_seen_at?: number;
}

const question = (market: Market, query: object): Line => ({
  roles: publishedRoles(market),
  cached: false,
  body: () => ({ query, size: MOST, track_total_hits: false, _source: SOURCE }),
});

/** Asks for the listings with an id, active or gone: an id that feeds give may have been of several, one after another. */
export const listingQuestion = (market: Market, id: string, seller?: string): Line =>
  question(market, {
    bool: {
      filter: [{ term: { id } }, ...(seller === undefined ? [] : [{ term: { seller_type: seller } }])],
    },
  });

/** Asks for every listing of vehicles, active or gone; `vehicles`: VINs and registration marks, in upper case. */
export const vehicleQuestion = (market: Market, vehicles: readonly string[]): Line =>
  question(market, {
    bool: {
      filter: {
        bool: {
          should: [{ terms: { vin: vehicles } }, { terms: { vehicle_registration_mark: vehicles } }],
          minimum_should_match: 1,
        },
      },
    },
  });

/** Asks of which vehicle an earlier record is (`vin`: VIN or registration mark), by its id. */
export const recordQuestion = (prefix: string, market: Market, id: string): AliasQuestion => ({
  aliases: [historyAlias(prefix, market)],
  body: {
    // the id that was shown stands in the document, a record's own names it
    query: { bool: { filter: { term: { id } } } },
    size: 1,
    // what was known by a mark is told again once it has a VIN, by the same id: another car may have the mark then
    sort: [{ delivery: { order: 'desc', unmapped_type: 'integer' } }],
    track_total_hits: false,
    _source: ['vin'],
  },
});
