import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset, Field } from '../../src/catalog/field.ts';
import { literal, rows as rowsOf } from '../ground/sql.ts';
import { countsTable, type Rows, termsSql, unifiedFields, valuesSql } from './spelling.ts';

/**
 * A partial delivery may change which spelling of a term most listings use (feeds.md section 5, "facet terms"). Every
 * listing with the term is then written anew, on whatever source: documents hold the term as it is counted, so that counts
 * never depend on how deliveries came.
 */

/** Terms whose spelling the moved listings (content before and now) change: field, folded. */
function changesSql(dataset: Dataset, among: Rows, moved: string): string {
  const stepsOf = (content: 'before' | 'now', step: number): string[] =>
    termsSql(
      dataset,
      unifiedFields(dataset),
      `content WHERE content IN (SELECT ${content} FROM ${moved} WHERE ${content} IS NOT NULL)`,
    ).map((terms) => `SELECT field, given, ${step} AS step FROM (${terms})`);
  const shown = (n: string): string => `first(given ORDER BY ${n} DESC, given) FILTER (WHERE ${n} > 0)`;
  return `INSERT INTO respelled
    WITH
      step AS MATERIALIZED (
        SELECT field, given, sum(step)::BIGINT AS step
        FROM (${[...stepsOf('before', -1), ...stepsOf('now', 1)].join(' UNION ALL ')})
        WHERE given IS NOT NULL GROUP BY field, given HAVING sum(step) <> 0
      ),
      counted AS (
        SELECT field, given, coalesce(n, 0) AS n, coalesce(n, 0) - coalesce(step, 0) AS n_before
        FROM ${countsTable(among)} FULL JOIN step USING (field, given)
      ),
      concerned AS (
        SELECT counted.* FROM counted SEMI JOIN (SELECT field, lower(given) AS folded FROM step) AS near
          ON near.field = counted.field AND near.folded = lower(counted.given)
      )
    SELECT field, lower(given) FROM concerned GROUP BY field, lower(given)
    HAVING ${shown('n')} <> ${shown('n_before')}`;
}

const listingsSql = (dataset: Dataset, field: Field, { rows }: Rows, table: string): string =>
  `INSERT INTO ${table}
    SELECT DISTINCT listing FROM (SELECT listing, ${valuesSql(dataset, field)} AS given FROM ${rows})
    WHERE lower(given) IN (SELECT folded FROM respelled WHERE field = ${literal(field.name)})`;

/**
 * Makes the table `into` of the listings among the rows whose terms are spelled otherwise than before the delivery. After
 * unifyWords of the same rows; reads the table `moved` (moved.sql).
 */
export async function findRespelled(
  db: DuckDBConnection,
  dataset: Dataset,
  among: Rows,
  { moved, into }: { readonly moved: string; readonly into: string },
): Promise<void> {
  await db.run(`
    CREATE OR REPLACE TEMP TABLE respelled (field VARCHAR, folded VARCHAR);
    CREATE OR REPLACE TEMP TABLE ${into} (listing INTEGER)`);
  await db.run(changesSql(dataset, among, moved));
  const changed = await rowsOf<{ field: string }>(db, 'SELECT DISTINCT field FROM respelled');
  const names = new Set(changed.map(({ field }) => field));
  for (const field of unifiedFields(dataset).filter(({ name }) => names.has(name)))
    await db.run(listingsSql(dataset, field, among, into));
}
