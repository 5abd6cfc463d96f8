import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { publish, type SoldRow } from '../summary/sold-files.ts';

/** Instant of the newest delivery of the tests: the day of the hand-made market. */
const AS_OF = '2026-06-15T06:00:00Z';

/** Day so many days before the newest delivery. */
export const daysAgo = (days: number): string =>
  new Date(Date.parse(AS_OF) - days * 86_400_000).toISOString().slice(0, 10);

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
  const instance = await DuckDBInstance.create(':memory:');
  const db = await instance.connect();
  await db.run(
    `COPY (SELECT * FROM read_parquet([${months.join(', ')}])) TO '${path.join(folder, file)}' (FORMAT parquet)`,
  );
  db.closeSync();
  instance.closeSync();
  const recent = { file, rows: rows.length, as_of: Date.parse(AS_OF) / 1000 };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ ...manifest, recent }));
}
