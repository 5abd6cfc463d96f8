import type { DuckDBConnection } from '@duckdb/node-api';

/**
 * A partial delivery concerns few listings of a market. Which those are the table `reach` says (rules/reach.sql, derive/reach.sql);
 * rules that run within reach see these alone, and so cost what they are, not what the market is. All listings of a vehicle are
 * there, or none.
 */

/** Tables that are copied: of numbers and short texts, and read again and again. */
const COPIED = ['listing', 'presence', 'record', 'told', 'given_times'] as const;

const near = (table: string): string =>
  `SELECT * FROM ledger.${table} WHERE listing IN (SELECT listing FROM reach)`;

const NARROW = [
  ...COPIED.map((table) => `CREATE OR REPLACE TEMP TABLE ${table} AS ${near(table)};`),
  // wide rows: only the columns that a rule asks for are read, and by their places, so that those between them are not
  `CREATE OR REPLACE TEMP VIEW content AS 
     SELECT * FROM ledger.content
     WHERE rowid IN (SELECT rowid FROM ledger.content WHERE listing IN (SELECT listing FROM reach));`,
].join('\n');

const WIDEN = [
  'DROP VIEW IF EXISTS temp.content;',
  ...COPIED.map((table) => `DROP TABLE IF EXISTS temp.${table};`),
].join('\n');

/** Lets the names mean what is within reach now: work that has extended it, or has written to the tables, says so. */
type Renew = () => Promise<void>;

/**
 * Runs work for which the names of the ledger's tables of listings mean what of them is within reach: temporary ones stand before
 * them. It may read them, and write other ones only.
 */
export async function withinReach<Value>(
  db: DuckDBConnection,
  work: (renew: Renew) => Promise<Value>,
): Promise<Value> {
  const renew = async (): Promise<void> => void (await db.run(NARROW));
  let found: Value;
  try {
    await renew();
    found = await work(renew);
  } catch (error) {
    // in a transaction that failed nothing can be dropped: it takes them away as it ends
    await db.run(WIDEN).catch(() => undefined);
    throw error;
  }
  await db.run(WIDEN);
  return found;
}
