/** Codes of currencies: ISO 4217. */
export const currencyCodes: readonly string[] = Intl.supportedValuesOf('currency');

/** A sign that several currencies share: which one it is, the country of the row says. */
export const SHARED_SIGNS: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'MXN', 'SGD', 'HKD', 'TWD', 'CLP', 'COP', 'ARS'],
  KR: ['SEK', 'NOK', 'DKK', 'ISK'],
  '¥': ['JPY', 'CNY'],
  RS: ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'],
  FCFA: ['XOF', 'XAF'],
  // names that several countries have for their money
  PESOS: ['MXN', 'ARS', 'CLP', 'COP', 'DOP', 'UYU', 'PHP', 'CUP'],
  DINARS: ['DZD', 'TND', 'LYD', 'RSD', 'MKD', 'JOD', 'KWD', 'BHD', 'IQD'],
  DIRHAMS: ['AED', 'MAD'],
  RIYALS: ['SAR', 'QAR', 'OMR', 'YER', 'IRR'],
  FRANCS: ['CHF', 'XOF', 'XAF', 'GNF', 'CDF', 'RWF', 'BIF', 'DJF', 'KMF', 'XPF'],
  SHILLINGS: ['KES', 'TZS', 'UGX', 'SOS'],
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
  ...{
    'com.do': 'DOP',
    uy: 'UYU',
    ph: 'PHP',
    dz: 'DZD',
    tn: 'TND',
    rs: 'RSD',
    mk: 'MKD',
    jo: 'JOD',
    kw: 'KWD',
  },
  ...{
    ae: 'AED',
    ma: 'MAD',
    sa: 'SAR',
    qa: 'QAR',
    om: 'OMR',
    ch: 'CHF',
    sn: 'XOF',
    ci: 'XOF',
    cm: 'XAF',
    ke: 'KES',
    tz: 'TZS',
    ug: 'UGX',
  },
  ...{ in: 'INR', pk: 'PKR', lk: 'LKR', np: 'NPR', mu: 'MUR', sc: 'SCR' },
};

/** Spellings of the shared signs, in upper case → the sign. */
const SHARED_WORDS: Readonly<Record<string, readonly string[]>> = {
  $: ['$', 'DOLLAR', 'DOLLARS'],
  KR: ['KR', 'KR.', 'KRONOR', 'KRONER'],
  '¥': ['¥', '￥'],
  RS: ['RS', 'RS.', '₨', 'RUPEE', 'RUPEES'],
  FCFA: ['FCFA', 'CFA', 'F.CFA'],
  PESOS: ['PESO', 'PESOS'],
  DINARS: ['DINAR', 'DINARS', 'DINARA', 'دينار'],
  DIRHAMS: ['DIRHAM', 'DIRHAMS', 'درهم'],
  RIYALS: ['RIYAL', 'RIYALS', 'RIAL', 'RIALS', 'ريال'],
  FRANCS: ['FRANC', 'FRANCS'],
  SHILLINGS: ['SHILLING', 'SHILLINGS'],
};

/** Signs and words of one currency, in upper case, without blanks. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  USD: [
    ...['DÓLAR', 'DÓLARES', 'DOLAR', 'DOLARES', 'US$', 'USD$', '$US', 'U$S', 'USDOLLAR', 'USDOLLARS'],
    ...['U.S.$', 'U.S.DOLLARS', 'AMERICANDOLLARS'],
  ],
  CAD: [
    ...['C$', 'CA$', 'CAD$', 'CDN$', 'CDN', '$CA', '$CAD', '$CAN', 'CAN$', 'CAN'],
    ...['CANADIANDOLLARS', 'DOLLARSCANADIENS'],
  ],
  GBP: ['£', '₤', '£GBP', 'STG', 'POUND', 'POUNDS'],
  EUR: ['€', 'EURO', 'EUROS'],
  CHF: ['FR', 'FR.', 'SFR', 'SFR.', 'FRANKEN'],
  SEK: ['SKR'],
  NOK: ['NKR'],
  DKK: ['DKR'],
  PLN: ['ZŁ', 'ZL', 'ZŁOTY', 'ZŁOTYCH', 'ZLOTY'],
  CZK: ['KČ', 'KC'],
  HUF: ['FT', 'FT.', 'FORINT'],
  RON: ['LEI'],
  TRY: ['₺', 'TL', 'LIRA', 'TÜRKLİRASI'],
  RUB: ['₽', 'РУБ', 'РУБ.', 'РУБЛЕЙ', 'РУБЛИ'],
  UAH: ['₴', 'ГРН', 'ГРН.', 'ГРИВНЯ', 'ГРИВЕНЬ'],
  ILS: ['₪', 'NIS'],
  INR: ['₹'],
  KRW: ['₩', '원'],
  THB: ['฿', 'บาท', 'BAHT'],
  VND: ['₫', 'VNĐ', 'ĐỒNG'],
  PHP: ['₱'],
  NGN: ['₦', 'NAIRA'],
  KZT: ['₸'],
  GEL: ['₾'],
  AED: ['DHS', 'DH'],
  BDT: ['TK', 'TK.', '৳', 'TAKA'],
  DOP: ['RD$'],
  DZD: ['DA', 'D.A.', 'دج'],
  JPY: ['YEN', '円'],
  CNY: ['YUAN', 'RMB', '元'],
  EGP: ['LE', 'L.E.', 'L.E', 'E£'],
  GTQ: ['Q', 'Q.', 'QUETZALES'],
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
  BRL: ['R$', 'REAIS'],
  MXN: ['MX$', 'MEX$', 'MXN$', '$MXN', '$MX'],
  AUD: ['A$', 'AU$', 'AUD$', '$AU', '$AUD'],
  NZD: ['NZ$', 'NZD$', '$NZ', '$NZD'],
  KES: ['KSH', 'KSH.', 'KSHS', 'KSHS.'],
  GHS: ['GH₵', 'GH¢', '₵'],
  IDR: ['RP', 'RP.', 'RUPIAH'],
  MYR: ['RM', 'RINGGIT'],
  BGN: ['ЛВ', 'ЛВ.'],
  RSD: ['DIN', 'DIN.'],
  AZN: ['₼'],
  AMD: ['֏'],
  CRC: ['₡', 'COLONES'],
  PYG: ['₲'],
  PEN: ['S/', 'S/.', 'SOLES'],
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

/** What a column of currencies may call them besides; behind a number they may be something else. */
const NAMES: ReadonlyMap<string, string> = new Map([['US', 'USD'], ['RD', 'DOP'], ...englishNames()]);

/** The code, or the shared sign, that a text of a column of currencies means, in upper case and without blanks; undefined: none. */
export const currencyOfColumn = (word: string): string | undefined =>
  currencyWords.get(word) ?? NAMES.get(word);

/** "Canadian Dollar", "Canadian Dollars", as they are compared. */
function englishNames(): (readonly [string, string])[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return currencyCodes.flatMap((code) => {
    const plain = (names.of(code) ?? code).replaceAll(/\s/g, '').toUpperCase();
    return [plain, `${plain}S`].map((name) => [name, code] as const);
  });
}

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
