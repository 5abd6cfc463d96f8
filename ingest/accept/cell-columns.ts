import type { ColumnType } from '../../src/catalog/field.ts';
import type { FedField } from '../feeds/columns.ts';
import { literal, name } from '../ground/sql.ts';
import { isMultiValued, isNumeric } from './cells.ts';
import type { ColumnForms } from './column-form.ts';
import type { FeedMap } from './map.ts';
import type { Source, SourceColumn } from './source-column.ts';
import type { DecodedVins } from './vins/source.ts';

/** One file of a delivery, and how its columns are to be understood. */
export interface ReadFile {
  readonly source: Source;
  /** field name → the columns of the file that carry it */
  readonly matched: ReadonlyMap<string, readonly SourceColumn[]>;
  readonly map: FeedMap;
  /** how the columns of the file are written */
  readonly forms: ColumnForms;
  /** fields whose cells are kept as they stand in every row of the file */
  readonly tidy: ReadonlySet<string>;
  /** number of the file within the delivery */
  readonly fileNumber: number;
  /** some directory of dealers is known (RowForm.prepare) */
  readonly directories: boolean;
  /** its VINs were decoded (vins/understand-vins.ts); absent: they are not */
  readonly vins?: DecodedVins | undefined;
}

/** Name of the column that holds the text of a field's cell. */
export const cellOf = (field: string): string => name(`cell_${field}`);
/** Name of the column that holds what reading a cell needs more than once (CellReading.parse). */
export const parsedOf = (field: string): string => name(`parsed_${field}`);
/** Name of the text that the column of the file with this place among those of a field has. */
export const textOf = (field: string, at: number): string => name(`text_${field}_${at}`);
/** What tells where the cells of a field are, and which of them are tidy (tidy.ts); absent: each row says whether its cells are. */
export type Carried = Pick<ReadFile, 'source' | 'matched' | 'map'> & Partial<Pick<ReadFile, 'tidy'>>;

/** Is anything said of the field: in a column of the file, by a constant of the map, by what fills empty cells? */
export const isDelivered = ({ matched, map }: Pick<Carried, 'matched' | 'map'>, field: string): boolean =>
  matched.has(field) || map.constants.has(field) || (map.defaults?.has(field) ?? false);

/** The columns of the file that carry a field; none where the map gives it a constant. */
export const columnsOf = ({ matched, map }: Carried, field: string): readonly SourceColumn[] =>
  map.constants.has(field) ? [] : (matched.get(field) ?? []);

/** SQL of what the file's columns of some fields hold, a column each; `sqlOf` gives it. */
export const eachColumn = (
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
export function deliveredSql({ text, texts, number = text }: SourceColumn, field: FedField): string {
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

/** Fields whose digits spreadsheets keep, or whose links they show, by a formula. */
const FORMULAS: ReadonlySet<string> = new Set(
  'vin id stock_no vdp_url heading dealer_id zip car_zip seller_phone price miles year'.split(' '),
);

/** Types of columns that hold numbers and dates, in the digits of whichever script. */
const IN_DIGITS: ReadonlySet<ColumnType> = new Set([
  'number',
  'amount',
  'money',
  'payment',
  'odometer',
  'integer',
  'code',
  'year',
  'instant',
  'day',
  'past day',
]);

/** SQL of a text without the blanks around it, as a spreadsheet shows it; of a name without entities, too. */
export function trimmedSql(field: FedField, text: string): string {
  const shown = FORMULAS.has(field.name) ? `shown_text(${text}, ${field.column.type === 'link'})` : text;
  const plain = `plain_text(${namedSql(field, shown)})`;
  return IN_DIGITS.has(field.column.type) ? `plain_digits(${plain})` : plain;
}

/** Do the cells of a field come from the file alone, as they are? Then those that are tidy are what the field says. */
export const isKept = (field: FedField, { matched, map }: Carried): boolean =>
  matched.has(field.name) &&
  !isMultiValued(field) &&
  !map.constants.has(field.name) &&
  !map.values.get(field.name)?.size &&
  !map.defaults?.has(field.name);

/** SQL of a cell, where what is done to an untidy one is `mended`; nothing is done to tidy ones (tidy.ts). */
export function mendedSql(
  { name: field }: FedField,
  { tidy }: Carried,
  cell: string,
  mended: string,
): string {
  if (tidy?.has(field)) return cell;
  return tidy ? mended : `CASE WHEN untidy IS NULL THEN ${cell} ELSE ${mended} END`;
}

/** SQL of a word of the map, read as a cell is: it may stand there as the file has it. */
const wordSql = (field: FedField, word: string): string =>
  word.includes('&') ? namedSql(field, literal(word)) : literal(word);

/** SQL of a cell's text, its words translated by the map. */
export function cellSql(field: FedField, file: Carried): string {
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
  const fallback = file.map.defaults?.get(field.name);
  // a constant without a text leaves the file's column out; what is given with the delivery still fills it
  if (constant !== undefined && (constant !== '' || fallback === undefined))
    return `plain_text(${literal(constant)})`;
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
