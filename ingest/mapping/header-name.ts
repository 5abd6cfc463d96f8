/** What a header says: the words of it that name the column, and the unit behind them. */
export interface HeaderName {
  /** letters and digits alone, without accents: `Asking Price (EUR)` is askingprice */
  readonly word: string;
  /** `km`, `EUR`, where the header ends with a unit that a map may say */
  readonly unit?: string | undefined;
}

const CURRENCIES: Readonly<Record<string, string>> = {
  ...{
    usd: 'USD',
    cad: 'CAD',
    eur: 'EUR',
    euro: 'EUR',
    gbp: 'GBP',
    sek: 'SEK',
    nok: 'NOK',
    dkk: 'DKK',
    chf: 'CHF',
    pln: 'PLN',
  },
  ...{ aud: 'AUD', inr: 'INR', zar: 'ZAR', mxn: 'MXN', '€': 'EUR', '£': 'GBP' },
};
const DISTANCES: Readonly<Record<string, string>> = { km: 'km', kms: 'km', mi: 'miles', miles: 'miles' };

/** A header as it is compared with others: letters and digits alone, without accents. */
export const headerWord = (header: string): string =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Words of a header: `odometer_mi`, `price (EUR)`, `PriceUSD`. */
const wordsIn = (header: string): string[] =>
  header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}€£]+/u)
    .filter(Boolean);

/** The name and the unit of a header; a unit alone (`km`) is a name. */
export function headerName(header: string): HeaderName {
  const words = wordsIn(header);
  const last = words.at(-1)?.toLowerCase() ?? '';
  const unit = CURRENCIES[last] ?? DISTANCES[last];
  if (unit === undefined || words.length < 2) return { word: headerWord(header) };
  return { word: headerWord(words.slice(0, -1).join(' ')), unit };
}
