import type { DuckDBConnection } from '@duckdb/node-api';
import { closest } from 'fastest-levenshtein';
import type { Dataset } from '../../src/catalog/field.ts';
import { columnParents, type FedField, fedFields, headerKey, knownColumns } from '../feeds/columns.ts';
import type { Spooled } from '../feeds/spool.ts';
import type { Malformed } from '../feeds/spool-writer.ts';
import { CommandRefusal, WrongUsage } from '../ground/outcome.ts';
import { isDelivered, type ReadFile } from './cell-columns.ts';
import { isMultiValued, isNumeric } from './cells.ts';
import type { CountryShare } from './country-share.ts';
import { deriveColumns, refusePatterns } from './derived-columns.ts';
import type { RowForm } from './form.ts';
import { fieldOfHeader } from './headers.ts';
import { exportOf } from './known-exports.ts';
import { lookOver } from './look-over.ts';
import type { FeedMap } from './map.ts';
import { malformedOf, matchColumns, sourceOf } from './source.ts';
import type { CellForm, SourceColumn } from './source-column.ts';
import { type OnStep, stepsOf } from './steps.ts';
import type { VinSource } from './vins/source.ts';
import { understandVins } from './vins/understand-vins.ts';
import { learnWords, wordFields } from './words.ts';

/** What a delivery's rows are accepted with: its files, how they are read, and where the refused ones are written. */
export interface AcceptOptions {
  readonly form: RowForm;
  readonly files: readonly Spooled[];
  readonly map: FeedMap;
  /** maps of known exports: one whose header a file has is taken in place of `map` (known-exports.ts) */
  readonly exports?: readonly FeedMap[];
  /** field → text of a cell that a row leaves empty */
  readonly defaults?: ReadonlyMap<string, string>;
  /** decodes the VINs of a form whose VINs are decoded; absent: they are not */
  readonly vins?: VinSource | undefined;
  /** the market takes its share of the rows only; rows of other markets are left out */
  readonly share?: CountryShare | undefined;
  /** where the rejects and the repeated rows are written */
  readonly rejectsFile: string;
  readonly repeatedFile: string;
  readonly onStep: OnStep;
}

function refuseMissing(map: FeedMap, file: string, headers: readonly string[]): void {
  const have = new Set(headers.map(headerKey));
  const missing = map.headers.filter((header) => !have.has(headerKey(header)));
  if (missing[0] === undefined) return;
  const near = closest(headerKey(missing[0]), [...have]);
  const meant = headers.find((header) => headerKey(header) === near);
  throw new WrongUsage(
    `${file}: has no column "${missing[0]}", which the map names; did you mean "${meant ?? near}"?`,
  );
}

const cellForm = (field: FedField): CellForm => {
  if (isMultiValued(field)) return 'texts';
  return isNumeric(field) ? 'number' : 'text';
};

/** Every row needs a source, and many exports do not tell theirs. */
function refuseNoSource(file: Omit<ReadFile, 'forms' | 'tidy'>, dataset: Dataset, name: string): void {
  const isNeeded = dataset.fields.some(({ name: field }) => field === 'source');
  if (file.map.export && isNeeded && !isDelivered(file, 'source'))
    throw new WrongUsage(
      `${name}: this export of ${file.map.export.name} does not say which website its vehicles are on; add --source dealer.example`,
    );
}

/**
 * The file looked over. Where a column holds numbers of JSON beside texts in another form, those are marked and the file is looked
 * over once more: few files are of that kind, and the others need no mark.
 */
async function lookedFile(
  db: DuckDBConnection,
  dataset: Dataset,
  cells: Omit<ReadFile, 'forms' | 'tidy'>,
  words: ReadonlySet<string>,
) {
  const looked = await lookOver(db, dataset, cells, words);
  const isMarked = (field: string, { marked }: SourceColumn): boolean =>
    marked !== undefined && looked.mixed.has(field) && !cells.map.values.get(field)?.size;
  const matched = new Map(
    [...cells.matched].map(([field, columns]) => [
      field,
      columns.map((one) => (isMarked(field, one) ? { ...one, number: one.marked ?? one.text } : one)),
    ]),
  );
  if (![...cells.matched].some(([field, columns]) => columns.some((one) => isMarked(field, one))))
    return { ...cells, ...looked };
  const marked = { ...cells, matched };
  return { ...marked, ...(await lookOver(db, dataset, marked, words)) };
}

/** Reads one file into `read_row` and `malformed`; gives its unknown columns, how many rows were found, and which export it is. */
export async function acceptFile(
  db: DuckDBConnection,
  options: AcceptOptions & Pick<ReadFile, 'directories'>,
  at: number,
) {
  const { form, files, exports = [], defaults, directories } = options;
  const file = files[at] as Spooled;
  const steps = stepsOf(files, options.onStep);
  const map: FeedMap = { ...(exportOf(file, exports) ?? options.map), defaults };
  const fieldOf = fieldOfHeader(form.dataset, map);
  const parents = columnParents([...knownColumns(form.dataset).keys(), ...map.headers.map(headerKey)]);
  const asked = new Map(fedFields(form.dataset).map((field) => [field.name, cellForm(field)]));
  const used = new Set(map.headers.map(headerKey));
  // a column that the map makes something of may have to give each of its texts
  const formOf = (key: string): CellForm | undefined =>
    asked.get(fieldOf(key) ?? '') ?? (used.has(key) ? 'texts' : undefined);
  steps.file(at, 'columns');
  const source = await sourceOf(db, file, formOf, parents);
  const headers = source.columns.map(({ header }) => header);
  if (!map.export) refuseMissing(map, file.file, headers);
  const { matched, unknown: others } = matchColumns(source.columns, fieldOf);
  const has = new Set(headers.map(headerKey));
  const derived = (map.derived ?? []).filter(({ headers: of }) => of.some((one) => has.has(headerKey(one))));
  await refusePatterns(db, derived, 'the map');
  for (const [field, column] of deriveColumns(source.columns, derived)) matched.set(field, [column]);
  const unknown = others.filter((header) => !used.has(headerKey(header)));
  if (!matched.size) throw new CommandRefusal(`${file.file}: none of its columns are known`);
  const cells = { source, matched, map, directories, fileNumber: at };
  refuseNoSource(cells, form.dataset, file.file);
  steps.file(at, 'looking');
  const { words, ...read } = await lookedFile(db, form.dataset, cells, wordFields(cells, form.understood));
  if (form.understood) await learnWords(db, read, form.understood, words);
  if (form.decodes && options.vins) steps.file(at, 'vins');
  const vins =
    form.decodes && form.understood && options.vins
      ? await understandVins(
          db,
          form.dataset,
          read,
          form.understood.columns,
          options.vins,
          form.decodes === 'build',
        )
      : undefined;
  steps.file(at, 'rows');
  const inserted = await insertRows(db, file, form.statement({ ...read, vins }));
  // what is no row tells no country
  const isFirst = options.share?.isFirst ?? true;
  const malformed = file.format === 'parquet' || !isFirst ? 0 : await insertMalformed(db, file.malformed, at);
  return { unknown, rows: inserted + malformed, malformed, export: map.export };
}

/** Runs the statement that reads the rows of a file; how many there were. */
async function insertRows(db: DuckDBConnection, file: Spooled, sql: string): Promise<number> {
  let inserted: number;
  try {
    inserted = (await db.run(sql)).rowsChanged;
  } catch (error) {
    if (file.format !== 'parquet') throw error;
    throw new CommandRefusal(
      `${file.file}: cannot be read as Parquet (${error instanceof Error ? error.message : error})`,
    );
  }
  if (file.format !== 'parquet' && inserted !== file.rows)
    throw new Error(`${file.file}: ${file.rows} rows were split, but ${inserted} were read`);
  return inserted;
}

/** Takes down what is no row; how many there were. */
async function insertMalformed(
  db: DuckDBConnection,
  malformed: Malformed,
  fileNumber: number,
): Promise<number> {
  if (!malformed.rows) return 0;
  await db.run(
    `INSERT INTO malformed SELECT ${fileNumber}, line, text, reason FROM ${malformedOf(malformed)}`,
  );
  return malformed.rows;
}
