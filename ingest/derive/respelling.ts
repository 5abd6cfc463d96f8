import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset, Field } from '../../src/catalog/field.ts';
import { literal, rows as rowsOf } from '../ground/sql.ts';
import { countsTable, type Rows, unifiedFields, valuesSql } from './spelling.ts';

/**
 * A partial delivery may change which spelling of a term most listings use (feeds.md section 5, "facet terms"). Every
 * listing with the term is then written anew, on whatever source: documents hold the term as it is counted, so that counts
 * never depend on how deliveries came.
 */

/** Terms of a field whose spelling the moved listings (content before and now) change: field, folded. */
function changesSql(dataset: Dataset, field: Field, among: Rows, moved: string): string {
  const values = (content: 'before' | 'now', step: number): string =>
    `SELECT ${valuesSql(dataset, field)} AS given, ${step} AS step FROM content
     WHERE content IN (SELECT ${content} FROM ${moved} WHERE ${content} IS NOT NULL)`;
  const shown = (n: string): string => `first(given ORDER BY ${n} DESC, given) FILTER (WHERE ${n} > 0)`;
  return `INSERT INTO respelled
    WITH
      step AS (
        SELECT given, sum(step)::BIGINT AS step FROM (${values('before', -1)} UNION ALL ${values('now', 1)})
        WHERE given IS NOT NULL GROUP BY given HAVING sum(step) <> 0
      ),
      counted AS (
        SELECT given, coalesce(n, 0) AS n, coalesce(n, 0) - coalesce(step, 0) AS n_before
        FROM (SELECT given, n FROM ${countsTable(among)} WHERE field = ${literal(field.name)}) FULL JOIN step USING (given)
        WHERE lower(given) IN (SELECT lower(given) FROM step)
      )
    SELECT ${literal(field.name)}, lower(given) FROM counted GROUP BY lower(given)
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
  const fields = unifiedFields(dataset);
  for (const field of fields) await db.run(changesSql(dataset, field, among, moved));
  const changed = await rowsOf<{ field: string }>(db, 'SELECT DISTINCT field FROM respelled');
  const names = new Set(changed.map(({ field }) => field));
  for (const field of fields.filter(({ name }) => names.has(name)))
    await db.run(listingsSql(dataset, field, among, into));
}
