import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { addsWithoutVin, asksForVin, coveredRolesOf, type Market } from '../../src/engine/market.ts';
import { literal, row, sqlFile } from '../sql.ts';
import { LISTING_ROWS, type Spellings, unifyLists, unifyWords } from './spelling.ts';

/** The rules of feeds.md section 3, in the order in which they need each other. */
const RULES = ['days.sql', 'dates.sql', 'identified.sql', 'searchable.sql'] as const;

/** What was derived. */
export interface Derivation {
  readonly spellings: Spellings;
  /** given is_searchable 1s that the rule did not pick */
  readonly passedOver: number;
  /** listings that documents are built for */
  readonly listings: number;
}

export interface DeriveOptions {
  readonly dataset: Dataset;
  readonly market: Market;
  /** number of the newest delivery that counts */
  readonly upto: number;
  /** true: only for listings that the delivery in the variable `delivery` touches (table `covered`) */
  readonly touchedOnly: boolean;
}

const run = async (db: DuckDBConnection, file: string): Promise<void> =>
  void (await db.run(sqlFile(file, import.meta.url)));

/**
 * Derives what the deliveries up to `upto` do not give, from the ledger, into temporary tables that documentsSql
 * reads: `standing` (the listings) and what the rules say of them.
 */
export async function derive(db: DuckDBConnection, options: DeriveOptions): Promise<Derivation> {
  const { dataset, market, upto, touchedOnly } = options;
  const covered = coveredRolesOf(market).map(literal).join(', ');
  await db.run(
    `SET VARIABLE upto = ${upto}; SET VARIABLE covered = [${covered}]; SET VARIABLE asks_for_vin = ${asksForVin(market)};
     SET VARIABLE adds_without_vin = ${addsWithoutVin(market)}`,
  );
  await run(db, 'standing.sql');
  await run(db, 'inventory.sql');
  const words = await unifyWords(db, dataset, LISTING_ROWS);
  if (touchedOnly) await run(db, 'touched.sql');
  for (const file of RULES) await run(db, file);
  const lists = await unifyLists(db, dataset, LISTING_ROWS);
  const counted = await row<{ passed_over: number; listings: number }>(
    db,
    'SELECT count(*) FILTER (passed_over)::DOUBLE AS passed_over, count(*)::DOUBLE AS listings FROM attributed',
  );
  return { spellings: { words, lists }, passedOver: counted.passed_over, listings: counted.listings };
}
