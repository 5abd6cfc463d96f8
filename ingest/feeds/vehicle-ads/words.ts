import { DISTANCE_UNITS } from '../../../src/catalog/vocabulary/unit.ts';
import { SHARED_WORDS } from '../../../src/catalog/vocabulary/words.ts';

const NONE: ReadonlySet<string> = new Set([
  'none',
  'other',
  'n/a',
  'na',
  'null',
  'unknown',
  'unspecified',
  '-',
]);

/** A word as people write it: without schema.org's address, blanks for underscores. */
const plainWord = (text: string): string =>
  text
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replaceAll('_', ' ')
    .trim();

/** The same as a key: in lower case, hyphens and runs of blanks one blank. */
const wordKey = (text: string): string =>
  plainWord(text)
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');

/** A word of a column; undefined for a word that means there is none. */
export function wordOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const word = plainWord(text);
  return NONE.has(word.toLowerCase()) ? undefined : word;
}

const lookUp = <Meaning>(meanings: readonly (readonly [meaning: Meaning, words: readonly string[]])[]) =>
  new Map(meanings.flatMap(([meaning, words]) => words.map((word) => [word, meaning] as const)));

const CONDITIONS = lookUp<'new' | 'used' | 'certified'>([
  ['new', ['new', 'newcondition', 'brand new', 'ny']],
  [
    'used',
    [
      ...['used', 'usedcondition', 'pre owned', 'preowned', 'nearly new', 'begagnad'],
      ...['refurbished', 'refurbishedcondition'],
    ],
  ],
  ['certified', ['cpo', 'certified', 'certified pre owned', 'certified preowned', 'certified used']],
]);

/** What a word says about a vehicle being new, used or certified (thus used); undefined: nothing that we know. */
export const conditionOf = (text: string): 'new' | 'used' | 'certified' | undefined =>
  CONDITIONS.get(wordKey(text));

const GRADES: ReadonlySet<string> = new Set(['excellent', 'very good', 'good', 'fair', 'poor', 'other']);

/** Does the word grade how well a vehicle is kept? That is another question than new or used. */
export const isGrade = (text: string): boolean => GRADES.has(wordKey(text));

const AVAILABILITIES = lookUp<'offered' | 'coming' | 'gone'>([
  [
    'offered',
    [
      ...['available', 'in stock', 'instock', 'in store only', 'instoreonly', 'online only', 'onlineonly'],
      ...['limited availability', 'limitedavailability', 'limited', 'available for order'],
    ],
  ],
  [
    'coming',
    [
      ...[
        'coming soon',
        'in transit',
        'preorder',
        'pre order',
        'presale',
        'pre sale',
        'backorder',
        'back order',
      ],
      ...['madetoorder', 'made to order'],
    ],
  ],
  [
    'gone',
    [
      ...['sold', 'sold out', 'soldout', 'out of stock', 'outofstock', 'not available', 'unavailable'],
      ...['discontinued', 'såld', 'slutsåld'],
    ],
  ],
]);

/** What a word says about a vehicle being on offer; undefined: nothing that we know. */
export const availabilityOf = (text: string): 'offered' | 'coming' | 'gone' | undefined =>
  AVAILABILITIES.get(wordKey(text));

const WITHDRAWN: ReadonlySet<string> = new Set(['archived', 'deleted', 'hidden', 'staging']);

/** Does the word say that an item is not shown to anybody (Meta's status and visibility)? */
export const isWithdrawn = (text: string): boolean => WITHDRAWN.has(wordKey(text));

const UNITS = lookUp<'MILES' | 'KILOMETERS'>([
  ['MILES', DISTANCE_UNITS.miles],
  ['KILOMETERS', DISTANCE_UNITS.kilometers],
]);

/** The unit of a mileage. Swedish "mil" (ten kilometres) is none: it would be taken for miles. */
export const unitOf = (text: string): 'MILES' | 'KILOMETERS' | undefined => UNITS.get(wordKey(text));

/** Is the word a fuel? Google's `engine` names the fuel, other feeds the engine. */
export const isFuel = (text: string): boolean =>
  Boolean(SHARED_WORDS.meaning('fuel_type', plainWord(text))?.word);

/** The canonical spelling of a vehicle type. */
const KINDS = new Map([
  ['car', 'Car'],
  ['truck', 'Truck'],
]);

/** The vehicle type that a feed's kind means; undefined for Meta's car_truck, which leaves it open. */
export function kindOf(text: string): string | undefined {
  if (/^car[ _]truck$/i.test(text)) return undefined;
  return KINDS.get(wordKey(text)) ?? wordOf(text);
}
