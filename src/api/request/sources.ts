import type { ChangeKind } from '../../catalog/changes.ts';
import { INSIGHTS_MARKET } from '../../catalog/markets.ts';
import { NO_MARKET } from '../../catalog/roles.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import type { AnswerSource } from '../operation.ts';

/** Datasets that operations answer from. */

/** Listings of a market, and which of their changes show. */
export const listings = (market: string, ...shows: readonly ChangeKind[]): AnswerSource => ({
  dataset: 'listings',
  market,
  shows,
});

/** A dataset whose records are answered whole. */
export const records = (dataset: string, market?: string): AnswerSource => {
  const source = { dataset, shows: ['records'] } as const;
  return market === undefined ? source : { ...source, market };
};

/** The sold months: those that are delivered, and those that follow from listings. */
export const SOLD: readonly AnswerSource[] = [
  { dataset: 'sold', shows: ['sold'] },
  listings(INSIGHTS_MARKET, 'sold'),
];

/** What the older directory of a market answers from: its dealers, and the live listings, which it counts. */
export const dealersOf = (market: string): readonly AnswerSource[] => [
  records('dealers', market),
  listings(market, 'counts'),
];

/** What a search answers from. */
export function sourcesOfSearch({ dataset, market, list, changedBy }: SearchPolicy): readonly AnswerSource[] {
  if (list === 'dealers') return dealersOf(market);
  if (list === 'mc_dealerships') return [records('dealerships', market)];
  return market === NO_MARKET ? [records(dataset.name)] : [listings(market, ...changedBy)];
}
