import { createHash } from 'node:crypto';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { countOf, literal, rows as rowsOf, sqlFile } from '../ground/sql.ts';
import { type CountedRows, countTerms, LISTING_ROWS, termsSql, unifiedFields } from './spelling.ts';

/**
 * What is counted of a whole market: the spellings of terms, and the active listings of each dealer and source. The ledger keeps the
 * counts with the delivery that they are of, so that a partial one only adds and takes away what it moves (moved.sql). Where they are not of
 * the delivery before (that one was rolled back, or listings were filled again) all is counted anew.
 */

/** The delivery that counts are of: the one before, or the newest itself. */
export type CountedAs = 'before' | 'now';

/** Tells how terms are read: another release may count other fields. */
const termsPrint = (dataset: Dataset): string =>
  createHash('md5')
    .update(termsSql(dataset, unifiedFields(dataset), 'rows').join('\n'))
    .digest('hex');

/** Which delivery the counts of rows are of; undefined: neither `upto` nor the one before, or they were counted otherwise. */
export async function countedAs(
  db: DuckDBConnection,
  dataset: Dataset,
  { rows }: CountedRows,
  upto: number,
): Promise<CountedAs | undefined> {
  const [found] = await rowsOf<{ is_now: boolean; is_before: boolean }>(
    db,
    `SELECT delivery = ${upto} AS is_now,
       delivery IS NOT DISTINCT FROM (SELECT max(id) FROM delivery WHERE dataset = 'listings' AND id < ${upto}) AS is_before
     FROM counted WHERE among = ${literal(rows)} AND terms = ${literal(termsPrint(dataset))}`,
  );
  if (found?.is_now) return 'now';
  return found?.is_before ? 'before' : undefined;
}

async function setCounted(
  db: DuckDBConnection,
  dataset: Dataset,
  { rows }: CountedRows,
  upto: number,
): Promise<void> {
  await db.run(`
    DELETE FROM counted WHERE among = ${literal(rows)};
    INSERT INTO counted VALUES (${literal(rows)}, ${upto}, ${literal(termsPrint(dataset))})`);
}

/** Says that there are no rows to count, as of a delivery. In one transaction. */
export async function countNone(
  db: DuckDBConnection,
  dataset: Dataset,
  among: CountedRows,
  upto: number,
): Promise<void> {
  await db.run(`DELETE FROM ${among.counts}`);
  await setCounted(db, dataset, among, upto);
}

/** Counts the terms of all rows anew, as of a delivery. */
export async function countAnew(
  db: DuckDBConnection,
  dataset: Dataset,
  among: CountedRows,
  upto: number,
): Promise<void> {
  // a run that dies in between leaves none
  await db.run(`DELETE FROM counted WHERE among = ${literal(among.rows)}; DELETE FROM ${among.counts}`);
  if (await countOf(db, `(SELECT 1 FROM ${among.rows} LIMIT 1)`)) await countTerms(db, dataset, among);
  if (among === LISTING_ROWS) await db.run(sqlFile('active-counts.sql', import.meta.url));
  await setCounted(db, dataset, among, upto);
}

/** Follows what a delivery moved, of which `term_step` and `moved` tell (respelling.ts). In one transaction. */
export async function followMoved(
  db: DuckDBConnection,
  dataset: Dataset,
  among: CountedRows,
  upto: number,
): Promise<void> {
  await db.run(`
    MERGE INTO ${among.counts} AS counted USING term_step AS step
    ON counted.field = step.field AND counted.given = step.given
    WHEN MATCHED AND n + step.step = 0 THEN DELETE
    WHEN MATCHED THEN UPDATE SET n = n + step.step
    WHEN NOT MATCHED THEN INSERT VALUES (step.field, step.given, step.step)`);
  if (among === LISTING_ROWS) await db.run(sqlFile('follow-active.sql', import.meta.url));
  await setCounted(db, dataset, among, upto);
}
