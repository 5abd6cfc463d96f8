import type { Market } from '../../src/catalog/markets.ts';
import { provinces, states } from '../../src/catalog/vocabulary/place.ts';
import type { OwnWords } from '../../src/catalog/vocabulary/tables.ts';

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
  /** words that are its own; the vocabularies are those of cars */
  readonly ownWords: OwnWords;
}

/** Bodies of cars say nothing of other vehicles: a roadster is no convertible among motorcycles. */
const NO_BODIES: OwnWords = { body_type: 'as delivered' };

const NORTH_AMERICA: MarketRules = {
  countries: ['US', 'CA'],
  states: { US: states, CA: provinces },
  currency: 'USD',
  identity: ['vin', 'stock_no', 'vdp_url'],
  located: ['US', 'CA'],
  ownWords: {},
};

const petrol = (word: string) => ({ word, unless: 'unleaded' });

/** Petrol is called so in the UK; who says unleaded is left to say so. */
const PETROL: OwnWords = {
  fuel_type: { Unleaded: petrol('Petrol'), 'Electric / Unleaded': petrol('Electric / Petrol') },
};

const UNITED_KINGDOM: MarketRules = {
  countries: ['GB'],
  states: {},
  currency: 'GBP',
  identity: ['vin', 'vehicle_registration_mark', 'stock_no', 'vdp_url'],
  located: [],
  ownWords: PETROL,
};

/** The rules of every market. */
export const MARKET_RULES: Readonly<Record<Market, MarketRules>> = {
  'us-cars': NORTH_AMERICA,
  'uk-cars': UNITED_KINGDOM,
  // part-1.md, motorcycle: "Gas, Electric"
  motorcycles: { ...NORTH_AMERICA, ownWords: { ...NO_BODIES, fuel_type: { Unleaded: 'Gas' } } },
  'heavy-equipment': { ...NORTH_AMERICA, ownWords: NO_BODIES },
  rvs: { ...NORTH_AMERICA, ownWords: NO_BODIES },
  'uk-rvs': { ...UNITED_KINGDOM, ownWords: { ...PETROL, ...NO_BODIES } },
};

/** Currency of prices, where none is given: country → currency. */
export const CURRENCIES: Readonly<Record<string, string>> = { US: 'USD', CA: 'CAD', GB: 'GBP', SE: 'SEK' };
