import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset, Field } from '../../src/catalog/field.ts';
import { countOf, literal, name, rows as rowsOf } from '../ground/sql.ts';
import { type CountedRows, ownSql, termsSql, unifiedFields } from './spelling.ts';

/**
 * A partial delivery may change which spelling of a term most listings use (feeds.md section 5, "facet terms"). Every
 * listing with the term is then written anew, on whatever source: documents hold the term as it is counted, so that counts
 * never depend on how deliveries came.
 */

/** Makes the table `term_step` of what the moved listings (content before and now) add to the numbers of each spelling: field, given, step. */
export async function findSteps(db: DuckDBConnection, dataset: Dataset, moved: string): Promise<void> {
  await db.run('CREATE OR REPLACE TEMP TABLE term_step (field VARCHAR, given VARCHAR, step BIGINT)');
  if (!(await countOf(db, `${moved} WHERE before IS DISTINCT FROM now`))) return;
  const stepsOf = (content: 'before' | 'now', step: number): string[] =>
    termsSql(
      dataset,
      unifiedFields(dataset),
      `content WHERE content IN (SELECT ${content} FROM ${moved} WHERE ${content} IS NOT NULL)`,
    ).map((terms) => `SELECT field, given, ${step} AS step FROM (${terms})`);
  await db.run(`
    INSERT INTO term_step
      SELECT field, given, sum(step)::BIGINT AS step
      FROM (${[...stepsOf('before', -1), ...stepsOf('now', 1)].join(' UNION ALL ')})
      WHERE given IS NOT NULL GROUP BY field, given HAVING sum(step) <> 0`);
}

/**
 * Makes the table `respelled` of the spellings of terms of which another one is shown than before the delivery: field, given. Reads
 * `term_step` and the counts as they are now.
 */
export async function findRespelled(db: DuckDBConnection, { counts }: CountedRows): Promise<void> {
  const shown = (n: string): string => `first(given ORDER BY ${n} DESC, given) FILTER (WHERE ${n} > 0)`;
  await db.run(`
    CREATE OR REPLACE TEMP TABLE respelled AS
      WITH
        near AS MATERIALIZED (SELECT DISTINCT field, lower(given) AS folded FROM term_step),
        spelling AS (
          SELECT counted.field, given, folded, n
          FROM ${counts} AS counted JOIN near ON near.field = counted.field AND near.folded = lower(given)
        ),
        counted AS (
          SELECT field, given, lower(given) AS folded, coalesce(n, 0) AS n, coalesce(n, 0) - coalesce(step, 0) AS n_before
          FROM spelling FULL JOIN term_step USING (field, given)
        ),
        changed AS (SELECT field, folded FROM counted GROUP BY field, folded HAVING ${shown('n')} <> ${shown('n_before')})
      SELECT field, given FROM counted SEMI JOIN changed USING (field, folded)`);
}

/** SQL that tells whether a row has one of the respelled terms in a field. */
function isRespelled(dataset: Dataset, field: Field): string {
  const own = ownSql(dataset, field);
  const spellings = `FROM respelled WHERE field = ${literal(field.name)}`;
  return field.type === 'keywords'
    ? `list_has_any(${own}, (SELECT list(given) ${spellings}))`
    : `${own} IN (SELECT given ${spellings})`;
}

/** Makes the table `into` of the listings among rows that have one of the respelled terms (findRespelled). */
export async function respelledListings(
  db: DuckDBConnection,
  dataset: Dataset,
  rows: string,
  into: string,
): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE ${name(into)} (listing INTEGER)`);
  const changed = await rowsOf<{ field: string }>(db, 'SELECT DISTINCT field FROM respelled');
  const names = new Set(changed.map(({ field }) => field));
  for (const field of unifiedFields(dataset).filter((one) => names.has(one.name)))
    await db.run(
      `INSERT INTO ${name(into)} SELECT DISTINCT listing FROM ${rows} WHERE ${isRespelled(dataset, field)}`,
    );
}
