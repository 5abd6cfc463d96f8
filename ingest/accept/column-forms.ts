import type { ColumnType } from '../../src/catalog/field.ts';
import { type Around, aroundAmount, aroundReading } from '../../src/catalog/vocabulary/around.ts';
import { currencyAround, currencyOfColumn } from '../../src/catalog/vocabulary/currency.ts';
import { isCount } from '../../src/catalog/vocabulary/unit.ts';
import { dateOrder } from '../../src/grammar/date-form.ts';
import { type NumberKind, numberForm } from '../../src/grammar/number-form.ts';
import { yearForm } from '../../src/grammar/year-form.ts';
import type { FedField } from '../feeds/columns.ts';
import type { ColumnForm } from './column-form.ts';
import { aroundSql, currencyWordSql, withoutRate, wordsOf } from './numbers.ts';
import { isMoney } from './units.ts';

/** What the numbers of a column are. */
const NUMBERS: Partial<Record<ColumnType, NumberKind>> = {
  money: 'amount',
  payment: 'amount',
  odometer: 'amount',
  amount: 'number',
  number: 'number',
  integer: 'whole',
  code: 'code',
  year: 'code',
};

/** Numbers of any size that nobody writes in thousandths, either. */
const COUNTED: ReadonlySet<string> = new Set(['hours_used', 'mileage_limit']);

const kindOf = ({ name: field, column }: FedField): NumberKind | undefined =>
  COUNTED.has(field) ? 'amount' : NUMBERS[column.type];

const DATES: ReadonlySet<ColumnType> = new Set(['instant', 'day', 'past day']);

/** Texts that are ids: a fraction of .0 is none of theirs. */
const IDS: ReadonlySet<string> = new Set([
  'id',
  'stock_no',
  'seller_phone',
  'msa_code',
  'build_code',
  'uvc_id',
  'dealer_id',
]);

/** So many different words around the numbers of a column are looked at; a column with more is none of numbers. */
const MOST_WORDS = 200;

/** What words that say no more than this mean. */
const plainly = (means: string | undefined): Around | undefined =>
  means === undefined ? undefined : { means, times: 1 };

/** What the words around a number of a field mean; undefined: they make it no number. */
function meaning(field: FedField, before: string, after: string): Around | undefined {
  const { name, column } = field;
  const { type } = column;
  if (before === '' && after === '%' && (type === 'number' || type === 'amount')) return plainly('');
  if (name === 'engine_size' && before === '' && after === 'CC') return plainly('cc');
  if (type === 'odometer') return before === '' ? aroundReading(after) : undefined;
  if (NUMBERS[type] === 'code' || NUMBERS[type] === 'whole' || name === 'hours_used')
    return isCount(name, before, after) ? plainly('') : undefined;
  return isMoney(field) ? aroundAmount(before, after) : plainly(currencyAround(before, after));
}

/** SQL of the shape of a field's cell, of which a column has few; undefined: its cells have none. */
export function shapeSql({ name: field, column: { type } }: FedField, cell: string): string | undefined {
  if (NUMBERS[type]) return `number_shape(${cell})`;
  if (type === 'instant') return `instant_shape(${cell})`;
  if (DATES.has(type)) return `date_shape(${cell})`;
  if (type === 'text' && IDS.has(field))
    return `CASE WHEN regexp_full_match(${cell}, '[0-9]{1,15}[.]0') THEN '9.0' WHEN ${cell} IS NOT NULL THEN '*' END`;
  return undefined;
}

/**
 * SQL that gathers what the cells of a field tell of its form, as Evidence; undefined: they tell nothing. `shape`: the column of
 * their shapes (shapeSql).
 */
export function evidenceSql(fed: FedField, cell: string, shape: string): string | undefined {
  const {
    name: field,
    column: { type },
  } = fed;
  if (NUMBERS[type]) {
    const years = type === 'year' ? `, 'years': histogram(year_shape(${cell}))` : '';
    const around = aroundSql(isMoney(fed) ? withoutRate(cell) : cell);
    return `{'shapes': histogram(${shape}), 'words': approx_top_k(CASE WHEN ${shape} NOT IN ('999', '9999') THEN ${around} END, ${MOST_WORDS})${years}}`;
  }
  if (type === 'currency') return `{'words': approx_top_k(${currencyWordSql(cell)}, ${MOST_WORDS})}`;
  if (DATES.has(type) || (type === 'text' && IDS.has(field))) return `{'shapes': histogram(${shape})}`;
  return undefined;
}

/** What the cells of a column tell: how often each shape was seen, words around numbers, and how often each shape of a year. */
export interface Evidence {
  readonly shapes?: Readonly<Record<string, number>> | null;
  readonly words?: readonly string[] | null;
  readonly years?: Readonly<Record<string, number>> | null;
}

/** What the words of a column mean, and what they multiply by. */
function wordsIn(
  field: FedField,
  texts: readonly string[],
): Pick<ColumnForm, 'words' | 'times' | 'hasRates'> {
  const found = texts.flatMap((text) => {
    const around = meaning(field, ...wordsOf(text));
    return around === undefined ? [] : [{ text, ...around }];
  });
  const times = found.filter((one) => one.times !== 1).map(({ text, times: by }) => [text, by] as const);
  const isNoted = ({ text }: { text: string }): boolean => currencyAround(...wordsOf(text)) === undefined;
  return {
    words: new Map(found.map(({ text, means }) => [text, means])),
    ...(times.length && { times: new Map(times) }),
    ...(isMoney(field) && found.some(isNoted) && { hasRates: true }),
  };
}

const currenciesIn = (words: readonly string[]): Map<string, string> =>
  new Map(
    words.flatMap((word) => {
      const means = currencyOfColumn(word);
      return means === undefined ? [] : [[word, means] as const];
    }),
  );

/** The form of a field's column, by what its cells tell. */
export function formOf(field: FedField, { shapes, words, years }: Evidence): ColumnForm {
  const counts = new Map(Object.entries(shapes ?? {}));
  const { type } = field.column;
  const kind = kindOf(field);
  if (kind) {
    const told = yearForm(new Map(Object.entries(years ?? {})));
    return {
      number: numberForm(counts, kind),
      ...wordsIn(field, words ?? []),
      ...(told && { years: told }),
    };
  }
  if (type === 'currency') return { words: currenciesIn(words ?? []) };
  if (IDS.has(field.name)) return { isFraction: counts.has('9.0') && !counts.has('*') };
  const isSeconds = type === 'instant' && [...counts.keys()].every((shape) => shape === 'seconds');
  return { dates: dateOrder(counts) ?? (type === 'day' ? 'month first' : undefined), isSeconds };
}

/** Are there plain numbers in the column of a field, and such as are not read as they stand? */
export const isMixed = (field: FedField, tells: Evidence): boolean =>
  formOf(field, tells).number?.isPlain === false &&
  Object.keys(tells.shapes ?? {}).some((shape) => /^[0-9]+(?:[.][0-9]+)?$/.test(shape));
