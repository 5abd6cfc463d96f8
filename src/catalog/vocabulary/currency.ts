/** Codes of currencies: ISO 4217. */
export const currencyCodes: readonly string[] = Intl.supportedValuesOf('currency');

/** A sign that several currencies share: which one it is, the country of the row says. */
export const SHARED_SIGNS: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'MXN', 'SGD', 'HKD', 'TWD', 'CLP', 'COP', 'ARS'],
  KR: ['SEK', 'NOK', 'DKK', 'ISK'],
  '¥': ['JPY', 'CNY'],
  RS: ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'],
  FCFA: ['XOF', 'XAF'],
};

/** What a shared sign is where the row's own currency has another sign; none: nobody knows. */
export const SIGN_ALONE: Readonly<Record<string, string>> = { $: 'USD', '¥': 'JPY' };

/**
 * The currency of the country whose domain a website has: the end of the domain → code. Of countries whose sign others share, and without
 * the ends that anybody takes for a name (.co).
 */
export const SITE_CURRENCIES: Readonly<Record<string, string>> = {
  ...{ us: 'USD', ca: 'CAD', au: 'AUD', nz: 'NZD', mx: 'MXN', sg: 'SGD', hk: 'HKD', tw: 'TWD', cl: 'CLP' },
  ...{ 'com.co': 'COP', ar: 'ARS', se: 'SEK', no: 'NOK', dk: 'DKK', is: 'ISK', jp: 'JPY', cn: 'CNY' },
  ...{ in: 'INR', pk: 'PKR', lk: 'LKR', np: 'NPR', mu: 'MUR', sc: 'SCR' },
};

/** Spellings of the shared signs, in upper case → the sign. */
const SHARED_WORDS: Readonly<Record<string, readonly string[]>> = {
  $: ['$', 'DOLLAR', 'DOLLARS'],
  KR: ['KR', 'KR.', 'KRONOR', 'KRONER'],
  '¥': ['¥', '￥'],
  RS: ['RS', 'RS.', '₨'],
  FCFA: ['FCFA', 'CFA', 'F.CFA'],
};

/** Signs and words of one currency, in upper case, without blanks. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  USD: ['US$', 'USD$', '$US', 'U$S', 'USDOLLAR', 'USDOLLARS'],
  CAD: ['C$', 'CA$', 'CAD$', 'CDN$', 'CDN', '$CA', '$CAD', '$CAN'],
  GBP: ['£', '₤', '£GBP', 'STG', 'POUND', 'POUNDS'],
  EUR: ['€', 'EURO', 'EUROS'],
  CHF: ['FR', 'FR.', 'SFR', 'SFR.', 'FRANKEN'],
  SEK: ['SKR'],
  NOK: ['NKR'],
  DKK: ['DKR'],
  PLN: ['ZŁ', 'ZL'],
  CZK: ['KČ', 'KC'],
  HUF: ['FT', 'FT.'],
  RON: ['LEI'],
  TRY: ['₺', 'TL'],
  RUB: ['₽', 'РУБ', 'РУБ.'],
  UAH: ['₴', 'ГРН', 'ГРН.'],
  ILS: ['₪', 'NIS'],
  INR: ['₹'],
  KRW: ['₩'],
  THB: ['฿'],
  VND: ['₫'],
  PHP: ['₱'],
  NGN: ['₦'],
  KZT: ['₸'],
  GEL: ['₾'],
  AED: ['DHS', 'DH'],
  BDT: ['TK', 'TK.', '৳', 'TAKA'],
  DOP: ['RD$'],
  EGP: ['LE', 'L.E.', 'L.E', 'E£'],
  GTQ: ['Q', 'Q.'],
  JMD: ['J$'],
  JOD: ['JD'],
  KWD: ['KD', 'K.D.'],
  MKD: ['ДЕН', 'ДЕН.'],
  PAB: ['B/', 'B/.'],
  QAR: ['QR', 'QR.'],
  SAR: ['SR', 'SR.'],
  TND: ['DT', 'DTN'],
  TTD: ['TT$'],
  TZS: ['TSH', 'TSH.', 'TSHS', 'TSHS.'],
  UGX: ['USH', 'USH.', 'USHS', 'USHS.'],
  UYU: ['$U'],
  ZAR: ['R'],
  BRL: ['R$'],
  MXN: ['MX$', 'MEX$'],
  AUD: ['A$', 'AU$', 'AUD$', '$AU', '$AUD'],
  NZD: ['NZ$', 'NZD$', '$NZ', '$NZD'],
  KES: ['KSH', 'KSH.', 'KSHS', 'KSHS.'],
  GHS: ['GH₵', 'GH¢', '₵'],
  IDR: ['RP', 'RP.'],
  MYR: ['RM'],
  BGN: ['ЛВ', 'ЛВ.'],
  RSD: ['DIN', 'DIN.'],
  AZN: ['₼'],
  AMD: ['֏'],
  CRC: ['₡'],
  PYG: ['₲'],
  PEN: ['S/', 'S/.'],
  TWD: ['NT$'],
  HKD: ['HK$'],
  SGD: ['S$', 'SG$'],
};

/** Every sign and word, in upper case → the code, or the sign that several currencies share. */
export const currencyWords: ReadonlyMap<string, string> = new Map([
  ...[...Object.entries(WORDS), ...Object.entries(SHARED_WORDS)].flatMap(([meaning, words]) =>
    words.map((word) => [word, meaning] as const),
  ),
  ...currencyCodes.map((code) => [code, code] as const),
]);

/** The code of the one currency that a sign or word means, in any case; undefined: none, or several share it. */
export function currencyNamed(word: string): string | undefined {
  const code = currencyWords.get(word.toUpperCase());
  return code !== undefined && code in SHARED_SIGNS ? undefined : code;
}

/** Does the currency of this code use the sign? */
const sharesSign = (sign: string, code: string): boolean => SHARED_SIGNS[sign]?.includes(code) ?? false;

/**
 * The currency that the words before and behind an amount say, in upper case and without blanks: its code, or the sign that
 * several share; '' where nothing stands there. undefined: they are no currency, or two.
 */
export function currencyAround(before: string, after: string): string | undefined {
  const [first, second] = [before, after].map((word) => (word === '' ? '' : currencyWords.get(word)));
  if (first === undefined || second === undefined) return undefined;
  if (first === '' || first === second || sharesSign(first, second)) return second;
  return second === '' || sharesSign(second, first) ? first : undefined;
}
