import type { Dataset } from '../../src/catalog/field.ts';
import type { MarketWords } from '../../src/catalog/vocabulary/words.ts';
import { type FedField, fedFields, headerKey, knownColumns } from '../feeds/columns.ts';
import { isNoCode, isNoVin } from './contradictions.ts';
import { type Meant, wordsOf } from './header-meaning.ts';
import { headerWord } from './header-name.ts';
import type { SeenColumn } from './look.ts';
import { isWord, TOLD_BY_WORDS } from './value-meaning.ts';

/** Headers that are called as a column of ours, and whether their values are of that column. */

/** The columns of a file, and what they are read by. */
export interface FileColumns {
  readonly columns: readonly SeenColumn[];
  readonly market: MarketWords;
  /** what words of headers mean */
  readonly words: ReadonlyMap<string, Meant>;
  /** our columns by the key of a header */
  readonly known: ReadonlyMap<string, FedField>;
  /** our columns by name */
  readonly fields: ReadonlyMap<string, FedField>;
}

/** The columns of a file, beside those of a dataset. */
export const fileColumns = (
  dataset: Dataset,
  columns: readonly SeenColumn[],
  market: MarketWords,
): FileColumns => ({
  columns,
  market,
  words: wordsOf(dataset),
  known: knownColumns(dataset),
  fields: new Map(fedFields(dataset).map((field) => [field.column.name, field])),
});

/** Our column that a header is called as. */
export const ownOf = ({ header }: SeenColumn, { known }: FileColumns): string | undefined =>
  known.get(headerKey(header))?.column.name;

/** Our column that the header is called as, and whose values these cannot be. */
export function contradictedColumn(column: SeenColumn, file: FileColumns): string | undefined {
  const own = ownOf(column, file);
  return isNoCode(file.fields.get(own ?? ''), column) || isNoVin(own, column) ? own : undefined;
}

/** Columns of words, and the vocabulary of each. */
const VOCABULARY_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TOLD_BY_WORDS.map((field) => [field, field])),
  exterior_color: 'base_ext_color',
};

/**
 * Another column of ours that a column called as `field` holds the words of, and none of its own: a transmission that names the driven
 * wheels, a colour that does.
 */
export function holdsOther(
  field: string | undefined,
  { examples }: SeenColumn,
  market: MarketWords,
): string | undefined {
  const vocabulary = VOCABULARY_OF[field ?? ''];
  if (vocabulary === undefined || !examples.length) return undefined;
  const known = examples.filter((one) => market.meaning(vocabulary, one)).length;
  // one example of five may be a word of both
  if (known * 5 > examples.length) return undefined;
  const others = Object.keys(VOCABULARY_OF).filter((one) => one !== field && one !== 'make');
  return others.find((other) => examples.every((one) => isWord(market, VOCABULARY_OF[other] ?? other, one)));
}

/** The same of a header of our own. */
export const misnamed = (column: SeenColumn, file: FileColumns): string | undefined =>
  holdsOther(ownOf(column, file), column, file.market);

/** Does a column with a header of our own hold none of its words, and another one, whose header means the same, hold them? A Make of "Acura Integra" beside a Manufacturer. */
function isOutdone(column: SeenColumn, file: FileColumns): boolean {
  const { columns, words, market } = file;
  const field = TOLD_BY_WORDS.find((one) => one === ownOf(column, file));
  if (!field || !column.examples.length) return false;
  const holds = ({ examples }: SeenColumn): boolean =>
    examples.some((one) => {
      const meaning = market.meaning(field, one);
      return meaning && !meaning.rest;
    });
  const means = ({ header }: SeenColumn): boolean => words.get(headerWord(header))?.to === field;
  return !holds(column) && columns.some((other) => other !== column && means(other) && holds(other));
}

/** Is the header one of ours, and nothing in the values against it? The map need not name it then. */
export const isOwnHeader = (column: SeenColumn, file: FileColumns): boolean =>
  ownOf(column, file) !== undefined &&
  contradictedColumn(column, file) === undefined &&
  misnamed(column, file) === undefined &&
  !isOutdone(column, file);
