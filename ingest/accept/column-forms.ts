import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnType, Dataset } from '../../src/catalog/field.ts';
import { currencyAround, currencyWords } from '../../src/catalog/vocabulary/currency.ts';
import { distanceUnit, isCount } from '../../src/catalog/vocabulary/unit.ts';
import { dateOrder } from '../../src/grammar/date-form.ts';
import { type NumberKind, numberForm } from '../../src/grammar/number-form.ts';
import { type FedField, fedFields } from '../feeds/columns.ts';
import { name, row } from '../ground/sql.ts';
import { cellOf, cellStages, isDelivered, type ReadFile } from './cell-columns.ts';
import type { ColumnForm, ColumnForms } from './column-form.ts';
import { aroundSql, currencyWordSql, wordsOf } from './numbers.ts';

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

/** What the words around a number of a field mean; undefined: they make it no number. */
function meaning(
  { name: field, column: { type } }: FedField,
  before: string,
  after: string,
): string | undefined {
  if (before === '' && after === '%' && (type === 'number' || type === 'amount')) return '';
  if (type === 'odometer') return before === '' ? distanceUnit(after) : undefined;
  if (NUMBERS[type] === 'code' || NUMBERS[type] === 'whole')
    return isCount(field, before, after) ? '' : undefined;
  return currencyAround(before, after);
}

/** SQL that gathers what the cells of a field tell: a map of their shapes; undefined: the field's cells tell nothing. */
function shapesSql(field: FedField, cell: string): string | undefined {
  const { type } = field.column;
  if (NUMBERS[type])
    return `{'shapes': histogram(number_shape(${cell})), 'words': approx_top_k(${aroundSql(cell)}, ${MOST_WORDS})}`;
  if (DATES.has(type)) return `{'shapes': histogram(date_shape(${cell}))}`;
  if (type === 'currency') return `{'words': approx_top_k(${currencyWordSql(cell)}, ${MOST_WORDS})}`;
  if (type === 'text' && IDS.has(field.name))
    return `{'shapes': histogram(CASE WHEN regexp_full_match(${cell}, '[0-9]{1,15}[.]0') THEN '9.0' WHEN ${cell} IS NOT NULL THEN '*' END)}`;
  return undefined;
}

/** What the cells of a column tell. */
interface Evidence {
  readonly shapes?: Readonly<Record<string, number>> | null;
  readonly words?: readonly string[] | null;
}

function wordsIn(field: FedField, texts: readonly string[]): Map<string, string> {
  return new Map(
    texts.flatMap((text) => {
      const means = meaning(field, ...wordsOf(text));
      return means === undefined ? [] : [[text, means]];
    }),
  );
}

const currenciesIn = (words: readonly string[]): Map<string, string> =>
  new Map(
    words.flatMap((word) => (currencyWords.has(word) ? [[word, currencyWords.get(word) ?? word]] : [])),
  );

function formOf(field: FedField, { shapes, words }: Evidence): ColumnForm {
  const counts = new Map(Object.entries(shapes ?? {}));
  const { type } = field.column;
  const kind = kindOf(field);
  if (kind) return { number: numberForm(counts, kind), words: wordsIn(field, words ?? []) };
  if (type === 'currency') return { words: currenciesIn(words ?? []) };
  if (IDS.has(field.name)) return { isFraction: counts.has('9.0') && !counts.has('*') };
  return { dates: dateOrder(counts) ?? (type === 'day' ? 'month first' : undefined) };
}

/**
 * The forms of the columns of a file: one pass over its cells, which keeps a few shapes a column and no cell. What the map says
 * of a column counts before what its cells tell.
 */
export async function columnForms(
  db: DuckDBConnection,
  dataset: Dataset,
  file: Omit<ReadFile, 'forms'>,
): Promise<ColumnForms> {
  const { map } = file;
  const evidence = fedFields(dataset).flatMap((field) => {
    const sql = shapesSql(field, cellOf(field.name));
    return sql && isDelivered(file, field.name) ? [{ field, sql }] : [];
  });
  const shapes = evidence.map(({ field, sql }) => `to_json(${sql})::VARCHAR AS ${name(field.name)}`);
  const fields = evidence.map(({ field }) => field);
  const found = shapes.length
    ? await row<Record<string, string | null>>(
        db,
        `WITH ${cellStages(fields, file)} SELECT ${shapes.join(', ')} FROM cell`,
      )
    : {};
  return new Map([
    ...evidence.map(({ field }): [string, ColumnForm] => {
      const tells = JSON.parse(found[field.name] ?? '{}') as Evidence;
      const said = map.forms.get(field.name);
      return [field.name, { ...formOf(field, tells), ...said }];
    }),
  ]);
}
