import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import {
  columnParents,
  type FedField,
  fedFields,
  headerKey,
  isPhotoColumn,
  knownColumns,
} from '../feeds/columns.ts';
import type { Spooled } from '../feeds/spool.ts';
import type { Malformed } from '../feeds/spool-writer.ts';
import { Refused, WrongUsage } from '../ground/outcome.ts';
import { literal, row, rows, sqlFile } from '../ground/sql.ts';
import { isDelivered, type ReadFile } from './cell-columns.ts';
import { isMultiValued, isNumeric } from './cells.ts';
import { columnForms } from './column-forms.ts';
import { type CountryShare, leaveElsewhere } from './country-share.ts';
import { deriveColumns, refusePatterns } from './derived-columns.ts';
import type { RowForm } from './form.ts';
import { exportOf } from './known-exports.ts';
import type { FeedMap } from './map.ts';
import { MARKS, marksCount } from './marks.ts';
import { createReadRows } from './read-rows.ts';
import { type CellForm, malformedOf, matchColumns, sourceOf } from './source.ts';
import { type UnknownWords, unknownWords } from './unknown-words.ts';
import type { VinSource } from './vins/source.ts';
import { understandVins } from './vins/understand-vins.ts';
import { learnWords } from './words.ts';

/** A column, a reason, how often it was the problem, and where it was first. */
interface ReasonCount {
  /** null: the whole row */
  readonly column: string | null;
  readonly reason: string;
  readonly count: number;
  readonly file: string;
  readonly line: number;
  readonly value: string;
}

/** What became of the rows of a delivery. */
export interface Acceptance {
  readonly read: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly repeated: number;
  /** rows of countries of other markets, which are none of these */
  readonly elsewhere?: number;
  /** most frequent first, at most ten */
  readonly reasons: readonly ReasonCount[];
  /** rows by what was done to them (MARKS), zero ones left out */
  readonly marks: Readonly<Record<string, number>>;
  readonly unknownWords: UnknownWords;
  /** file, or member of an archive → its form and encoding: `CSV with semicolons, Windows-1252`; which known export it is */
  readonly forms: Readonly<Record<string, string>>;
  /** amounts in other currencies than the row's own: by currency, the rows, and how many of them were converted */
  readonly foreignMoney: Readonly<Record<string, { readonly rows: number; readonly converted: number }>>;
  /** column → rows whose cell there holds a word for no value (`nan`, `None`, `N/A`, `-`) */
  readonly nullWords: Readonly<Record<string, number>>;
  /** columns that are none of ours, by file */
  readonly unknownColumns: Readonly<Record<string, readonly string[]>>;
}

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
  readonly onFile: (done: number) => void;
}

const PHOTOS = 'photo_links';

/** Header key → field name: the map's columns first, then the canonical ones that the map does not fill otherwise. */
export function fieldOfHeader(dataset: Dataset, map: FeedMap): (key: string) => string | undefined {
  const known = knownColumns(dataset);
  const derived = (map.derived ?? []).map(({ field }) => field);
  const filled = new Set([...map.columns.values(), ...derived, ...map.constants.keys()]);
  const hasPhotos = dataset.fields.some(({ name: field }) => field === PHOTOS);
  return (key) => {
    const mapped = map.columns.get(key);
    if (mapped) return mapped;
    const field = known.get(key)?.name ?? (hasPhotos && isPhotoColumn(key) ? PHOTOS : undefined);
    return field && filled.has(field) ? undefined : field;
  };
}

/** Is it a header (as headerKey gives it) that we know, or that the map makes something of? */
export function isKnownHeader(dataset: Dataset, map: FeedMap): (key: string) => boolean {
  const field = fieldOfHeader(dataset, map);
  const mapped = new Set(map.headers.map(headerKey));
  return (key) => mapped.has(key) || field(key) !== undefined;
}

function refuseMissing(map: FeedMap, file: string, headers: readonly string[]): void {
  const have = new Set(headers.map(headerKey));
  const missing = map.headers.filter((header) => !have.has(headerKey(header)));
  if (missing.length) throw new WrongUsage(`${file}: has no column "${missing[0]}", which the map names`);
}

const cellForm = (field: FedField): CellForm => {
  if (isMultiValued(field)) return 'texts';
  return isNumeric(field) ? 'number' : 'text';
};

/** Every row needs a source, and many exports do not tell theirs. */
function refuseNoSource(file: Omit<ReadFile, 'forms'>, dataset: Dataset, name: string): void {
  const isNeeded = dataset.fields.some(({ name: field }) => field === 'source');
  if (file.map.export && isNeeded && !isDelivered(file, 'source'))
    throw new WrongUsage(
      `${name}: this export of ${file.map.export.name} does not say which website its vehicles are on; add --source dealer.example`,
    );
}

/** Reads one file into `read_row` and `malformed`; gives its unknown columns, how many rows were found, and which export it is. */
async function acceptFile(db: DuckDBConnection, options: AcceptOptions, at: number) {
  const { form, files, exports = [], defaults } = options;
  const file = files[at] as Spooled;
  const map: FeedMap = { ...(exportOf(file, exports) ?? options.map), defaults };
  const fieldOf = fieldOfHeader(form.dataset, map);
  const parents = columnParents([...knownColumns(form.dataset).keys(), ...map.headers.map(headerKey)]);
  const asked = new Map(fedFields(form.dataset).map((field) => [field.name, cellForm(field)]));
  const used = new Set(map.headers.map(headerKey));
  // a column that the map makes something of may have to give each of its texts
  const formOf = (key: string): CellForm | undefined =>
    asked.get(fieldOf(key) ?? '') ?? (used.has(key) ? 'texts' : undefined);
  const source = await sourceOf(db, file, formOf, parents);
  const headers = source.columns.map(({ header }) => header);
  if (!map.export) refuseMissing(map, file.file, headers);
  const { matched, unknown: others } = matchColumns(source.columns, fieldOf);
  const has = new Set(headers.map(headerKey));
  const derived = (map.derived ?? []).filter(({ headers: of }) => of.some((one) => has.has(headerKey(one))));
  await refusePatterns(db, derived, 'the map');
  for (const [field, column] of deriveColumns(source.columns, derived)) matched.set(field, [column]);
  const unknown = others.filter((header) => !used.has(headerKey(header)));
  if (!matched.size) throw new Refused(`${file.file}: none of its columns are known`);
  const cells = { source, matched, map, fileNumber: at };
  refuseNoSource(cells, form.dataset, file.file);
  const read: ReadFile = { ...cells, forms: await columnForms(db, form.dataset, cells) };
  if (form.understood) await learnWords(db, form.dataset, read, form.understood);
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
    throw new Refused(
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

async function writeReports(
  db: DuckDBConnection,
  { files, rejectsFile, repeatedFile }: AcceptOptions,
): Promise<void> {
  const names = `[${files.map(({ file }) => literal(file)).join(', ')}]`;
  await db.run(`COPY (
    SELECT harmless(${names}[file_number + 1]) AS file, line, "column", shown(value) AS value, reason
    FROM problem ORDER BY file_number, line, "column"
  ) TO ${literal(rejectsFile)} (FORMAT csv, HEADER)`);
  await db.run(`COPY (
    SELECT harmless(${names}[file_of(seq) + 1]) AS file, line_of(seq) AS line,
      harmless(${names}[file_of(kept) + 1]) AS kept_file, line_of(kept) AS kept_line
    FROM identity WHERE seq <> kept ORDER BY seq
  ) TO ${literal(repeatedFile)} (FORMAT csv, HEADER)`);
}

async function topReasons(db: DuckDBConnection, files: readonly Spooled[]): Promise<ReasonCount[]> {
  const found = await rows<{
    column: string | null;
    reason: string;
    count: number;
    file_number: number;
    line: number;
    value: string;
  }>(
    db,
    `SELECT "column", reason, count(*)::DOUBLE AS count, arg_min(file_number, (file_number << 40) + line)::INTEGER AS file_number,
       arg_min(line, (file_number << 40) + line)::DOUBLE AS line, arg_min(shown(value), (file_number << 40) + line) AS value
     FROM problem GROUP BY ALL ORDER BY 3 DESC, 1, 2 LIMIT 10`,
  );
  return found.map(({ file_number, ...rest }) => ({ ...rest, file: files[file_number]?.file ?? '' }));
}

async function countMarks(db: DuckDBConnection): Promise<Record<string, number>> {
  const counts = await row<Record<string, number>>(db, `SELECT ${marksCount()} FROM delivered`);
  return Object.fromEntries(MARKS.flatMap((mark) => (counts[mark] ? [[mark, counts[mark]]] : [])));
}

async function foreignMoney(db: DuckDBConnection): Promise<Acceptance['foreignMoney']> {
  const found = await rows<{ currency: string; rows: number; converted: number }>(
    db,
    `SELECT foreign_currency AS currency, count(*)::DOUBLE AS rows, count(rate_of(foreign_currency))::DOUBLE AS converted
     FROM delivered WHERE foreign_currency IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  return Object.fromEntries(found.map(({ currency, ...counts }) => [currency, counts]));
}

async function nullWords(db: DuckDBConnection): Promise<Record<string, number>> {
  const found = await rows<{ column: string; rows: number }>(
    db,
    `SELECT "column", count(*)::DOUBLE AS rows
     FROM (SELECT unnest(string_split(null_columns, ' ')) AS "column" FROM delivered WHERE null_columns IS NOT NULL)
     GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  return Object.fromEntries(found.map(({ column, rows: count }) => [column, count]));
}

/**
 * Reads all files of a delivery into `read_row` (the delivery's instant + 24 h in the variable `latest`), takes out
 * what is rejected or repeated, and says what became of every row. Leaves the view `delivered` (the accepted rows)
 * and the temporary table `identity` (seq, key); the ledger is read at most. Throws WrongUsage for a map that does
 * not fit, Refused for files that cannot be read.
 */
export async function acceptDelivery(db: DuckDBConnection, options: AcceptOptions): Promise<Acceptance> {
  await db.run(
    'CREATE OR REPLACE TEMP TABLE malformed (file_number BIGINT, line BIGINT, text VARCHAR, reason VARCHAR)',
  );
  await createReadRows(db, options.form.dataset);
  await options.form.prepare?.(db);
  const unknownColumns: Record<string, string[]> = {};
  const forms: Record<string, string> = {};
  let read = 0;
  let malformed = 0;
  for (const [at, { file, readAs }] of options.files.entries()) {
    const found = await acceptFile(db, options, at);
    if (found.unknown.length) unknownColumns[file] = found.unknown;
    forms[file] = found.export ? `${readAs}, an export of ${found.export.name}` : readAs;
    read += found.rows;
    malformed += found.malformed;
    options.onFile(at + 1);
  }
  const elsewhere = options.share ? await leaveElsewhere(db) : 0;
  read -= elsewhere;
  await db.run(options.form.identity);
  const again = await db.run(
    'DELETE FROM staging.read_row WHERE seq IN (SELECT seq FROM identity WHERE seq <> kept)',
  );
  if (options.form.dataset.fields.some(({ name: field }) => field === 'id'))
    await db.run(sqlFile('twin-ids.sql', import.meta.url));
  await db.run(sqlFile('rejects.sql', import.meta.url));
  await writeReports(db, options);
  const bad = await db.run('DELETE FROM staging.read_row WHERE problems IS NOT NULL');
  const rejected = bad.rowsChanged + malformed;
  return {
    read,
    accepted: read - rejected - again.rowsChanged,
    rejected,
    repeated: again.rowsChanged,
    ...(elsewhere ? { elsewhere } : {}),
    reasons: await topReasons(db, options.files),
    marks: await countMarks(db),
    unknownWords: await unknownWords(db, options.form),
    forms,
    foreignMoney: await foreignMoney(db),
    nullWords: await nullWords(db),
    unknownColumns,
  };
}
