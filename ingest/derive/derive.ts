import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { row, sqlFile } from '../sql.ts';
import { type Spellings, unifySpellings } from './spelling.ts';

/** The rules of feeds.md section 3, in the order in which they need each other. */
const RULES = [
  'price.sql',
  'coverage.sql',
  'place.sql',
  'dates.sql',
  'id.sql',
  'searchable.sql',
  'inventory.sql',
] as const;

/** What was derived for a delivery. */
export interface Derivation {
  readonly spellings: Spellings;
  /** given is_searchable 1s that the rule did not pick */
  readonly passedOver: number;
}

/**
 * Derives what the delivery (variables `delivery` and `as_of`, view `delivered`, table `identity`) does not give,
 * into temporary tables that documentsSql reads.
 */
export async function derive(db: DuckDBConnection, dataset: Dataset): Promise<Derivation> {
  for (const file of RULES) await db.run(sqlFile(file, import.meta.url));
  const spellings = await unifySpellings(db, dataset);
  const { passed_over: passedOver } = await row<{ passed_over: number }>(
    db,
    'SELECT count(*) FILTER (passed_over)::DOUBLE AS passed_over FROM attributed',
  );
  return { spellings, passedOver };
}
