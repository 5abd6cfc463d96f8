import { DuckDBInstance } from '@duckdb/node-api';
import { literal } from '../ground/sql.ts';
import { type BuiltFile, builtName } from './built.ts';
import { type LedgerMarket, migrate, schemaOf } from './schema.ts';

/** Writes a ledger of a market that has no row; `how`: how ledgers are attached. */
async function make(path: string, market: LedgerMarket, how: string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  try {
    const db = await instance.connect();
    await db.run(`ATTACH ${literal(path)} AS ledger (${how}); USE ledger`);
    await migrate(db, market);
    // rows of version 1, of which it has none to replay
    await db.run('DROP TABLE accepted_row');
    db.closeSync();
  } finally {
    instance.closeSync();
  }
}

/**
 * A ledger without a row, in the present form, of which a new one is a copy: its tables take seven migrations and some 300 columns, each
 * added by itself.
 */
export const emptyLedger = (market: LedgerMarket, how: string): BuiltFile => ({
  name: builtName(`empty-${market.market}`, [schemaOf(market), how]),
  make: (path) => make(path, market, how),
});
