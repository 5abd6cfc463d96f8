import { type DecimalMark, type NumberForm, USUAL_FORM } from '../../src/grammar/number-form.ts';
import { literal } from '../ground/sql.ts';

/** SQL that reads numbers as their column writes them (docs/rules/feeds.md section 2.3). */

/** Blanks and apostrophes that part thousands: the plain one, the no-break ones, the thin one. */
const BLANKS = ' \u00a0\u202f\u2009';
const APOSTROPHES = "'\u2019";
/** Marks that refer to a footnote: $39,500*. */
const FOOTNOTES = '*\u2020\u2021';

const groups = (mark: string): string => `[0-9]{1,3}(?:[${mark}][0-9]{3})+`;
/** Lakhs and crores are parted, too: 12,95,000. */
const LAKHS = '[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}';

function numberPattern(decimal: DecimalMark | undefined): string {
  const comma = decimal === '.' ? [groups(','), LAKHS] : decimal === ',' ? [groups('.')] : [];
  const whole = ['[0-9]+', ...comma, groups(BLANKS), groups(APOSTROPHES)].join('|');
  return `[+-]?(?:${whole})${decimal === undefined ? '' : `(?:[${decimal}][0-9]*)?`}`;
}

/** What stands before a number, the number, and what stands behind it; `18.990,-` and `25 995:-` end in no fraction. */
const partsPattern = (decimal: DecimalMark | undefined): string =>
  `^((?:[^0-9+-]*[^0-9+\\-${BLANKS}])?)[${BLANKS}]*(${numberPattern(decimal)})` +
  `(?:[${BLANKS}]?[.,:]?[-\u2013\u2014]{1,2})?[${BLANKS}]*([^0-9]*)$`;

/** SQL of the parts of a cell, {before, number, after}; all empty where the cell is no number. */
const partsSql = (cell: string, { decimal }: NumberForm): string =>
  `regexp_extract(${cell}, ${literal(partsPattern(decimal))}, ['before', 'number', 'after'])`;

/** SQL of an expression on the parts of a cell, named `part`, which are taken apart once. */
const withParts = (cell: string, form: NumberForm, sql: string): string =>
  `list_transform([${partsSql(cell, form)}], lambda part: ${sql})[1]`;

/** SQL that is true for a number that may be thousands as well as a fraction. */
const doubtful = (number: string, { decimal, takesThousandths }: NumberForm): string =>
  decimal === undefined || takesThousandths
    ? 'false'
    : `regexp_full_match(${number}, '[+-]?[1-9][0-9]{0,2}[${decimal}][0-9]{3}')`;

/** SQL of a number's value, from its text; without its group marks, the decimal mark a point. */
function valueSql(number: string, { decimal = '.' }: NumberForm): string {
  const grouping = `${decimal === '.' ? ',' : '.'}${BLANKS}${APOSTROPHES}`;
  return `try_cast(translate(${number}, ${literal(decimal + grouping)}, '.') AS DOUBLE)`;
}

/** What stands around the numbers of a column, as aroundSql gives it → what it means; '' for nothing. */
export type Words = ReadonlyMap<string, string>;

const BETWEEN = '\u001f';

/** The words of a text of aroundSql: those before the number and those behind it. */
export function wordsOf(text: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = text.split(BETWEEN);
  return [before, after];
}

/** One mark of a footnote may stand on either side; several stand for digits that are hidden, as in `25***`. */
const aroundPart = `upper(translate(regexp_replace(part.before, ${literal(`^[${FOOTNOTES}]`)}, '') || ${literal(BETWEEN)} || regexp_replace(part.after, ${literal(`[${FOOTNOTES}]$`)}, ''), ${literal(BLANKS)}, ''))`;

/** SQL of a cell without the rate of a tax: incl. 19 % VAT. */
export const withoutRate = (cell: string): string =>
  `CASE WHEN contains(${cell}, '%') THEN regexp_replace(${cell}, '[0-9]{1,2}(?:[.,][0-9]{1,2})?[${BLANKS}]?%', '') ELSE ${cell} END`;

/** SQL of what stands around the number of a cell; NULL for a number that stands alone, and for what is none. */
export const aroundSql = (cell: string): string => `CASE
  WHEN regexp_full_match(${cell}, '[0-9]+(?:[.][0-9]+)?') THEN NULL
  ELSE list_transform(
    [regexp_extract(${cell}, ${literal(`^((?:[^0-9+-]*[^0-9+\\-${BLANKS}])?)[${BLANKS}]*[+-]?[0-9](?:[0-9.,${BLANKS}${APOSTROPHES}]*[0-9])?[.,]?(?:[${BLANKS}]?[.,:]?[-\u2013\u2014]{1,2})?[${BLANKS}]*([^0-9]*)$`)}, ['before', 'after'])],
    lambda part: CASE WHEN part.before <> '' OR part.after <> '' THEN ${aroundPart} END
  )[1]
END`;

/** SQL of a cell that names a currency, as the vocabulary spells it. */
export const currencyWordSql = (cell: string): string => `upper(translate(${cell}, ${literal(BLANKS)}, ''))`;

/** SQL of what the words around a number mean; NULL: nothing that is known. */
function meaningSql(words: Words | undefined): string {
  const nothing = `part.before = '' AND part.after = ''`;
  const known = [[BETWEEN, ''] as const, ...(words ?? [])].map(
    ([text, meaning]) => `WHEN ${literal(text)} THEN ${literal(meaning)}`,
  );
  return `CASE WHEN ${nothing} THEN '' ELSE CASE ${aroundPart} ${known.join(' ')} END END`;
}

/**
 * SQL of the number in a cell; NULL where it cannot be read as the column is written, or stands among other words than
 * these. An exponent is read, too: 1.5e3.
 */
export function numberSql(
  cell: string,
  form: NumberForm = USUAL_FORM,
  words?: Words,
  times?: ReadonlyMap<string, number>,
): string {
  if (form.isPlain) return `finite(try_cast(${cell} AS DOUBLE))`;
  const value = valueSql('part.number', form);
  const counted = [...(times ?? [])].map(
    ([text, by]) => `WHEN ${literal(text)} THEN round(${value} * ${by}, 2)`,
  );
  const read = withParts(
    cell,
    form,
    `CASE WHEN part.number <> '' AND ${meaningSql(words)} IS NOT NULL AND NOT ${doubtful('part.number', form)}
      THEN ${counted.length ? `CASE ${aroundPart} ${counted.join(' ')} ELSE ${value} END` : value} END`,
  );
  const power = `CASE WHEN regexp_full_match(${cell}, '(?i)[+-]?[0-9]+(?:[.][0-9]*)?e[+-]?[0-9]+') THEN try_cast(${cell} AS DOUBLE) END`;
  return `finite(coalesce(${read}, ${power}))`;
}

/** SQL of what the words around the number of a cell mean; '' for nothing. */
export const meaningOf = (cell: string, form: NumberForm = USUAL_FORM, words?: Words): string =>
  words?.size && !form.isPlain ? withParts(cell, form, meaningSql(words)) : "''";

/** SQL that is true for a cell whose column does not tell whether its mark parts thousands or a fraction. */
export function isUntold(cell: string, form: NumberForm): string {
  const parts = partsSql(cell, form);
  if (form.decimal === undefined) return `regexp_matches(${cell}, '[0-9][.,][0-9]')`;
  return doubtful(`${parts}.number`, form);
}
