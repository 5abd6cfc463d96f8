import type { DuckDBConnection } from '@duckdb/node-api';
import { sqlFile } from '../sql.ts';

/**
 * Fills the table `closed_record` (closed.sql) with the records that the deliveries from `from` to `upto` closed; after
 * derive, whose tables it reads. Gives their number.
 */
export async function closedRecords(db: DuckDBConnection, from: number, upto: number): Promise<void> {
  await db.run(`SET VARIABLE closed_from = ${from}; SET VARIABLE closed_upto = ${upto}`);
  await db.run(sqlFile('closed.sql', import.meta.url));
}
