import { VOCABULARIES } from '../../src/catalog/vocabulary/tables.ts';
import { literal } from '../ground/sql.ts';

/**
 * Vocabularies are looked up in constant lists (tables.ts), not joined: a join parts each block of rows into those that have
 * a partner and those that have none, and after seven of them hardly a block is left.
 */
const lookedUp = (list: string, among: string, text: string): string =>
  `getvariable('${list}')[list_position(getvariable('${among}'), ${text})]`;

/**
 * SQL of the columns that wordSql reads, on the columns of a row: `word_FIELD`, the word that a vocabulary has for a cell,
 * NULL where it has none. `fields`: field → name of its vocabulary.
 */
export function wordColumns(fields: Readonly<Record<string, string>>): string {
  const words = Object.entries(fields).map(
    ([field, vocabulary]) =>
      `${lookedUp(`words_${vocabulary}`, `spellings_${vocabulary}`, `lower(${field})`)} AS word_${field}`,
  );
  return [...words, ...SPLIT_MAKE].join(', ');
}

/** SQL of the powertrain that a fuel tells. */
export const FUEL_POWERTRAIN = lookedUp('powertrains_fuel_type', 'spellings_fuel_type', 'lower(fuel_type)');

/** SQL of the base colour that a colour's text tells, where no base colour is given. */
export const baseColourSql = (base: string, colour: string): string =>
  lookedUp('words_colour', 'spellings_colour', `missing_colour(${base}, ${colour})`);

/**
 * The word of a vocabulary that a cell means (feeds.md section 3), as SQL on the columns of wordColumns; unknown words stay.
 * `vocabulary`: its name, where the field is called otherwise.
 */
export function wordSql(field: string, vocabulary = field): string {
  const patterns = VOCABULARIES.find((one) => one.field === vocabulary)?.patterns ?? [];
  const found = patterns.map(
    ([pattern, word]) => `WHEN regexp_matches(lower(${field}), ${literal(pattern)}) THEN ${literal(word)}`,
  );
  return `coalesce(word_${field}, ${found.length ? `CASE ${found.join(' ')} END, ` : ''}${field})`;
}

/** Makes that are split over make and model: what stands at the head of the model, and the make. */
const SPLIT_MAKE = [
  `${lookedUp('split_rests', 'split_words', 'lower(make)')} AS split_rest`,
  `${lookedUp('split_makes', 'split_words', 'lower(make)')} AS split_make`,
];
const IS_SPLIT = 'split_rest IS NOT NULL AND starts_with_word(model, split_rest)';

/** SQL of make and model as they are kept, on the columns of wordColumns. */
export const MAKE_AND_MODEL: Readonly<Record<'make' | 'model', string>> = {
  make: `CASE WHEN ${IS_SPLIT} THEN split_make ELSE ${wordSql('make')} END`,
  model: `CASE WHEN ${IS_SPLIT} THEN without_word(model, split_rest) ELSE model END`,
};
