import { provinces, states } from '../../src/catalog/vocabulary/place.ts';
import type { DealerMarket } from '../../src/engine/market.ts';

/** What accepting a row asks of its market (feeds.md 2.1 and 3): the rules are the same, these differ. */
export interface MarketRules {
  /** codes of the market's countries; a listing that tells no country is in the first */
  readonly countries: readonly [string, ...string[]];
  /** country → words of a state, in lower case, that lie there */
  readonly states: Readonly<Record<string, readonly string[]>>;
  /** currency of prices in a country that CURRENCIES does not name */
  readonly currency: string;
  /** fields that name a listing on its source: a row needs one of them */
  readonly identity: readonly [string, ...string[]];
  /**
   * countries whose postal codes are looked up: a code that no table knows is then unknown; none: codes stay as
   * they are delivered
   */
  readonly located: readonly string[];
}

const NORTH_AMERICA: MarketRules = {
  countries: ['US', 'CA'],
  states: { US: states, CA: provinces },
  currency: 'USD',
  identity: ['vin', 'stock_no', 'vdp_url'],
  located: ['US', 'CA'],
};

/** The rules of every market. */
export const MARKET_RULES: Readonly<Record<DealerMarket, MarketRules>> = {
  'us-cars': NORTH_AMERICA,
  'uk-cars': {
    countries: ['GB'],
    states: {},
    currency: 'GBP',
    identity: ['vin', 'vehicle_registration_mark', 'stock_no', 'vdp_url'],
    located: [],
  },
  motorcycles: NORTH_AMERICA,
  'heavy-equipment': NORTH_AMERICA,
  rvs: NORTH_AMERICA,
};

/** Currency of prices, where none is given: country → currency. */
export const CURRENCIES: Readonly<Record<string, string>> = { US: 'USD', CA: 'CAD', GB: 'GBP', SE: 'SEK' };
