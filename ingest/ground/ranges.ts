import type { DuckDBConnection } from '@duckdb/node-api';
import { rows } from './sql.ts';

/** Numbers from that of the first bucket on, up to that of the last one; numbers of rows are too large for ours. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Wide rows that one statement works on: what they are joined with then fits into memory, however large the market is. */
const TOGETHER = 250_000;
/** Numbers of a bucket, which is never parted. */
const BUCKET = 8192;

/** Every number of an INTEGER column that is not below 0. */
export const EVERY: Range = { first: 0, last: 2 ** 31 / BUCKET };

/** How many rows have a number of a bucket; buckets in order. */
interface Bucket {
  readonly bucket: number;
  readonly held: number;
}

/** Ranges that follow each other, each with at most so many rows as one statement works on. */
export function rangesOf(buckets: readonly Bucket[]): Range[] {
  const ranges: Range[] = [];
  let [first, held] = [0, 0];
  for (const [at, one] of buckets.entries()) {
    held += one.held;
    const next = buckets[at + 1];
    if (next && held + next.held <= TOGETHER) continue;
    ranges.push({ first, last: one.bucket });
    [first, held] = [one.bucket + 1, 0];
  }
  return ranges;
}

/** Parts the rows of a table by the numbers (none below 0) in a column; none where it has no rows. */
export async function rangesIn(db: DuckDBConnection, table: string, column: string): Promise<Range[]> {
  return rangesOf(
    await rows<{ bucket: number; held: number }>(
      db,
      `SELECT (${column} // ${BUCKET})::DOUBLE AS bucket, count(*)::DOUBLE AS held FROM ${table} GROUP BY bucket ORDER BY bucket`,
    ),
  );
}

/** SQL that a number is in the range. */
export const within = (number: string, { first, last }: Range): string =>
  `${number} >= ${first}::BIGINT * ${BUCKET} AND ${number} < ${last + 1}::BIGINT * ${BUCKET}`;
