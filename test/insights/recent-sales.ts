import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { sqlFile } from '../../ingest/ground/sql.ts';
import { recentRows } from '../../ingest/sold/rows.ts';
import { publish, type SoldRow } from '../summary/sold-files.ts';

/** Instant of the newest delivery of the tests: the day of the hand-made market. */
const AS_OF = '2026-06-15T06:00:00Z';

/** Day so many days before the newest delivery. */
export const daysAgo = (days: number): string =>
  new Date(Date.parse(AS_OF) - days * 86_400_000).toISOString().slice(0, 10);

/** What the ledger of one sold delivery with those rows knows, as recentRows reads it. */
const ledgerOf = (files: string): string => `
  ${sqlFile('../../ingest/derive/sold-values.sql', import.meta.url)}
  ${sqlFile('../../ingest/accept/vins/vin.sql', import.meta.url)}
  CREATE TABLE sold_row AS
    SELECT 1 AS delivery, * REPLACE (strftime(sold_date, '%Y-%m-%d') AS sold_date) FROM read_parquet([${files}]);
  CREATE TABLE sold_as_of AS SELECT ${Date.parse(AS_OF) / 1000}::BIGINT AS as_of;
  CREATE TABLE month_owner AS
    SELECT DISTINCT left(sold_date, 7) AS month, 1 AS brought_by, false AS shown, (left(sold_date, 7) || '-01')::TIMESTAMP AS first_day
    FROM sold_row;
  CREATE TABLE counted_sale AS
    SELECT '' AS vehicle, 0 AS from_delivery, 0::BIGINT AS sold_at, TIMESTAMP '2026-01-01' AS first_day WHERE false`;

/** Publishes the rows as months and as the sales of the last hundred days, as ingest does. */
export async function publishRecent(
  dataDir: string,
  rows: readonly SoldRow[],
  generation = 1,
): Promise<void> {
  const manifest = await publish(dataDir, rows, { generation, rollups: false });
  const file = `recent-g${generation}.parquet`;
  const folder = path.join(dataDir, 'sold');
  const months = manifest.months.map((month) => `'${path.join(folder, month.file)}'`);
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const db = await instance.connect();
  await db.run(ledgerOf(months.join(', ')));
  await db.run(`COPY (${recentRows()}) TO '${path.join(folder, file)}' (FORMAT parquet)`);
  db.closeSync();
  instance.closeSync();
  const recent = { file, rows: rows.length, as_of: Date.parse(AS_OF) / 1000 };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ ...manifest, recent }));
}
