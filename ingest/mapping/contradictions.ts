import { COUNTS_IN_WORDS } from '../../src/catalog/vocabulary/count.ts';
import { isCount as isCountWord } from '../../src/catalog/vocabulary/unit.ts';
import type { MarketWords } from '../../src/catalog/vocabulary/words.ts';
import type { FedField } from '../feeds/columns.ts';
import { acceptedChoice, choiceMeaning } from './choice-meaning.ts';
import { headerWord } from './header-name.ts';
import type { SeenColumn } from './look.ts';

/** What the values of a column cannot be, whatever its header says. */

/** Is the text a number and no more? */
export const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);

/** Does the text say what its number counts, as a load reads it: 4 Doors? */
const isCounted = (field: string, text: string): boolean => {
  const [, number, after] = /^(\d{1,2}) ?(\p{L}+)$/u.exec(text.trim()) ?? [];
  return number !== undefined && isCountWord(field, '', (after ?? '').toUpperCase());
};

/** Is it a column of ids that are numbers, and none of the values is one? A dealer's own code is no id of the directory. */
export const isNoCode = (field: FedField | undefined, { examples }: SeenColumn): boolean =>
  field?.column.type === 'code' &&
  examples.length > 0 &&
  !examples.some((one) => isNumber(one) || isCounted(field.name, one));

/** Is it called VIN, and none of the values is one? VINs are cut or hidden where they are not given away. */
export const isNoVin = (
  to: string | undefined,
  { examples, vins }: Pick<SeenColumn, 'examples' | 'vins'>,
): boolean => to === 'vin' && examples.length > 0 && vins === 0;

/** Columns that hold names and words: a column of numbers alone is none of them, whatever its header is like. */
const NAMES = new Set([
  ...['seller_name', 'street', 'city', 'county', 'state', 'country', 'seller_type', 'inventory_type'],
  ...['make', 'body_type', 'fuel_type', 'transmission', 'exterior_color', 'interior_color'],
]);

/** Is it the size of an engine: in litres, or in cubic centimetres? What lies between may be cubic inches. */
const isEngineSize = (text: string): boolean => {
  const size = Number.parseFloat(text.replace(/^[<>]/, ''));
  return size <= 30 || (size >= 500 && size <= 20_000);
};

/** Is it a size in litres: 1.2L, 2,0 l? */
const isLitres = (text: string): boolean => /^<?\d{1,2}[.,]\d ?l?$/i.test(text);
/** Columns of numbers, of which a column of words is none: a Place is no number of seats. */
const NUMBERS: ReadonlySet<string> = new Set([
  'integer',
  'code',
  'number',
  'amount',
  'money',
  'payment',
  'odometer',
  'year',
]);
const hasNumber = (text: string): boolean => /\p{N}/u.test(text) || text.toLowerCase() in COUNTS_IN_WORDS;

/** May the text hold a link? An object may name it further on than is shown. */
const holdsLink = (text: string): boolean =>
  /https?:\/\//i.test(text) ||
  (/^\[(?:\]|\{)|^\{/.test(text) && !/"(?:url|uri|href|src|link)": ?"/i.test(text));

/** Years of two digits keep their zero: where one has lost it, and none has four, it is how old the vehicle is. */
const isAge = ({ examples }: Pick<SeenColumn, 'examples'>): boolean =>
  examples.every((one) => /^\d{1,2}(?:\.0)?$/.test(one)) && examples.some((one) => /^\d(?:\.0)?$/.test(one));

/** Is it a count of two digits at most? The code before a town is none. */
const isCount = (text: string): boolean =>
  /^\D*\d{1,2}(?!\d)/u.test(text) || text.toLowerCase() in COUNTS_IN_WORDS;

/** Columns of ids of our directories. */
const OF_DIRECTORY = /^(?:dealer_id|mc_\w+_id)$/;

/** What a seller may be. */
const SELLERS = ['dealer', 'fsbo', 'auction'] as const;

/** Headers that name a body in one system and something else in another. */
const VAGUE: ReadonlySet<string> = new Set([
  ...['style', 'class', 'segment', 'type', 'kategorie', 'tipo', 'category'],
]);

/** Bodies that are kinds of vehicles, too: a truck may be a pickup. */
const KINDS: ReadonlySet<string> = new Set(['Pickup', 'Van', 'Bus']);

/** The bodies that values name; undefined for a value that names none. */
const bodiesOf = (examples: readonly string[], words: MarketWords): readonly (string | undefined)[] =>
  words.fields.includes('body_type')
    ? examples.map((one) => words.meaning('body_type', one)?.word ?? undefined)
    : [];

/** How the wheel is turned, and on which side it is: a Dirección is that, or an address. */
const STEERING =
  /hidr[aá]ulic|electro|el[eé]ctric|asistid|mec[aá]nic|izquierda|derecha|hydraulic|power|^(?:left|right|lhd|rhd)\b/i;

/** Headers that name a choice only where its words stand below them, and the vocabulary of each. */
const BARE: ReadonlyMap<string, string> = new Map([
  ['exterior', 'base_ext_color'],
  ['ext', 'base_ext_color'],
  ['exterieur', 'base_ext_color'],
  ['esterno', 'base_ext_color'],
  ['aussen', 'base_ext_color'],
  ['shift', 'transmission'],
  ['shifter', 'transmission'],
]);

/** Postal codes of countries that have four digits: as ZIPs without their zero some would be of the military, 09000 and above. */
const isOtherZip = ({ examples }: Pick<SeenColumn, 'examples'>): boolean =>
  examples.every((one) => /^\d{4}$/.test(one)) &&
  (examples.some((one) => one >= '9000') ||
    (examples.some((one) => one >= '7000') && examples.some((one) => one < '6000')));

/** Is it from one number to another: 190 000 - 199 999? A column of such texts has no number to load. */
const isSpan = (text: string): boolean => /^\d[\d.,\s]*\s?[-–—]\s?\d[\d.,\s]*\p{L}*\.?$/u.test(text);
const SPANNED: ReadonlySet<string> = new Set(['amount', 'money', 'odometer']);

/** What contradicts a header: of which columns, and when. */
interface Contradiction {
  of(field: FedField, header: string): boolean;
  holds(column: SeenColumn, words: MarketWords, field: FedField): boolean;
}

const named =
  (...names: readonly string[]) =>
  ({ name }: FedField): boolean =>
    names.includes(name);

/** Each of these by itself says that the column is another one than its header does. */
const CONTRADICTIONS: readonly Contradiction[] = [
  {
    // such a header may mean much else
    of: (_, header) => BARE.has(headerWord(header)),
    holds: ({ examples, header }, words) =>
      !examples.some((one) => words.meaning(BARE.get(headerWord(header)) ?? '', one)?.word),
  },
  // only a column that is called so is of ids of our directory: the Dealer ID of another system is its own
  { of: ({ name }) => OF_DIRECTORY.test(name), holds: () => true },
  { of: named('vin'), holds: (column) => isNoVin('vin', column) },
  { of: ({ column }) => NUMBERS.has(column.type), holds: ({ examples }) => !examples.some(hasNumber) },
  { of: ({ column }) => SPANNED.has(column.type), holds: ({ examples }) => examples.every(isSpan) },
  { of: named('zip'), holds: isOtherZip },
  { of: named('year'), holds: isAge },
  // how many links there are, or names of files that lead nowhere without a website
  { of: ({ column }) => column.type === 'links', holds: ({ examples }) => !examples.some(holdsLink) },
  { of: named('seating_capacity', 'doors'), holds: ({ examples }) => !examples.some(isCount) },
  {
    // the header may mean something else than bodies
    of: (field, header) => field.name === 'body_type' && VAGUE.has(headerWord(header)),
    holds({ examples }, words) {
      const bodies = bodiesOf(examples, words);
      return bodies.filter((one) => one !== undefined).length * 2 < bodies.length;
    },
  },
  {
    // the header says what kind of vehicle it is, and the values say its body
    of: named('vehicle_type'),
    holds: ({ examples }, words) =>
      bodiesOf(examples, words).some((one) => one !== undefined && !KINDS.has(one)),
  },
];

/** Of these the first one of the column decides. */
const DECIDING: readonly Contradiction[] = [
  {
    // a title with its year is none of makes and models
    of: (field, header) => field.name === 'make' && /model/.test(headerWord(header)),
    holds: ({ examples }, words) => !examples.some((one) => words.meaning('make', one)),
  },
  {
    // "Engine type" may name the engine, and its fuel alone
    of: named('engine'),
    holds: ({ examples }, words) => examples.every((one) => words.meaning('fuel_type', one)?.word),
  },
  {
    // what seats are covered with is no colour
    of: named('interior_color'),
    holds: ({ examples }, words) =>
      examples.every((one) => words.meaning('base_int_color', one)?.word === null),
  },
  {
    // a header as vague as `type` or `condition` names a choice only where its words are some of the choice
    of: ({ choices }) => choices !== undefined,
    holds: ({ examples, header }, _, { choices = [] }) =>
      !examples.some((one) => choiceMeaning(choices, one, header) !== undefined),
  },
  {
    of: ({ column }) => column.type === 'link',
    holds: ({ examples }) => !examples.some((one) => /^https?:/i.test(one)),
  },
  { of: named('engine_size'), holds: ({ examples }) => !examples.every(isEngineSize) },
  {
    of: named('cylinders'),
    holds: ({ examples }) => examples.filter(isLitres).length * 2 > examples.length,
  },
  // how the wheel is turned is no street, what a seller is no name, and no code is a name
  {
    of: named('street'),
    holds: ({ examples }) => examples.every(isNumber) || examples.every((one) => STEERING.test(one)),
  },
  {
    // codes of countries and states
    of: named('city'),
    holds: ({ examples }) => examples.every(isNumber) || examples.every((one) => /^[A-Z]{2}$/.test(one)),
  },
  {
    of: named('seller_name'),
    holds: ({ examples }) =>
      examples.every(isNumber) || examples.every((one) => acceptedChoice(SELLERS, one) !== undefined),
  },
  { of: ({ name }) => NAMES.has(name), holds: ({ examples }) => examples.every(isNumber) },
];

/** Do the values say that the column is another one than its header does? */
export function isContradicted(field: FedField | undefined, column: SeenColumn, words: MarketWords): boolean {
  const { examples, header } = column;
  if (!field || examples.length === 0) return false;
  const isSo = ({ of, holds }: Contradiction): boolean => of(field, header) && holds(column, words, field);
  if (CONTRADICTIONS.some(isSo)) return true;
  return DECIDING.find(({ of }) => of(field, header))?.holds(column, words, field) ?? false;
}
