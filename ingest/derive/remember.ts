import type { DuckDBConnection } from '@duckdb/node-api';
import { INSIGHTS_MARKET } from '../../src/catalog/markets.ts';
import type { Delivery } from '../ledger/deliveries.ts';
import { runRule } from '../ledger/take.ts';
import { rememberSoldRows } from './sold.ts';

/**
 * Remembers who is searchable (table `attributed`), what was sold and which months are complete; after derive, in the
 * same transaction.
 */
export async function rememberDerived(db: DuckDBConnection, { market }: Delivery): Promise<void> {
  await runRule(db, 'attribution.sql');
  if (market !== INSIGHTS_MARKET) return;
  await runRule(db, 'sale.sql');
  await rememberSoldRows(db);
  await runRule(db, 'sold-month.sql');
}
