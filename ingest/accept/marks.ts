import { VOCABULARIES } from '../../src/catalog/vocabulary/tables.ts';

/**
 * What accepting did to a row besides reading it, one bit each in `read_row.marks`: a word of a vocabulary was
 * normalised (by field), a ZIP was repaired or is unknown, and so on. Only counted, for the report.
 */
export const MARKS = [
  ...VOCABULARIES.map(({ field }) => `normalised_${field}`),
  'zip_repaired',
  'zip_unknown',
  'country_unknown',
  'country_foreign',
  'wrong_check_digit',
  'kilometres_converted',
  'says_null',
  'no_place',
  'vin_of_another_year',
  'sold_abroad',
  'odd_miles',
  'odd_money',
  'trim_split',
  'model_spelled',
  'model_unclear',
  'vin_contradicts',
  'vin_not_decoded',
  'build_filled',
  'elsewhere',
] as const;

/** The bit of a mark. */
export const markBit = (mark: (typeof MARKS)[number]): number => 2 ** MARKS.indexOf(mark);

/** SQL of the bit set, from the SQL of each mark. */
export function marksSql(conditions: ReadonlyMap<string, string>): string {
  const bits = MARKS.map(
    (mark, at) => `CASE WHEN ${conditions.get(mark) ?? 'false'} THEN ${2 ** at} ELSE 0 END`,
  );
  return `(${bits.join(' + ')})::INTEGER`;
}

/** SQL that counts the rows with each mark. */
export const marksCount = (): string =>
  MARKS.map((mark, at) => `count(*) FILTER (marks & ${2 ** at} <> 0)::DOUBLE AS ${mark}`).join(', ');
