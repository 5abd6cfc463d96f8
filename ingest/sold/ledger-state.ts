import type { DuckDBConnection } from '@duckdb/node-api';
import { literal, row, rows } from '../ground/sql.ts';

/**
 * Names the state of the ledger that the sold months are made from: its newest listings and sold deliveries, for only
 * the newest of each can leave and no number comes twice. Undefined: it knows of no sale and no month.
 */
export async function stateOf(db: DuckDBConnection): Promise<string | undefined> {
  const { known, state } = await row<{ known: boolean; state: string }>(
    db,
    `SELECT
       (SELECT count(*) FROM (SELECT 1 FROM sold_month UNION ALL SELECT 1 FROM sale)) > 0 AS known,
       concat_ws(' ',
         'listings', (SELECT max_by(id || ' of ' || as_of, id) FROM delivery WHERE dataset = 'listings'),
         'sold', (SELECT max_by(id || ' of ' || as_of, id) FROM delivery WHERE dataset = 'sold' AND state <> 'withdrawing')
       ) AS state`,
  );
  return known ? state : undefined;
}

/**
 * The first month that later sales or withdrawals may still change: no sold delivery owns it, and it is not published
 * yet or ended less than 33 days before the newest listings delivery. After months.sql.
 */
export async function provisionalFrom(db: DuckDBConnection): Promise<string | undefined> {
  const { month } = await row<{ month: string | null }>(
    db,
    `WITH calendar AS (
       SELECT unnest(generate_series(
         date_trunc('month', make_timestamp(listed_since * 1000000)), make_timestamp(listed_until * 1000000), INTERVAL 1 MONTH
       )) AS first_day, listed_until
       FROM sold_as_of
     )
     SELECT strftime(min(calendar.first_day), '%Y-%m') AS month
     FROM calendar LEFT JOIN month_owner USING (first_day)
     WHERE brought_by IS NULL
       AND (published_by IS NULL OR listed_until < epoch(calendar.first_day + INTERVAL 1 MONTH) + 33 * 86400)`,
  );
  return month ?? undefined;
}

/** Names of dealership groups in months' files, one spelling each: that of most rows. Sorted. */
export async function groupNames(db: DuckDBConnection, files: readonly string[]): Promise<string[]> {
  if (!files.length) return [];
  const found = await rows<{ name: string }>(
    db,
    `WITH spelled AS (
       SELECT dealership_group_name AS name, count(*) AS n FROM read_parquet([${files.map(literal).join(', ')}])
       WHERE dealership_group_name IS NOT NULL GROUP BY ALL
     )
     SELECT name FROM spelled QUALIFY row_number() OVER (PARTITION BY lower(name) ORDER BY n DESC, name) = 1
     ORDER BY name`,
  );
  return found.map(({ name }) => name);
}
