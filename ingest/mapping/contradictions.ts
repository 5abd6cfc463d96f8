import { COUNTS_IN_WORDS } from '../../src/catalog/vocabulary/count.ts';
import type { MarketWords } from '../../src/catalog/vocabulary/words.ts';
import type { FedField } from '../feeds/columns.ts';
import { acceptedChoice, choiceMeaning } from './choice-meaning.ts';
import { headerWord } from './header-name.ts';
import type { SeenColumn } from './look.ts';

/** What the values of a column cannot be, whatever its header says. */

/** Is the text a number and no more? */
export const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);

/** Is it a column of ids that are numbers, and none of the values is one? A dealer's own code is no id of the directory. */
export const isNoCode = (field: FedField | undefined, { examples }: SeenColumn): boolean =>
  field?.column.type === 'code' && examples.length > 0 && !examples.some(isNumber);

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

/** Columns of counts of two digits at most: the code before a town is none. */
const COUNTS: ReadonlySet<string> = new Set(['seating_capacity', 'doors']);
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

/** Are most of the values no bodies, under a header that may mean something else; or bodies, where the header says what kind of vehicle it is? */
function isOtherBody(
  field: FedField,
  { examples, header }: Pick<SeenColumn, 'examples' | 'header'>,
  words: MarketWords,
): boolean {
  if (!words.fields.includes('body_type')) return false;
  const bodies = examples.map((one) => words.meaning('body_type', one)?.word ?? undefined);
  const known = bodies.filter((one) => one !== undefined).length;
  if (field.name === 'body_type') return VAGUE.has(headerWord(header)) && known * 2 < bodies.length;
  return field.name === 'vehicle_type' && bodies.some((one) => one !== undefined && !KINDS.has(one));
}

/** How the wheel is turned, and on which side it is: a Dirección is that, or an address. */
const STEERING =
  /hidr[aá]ulic|electro|el[eé]ctric|asistid|mec[aá]nic|izquierda|derecha|hydraulic|power|^(?:left|right|lhd|rhd)\b/i;

/** Is every value of another kind than the names that the column is of: how a wheel is turned is no street, and what a seller is no name. */
function isNoName(name: string, { examples }: Pick<SeenColumn, 'examples'>): boolean {
  if (name === 'street') return examples.every((one) => STEERING.test(one));
  return name === 'seller_name' && examples.every((one) => acceptedChoice(SELLERS, one) !== undefined);
}

/** Postal codes of countries that have four digits: as ZIPs without their zero some would be of the military, 09000 and above. */
const isOtherZip = ({ examples }: Pick<SeenColumn, 'examples'>): boolean =>
  examples.every((one) => /^\d{4}$/.test(one)) &&
  (examples.some((one) => one >= '9000') ||
    (examples.some((one) => one >= '7000') && examples.some((one) => one < '6000')));

/** Do the values say that the column is another one than its header does? A header as vague as `type` or `condition` names a choice only where its words are some of the choice; codes are no names. */
export function isContradicted(
  field: FedField | undefined,
  { examples, header, vins }: SeenColumn,
  words: MarketWords,
): boolean {
  if (!field || !examples.length) return false;
  // only a column that is called so is of ids of our directory: the Dealer ID of another system is its own
  if (OF_DIRECTORY.test(field.name)) return true;
  if (isNoVin(field.name, { vins, examples })) return true;
  if (NUMBERS.has(field.column.type) && !examples.some(hasNumber)) return true;
  // a title with its year is none of makes and models
  if (field.name === 'make' && /model/.test(headerWord(header)))
    return !examples.some((one) => words.meaning('make', one));
  if (field.name === 'zip' && isOtherZip({ examples })) return true;
  if (COUNTS.has(field.name) && !examples.some(isCount)) return true;
  if (isOtherBody(field, { examples, header }, words)) return true;
  // "Engine type" may name the engine, and its fuel alone
  if (field.name === 'engine') return examples.every((one) => words.meaning('fuel_type', one)?.word);
  // what seats are covered with is no colour
  if (field.name === 'interior_color')
    return examples.every((one) => words.meaning('base_int_color', one)?.word === null);
  const choices = field.choices;
  if (choices) return !examples.some((one) => choiceMeaning(choices, one, header) !== undefined);
  if (field.column.type === 'link') return !examples.some((one) => /^https?:/i.test(one));
  if (field.name === 'engine_size') return !examples.every(isEngineSize);
  if (field.name === 'cylinders') return examples.filter(isLitres).length * 2 > examples.length;
  return NAMES.has(field.name) && (examples.every(isNumber) || isNoName(field.name, { examples }));
}
