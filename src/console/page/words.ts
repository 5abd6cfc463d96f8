/** How figures and names are written. */

const WHOLE = new Intl.NumberFormat('en-US');
const SHORT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const FIGURE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** 12,345 */
export const count = (value: number): string => WHOLE.format(value);
/** 12.3K */
export const short = (value: number): string => SHORT.format(value);
/** 12,345.68 */
export const figure = (value: number): string => FIGURE.format(value);
/** 12.3 ms */
export const milliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;

const ISO = /^\d{4}-\d\d-\d\dT/;

/** An instant as it is answered, in Unix seconds or as ISO-8601: 2026-11-28 13:00, a whole day without its hour; in UTC. */
export function instantText(value: unknown): string {
  const text = String(value);
  const at = typeof value === 'number' ? value * 1000 : ISO.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at)
    ? text
    : new Date(at).toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '');
}

/** Words of names that are not said as they are written. */
const SAID: Readonly<Record<string, string>> = {
  dist: 'distance',
  emp: 'monthly payment',
  dom: 'days on market',
  dos: 'days on site',
  rvs: 'RVs',
  ...Object.fromEntries(
    [
      'apr',
      'cpo',
      'dma',
      'fca',
      'id',
      'mpg',
      'msa',
      'msrp',
      'oem',
      'uk',
      'url',
      'us',
      'vdp',
      'vin',
      'zip',
    ].map((word) => [word, word.toUpperCase()]),
  ),
};

/** body_type → Body type; mc_msrp → Mc MSRP */
export function title(name: string): string {
  const words = name
    .split(/[_\s-]+/)
    .filter((word) => word !== '')
    .map((word) => SAID[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a search is called: its summary as far as it tells which one it is; its countries are chosen beside it. */
export const searchName = ({ summary }: { readonly summary: string }): string =>
  summary
    .replace(/(: |, (?=including|one website|as last)).*$/, '')
    .replace(/ (of|in) the US and Canada\b/, '')
    .replace(/\.$/, '');

/** What a market is called; all: of every market. */
export const marketName = (market: string): string => (market === 'all' ? 'All markets' : title(market));

const COUNTRIES: Readonly<Record<string, string>> = { us: 'US', ca: 'Canada' };

/** What a word of the parameter `country` is called: ca → Canada; any other word as it is. */
export const countryName = (word: string): string => COUNTRIES[word] ?? word;

/** An address that may be followed: http and https alone. */
export function followable(text: unknown): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
