import type { DuckDBConnection } from '@duckdb/node-api';
import { row, sqlFile } from '../ground/sql.ts';

/**
 * Counts the active listings of each dealer, of every kind, as of the newest listings delivery that the ledger holds
 * (feeds.md 2.2): the table `inventory`.
 */
export async function countInventory(db: DuckDBConnection): Promise<void> {
  await db.run(`SET VARIABLE upto = ${await newestListings(db)}`);
  for (const file of ['seen.sql', 'standing.sql', 'inventory.sql'])
    await db.run(sqlFile(file, import.meta.url));
}

/** The join of the counts to rows of dealers: an id is text there, and a number inside listings. */
export const inventoryOf = (dealers: string): string =>
  `LEFT JOIN inventory ON inventory.dealer_id = read_code(${dealers}.key)`;

/** Number of the newest listings delivery that the ledger holds; 0: none. */
export async function newestListings(db: DuckDBConnection): Promise<number> {
  const { newest } = await row<{ newest: number }>(
    db,
    "SELECT coalesce(max(id), 0)::INTEGER AS newest FROM delivery WHERE dataset = 'listings'",
  );
  return newest;
}

/**
 * Identifies the counts of those dealers of a delivery that were delivered without one (table `inventory`): equal
 * where all of them are equal.
 */
export async function countsPrint(db: DuckDBConnection, delivery: number): Promise<string> {
  const { print } = await row<{ print: string }>(
    db,
    `SELECT md5(coalesce(string_agg(key || chr(31) || coalesce(inventory_count, 0), chr(30) ORDER BY key), '')) AS print
     FROM dealers ${inventoryOf('dealers')}
     WHERE delivery = ${delivery} AND listing_count IS NULL`,
  );
  return print;
}

/** Is any dealer of a delivery shown with a derived count? */
export async function derivesCounts(db: DuckDBConnection, delivery: number): Promise<boolean> {
  const { some } = await row<{ some: boolean }>(
    db,
    `SELECT count(*) > 0 AS some FROM dealers WHERE delivery = ${delivery} AND listing_count IS NULL`,
  );
  return some;
}
