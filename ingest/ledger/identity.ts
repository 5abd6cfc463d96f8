import type { DuckDBConnection } from '@duckdb/node-api';
import { row } from '../ground/sql.ts';
import { hasTable } from './schema.ts';

/**
 * Makes the id where there is none. A ledger of an earlier program takes it from its first delivery, so that the ledger and
 * a backup of it, brought to the present form apart, have the same one.
 */
const MAKE = `
  BEGIN;
  CREATE TABLE ledger_id (id VARCHAR NOT NULL);
  INSERT INTO ledger_id SELECT coalesce(
    (SELECT md5(concat_ws('|', id, dataset, market, as_of, report)) FROM delivery ORDER BY id LIMIT 1),
    md5(uuid()::VARCHAR));
  COMMENT ON TABLE ledger_id IS 'the id of this ledger, which the indices and reports of its deliveries carry';
  COMMIT`;

/** The id of a ledger, 32 hexadecimal digits: made with it, and the same in every copy and backup of it. */
export async function ledgerId(db: DuckDBConnection): Promise<string> {
  if (!(await hasTable(db, 'ledger_id'))) await db.run(MAKE);
  return (await row<{ id: string }>(db, 'SELECT id FROM ledger_id')).id;
}
