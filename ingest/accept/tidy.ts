import { OTHER_WORDS, plainText } from '../../src/catalog/vocabulary/word.ts';
import { literal } from '../ground/sql.ts';

/**
 * Cells that are kept as they stand: nearly all are. Asking each cell of each row for blanks around it, characters to compose,
 * entities, formulas and words for no value takes longer than reading the row, so that the texts of a row are asked together, and the
 * cells of a row one by one only where one of them is not tidy. What is said here is at least as strict as plain_text,
 * without_entities, shown_text and says_nothing (read.sql): a cell that it finds untidy may turn out to stay as it is.
 */

const BETWEEN = '\\x1f';
const BEGINS = `(?:^|${BETWEEN})`;
const ENDS = `(?:${BETWEEN}|$)`;

/** Words for no value in ASCII (says_nothing, read.sql; says_other, tables.ts). */
const NOTHING = [
  'nan|nat|none|null|#?n/a|n[.]a[.]|#(?:value|ref|div/0|num|null)!|#name[?]|--?|[.]{1,3}|<na>|[(]null[)]|nil|\\\\n|undefined|0000-00-00(?: 00:00:00)?|00/00/0000|other (?:brand|make|models?)',
  ...OTHER_WORDS.map(plainText).filter((word) => /^[a-z]+$/.test(word)),
].join('|');

/** What one of several texts with BETWEEN between them has that is not tidy. */
const UNTIDY = [
  '[^\\x00-\\x7f]',
  `${BEGINS}(?:[\\x00-\\x20]|$)`,
  `[ \\n\\r\\t]${ENDS}`,
  '&(?:amp|quot|apos|#)',
  `${BEGINS}=`,
  `(?i:${BEGINS}(?:${NOTHING})${ENDS})`,
].join('|');

const isUntidy = (text: string): string => `regexp_matches(${text}, ${literal(UNTIDY)})`;

/** SQL that tells which of a row's texts are untidy, a bit each; NULL where none is. */
export function untidyTexts(texts: readonly string[]): string {
  if (!texts.length) return 'NULL::BIT';
  // a list, as the expression for a text would be planned as often as there are texts
  const each = `list_transform([${texts.join(', ')}], lambda text: CASE WHEN ${isUntidy('text')} THEN '1' ELSE '0' END)`;
  return `CASE WHEN ${isUntidy(`concat_ws(chr(31), ${texts.join(', ')})`)} THEN array_to_string(${each}, '')::BIT END`;
}
