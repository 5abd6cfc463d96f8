import type { AliasQuestion } from './ask.ts';
import type { Property } from './mapping.ts';
import { type Market, roleAlias, rolesOf, UK_MARKETS } from './market.ts';

/**
 * Closed history records live in append-only indices behind one alias a market, those of a `history` delivery behind
 * one of their own (design.md decision 3). Open ones are the documents of the live listing indices.
 */

/** Alias of a market's closed records: `forecourt-us-cars-history`. */
export const historyAlias = (prefix: string, market: Market): string => `${prefix}${market}-history`;

/** Name of one index behind it; `generation` is lower-case letters, digits and dashes. */
export const historyIndex = (prefix: string, market: Market, generation: string): string =>
  `${historyAlias(prefix, market)}-${generation}`;

/** Alias of the records that `history` deliveries brought: `forecourt-history`. */
export const loadedHistoryAlias = (prefix: string): string => `${prefix}history`;

/** Name of the index of one such delivery. */
export const loadedHistoryIndex = (prefix: string, number: number): string =>
  `${loadedHistoryAlias(prefix)}-${number}`;

/**
 * Body of a history index. A document: id, vin (the vehicle: upper case, where it has no VIN its mark),
 * vehicle_registration_mark (UK markets), delivery (number of the delivery that closed the record;
 * 0: loaded), loaded (number of the history delivery that brought it), record (the flat history record). Sorted by VIN, so that a vehicle's records lie together.
 */
export function historyIndexBody(): {
  settings: Record<string, unknown>;
  mappings: { dynamic: 'strict'; properties: Record<string, Property> };
} {
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: 0,
      refresh_interval: '-1',
      'translog.durability': 'async',
      'sort.field': ['vin'],
      'sort.order': ['asc'],
    },
    mappings: {
      dynamic: 'strict',
      properties: {
        id: { type: 'keyword' },
        vin: { type: 'keyword' },
        vehicle_registration_mark: { type: 'keyword' },
        delivery: { type: 'integer' },
        loaded: { type: 'integer' },
        record: { type: 'object', enabled: false },
      },
    },
  };
}

/** More records than any vehicle has. */
const MOST_RECORDS = 10_000;

/** Fields that name a vehicle to history: a mark is the vehicle where there is no VIN, and stands beside one. */
const namedBy = (market: Market, vehicle: string): object[] => [
  { term: { vin: vehicle } },
  ...(UK_MARKETS.includes(market) ? [{ term: { vehicle_registration_mark: vehicle } }] : []),
];

/** The question for every record of a vehicle (VIN or mark, in upper case), open, closed and loaded. */
export const historyQuestion = (prefix: string, market: Market, vehicle: string): AliasQuestion => ({
  aliases: [
    ...rolesOf(market).map((role) => roleAlias(prefix, market, role)),
    historyAlias(prefix, market),
    loadedHistoryAlias(prefix),
  ],
  body: {
    query: { bool: { filter: { bool: { should: namedBy(market, vehicle), minimum_should_match: 1 } } } },
    size: MOST_RECORDS,
    track_total_hits: false,
    _source: ['record', 'delivery', 'loaded', 'is_searchable'],
  },
});
