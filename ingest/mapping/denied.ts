import type { MarketWords } from '../../src/catalog/vocabulary/words.ts';
import type { FedField } from '../feeds/columns.ts';
import { choiceMeaning } from './choice-meaning.ts';
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

/** Largest engine in litres; displacements above are in cubic centimetres. */
const MOST_LITRES = 30;

/** Do the values say that the column is another one than its header does? A header as vague as `type` or `condition` names a choice only where its words are some of the choice; codes are no names. */
export function isDenied(
  field: FedField | undefined,
  { examples, header, vins }: SeenColumn,
  words: MarketWords,
): boolean {
  if (!field || !examples.length) return false;
  if (isNoVin(field.name, { vins, examples })) return true;
  // "Engine type" may name the engine, and its fuel alone
  if (field.name === 'engine') return examples.every((one) => words.meaning('fuel_type', one)?.word);
  const choices = field.choices;
  if (choices) return !examples.some((one) => choiceMeaning(choices, one, header) !== undefined);
  if (field.column.type === 'link') return !examples.some((one) => /^https?:/i.test(one));
  if (field.name === 'engine_size') return examples.some((one) => !(Number.parseFloat(one) <= MOST_LITRES));
  return NAMES.has(field.name) && examples.every(isNumber);
}
