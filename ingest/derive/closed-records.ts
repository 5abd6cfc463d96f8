import type { DuckDBConnection } from '@duckdb/node-api';
import { countOf, sqlFile } from '../ground/sql.ts';

/** Fills the table `closed_record` (closed-record.sql) with the records in the table `closed`; after derive. */
export async function describeClosed(db: DuckDBConnection): Promise<void> {
  await db.run(sqlFile('closed-record.sql', import.meta.url));
}

/**
 * Fills the table `closed_record` with the records that the deliveries from `from` to `upto` closed; after derive. False: they
 * closed none, and the table is left as it was.
 */
export async function closedRecords(db: DuckDBConnection, from: number, upto: number): Promise<boolean> {
  await db.run(`SET VARIABLE closed_from = ${from}; SET VARIABLE closed_upto = ${upto}`);
  await db.run(sqlFile('closed.sql', import.meta.url));
  if (!(await countOf(db, 'closed'))) return false;
  await describeClosed(db);
  return true;
}
