import type { Region } from '../../src/catalog/market.ts';
import { type Market, marketNamed, wordsOf } from '../../src/catalog/markets.ts';
import type { OwnWords } from '../../src/catalog/vocabulary/tables.ts';

/** What accepting a row asks of its market (feeds.md 2.1 and 3): the rules are the same, these differ. */
export interface MarketRules extends Pick<Region, 'countries' | 'states' | 'currency' | 'located'> {
  /** fields that name a listing on its source: a row needs one of them */
  readonly identity: readonly [string, ...string[]];
  /** words that are its own; the vocabularies are those of cars */
  readonly ownWords: OwnWords;
}

/** The rules of a market, as it declares them. */
export function rulesOf(market: Market): MarketRules {
  const { region, rowNeeds } = marketNamed(market);
  const { countries, states, currency, located } = region;
  return { countries, states, currency, located, identity: rowNeeds, ownWords: wordsOf(market) };
}
