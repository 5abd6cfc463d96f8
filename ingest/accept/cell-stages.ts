import type { Dataset } from '../../src/catalog/field.ts';
import { CERTIFIED_WORDS } from '../../src/catalog/vocabulary/choice.ts';
import { type FedField, fedFields } from '../feeds/columns.ts';
import { literal, name } from '../ground/sql.ts';
import {
  type Carried,
  cellOf,
  cellSql,
  columnsOf,
  deliveredSql,
  eachColumn,
  isDelivered,
  isKept,
  mendedSql,
  parsedOf,
  type ReadFile,
  textOf,
  trimmedSql,
} from './cell-columns.ts';
import { isMultiValued, isNumeric, readingOf } from './cells.ts';
import { untidyTexts } from './tidy.ts';
import { unitColumn } from './units.ts';

/** The stages of the statements that look a file over and that read it: from what its columns hold to the values of the cells. */

/** Name of the list that the column of the file with this place among those of a field has as it was delivered. */
const givenOf = (field: string, at: number): string => name(`given_${field}_${at}`);

/** SQL of what reading a cell needs more than once, where its type has such a step. */
function parsedColumn(field: FedField, { forms }: ReadFile): string {
  const { parse } = readingOf(field, forms.get(field.name));
  return parse ? `, ${parse(cellOf(field.name))} AS ${parsedOf(field.name)}` : '';
}

/** SQL that is true for a condition that says certified, too; NULL for others. */
const certifiedSql = `CASE WHEN lower(${cellOf('inventory_type')}) IN (${CERTIFIED_WORDS.map(literal).join(', ')}) THEN true END`;

/** SQL of the value of a cell; NULL where it cannot be read. */
function valueSql(field: FedField, file: ReadFile): string {
  const { sqlType, parse, read } = readingOf(field, file.forms.get(field.name));
  const cell = cellOf(field.name);
  if (!isDelivered(file, field.name))
    return field.name === 'is_certified' && isDelivered(file, 'inventory_type')
      ? certifiedSql
      : `NULL::${sqlType}`;
  if (field.column.type === 'postal') return `postal_text(${cell})`;
  return read?.(cell, parse && parsedOf(field.name)) ?? cell;
}

/** Fields of names and kinds, of which a word such as "other" tells none. */
const KINDS: ReadonlySet<string> = new Set([
  ...[
    'make',
    'model',
    'trim',
    'version',
    'body_type',
    'body_subtype',
    'drivetrain',
    'fuel_type',
    'transmission',
  ],
  ...['exterior_color', 'interior_color', 'base_ext_color', 'base_int_color', 'color'],
]);

/** SQL that is true for a cell that holds a word for no value. */
function saysNothing({ name: field }: FedField): string {
  const cell = cellOf(field);
  return KINDS.has(field) ? `(says_nothing(${cell}) OR says_other(${cell}))` : `says_nothing(${cell})`;
}

/** Counts that some data sets write in words: four doors. */
const COUNTS: ReadonlySet<string> = new Set(['doors', 'cylinders', 'seating_capacity']);

/** SQL of a cell's text, NULL where it holds a word for no value. */
function saidSql(field: FedField, file: Carried): string {
  const cell = cellOf(field.name);
  const counted = COUNTS.has(field.name) ? `counted(${cell})` : cell;
  // a plate's displacement is a text, which stands as it was delivered
  const isLitres = field.name === 'engine_size' && isNumeric(field);
  const text = isLitres ? `without_litres(${cell})` : counted;
  const said = `CASE WHEN ${saysNothing(field)} THEN NULL ELSE ${text} END`;
  return `${isKept(field, file) ? mendedSql(field, file, text, said) : said} AS ${cell}`;
}

/** Name of the column that tells of a list whether a word for no value was left out of it. */
const lacksOf = (field: string): string => name(`lacks_${field}`);

/**
 * SQL that is true where a word for no value was left out of a list; few lists lost anything, so that those alone are looked at. CASE,
 * as all sides of an AND outside of a condition are worked out for every row.
 */
const lacksSql = ({ name: field }: FedField, file: Carried): string =>
  columnsOf(file, field)
    .map((_, at) => {
      const [text, given] = [textOf(field, at), givenOf(field, at)];
      return `CASE WHEN len(${text}) < len(${given}) THEN len(list_filter(${given}, lambda cell: says_nothing(plain_text(cell)))) > 0 ELSE false END`;
    })
    .join(' OR ') || 'false';

/** SQL of the columns whose cells hold a word for no value; few rows have any, so the names are put together for those only. */
function nullColumns(fields: readonly FedField[]): string {
  if (!fields.length) return 'NULL::VARCHAR';
  const says = fields.map((field) => ({
    is: isMultiValued(field) ? lacksOf(field.name) : saysNothing(field),
    name: field.column.name,
  }));
  const names = says.map(({ is, name: column }) => `CASE WHEN ${is} THEN ${literal(column)} END`);
  return `CASE WHEN ${says.map(({ is }) => is).join(' OR ')} THEN concat_ws(' ', ${names.join(', ')}) END`;
}

/** SQL of the stage `given`: what the columns of the file hold of some fields. */
const givenStage = (fields: readonly FedField[], file: Carried): string =>
  `given AS (SELECT line, ${file.source.broken} AS broken${eachColumn(fields, file, (column, _, field) => deliveredSql(column, field))} FROM ${file.source.from})`;

/** SQL of the stages from what the columns of the file hold, the stage `before`, to the stage `cell`. */
function stagesToCells(fields: readonly FedField[], file: Carried, before: string): string {
  const kept = file.tidy ? '' : ', untidy';
  const cells = fields.map((field) => `, ${cellSql(field, file)} AS ${cellOf(field.name)}`);
  const trimmed = eachColumn(fields, file, (_, text, field) =>
    isMultiValued(field)
      ? `${field.column.type === 'links' ? 'kept_links' : 'kept_texts'}(${text})`
      : mendedSql(field, file, text, trimmedSql(field, text)),
  );
  const delivered = fields.filter((field) => isDelivered(file, field.name));
  const lists = delivered.filter(isMultiValued);
  const asGiven = lists.flatMap(({ name: field }) =>
    columnsOf(file, field).map((_, at) => `, ${textOf(field, at)} AS ${givenOf(field, at)}`),
  );
  const lacks = lists.map((field) => `, ${lacksSql(field, file)} AS ${lacksOf(field.name)}`);
  const single = delivered.filter((field) => !isMultiValued(field));
  const said = single.map((field) => saidSql(field, file)).join(', ');
  const silent = delivered.filter(({ name: field }) => !file.tidy?.has(field));
  return `
      trimmed AS (SELECT line, broken${kept}${trimmed}${asGiven.join('')} FROM ${before}),
      translated AS (SELECT line, broken${kept}${cells.join('')}${lacks.join('')} FROM trimmed),
      cell AS (SELECT * ${said && `REPLACE (${said})`}, ${nullColumns(silent)} AS null_columns FROM translated)`;
}

/** The names of the columns of the stage `given` that hold texts, and their fields. */
export const deliveredTexts = (
  fields: readonly FedField[],
  file: Carried,
): readonly { readonly field: string; readonly text: string }[] =>
  fields
    .filter((field) => !isMultiValued(field))
    .flatMap(({ name: field }) =>
      columnsOf(file, field).map((_, at) => ({ field, text: textOf(field, at) })),
    );

/**
 * SQL of the stages that find the cells of some fields before it is known which are tidy, last the stage `cell`: a column
 * `cell_FIELD` with the text of each, and `untidy`: which of the deliveredTexts of `all` fields are untidy in the row, a bit each;
 * NULL where none is.
 */
export function lookedStages(fields: readonly FedField[], all: readonly FedField[], file: Carried): string {
  const untidy = untidyTexts(deliveredTexts(all, file).map(({ text }) => text));
  return `
      ${givenStage(all, file)},
      looked AS (SELECT *, ${untidy} AS untidy FROM given),${stagesToCells(fields, file, 'looked')}`;
}

/**
 * SQL of the stages that find the cells of the fields, last the stage `cell`: line, broken (it is no row), a column
 * `cell_FIELD` with the text of each cell, NULL where it says nothing, and null_columns: the columns whose cells hold a word for
 * that, with blanks between them, NULL where none does. A stage only
 * names columns of the stage before: SQL that stands twice in an expression is worked out twice.
 */
const cellStages = (fields: readonly FedField[], file: ReadFile): string => `
      ${givenStage(fields, file)},${stagesToCells(fields, file, 'given')}`;

/**
 * SQL of the stages that read the rows of a file, last the stage `read`: the columns of cellStages, a column a field with its
 * value, NULL where the cell cannot be read, and what stands around amounts and readings (units.ts).
 */
export function readStages(dataset: Dataset, file: ReadFile): string {
  const fields = fedFields(dataset);
  const delivered = fields.filter((field) => isDelivered(file, field.name));
  const values = fields.map((field) => `, ${valueSql(field, file)} AS ${name(field.name)}`);
  const units = fields.map((field) =>
    unitColumn(
      field,
      isDelivered(file, field.name) ? cellOf(field.name) : undefined,
      file.forms.get(field.name),
    ),
  );
  return `${cellStages(fields, file)},
      parsed AS (SELECT *${delivered.map((field) => parsedColumn(field, file)).join('')}${units.join('')} FROM cell),
      read AS (SELECT *${values.join('')} FROM parsed)`;
}
