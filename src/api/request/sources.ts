import type { ChangeKind } from '../../catalog/changes.ts';
import { INSIGHTS_MARKET } from '../../catalog/markets.ts';
import { NO_MARKET } from '../../catalog/roles.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import type { Source } from '../operation.ts';

/** Datasets that operations answer from. */

/** Listings of a market, and which of their changes show. */
export const listings = (market: string, ...shows: readonly ChangeKind[]): Source => ({
  dataset: 'listings',
  market,
  shows,
});

/** A dataset whose records are answered whole. */
export const records = (dataset: string, market?: string): Source => {
  const source = { dataset, shows: ['records'] } as const;
  return market === undefined ? source : { ...source, market };
};

/** The sold months: those that are delivered, and those that follow from listings. */
export const SOLD: readonly Source[] = [
  { dataset: 'sold', shows: ['sold'] },
  listings(INSIGHTS_MARKET, 'sold'),
];

/** The older directory counts the live listings. */
export const dealersOf = (market: string): readonly Source[] => [
  records('dealers', market),
  listings(market, 'counts'),
];

/** What a search answers from. */
export function sourcesOfSearch({ dataset, market, list, changedBy }: SearchPolicy): readonly Source[] {
  if (list === 'dealers') return dealersOf(market);
  if (list === 'mc_dealerships') return [records('dealerships', market)];
  return market === NO_MARKET ? [records(dataset.name)] : [listings(market, ...changedBy)];
}
