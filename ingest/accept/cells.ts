import { BOUNDS } from '../../src/catalog/bounds.ts';
import type { ColumnType } from '../../src/catalog/field.ts';
import { DISTANCE_UNITS } from '../../src/catalog/vocabulary/unit.ts';
import type { FedField } from '../feeds/columns.ts';
import type { CellReading } from './cell-reading.ts';
import { objectsReading } from './objects.ts';

const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const parseNumber = (cell: string): string => `read_number(${cell})`;
const parseLower = (cell: string): string => `lower(${cell})`;

/** A number within the bounds of its kind; `whole`: without a fraction. */
function bounded(kind: 'amount' | 'number' | 'integer' | 'code', whole: boolean): CellReading {
  const { least, most } = BOUNDS[kind];
  const isNone = (number: string): string =>
    whole ? `is_whole(${number}) IS NOT TRUE` : `${number} IS NULL`;
  return {
    sqlType: whole ? 'BIGINT' : 'DOUBLE',
    parse: parseNumber,
    read: (cell, parsed = parseNumber(cell)) =>
      whole ? `whole_within(${parsed}, ${least}, ${most})` : `within(${parsed}, ${least}, ${most})`,
    reason: (cell, parsed = parseNumber(cell)) => `CASE
      WHEN ${isNone(parsed)} THEN ${sqlText(whole ? 'is not a whole number' : 'is not a number')}
      WHEN ${parsed} < ${least} THEN ${sqlText(least === 0 ? 'is negative' : `is below ${least}`)}
      ELSE ${sqlText(`is above ${most}`)} END`,
  };
}

/** The reason of a reading as a problem has it. */
export const reasonFor = (
  reason: NonNullable<CellReading['reason']>,
  cell: string,
  parsed?: string,
): string | { readonly sql: string } => (typeof reason === 'string' ? reason : { sql: reason(cell, parsed) });

const wordList = (words: readonly string[]): string => `[${words.map(sqlText).join(', ')}]`;

const unitSql = (cell: string): string =>
  `CASE ${Object.entries(DISTANCE_UNITS)
    .map(([unit, words]) => `WHEN list_contains(${wordList(words)}, lower(${cell})) THEN ${sqlText(unit)}`)
    .join(' ')} END`;

const READINGS: Record<Exclude<ColumnType, 'choice' | 'objects'>, CellReading> = {
  text: { sqlType: 'VARCHAR' },
  texts: { sqlType: 'VARCHAR[]' },
  number: bounded('number', false),
  amount: bounded('amount', false),
  integer: bounded('integer', true),
  code: bounded('code', true),
  year: {
    sqlType: 'BIGINT',
    parse: parseNumber,
    read: (cell, parsed = parseNumber(cell)) =>
      `whole_within(${parsed}, ${BOUNDS.year.least}, ${BOUNDS.year.most})`,
    reason: `is not a year from ${BOUNDS.year.least} to ${BOUNDS.year.most}`,
  },
  vin: {
    sqlType: 'VARCHAR',
    parse: (cell) => `upper(${cell})`,
    read: (cell, parsed = `upper(${cell})`) => `vin_of(${parsed})`,
    reason: 'is not a VIN (17 characters, no I, O or Q)',
  },
  mark: {
    sqlType: 'VARCHAR',
    parse: (cell) => `mark_text(${cell})`,
    read: (cell, parsed = `mark_text(${cell})`) => `mark_of(${parsed})`,
    reason: 'is not a registration mark (2 to 8 letters and digits)',
  },
  flag: {
    sqlType: 'BOOLEAN',
    parse: parseLower,
    read: (cell, parsed = parseLower(cell)) => `flag_of(${parsed})`,
    reason: 'is neither 1 nor 0',
  },
  instant: {
    sqlType: 'BIGINT',
    parse: (cell) => `seconds_of(${cell})`,
    read: (cell, parsed = `seconds_of(${cell})`) => `within(${parsed}, 0, getvariable('latest'))`,
    reason: 'is not a valid time, or is over 24 hours after the delivery',
  },
  day: {
    sqlType: 'BIGINT',
    read: (cell) => `read_day(${cell})`,
    reason: 'is not a date (MM/DD/YYYY or YYYY-MM-DD)',
  },
  unit: {
    sqlType: 'VARCHAR',
    read: unitSql,
    reason: `is not an odometer unit: ${Object.keys(DISTANCE_UNITS).join(' or ')}`,
  },
  'written day': {
    sqlType: 'VARCHAR',
    read: (cell) => `CASE WHEN is_text_or_day(${cell}) THEN ${cell} END`,
    reason: 'is a date that does not exist',
  },
  link: { sqlType: 'VARCHAR', read: (cell) => `read_link(${cell})`, reason: 'is not an http or https link' },
  links: {
    sqlType: 'VARCHAR[]',
    parse: (cell) => `parted_links(${cell})`,
    read: (cell, parsed = `parted_links(${cell})`) => `links_of(${parsed})`,
    reason: 'contains something other than an http or https link',
  },
  domain: { sqlType: 'VARCHAR', read: (cell) => `read_domain(${cell})`, reason: 'is not a domain' },
  latitude: {
    sqlType: 'VARCHAR',
    read: (cell) => `read_degrees(${cell}, ${BOUNDS.latitude.most})`,
    reason: 'is not a latitude',
  },
  longitude: {
    sqlType: 'VARCHAR',
    read: (cell) => `read_degrees(${cell}, ${BOUNDS.longitude.most})`,
    reason: 'is not a longitude',
  },
  // a postal code that no table knows is unknown, not an error (feeds.md section 5)
  postal: { sqlType: 'VARCHAR' },
};

/** How the cells of a field are read. */
export function readingOf(field: FedField): CellReading {
  if (field.column.type === 'objects') return objectsReading(field, readingOf);
  if (field.column.type !== 'choice') return READINGS[field.column.type];
  const choices = field.choices ?? [];
  return {
    sqlType: 'VARCHAR',
    parse: parseLower,
    read: (cell, parsed = parseLower(cell)) => `choice_of(${parsed}, [${choices.map(sqlText).join(', ')}])`,
    reason: `is not one of ${choices.join(', ')}`,
  };
}

/** Does the field's column join several values with `|`? */
export const isMultiValued = ({ column }: FedField): boolean =>
  column.type === 'texts' || column.type === 'links';
