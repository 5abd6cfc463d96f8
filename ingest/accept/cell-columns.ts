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
/** SQL of a cell's text, its words translated by the map. */
function cellSql(field: FedField, columns: readonly SourceColumn[], map: FeedMap): string {
  const constant = map.constants.get(field.name);
  const words = map.values.get(field.name);
  const translated = (cell: string): string => {
    if (!words?.size) return cell;
    const cases = [...words].map(([from, to]) => `WHEN ${literal(from)} THEN ${literal(to)}`);
    return `text_of(CASE lower(${cell}) ${cases.join(' ')} ELSE ${cell} END)`;
  };
  if (isMultiValued(field)) {
    if (constant !== undefined) return `texts_of(string_split(${literal(constant)}, '|'))`;
    const lists = columns.map(({ texts }) => `texts_of(${texts})`);
    const list = lists.length > 1 ? `coalesce(${lists.join(', ')})` : (lists[0] ?? 'NULL::VARCHAR[]');
    return words?.size ? `texts_of(list_transform(${list}, lambda cell: ${translated('cell')}))` : list;
  }
  if (constant !== undefined) return `text_of(${literal(constant)})`;
  const cells = columns.map(({ text }) => translated(`text_of(${text})`));
  return cells.length > 1 ? `coalesce(${cells.join(', ')})` : (cells[0] ?? 'NULL::VARCHAR');
}

/** SQL of all cells of a row, as text: a column `cell_FIELD` a field. */
export const cellColumns = (dataset: Dataset, { matched, map }: ReadFile): string =>
  fedFields(dataset)
    .map((field) => `${cellSql(field, matched.get(field.name) ?? [], map)} AS ${cellOf(field.name)}`)
    .join(', ');

/** Whether the file or its map says anything of a field; where not, the field is unknown in every row. */
export const isDelivered = ({ matched, map }: ReadFile, field: string): boolean =>
  Boolean(matched.get(field)?.length) || map.constants.has(field);

/**
 * SQL of all values of a row, read from their cells: a column a field, NULL where the cell cannot be read. What a file does not
 * have is not read: a statement is bound and optimized in the time that its expressions take, which for a small file is all.
 */
export const valueColumns = (dataset: Dataset, file: ReadFile): string =>
  fedFields(dataset)
    .map((field) => {
      const { read, sqlType } = readingOf(field);
      const cell = cellOf(field.name);
      const text = field.column.type === 'postal' ? `postal_text(${cell})` : cell;
      const value = isDelivered(file, field.name) ? (read?.(cell) ?? text) : `NULL::${sqlType}`;
      return `${value} AS ${name(field.name)}`;
    })
    .join(', ');
