import { BELIEVED } from '../../src/catalog/bounds.ts';
import type { Region } from '../../src/catalog/market.ts';
import { type Market, marketNamed, wordsOf } from '../../src/catalog/markets.ts';
import type { MarketWords } from '../../src/catalog/vocabulary/words.ts';

/** What accepting a row asks of its market (feeds.md 2.1 and 3): the rules are the same, these differ. */
export interface MarketRules extends Pick<Region, 'countries' | 'states' | 'currency' | 'located'> {
  /** fields that name a listing on its source: a row needs one of them */
  readonly identity: readonly [string, ...string[]];
  /** a larger odometer reading, in miles, counts as unknown */
  readonly believedMiles: number;
  /** digits behind the point of an engine's litres where cubic centimetres were given */
  readonly litreDigits: number;
  /** what the words of its feeds mean */
  readonly words: MarketWords;
}

/** The rules of a market, as it declares them. */
export function rulesOf(market: Market): MarketRules {
  const { region, rowNeeds, believedMiles = BELIEVED.miles, litreDigits = 1 } = marketNamed(market);
  const { countries, states, currency, located } = region;
  return {
    countries,
    states,
    currency,
    located,
    identity: rowNeeds,
    believedMiles,
    litreDigits,
    words: wordsOf(market),
  };
}
