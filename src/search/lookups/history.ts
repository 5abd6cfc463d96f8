import { knowsMarks, type Market } from '../../catalog/markets.ts';
import { HISTORY, rolesOf } from '../../catalog/roles.ts';
import { historyAlias, roleAlias, sharedAlias } from '../../engine/names.ts';
import type { AliasQuestion } from '../../engine/question.ts';

/** More records than any vehicle has. */
const MOST_RECORDS = 10_000;

/** Fields that name a vehicle to history: a mark is the vehicle where there is no VIN, and stands beside one. */
const namedBy = (market: Market, vehicle: string): object[] => [
  { term: { vin: vehicle } },
  ...(knowsMarks(market) ? [{ term: { vehicle_registration_mark: vehicle } }] : []),
];

/** The question for every record of a vehicle (VIN or mark, in upper case), open, closed and loaded. */
export const historyQuestion = (prefix: string, market: Market, vehicle: string): AliasQuestion => ({
  aliases: [
    ...rolesOf(market).map((role) => roleAlias(prefix, market, role)),
    historyAlias(prefix, market),
    sharedAlias(prefix, HISTORY),
  ],
  body: {
    query: { bool: { filter: { bool: { should: namedBy(market, vehicle), minimum_should_match: 1 } } } },
    size: MOST_RECORDS,
    track_total_hits: false,
    _source: ['record', 'delivery', 'loaded', 'is_searchable'],
  },
});
