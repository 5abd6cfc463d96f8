import { VOCABULARIES } from '../../src/catalog/vocabulary/tables.ts';
import { literal } from '../ground/sql.ts';

/**
 * The word of a vocabulary that a cell means (feeds.md section 3), as SQL on the joined spelling; unknown words stay.
 * `vocabulary`: its name, where the field is called otherwise.
 */
export function wordSql(field: string, vocabulary = field): string {
  const patterns = VOCABULARIES.find((one) => one.field === vocabulary)?.patterns ?? [];
  const found = patterns.map(
    ([pattern, word]) => `WHEN regexp_matches(lower(${field}), ${literal(pattern)}) THEN ${literal(word)}`,
  );
  return `coalesce(word_${field}.word, ${found.length ? `CASE ${found.join(' ')} END, ` : ''}read.${field})`;
}

/** Joins the spelling that wordSql reads; the row is `read`. */
export const spellingJoin = (field: string, vocabulary = field): string =>
  `LEFT JOIN spelling AS word_${field} ON word_${field}.field = '${vocabulary}' AND word_${field}.spelling = lower(read.${field})`;

/** Joins the makes that are split over make and model; the row is `read`. */
export const SPLIT_MAKE_JOIN =
  'LEFT JOIN split_make ON split_make.word = lower(read.make) AND starts_with_word(read.model, split_make.rest)';

/** SQL of make and model as they are kept; needs their joins. */
export const MAKE_AND_MODEL: Readonly<Record<'make' | 'model', string>> = {
  make: `coalesce(split_make.make, ${wordSql('make')})`,
  model: 'CASE WHEN split_make.make IS NULL THEN model ELSE without_word(model, split_make.rest) END',
};
