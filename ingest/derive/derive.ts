import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import type { Market } from '../../src/catalog/markets.ts';
import { countOf, row, rows, sqlFile } from '../ground/sql.ts';
import { withinReach } from '../ledger/reach.ts';
import { type CountedAs, countAnew, countedAs, followMoved } from './counts.ts';
import { coverageVariables } from './coverage.ts';
import { findRespelled, findSteps, respelledListings } from './respelling.ts';
import { LISTING_ROWS, type Spellings, unifyCounted, unifyLists } from './spelling.ts';

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

/** What is active in the whole market, and what is counted of it, as of `upto`. Gives the fields with exceptions. */
async function readMarket(db: DuckDBConnection, { dataset, upto }: DeriveOptions): Promise<Set<string>> {
  for (const file of ['seen.sql', 'standing.sql', 'inventory.sql', 'claims.sql']) await run(db, file);
  await countAnew(db, dataset, LISTING_ROWS, upto);
  return await unifyCounted(db, dataset, LISTING_ROWS);
}

/** Leaves in `standing` what a partial delivery touches; after readMarket. */
async function keepTouched(db: DuckDBConnection, { dataset }: DeriveOptions): Promise<void> {
  await run(db, 'moved.sql');
  await findSteps(db, dataset, 'moved');
  await findRespelled(db, LISTING_ROWS);
  await respelledListings(db, dataset, LISTING_ROWS.rows, 'respelled_listing');
  await run(db, 'touching.sql');
  await run(db, 'touched.sql');
}

/** What a partial delivery moves, and with it the counts. Within reach. Gives the fields with exceptions. */
async function followMarket(
  db: DuckDBConnection,
  { dataset, upto }: DeriveOptions,
  counted: CountedAs,
): Promise<Set<string>> {
  for (const file of ['seen.sql', 'standing.sql', 'moved.sql', 'touching.sql']) await run(db, file);
  await findSteps(db, dataset, 'moved');
  if (counted === 'before') await followMoved(db, dataset, LISTING_ROWS, upto);
  await run(db, 'inventory-counted.sql');
  return await unifyCounted(db, dataset, LISTING_ROWS);
}

/** Extends the reach to all that a partial delivery touches; after followMarket. Was there anything beyond it? */
async function extendReach(db: DuckDBConnection, { dataset }: DeriveOptions): Promise<boolean> {
  const before = await countOf(db, 'reach');
  await findRespelled(db, LISTING_ROWS);
  await respelledListings(db, dataset, 'ledger.content', 'respelled_near');
  await run(db, 'reach.sql');
  return (await countOf(db, 'reach')) > before;
}

/** Leaves in `standing`, which holds what is active within reach, what a partial delivery touches. */
async function keepTouchedNear(db: DuckDBConnection, { dataset }: DeriveOptions): Promise<void> {
  for (const file of ['active-near.sql', 'claims.sql']) await run(db, file);
  await respelledListings(db, dataset, LISTING_ROWS.rows, 'respelled_listing');
  await run(db, 'touched.sql');
}

/** What the rules say of the listings in `standing`. */
async function applyRules(
  db: DuckDBConnection,
  { dataset }: DeriveOptions,
  words: ReadonlySet<string>,
): Promise<Derivation> {
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

/**
 * Derives what the deliveries up to `upto` do not give, from the ledger, into temporary tables that documentQueries
 * reads: `standing` (the listings) and what the rules say of them. Where only what a partial delivery touches is wanted, and the market
 * was counted with the delivery before, nothing else is looked at.
 */
export async function derive(db: DuckDBConnection, options: DeriveOptions): Promise<Derivation> {
  const { dataset, market, upto, touchedOnly } = options;
  await db.run(`SET VARIABLE upto = ${upto}; ${coverageVariables(market)}`);
  const counted = touchedOnly ? await countedAs(db, dataset, LISTING_ROWS, upto) : undefined;
  if (counted === undefined) {
    const words = await readMarket(db, options);
    if (touchedOnly) await keepTouched(db, options);
    return await applyRules(db, options, words);
  }
  return await withinReach(db, async (renew) => {
    const words = await followMarket(db, options, counted);
    if (await extendReach(db, options)) {
      await renew();
      for (const file of ['seen.sql', 'standing.sql']) await run(db, file);
    }
    await keepTouchedNear(db, options);
    return await applyRules(db, options, words);
  });
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
