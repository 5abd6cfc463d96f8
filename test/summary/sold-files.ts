import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { ColumnType } from '../../src/catalog/field.ts';
import { type SoldManifest, soldVehicles } from '../../src/catalog/sold-vehicles.ts';
import { writeRollup } from '../../src/summary/rollup.ts';

/** Writes sold vehicles as the published months of a state directory, as ingest does. */

export type SoldRow = Readonly<Record<string, string | number | boolean | null>>;

const TYPES: Partial<Record<ColumnType, string>> = {
  flag: 'BOOLEAN',
  integer: 'BIGINT',
  year: 'BIGINT',
  number: 'DOUBLE',
  amount: 'DOUBLE',
  money: 'DOUBLE',
  odometer: 'DOUBLE',
};

/** Columns of a month's file: name → SQL type. */
export const COLUMNS: readonly (readonly [string, string])[] = soldVehicles.fields.map(({ name, column }) => [
  name,
  name === 'sold_date' ? 'DATE' : (TYPES[column?.type ?? 'text'] ?? 'VARCHAR'),
]);

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function cell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value);
}

async function writeMonth(db: DuckDBConnection, rows: readonly SoldRow[], file: string): Promise<void> {
  const csv = `${file}.csv`;
  const lines = rows.map((row) => COLUMNS.map(([name]) => cell(row[name])).join(','));
  writeFileSync(csv, `${COLUMNS.map(([name]) => name).join(',')}\n${lines.join('\n')}\n`);
  const columns = COLUMNS.map(([name, type]) => `${quoted(name)}: ${quoted(type)}`).join(', ');
  await db.run(`COPY (
      SELECT * FROM read_csv(${quoted(csv)}, header = true, columns = {${columns}}, delim = ',', quote = '"', escape = '"')
    ) TO ${quoted(file)} (FORMAT parquet, COMPRESSION zstd)`);
}

interface Publication {
  readonly generation: number;
  /** months that are published also where no row is of them */
  readonly months?: readonly string[];
  readonly rollups: boolean;
  readonly provisionalFrom?: string;
  /** default: those of the rows */
  readonly groups?: readonly string[];
}

/** Publishes the rows' months, the manifest last and by one rename. */
export async function publish(
  dataDir: string,
  rows: readonly SoldRow[],
  { generation, months, rollups, provisionalFrom, groups }: Publication,
): Promise<SoldManifest> {
  const folder = path.join(dataDir, 'sold');
  mkdirSync(folder, { recursive: true });
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const db = await instance.connect();
  const monthOf = (row: SoldRow): string => String(row.sold_date).slice(0, 7);
  const published: SoldManifest['months'][number][] = [];
  for (const month of [...new Set([...(months ?? []), ...rows.map(monthOf)])].sort()) {
    const file = `${month}-${generation}.parquet`;
    const own = rows.filter((row) => monthOf(row) === month);
    await writeMonth(db, own, path.join(folder, file));
    if (rollups) await writeRollup(db, path.join(folder, file));
    published.push({ month, file, rows: own.length, from: 'delivery' });
  }
  const named = rows.flatMap(({ dealership_group_name: name }) => (typeof name === 'string' ? [name] : []));
  const manifest: SoldManifest = {
    generation,
    months: published,
    dealership_groups: [...(groups ?? new Set(named))].sort(),
    ...(provisionalFrom === undefined ? {} : { provisional_from: provisionalFrom }),
  };
  writeFileSync(path.join(folder, 'manifest.new'), JSON.stringify(manifest));
  renameSync(path.join(folder, 'manifest.new'), path.join(folder, 'manifest.json'));
  db.closeSync();
  instance.closeSync();
  return manifest;
}
