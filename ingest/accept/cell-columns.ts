import type { Dataset } from '../../src/catalog/field.ts';
import { type FedField, fedFields } from '../feeds/columns.ts';
import { literal, name } from '../ground/sql.ts';
import { isMultiValued, readingOf } from './cells.ts';
import type { FeedMap } from './map.ts';
import type { Source, SourceColumn } from './source.ts';

/** One file of a delivery, and how its columns are to be understood. */
export interface ReadFile {
  readonly source: Source;
  /** field name → the columns of the file that carry it */
  readonly matched: ReadonlyMap<string, readonly SourceColumn[]>;
  readonly map: FeedMap;
  /** number of the file within the delivery */
  readonly fileNumber: number;
}

/** Name of the column that holds the text of a field's cell. */
export const cellOf = (field: string): string => name(`cell_${field}`);
/** Name of the column that holds what reading a cell needs more than once (CellReading.parse). */
export const parsedOf = (field: string): string => name(`parsed_${field}`);
/** Name of the text that the column of the file with this place among those of a field has. */
const textOf = (field: string, at: number): string => name(`text_${field}_${at}`);

/** Is anything said of the field: in a column of the file, by a constant of the map, by what fills empty cells? */
export const isDelivered = ({ matched, map }: ReadFile, field: string): boolean =>
  matched.has(field) || map.constants.has(field) || (map.defaults?.has(field) ?? false);

const columnsOf = ({ matched, map }: ReadFile, field: string): readonly SourceColumn[] =>
  map.constants.has(field) ? [] : (matched.get(field) ?? []);

/** SQL of what the file's columns of a field hold, a column each; `sqlOf` gives it. */
const eachColumn = (
  dataset: Dataset,
  file: ReadFile,
  sqlOf: (column: SourceColumn, text: string, isMulti: boolean) => string,
): string =>
  fedFields(dataset)
    .flatMap((field) =>
      columnsOf(file, field.name).map((column, at) => {
        const text = textOf(field.name, at);
        return `, ${sqlOf(column, text, isMultiValued(field))} AS ${text}`;
      }),
    )
    .join('');

/** SQL of a cell's text, its words translated by the map. */
function cellSql(field: FedField, file: ReadFile): string {
  const constant = file.map.constants.get(field.name);
  const words = file.map.values.get(field.name);
  const translated = (cell: string): string => {
    if (!words?.size) return cell;
    const cases = [...words].map(([from, to]) => `WHEN ${literal(from)} THEN ${literal(to)}`);
    return `text_of(CASE lower(${cell}) ${cases.join(' ')} ELSE ${cell} END)`;
  };
  const cells = columnsOf(file, field.name).map((_, at) => textOf(field.name, at));
  if (isMultiValued(field)) {
    if (constant !== undefined) return `texts_of(string_split(${literal(constant)}, '|'))`;
    const lists = cells.map((cell) => `nullif(${cell}, [])`);
    const list = lists.length > 1 ? `coalesce(${lists.join(', ')})` : (lists[0] ?? 'NULL::VARCHAR[]');
    return words?.size ? `texts_of(list_transform(${list}, lambda cell: ${translated('cell')}))` : list;
  }
  if (constant !== undefined) return `text_of(${literal(constant)})`;
  const fallback = file.map.defaults?.get(field.name);
  const texts = [
    ...cells.map(translated),
    ...(fallback === undefined ? [] : [`text_of(${literal(fallback)})`]),
  ];
  return texts.length > 1 ? `coalesce(${texts.join(', ')})` : (texts[0] ?? 'NULL::VARCHAR');
}

/** SQL of what reading a cell needs more than once, where its type has such a step. */
function parsedColumn(field: FedField): string {
  const { parse } = readingOf(field);
  return parse ? `, ${parse(cellOf(field.name))} AS ${parsedOf(field.name)}` : '';
}

/** SQL of the value of a cell; NULL where it cannot be read. */
function valueSql(field: FedField, file: ReadFile): string {
  const { sqlType, parse, read } = readingOf(field);
  const cell = cellOf(field.name);
  if (!isDelivered(file, field.name)) return `NULL::${sqlType}`;
  if (field.column.type === 'postal') return `postal_text(${cell})`;
  return read?.(cell, parse && parsedOf(field.name)) ?? cell;
}

/**
 * SQL of the stages that read the rows of a file, last the stage `read`: line, broken (it is no row), a column `cell_FIELD`
 * with the text of each cell, and a column a field with its value, NULL where the cell cannot be read. A stage only
 * names columns of the stage before: SQL that stands twice in an expression is worked out twice.
 */
export function readStages(dataset: Dataset, file: ReadFile): string {
  const fields = fedFields(dataset);
  const delivered = fields.filter((field) => isDelivered(file, field.name));
  const cells = fields.map((field) => `, ${cellSql(field, file)} AS ${cellOf(field.name)}`);
  const values = fields.map((field) => `, ${valueSql(field, file)} AS ${name(field.name)}`);
  const given = eachColumn(dataset, file, ({ text, texts }, _, isMulti) => (isMulti ? texts : text));
  const trimmed = eachColumn(dataset, file, (_, text, isMulti) =>
    isMulti ? `kept_texts(${text})` : `text_of(${text})`,
  );
  return `
      given AS (SELECT line, ${file.source.broken} AS broken${given} FROM ${file.source.from}),
      trimmed AS (SELECT line, broken${trimmed} FROM given),
      cell AS (SELECT line, broken${cells.join('')} FROM trimmed),
      parsed AS (SELECT *${delivered.map(parsedColumn).join('')} FROM cell),
      read AS (SELECT *${values.join('')} FROM parsed)`;
}
