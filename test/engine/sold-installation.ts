import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { loadSold } from '../../ingest/commands/load.ts';
import type { LoadReport } from '../../ingest/delivery/report.ts';
import { literal } from '../../ingest/ground/sql.ts';
import type { SoldManifest } from '../../src/catalog/sold-vehicles.ts';
import { csv, Installation, type Row } from './ingest-installation.ts';

/** Instant of a day's delivery. */
export const day = (date: string): number => Date.parse(`${date}T06:00:00Z`) / 1000;

/** A row of a sold delivery. */
export const sold = (date: string, more: Row = {}): Row => ({
  sold_date: date,
  inventory_type: 'used',
  ...more,
});

/** Reads Parquet files; one for all tests of a file. */
let db: DuckDBConnection | undefined;
const reader = async () => {
  db ??= await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  return db;
};

/** An installation and its sold months. */
export class SoldInstallation extends Installation {
  readonly soldFolder = join(this.installation.dataDir, 'sold');

  /** Loads a sold delivery, however many of its rows are rejected. */
  loadSold(rows: readonly Row[], asOf: number): Promise<LoadReport> {
    const files = [this.write(`sold-${asOf}.csv`, csv(rows))];
    return loadSold({ ...this.installation, asOf, files, maxRejects: 100 });
  }

  get manifest(): SoldManifest {
    return JSON.parse(readFileSync(join(this.soldFolder, 'manifest.json'), 'utf8'));
  }

  /** names of its files, those of the sample too */
  get soldFiles(): string[] {
    if (!existsSync(this.soldFolder)) return [];
    return readdirSync(this.soldFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  }

  /** Rows of a published month, in their order; unknown values are left out. */
  async rowsOf(month: string): Promise<Record<string, unknown>[]> {
    const file = this.manifest.months.find((one) => one.month === month)?.file;
    if (!file) throw new Error(`${month} is not published`);
    const found = await (await reader()).runAndReadAll(
      `FROM read_parquet(${literal(join(this.soldFolder, file))})`,
    );
    return found
      .getRowObjectsJson()
      .map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
  }
}
