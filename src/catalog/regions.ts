import { dealers, ukDealers } from './dealers.ts';
import { dealerships, ukDealerships } from './dealerships.ts';
import type { Region } from './market.ts';
import { provinceWords, stateWords } from './vocabulary/place.ts';

/** The US and Canada. */
export const northAmerica: Region = {
  countries: ['US', 'CA'],
  roles: ['us', 'ca'],
  states: { US: stateWords, CA: provinceWords },
  currency: 'USD',
  located: ['US', 'CA'],
  centres: 'postal codes',
  preferred: ['us', 'ca'],
  words: {},
  directories: { dealers, dealerships },
};

const petrol = (word: string) => ({ word, unless: 'unleaded' });

/** The United Kingdom: nations, counties, postcodes. */
export const unitedKingdom: Region = {
  countries: ['GB'],
  roles: ['uk'],
  states: {},
  currency: 'GBP',
  located: [],
  centres: 'outward codes',
  preferred: ['uk'],
  // petrol is called so in the UK; who says unleaded is left to say so
  words: {
    state: 'as delivered',
    fuel_type: { Unleaded: petrol('Petrol'), 'Electric / Unleaded': petrol('Electric / Petrol') },
  },
  directories: { dealers: ukDealers, dealerships: ukDealerships },
};

/** Currency of prices, where none is given: country → currency. */
export const CURRENCIES: Readonly<Record<string, string>> = { US: 'USD', CA: 'CAD', GB: 'GBP', SE: 'SEK' };
