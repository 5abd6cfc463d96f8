import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { literal, rows } from '../ground/sql.ts';

/** Counts up when rows or files are made otherwise than before: then every month is written again. */
const FORM = 3;
const KEY = 'holds';

/** SQL option of a Parquet file that says what it holds. */
export const metadataOption = (holds: string): string =>
  `KV_METADATA {${KEY}: ${literal(`${FORM} ${holds}`)}}`;

/** Which of the files are there and hold what they should; file name → what it should hold. */
export async function filesHolding(
  db: DuckDBConnection,
  folder: string,
  wanted: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const there = [...wanted.keys()].filter((file) => existsSync(join(folder, file)));
  const right = new Set<string>();
  for (const file of there) {
    const found = await rows<{ value: string }>(
      db,
      `SELECT decode(value) AS value FROM parquet_kv_metadata(${literal(join(folder, file))}) WHERE decode(key) = '${KEY}'`,
    );
    if (found.some(({ value }) => value === `${FORM} ${wanted.get(file)}`)) right.add(file);
  }
  return right;
}
