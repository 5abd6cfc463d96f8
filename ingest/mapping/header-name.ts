import { currencyNamed } from '../../src/catalog/vocabulary/currency.ts';
import { distanceUnit } from '../../src/catalog/vocabulary/unit.ts';

/** What a header says: the words of it that name the column, and the unit behind them. */
export interface HeaderName {
  /** letters and digits alone, without accents: `Asking Price (EUR)` is askingprice */
  readonly word: string;
  /** `km`, `EUR`, where the header ends with a unit that a map may say */
  readonly unit?: string | undefined;
}

/** Currencies that headers name; codes of others are words, too (ALL, TOP). */
const CURRENCIES = new Set(
  (
    'USD CAD EUR GBP SEK NOK DKK ISK CHF PLN CZK HUF RON BGN RSD UAH RUB GEL KZT AUD NZD INR PKR LKR NPR ZAR KES NGN EGP MAD MXN BRL CLP ' +
    'ARS CNY JPY KRW THB IDR MYR PHP VND SGD HKD TWD AED SAR QAR KWD ILS'
  ).split(' '),
);

/** The unit that the last word of a header says, as a map writes it. A letter alone says none. */
function unitOf(word: string): string | undefined {
  const currency = /^[a-z]$/i.test(word) ? undefined : currencyNamed(word);
  if (currency !== undefined) return CURRENCIES.has(currency) ? currency : undefined;
  const distance = distanceUnit(word);
  return distance === 'kilometers' ? 'km' : distance;
}

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

/** A header that names its unit within its word: Kilometerstand, kmDriven, quilometragem. */
const IN_KILOMETRES = /km|(?:k|qu|ch)ilomet/;

/** Words of a header that its numbers are thousands: Price[1000Eur], price (in thousands), Preis in Tsd. EUR, km_x1000. */
const IN_THOUSANDS =
  /(?<!\d)(?:x ?)?1[., ']?000(?!\d)|\b(?:in|i) (?:thous|tausend|tusen|k)\b|\ben miles\b|\bem milhares\b|\bthousands?\b|\bt(?:ausend|sd)\b|\bk ?(?:€|eur|usd|\$|£|gbp)/i;

/** Does a header say that its numbers are to be multiplied? No map says that. */
export const isInThousands = (header: string): boolean =>
  IN_THOUSANDS.test(header.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '));

/** The name and the unit of a header; a unit alone (`km`) is a name, too. */
export function headerName(header: string): HeaderName {
  const words = wordsIn(header);
  const unit = unitOf(words.at(-1) ?? '');
  const word = headerWord(header);
  if (unit === undefined || words.length < 2)
    return IN_KILOMETRES.test(word) ? { word, unit: 'km' } : { word };
  const name = words.slice(0, -1);
  // Mileage in miles, Preis in EUR
  if (name.length > 1 && /^(?:in|en|em|i)$/i.test(name.at(-1) ?? '')) name.pop();
  return { word: headerWord(name.join(' ')), unit };
}

/** Whose place a header tells: sellerCity, dealer_state, locationZip. */
const WHOSE = /^(?:seller|dealer|dealership|store|shop|location|branch|lot)(?=.)/;

/** The name that a path of members ends with: `build.make` is make, and `suppliedPrice.amountGBP` a suppliedPrice in GBP. */
export function memberName(header: string): string {
  const [last = '', before] = header.split('.').reverse();
  const amount = before === undefined ? null : /^(?:amount|value)(?=$|[A-Z_])/.exec(last);
  return amount ? `${before} ${last.slice(amount[0].length)}` : last;
}

/** A header without the word that says that it is the vehicle's: Vehicle Trim Level, car_price; undefined: it says none. */
export function vehicleWord(header: string): string | undefined {
  const word = headerWord(header);
  const [whose = ''] = /^(?:vehicle|car)(?=.)/.exec(word) ?? [];
  return whose === '' ? undefined : word.slice(whose.length);
}

/** A header without the word that says whose place it is; undefined: it says none. */
export function placeWord(header: string): string | undefined {
  const word = headerWord(header);
  return WHOSE.test(word) ? word.replace(WHOSE, '') : undefined;
}
