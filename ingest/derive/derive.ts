import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import type { Market } from '../../src/catalog/markets.ts';
import { row, rows, sqlFile } from '../ground/sql.ts';
import { coverageVariables } from './coverage.ts';
import { findRespelled } from './respelling.ts';
import { LISTING_ROWS, type Spellings, unifyLists, unifyWords } from './spelling.ts';

/** The rules of feeds.md section 3, in the order in which they need each other. */
const RULES = ['days.sql', 'held-days.sql', 'dates.sql', 'identified.sql', 'searchable.sql'] as const;

/** Most ids that are named one by one. */
const NAMED_IDS = 100;

/** Listings that do not show the id that they were given. */
export interface PassedOverIds {
  readonly listings: number;
  /** how many by id; of very many ids the first hundred */
  readonly ids: Readonly<Record<string, number>>;
}

/** What was derived. */
export interface Derivation {
  readonly spellings: Spellings;
  /** given is_searchable 1s that the rule did not pick */
  readonly passedOver: number;
  /** given ids that a newer listing shows, or that are another listing's own */
  readonly passedOverIds: PassedOverIds;
  /** listings that documents are built for */
  readonly listings: number;
}

/** What the derived tables are made of, and for which delivery. */
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
 * Derives what the deliveries up to `upto` do not give, from the ledger, into temporary tables that documentQueries
 * reads: `standing` (the listings) and what the rules say of them.
 */
export async function derive(db: DuckDBConnection, options: DeriveOptions): Promise<Derivation> {
  const { dataset, market, upto, touchedOnly } = options;
  await db.run(`SET VARIABLE upto = ${upto}; ${coverageVariables(market)}`);
  await run(db, 'standing.sql');
  await run(db, 'inventory.sql');
  await run(db, 'claims.sql');
  const words = await unifyWords(db, dataset, LISTING_ROWS);
  if (touchedOnly) {
    await run(db, 'moved.sql');
    await findRespelled(db, dataset, LISTING_ROWS, { moved: 'moved', into: 'respelled_listing' });
    await run(db, 'touched.sql');
  }
  for (const file of RULES) await run(db, file);
  const lists = await unifyLists(db, dataset, LISTING_ROWS);
  const counted = await row<{ passed_over: number; listings: number }>(
    db,
    'SELECT count(*) FILTER (passed_over)::DOUBLE AS passed_over, count(*)::DOUBLE AS listings FROM attributed',
  );
  return {
    spellings: { words, lists },
    passedOver: counted.passed_over,
    passedOverIds: await passedOverIds(db),
    listings: counted.listings,
  };
}

async function passedOverIds(db: DuckDBConnection): Promise<PassedOverIds> {
  const found = await rows<{ id: string; listings: number; total: number }>(
    db,
    `SELECT id, count(*)::DOUBLE AS listings, (sum(count(*)) OVER ())::DOUBLE AS total
     FROM claim JOIN standing USING (listing) WHERE NOT shown GROUP BY id ORDER BY id LIMIT ${NAMED_IDS}`,
  );
  return {
    listings: found[0]?.total ?? 0,
    ids: Object.fromEntries(found.map(({ id, listings }) => [id, listings])),
  };
}
