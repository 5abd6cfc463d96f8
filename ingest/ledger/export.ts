import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { listingsOf, MARKETS } from '../../src/catalog/markets.ts';
import { soldVehicles } from '../../src/catalog/sold-vehicles.ts';
import { makeFolder } from '../ground/durable-files.ts';
import { type Progress, silent } from '../ground/progress.ts';
import { literal, name, row, rows } from '../ground/sql.ts';
import { ROW_GROUP } from './database.ts';
import { directoriesIn } from './directories.ts';
import { nameOf, openToRead } from './read.ts';

/** Which ledger is exported, and where to. */
export interface ExportOptions {
  /** the ledger's database file */
  readonly file: string;
  /** folder of the export: new, or empty */
  readonly target: string;
  /** memory limit of the database, for example '1GB' */
  readonly memory: string;
  /** seconds to wait for a load to end */
  readonly waitSeconds?: number | undefined;
  readonly progress?: Progress;
}

/** What a table is, for the person who reads its Parquet file. */
interface ExportedTable {
  readonly table: string;
  /** one sentence; the table's name where nothing is said of it */
  readonly about: string;
  readonly file: string;
  readonly rows: number;
  readonly columns: readonly { readonly column: string; readonly type: string; readonly about: string }[];
}

/** What an export holds: `schema.json`. */
export interface Exported {
  readonly ledger: string;
  readonly tables: readonly ExportedTable[];
}

/** What a table's columns are called in the catalogue → what they mean, for tables whose columns are fields of listings, of dealers or of sold vehicles. */
function fieldTexts(ledger: string, table: string): ReadonlyMap<string, string> {
  const dataset = datasetOf(ledger, table);
  return new Map((dataset?.fields ?? []).map(({ name: field, about }) => [field, about]));
}

function datasetOf(ledger: string, table: string): Pick<Dataset, 'fields'> | undefined {
  if (table === 'sold_row') return soldVehicles;
  const market = MARKETS.find((one) => one === ledger);
  if (market === undefined) return undefined;
  const directory = directoriesIn(market).find(([one]) => one === table);
  return directory?.[1] ?? listingsOf(market);
}

async function columnsOf(
  db: DuckDBConnection,
  ledger: string,
  table: string,
): Promise<ExportedTable['columns']> {
  const texts = fieldTexts(ledger, table);
  const found = await rows<{ column: string; type: string; comment: string | null }>(
    db,
    `SELECT column_name AS "column", data_type AS type, comment
     FROM duckdb_columns() WHERE database_name = current_database() AND table_name = ${literal(table)}
     ORDER BY column_index`,
  );
  return found.map(({ comment, ...one }) => ({
    ...one,
    about: comment ?? texts.get(one.column) ?? one.column,
  }));
}

/** The ledger's tables, whichever they are: what is exported follows from the schema. */
async function tablesOf(db: DuckDBConnection): Promise<{ table: string; about: string }[]> {
  return await rows<{ table: string; about: string }>(
    db,
    `SELECT table_name AS "table", coalesce(comment, table_name) AS about
     FROM duckdb_tables() WHERE database_name = current_database() AND NOT internal ORDER BY table_name`,
  );
}

/** What the file says of itself: `about`, and for each column `column.NAME`. */
const metadata = (about: string, columns: ExportedTable['columns']): string =>
  [['about', about] as const, ...columns.map((one) => [`column.${one.column}`, one.about] as const)]
    .map(([key, text]) => `${name(key)}: ${literal(text)}`)
    .join(', ');

async function exportTable(
  db: DuckDBConnection,
  folder: string,
  ledger: string,
  { table, about }: { readonly table: string; readonly about: string },
): Promise<ExportedTable> {
  const columns = await columnsOf(db, ledger, table);
  const file = `${table}.parquet`;
  const path = join(folder, file);
  await db.run(
    `COPY (FROM ${name(table)}) TO ${literal(path)} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROW_GROUP}, KV_METADATA {${metadata(about, columns)}})`,
  );
  chmodSync(path, 0o600);
  const counted = await row<{ rows: number }>(db, `SELECT count(*)::DOUBLE AS rows FROM ${name(table)}`);
  return { table, about, file, rows: counted.rows, columns };
}

/**
 * Writes every table of a ledger as Parquet, one file a table, with `schema.json`, which says what they are; each file says it, too
 * (key-value metadata `about`, and `column.NAME` for each column). The ledger
 * is held for reading meanwhile, so the tables fit each other. Throws CommandRefusal while a load runs.
 */
export async function exportLedger(options: ExportOptions): Promise<Exported> {
  const { file, target, memory, waitSeconds = 0, progress = silent } = options;
  return await makeFolder(target, async (folder) => {
    const { db, close } = await openToRead({ file, folder, memory, waitSeconds });
    try {
      const found = await tablesOf(db);
      const stage = progress('export', 'tables', found.length);
      const tables: ExportedTable[] = [];
      for (const table of found) {
        tables.push(await exportTable(db, folder, nameOf(file), table));
        stage.at(tables.length);
      }
      stage.end();
      const exported: Exported = { ledger: nameOf(file), tables };
      writeFileSync(join(folder, 'schema.json'), `${JSON.stringify(exported, undefined, 2)}\n`, {
        mode: 0o600,
      });
      return exported;
    } finally {
      close();
    }
  });
}
