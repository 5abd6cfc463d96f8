import type { Dataset } from '../../src/catalog/field.ts';
import { CERTIFIED_WORDS } from '../../src/catalog/vocabulary/choice.ts';
import { type FedField, fedFields } from '../feeds/columns.ts';
import { literal, name } from '../ground/sql.ts';
import { isMultiValued, isNumeric, readingOf } from './cells.ts';
import type { ColumnForms } from './column-form.ts';
import type { FeedMap } from './map.ts';
import type { Source, SourceColumn } from './source-column.ts';
import { unitColumn } from './units.ts';
import type { DecodedVins } from './vins/source.ts';

/** One file of a delivery, and how its columns are to be understood. */
export interface ReadFile {
  readonly source: Source;
  /** field name → the columns of the file that carry it */
  readonly matched: ReadonlyMap<string, readonly SourceColumn[]>;
  readonly map: FeedMap;
  /** how the columns of the file are written */
  readonly forms: ColumnForms;
  /** number of the file within the delivery */
  readonly fileNumber: number;
  /** its VINs were decoded (vins/understand-vins.ts); absent: they are not */
  readonly vins?: DecodedVins | undefined;
}

/** Name of the column that holds the text of a field's cell. */
export const cellOf = (field: string): string => name(`cell_${field}`);
/** Name of the column that holds what reading a cell needs more than once (CellReading.parse). */
export const parsedOf = (field: string): string => name(`parsed_${field}`);
/** Name of the text that the column of the file with this place among those of a field has. */
const textOf = (field: string, at: number): string => name(`text_${field}_${at}`);
/** The same of a list as it was delivered. */
const givenOf = (field: string, at: number): string => name(`given_${field}_${at}`);

/** What tells where the cells of a field are. */
type Carried = Pick<ReadFile, 'source' | 'matched' | 'map'>;

/** Is anything said of the field: in a column of the file, by a constant of the map, by what fills empty cells? */
export const isDelivered = ({ matched, map }: Pick<Carried, 'matched' | 'map'>, field: string): boolean =>
  matched.has(field) || map.constants.has(field) || (map.defaults?.has(field) ?? false);

const columnsOf = ({ matched, map }: Carried, field: string): readonly SourceColumn[] =>
  map.constants.has(field) ? [] : (matched.get(field) ?? []);

/** SQL of what the file's columns of some fields hold, a column each; `sqlOf` gives it. */
const eachColumn = (
  fields: readonly FedField[],
  file: Carried,
  sqlOf: (column: SourceColumn, text: string, field: FedField) => string,
): string =>
  fields
    .flatMap((field) =>
      columnsOf(file, field.name).map((column, at) => {
        const text = textOf(field.name, at);
        return `, ${sqlOf(column, text, field)} AS ${text}`;
      }),
    )
    .join('');

/** SQL of what a column of the file holds of a field, as it was delivered. */
function deliveredSql({ text, texts, number = text }: SourceColumn, field: FedField): string {
  if (isMultiValued(field)) return texts;
  return isNumeric(field) ? number : text;
}

/** Fields that hold names, which entities of web pages are no part of; prose may be HTML, and ids are what they are. */
const NAMES: ReadonlySet<string> = new Set([
  ...[
    'heading',
    'make',
    'model',
    'trim',
    'version',
    'body_type',
    'drivetrain',
    'fuel_type',
    'transmission',
    'engine',
  ],
  ...['exterior_color', 'interior_color', 'seller_name', 'dealership_group_name', 'street', 'city'],
]);

/** SQL of a text; of a name without entities. */
const namedSql = ({ name: field }: FedField, text: string): string =>
  NAMES.has(field) ? `without_entities(${text})` : text;

/** SQL of a text without the blanks around it; of a name without entities, too. */
const trimmedSql = (field: FedField, text: string): string => `plain_text(${namedSql(field, text)})`;

/** SQL of a word of the map, read as a cell is: it may stand there as the file has it. */
const wordSql = (field: FedField, word: string): string =>
  word.includes('&') ? namedSql(field, literal(word)) : literal(word);

/** SQL of a cell's text, its words translated by the map. */
function cellSql(field: FedField, file: Carried): string {
  const constant = file.map.constants.get(field.name);
  const words = file.map.values.get(field.name);
  const translated = (cell: string): string => {
    if (!words?.size) return cell;
    const cases = [...words].map(([from, to]) => `WHEN ${wordSql(field, from)} THEN ${literal(to)}`);
    return `plain_text(CASE lower(${cell}) ${cases.join(' ')} ELSE ${cell} END)`;
  };
  const cells = columnsOf(file, field.name).map((_, at) => textOf(field.name, at));
  if (isMultiValued(field)) {
    if (constant !== undefined) return `texts_of(string_split(${literal(constant)}, '|'))`;
    const list = joined(field, cells);
    return words?.size ? `texts_of(list_transform(${list}, lambda cell: ${translated('cell')}))` : list;
  }
  if (constant !== undefined) return `plain_text(${literal(constant)})`;
  const fallback = file.map.defaults?.get(field.name);
  const texts = [
    ...cells.map((cell) => (fallback === undefined ? translated(cell) : `said(${translated(cell)})`)),
    ...(fallback === undefined ? [] : [`plain_text(${literal(fallback)})`]),
  ];
  return texts.length > 1 ? `coalesce(${texts.join(', ')})` : (texts[0] ?? 'NULL::VARCHAR');
}

/** Photos stand in columns of their own as often as in one; of other lists the first that is not empty counts. */
function joined({ column }: FedField, cells: readonly string[]): string {
  const [first] = cells;
  if (first === undefined) return 'NULL::VARCHAR[]';
  if (cells.length > 1 && column.type === 'links') return `nullif(list_concat(${cells.join(', ')}), [])`;
  return `coalesce(${[...cells.map((cell) => `nullif(${cell}, [])`), 'NULL'].join(', ')})`;
}

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

/** SQL that is true for a cell that holds a word for no value. */
const saysNothing = (field: FedField): string => `says_nothing(${cellOf(field.name)})`;

/** Counts that some data sets write in words: four doors. */
const COUNTS: ReadonlySet<string> = new Set(['doors', 'cylinders', 'seating_capacity']);

/** SQL of a cell's text, NULL where it holds a word for no value. */
function saidSql(field: FedField): string {
  const cell = cellOf(field.name);
  const text = COUNTS.has(field.name) ? `counted(${cell})` : cell;
  return `CASE WHEN ${saysNothing(field)} THEN NULL ELSE ${text} END AS ${cell}`;
}

/** Name of the column that tells of a list whether a word for no value was left out of it. */
const lacksOf = (field: string): string => name(`lacks_${field}`);

/** SQL that is true where a word for no value was left out of a list; few lists lost anything, so that those alone are looked at. */
const lacksSql = ({ name: field }: FedField, file: Carried): string =>
  columnsOf(file, field)
    .map((_, at) => {
      const [text, given] = [textOf(field, at), givenOf(field, at)];
      return `coalesce(len(${text}) < len(${given}) AND len(list_filter(${given}, lambda cell: says_nothing(plain_text(cell)))) > 0, false)`;
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

/**
 * SQL of the stages that find the cells of some fields, last the stage `cell`: line, broken (it is no row), a column
 * `cell_FIELD` with the text of each cell, NULL where it says nothing, and null_columns: the columns whose cells hold a word for
 * that, with blanks between them, NULL where none does. A stage only
 * names columns of the stage before: SQL that stands twice in an expression is worked out twice.
 */
export function cellStages(fields: readonly FedField[], file: Carried): string {
  const cells = fields.map((field) => `, ${cellSql(field, file)} AS ${cellOf(field.name)}`);
  const given = eachColumn(fields, file, (column, _, field) => deliveredSql(column, field));
  const trimmed = eachColumn(fields, file, (_, text, field) =>
    isMultiValued(field) ? `kept_texts(${text})` : trimmedSql(field, text),
  );
  const delivered = fields.filter((field) => isDelivered(file, field.name));
  const lists = delivered.filter(isMultiValued);
  const asGiven = lists.flatMap(({ name: field }) =>
    columnsOf(file, field).map((_, at) => `, ${textOf(field, at)} AS ${givenOf(field, at)}`),
  );
  const lacks = lists.map((field) => `, ${lacksSql(field, file)} AS ${lacksOf(field.name)}`);
  const single = delivered.filter((field) => !isMultiValued(field));
  const said = single.map(saidSql).join(', ');
  return `
      given AS (SELECT line, ${file.source.broken} AS broken${given} FROM ${file.source.from}),
      trimmed AS (SELECT line, broken${trimmed}${asGiven.join('')} FROM given),
      translated AS (SELECT line, broken${cells.join('')}${lacks.join('')} FROM trimmed),
      cell AS (SELECT * ${said && `REPLACE (${said})`}, ${nullColumns(delivered)} AS null_columns FROM translated)`;
}

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
