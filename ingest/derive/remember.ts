import type { DuckDBConnection } from '@duckdb/node-api';
import { INSIGHTS_MARKET } from '../../src/catalog/markets.ts';
import { countOf } from '../ground/sql.ts';
import type { Delivery } from '../ledger/deliveries.ts';
import { runRule } from '../ledger/take.ts';
import { rememberSoldRows } from './sold.ts';

/** Deliveries after its end without which no month is complete (sold-month.sql). */
const COMPLETING = 3;

/**
 * Remembers who is searchable (table `attributed`), what was sold and which months are complete; after derive, in the
 * same transaction. To plan the statements of a rule costs more than to look whether it has anything to go by.
 */
export async function rememberDerived(db: DuckDBConnection, { market }: Delivery): Promise<void> {
  await runRule(db, 'attribution.sql');
  if (market !== INSIGHTS_MARKET) return;
  await runRule(db, 'offered.sql');
  if (await countOf(db, 'offered')) await runRule(db, 'sale.sql');
  if (await countOf(db, 'sale')) await rememberSoldRows(db);
  if ((await countOf(db, "delivery WHERE dataset = 'listings'")) >= COMPLETING)
    await runRule(db, 'sold-month.sql');
}
