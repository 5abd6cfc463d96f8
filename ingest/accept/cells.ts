import { BOUNDS } from '../../src/catalog/bounds.ts';
import type { ColumnType } from '../../src/catalog/field.ts';
import { DISTANCE_UNITS } from '../../src/catalog/vocabulary/unit.ts';
import type { FedField } from '../feeds/columns.ts';
import type { CellReading } from './cell-reading.ts';
import type { ColumnForm } from './column-form.ts';
import { currencyWordSql, isUntold, meaningOf, numberSql, type Words, withoutRate } from './numbers.ts';
import { objectsReading } from './objects.ts';

const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const parseLower = (cell: string): string => `lower(${cell})`;

/** SQL of what the words around the number of a cell mean: a currency's code or shared sign, a unit; '' for nothing. */
export const meaningIn = (cell: string, { number, words, hasRates }: ColumnForm = {}): string =>
  meaningOf(hasRates ? withoutRate(cell) : cell, number, words);

/** A number within the bounds of its kind; `whole`: without a fraction. */
function bounded(
  type: keyof typeof BOUNDS,
  whole: boolean,
  { number: form, words, times, hasRates }: ColumnForm,
): CellReading {
  const { least, most } = BOUNDS[type];
  // numbers within objects have no column that tells how they are written
  const parse = (cell: string): string =>
    form ? numberSql(hasRates ? withoutRate(cell) : cell, form, words, times) : `usual_number(${cell})`;
  const isOpen = (cell: string): string => (form ? isUntold(cell, form) : 'false');
  const isNone = (number: string): string =>
    whole ? `is_whole(${number}) IS NOT TRUE` : `${number} IS NULL`;
  return {
    sqlType: whole ? 'BIGINT' : 'DOUBLE',
    parse,
    read: (cell, parsed = parse(cell)) =>
      whole ? `whole_within(${parsed}, ${least}, ${most})` : `within(${parsed}, ${least}, ${most})`,
    reason: (cell, parsed = parse(cell)) => `CASE
      WHEN ${isOpen(cell)} THEN ${sqlText(UNTOLD_NUMBER)}
      WHEN ${isNone(parsed)} THEN ${sqlText(whole ? 'is not a whole number' : 'is not a number')}
      WHEN ${parsed} < ${least} THEN ${sqlText(least === 0 ? 'is negative' : `is below ${least}`)}
      ELSE ${sqlText(`is above ${most}`)} END`,
  };
}

/** A year; also one beside a month, a day or a plate, and one of two digits, where the column tells it. */
function yearReading(form: ColumnForm): CellReading {
  const { least, most } = BOUNDS.year;
  const read = bounded('year', true, form);
  const reason = `is not a year from ${least} to ${most}`;
  const { years } = form;
  if (!years) return { ...read, reason };
  const plain = (cell: string): string =>
    `whole_within(${numberSql(cell, form.number, form.words)}, ${least}, ${most})`;
  const told = (cell: string): string =>
    years.isMonthly
      ? `told_year(${cell})`
      : `CASE WHEN year_shape(${cell}) <> 'maybe' THEN told_year(${cell}) END`;
  const parse = (cell: string): string =>
    years.isShort ? `short_year(${cell}, delivery_year())` : `coalesce(${plain(cell)}, ${told(cell)})`;
  return {
    ...read,
    parse,
    read: (cell, parsed = parse(cell)) => `whole_within(${parsed}, ${least}, ${most})`,
    reason,
  };
}

const UNTOLD_NUMBER =
  'may be thousands or a fraction, and the column does not tell which: say in the map how its numbers are written (forms)';
const UNTOLD_DAY =
  'has two readings, and the column does not tell whether day or month comes first: say it in the map (forms)';

const YEAR_ALONE = 'is a year, and no day or time';

const orderSql = ({ dates }: ColumnForm): string => (dates ? sqlText(dates) : 'NULL');

/** Why a text is no instant or day, where its column leaves open which day it means. */
const dayReason =
  (reason: string, { dates, isSeconds }: ColumnForm): NonNullable<CellReading['reason']> =>
  (cell) => {
    const untold = dates || isSeconds ? '' : `WHEN has_two_days(${cell}) THEN ${sqlText(UNTOLD_DAY)}`;
    return `CASE WHEN is_year_alone(${cell}) THEN ${sqlText(YEAR_ALONE)} ${untold} ELSE ${sqlText(reason)} END`;
  };

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

/** SQL of the currency that a cell names; without words: what is asked for is the type only. */
const currencySql = (cell: string, words: Words = new Map()): string =>
  words.size
    ? `CASE ${currencyWordSql(cell)} ${[...words].map(([word, code]) => `WHEN ${sqlText(word)} THEN ${sqlText(code)}`).join(' ')} END`
    : 'NULL::VARCHAR';

type Reading = CellReading | ((form: ColumnForm) => CellReading);

const READINGS: Record<Exclude<ColumnType, 'choice' | 'objects'>, Reading> = {
  text: ({ isFraction }) => ({
    sqlType: 'VARCHAR',
    ...(isFraction ? { read: (cell: string) => `without_fraction(${cell})` } : {}),
  }),
  texts: { sqlType: 'VARCHAR[]' },
  number: (form) => bounded('number', false, form),
  amount: (form) => bounded('amount', false, form),
  money: (form) => bounded('money', false, form),
  payment: (form) => bounded('payment', false, form),
  odometer: (form) => bounded('odometer', false, form),
  integer: (form) => bounded('integer', true, form),
  code: (form) => bounded('code', true, form),
  year: yearReading,
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
  instant: (form) => {
    const parse = (cell: string): string =>
      form.isSeconds ? `try_cast(${cell} AS BIGINT)` : `instant_of(${cell}, ${orderSql(form)})`;
    return {
      sqlType: 'BIGINT',
      parse,
      read: (cell, parsed = parse(cell)) => `within(${parsed}, 0, getvariable('latest'))`,
      reason: dayReason('is not a valid time, or is over 24 hours after the delivery', form),
    };
  },
  'past day': (form) => ({
    sqlType: 'VARCHAR',
    read: (cell) => `day_text(read_instant(${cell}, getvariable('latest'), ${orderSql(form)}))`,
    reason: dayReason('is not a date, or is over 24 hours after the delivery', form),
  }),
  day: ({ dates = 'month first' }) => ({
    sqlType: 'BIGINT',
    read: (cell) => `read_day(${cell}, ${sqlText(dates)})`,
    reason: 'is not a date (MM/DD/YYYY or YYYY-MM-DD)',
  }),
  currency: ({ words }) => ({
    sqlType: 'VARCHAR',
    read: (cell) => currencySql(cell, words),
    reason: 'is not a currency: give a code of ISO 4217, for example EUR, or a sign',
  }),
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
    read: (cell) => `read_links(${cell})`,
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

/** How the cells of a field are read; `form`: how their column is written. */
export function readingOf(field: FedField, form: ColumnForm = {}): CellReading {
  if (field.column.type === 'objects') return objectsReading(field, (member) => readingOf(member));
  if (field.column.type !== 'choice') {
    const reading = READINGS[field.column.type];
    return typeof reading === 'function' ? reading(form) : reading;
  }
  const choices = field.choices ?? [];
  const ours = `[${choices.map(sqlText).join(', ')}]`;
  return {
    sqlType: 'VARCHAR',
    parse: parseLower,
    read: (cell, parsed = parseLower(cell)) =>
      `CASE WHEN list_contains(${ours}, ${parsed}) THEN ${parsed} WHEN ${parsed} IS NOT NULL THEN choice_of(choice_called(${parsed}), ${ours}) END`,
    reason: `is not one of ${choices.join(', ')}`,
  };
}

/** Does the field's column join several values with `|`? */
export const isMultiValued = ({ column }: FedField): boolean =>
  column.type === 'texts' || column.type === 'links';

/** Is the field's value a number? */
export const isNumeric = (field: FedField): boolean =>
  field.column.type !== 'objects' && /DOUBLE|BIGINT/.test(readingOf(field).sqlType);
