import type { DuckDBConnection } from '@duckdb/node-api';
import type { ChangeKind } from '../../src/catalog/changes.ts';
import type { Dataset } from '../../src/catalog/field.ts';
import { type Market, marketNamed } from '../../src/catalog/markets.ts';
import { TREND_FIELDS } from '../../src/catalog/trends.ts';
import { instantText } from '../../src/grammar/date.ts';
import { hasMarks } from '../accept/read-rows.ts';
import { name, row, rows, sqlFile } from '../ground/sql.ts';
import { addContent } from './content.ts';
import { addDelivery, type Delivery } from './deliveries.ts';
import { withinReach } from './reach.ts';
import { columnsOf } from './schema.ts';

/** A source that fails, and what is kept of it. */
export interface Hold {
  readonly source: string;
  /** instant of the first delivery that it failed */
  readonly since: string;
  /** deliveries that cover it and that it failed: the hold ends with the third, or when it recovers */
  readonly deliveries: number;
  /** listings that it no longer delivers and that stay active */
  readonly listings: number;
}

/** What a delivery changed. */
export interface Changes {
  /** listings that were not there in the delivery before that covers their source */
  readonly arrivals: number;
  readonly departures: number;
  readonly priceChanges: number;
  /** sources that failed: their missing listings stay */
  readonly held: readonly string[];
  /** the same sources, each with what is kept of it */
  readonly holds: readonly Hold[];
  readonly sales: number;
  readonly salesWithdrawn: number;
  /** what of the answers it changed */
  readonly changed: readonly ChangeKind[];
}

/** A delivery whose accepted rows are taken into the ledger, and by which rules. */
export interface TakeOptions {
  readonly dataset: Dataset;
  readonly delivery: Delivery;
  /** no source is held, and running holds end */
  readonly endsHolds: boolean;
}

/** The rules, in the order in which they need each other. */
const RULES = ['match.sql', 'hold.sql', 'presence.sql', 'record.sql', 'given.sql'] as const;

/** Runs a rule of the ledger, a file of rules/. */
export const runRule = async (db: DuckDBConnection, file: string): Promise<void> =>
  void (await db.run(sqlFile(`rules/${file}`, import.meta.url)));

/**
 * Takes an accepted delivery (view `delivered`, table `identity`) into the ledger: which listing each row is, who is
 * present, which records begin and end, which sources are held (feeds.md section 3). Runs inside the caller's
 * transaction; leaves the variables and the tables `sighting`, `covered` and `starting`, which what follows reads.
 */
export async function takeDelivery(
  db: DuckDBConnection,
  { dataset, delivery, endsHolds }: TakeOptions,
): Promise<void> {
  await addDelivery(db, delivery);
  await db.run(`
    SET VARIABLE delivery = ${delivery.id}; SET VARIABLE as_of = ${delivery.asOf}::BIGINT;
    SET VARIABLE partial = ${delivery.partial}; SET VARIABLE ends_holds = ${endsHolds}`);
  if (delivery.partial) {
    await runRule(db, 'reach.sql');
    await withinReach(db, () => runRule(db, 'before.sql'));
  } else await runRule(db, 'before.sql');
  if (hasMarks(dataset)) await runRule(db, 'marks.sql');
  for (const file of RULES) await runRule(db, file);
  if (delivery.partial) await db.run('INSERT INTO reach SELECT listing FROM sighting WHERE is_new');
  await addContent(db, dataset);
}

/** Sources that fail and are held. */
export async function heldSites(db: DuckDBConnection): Promise<string[]> {
  const held = await rows<{ site: string }>(
    db,
    'SELECT site FROM hold WHERE until_delivery IS NULL ORDER BY site',
  );
  return held.map(({ site }) => site);
}

/** The running holds; after seen.sql. */
async function runningHolds(db: DuckDBConnection): Promise<Hold[]> {
  const holds = await rows<Omit<Hold, 'since'> & { since: number }>(
    db,
    sqlFile('rules/holds.sql', import.meta.url),
  );
  return holds.map((hold) => ({ ...hold, since: instantText(hold.since) }));
}

/** Counts what the delivery changed; after rememberDerived. */
export async function changesOf(db: DuckDBConnection): Promise<Changes> {
  const counted = await row<
    Record<'arrivals' | 'departures' | 'price_changes' | 'sales' | 'withdrawn', number>
  >(db, sqlFile('rules/changes.sql', import.meta.url));
  const changed = await rows<{ changed: ChangeKind }>(db, sqlFile('rules/changed.sql', import.meta.url));
  return {
    arrivals: counted.arrivals,
    departures: counted.departures,
    priceChanges: counted.price_changes,
    held: await heldSites(db),
    holds: await runningHolds(db),
    sales: counted.sales,
    salesWithdrawn: counted.withdrawn,
    changed: changed.map((one) => one.changed),
  };
}

/** Takes the newest delivery out of the ledger; all that it changed is as before. Its instant is free. */
export async function withdrawDelivery(db: DuckDBConnection, id: number): Promise<void> {
  await db.run(`SET VARIABLE delivery = ${id}`);
  await db.run(`BEGIN; ${sqlFile('rules/undo.sql', import.meta.url)} COMMIT`);
}

/** SQL that keeps from when on a listing says what it says of the fields that trends tell: one of several that say the same. */
async function keepChanges(db: DuckDBConnection): Promise<string> {
  const held = await columnsOf(db, 'content');
  const told = TREND_FIELDS.filter((field) => held.has(field)).map(name);
  return `
    DELETE FROM forgotten WHERE content IN (
      WITH
        said AS (
          SELECT content, listing, hash(${told.join(', ')}) AS print
          FROM content WHERE listing IN (SELECT listing FROM forgotten)
        ),
        placed AS (
          SELECT content, listing, print, lag(print) OVER near AS before, lead(print) OVER near AS after
          FROM said WINDOW near AS (PARTITION BY listing ORDER BY content)
        ),
        counted AS (
          SELECT *, count(*) FILTER (before <> print) OVER (PARTITION BY listing ORDER BY content ROWS UNBOUNDED PRECEDING) AS changes
          FROM placed
        )
      -- of the first that say the same the last one stays: it tells what was before it, too
      SELECT content FROM counted WHERE before <> print OR changes = 0 AND after <> print
    );`;
}

/**
 * Forgets what neither a record nor a rollback from the newest delivery needs; nor trends, in a market that has some.
 * `before`: the delivery before the newest.
 */
export async function collect(db: DuckDBConnection, before: number, market: Market): Promise<void> {
  const kept = marketNamed(market).hasTrends ? await keepChanges(db) : '';
  const rule = (file: string): string => sqlFile(`rules/${file}`, import.meta.url);
  await db.run(`SET VARIABLE horizon = ${before}`);
  await db.run(`BEGIN; ${rule('forgotten.sql')} ${kept} ${rule('collect.sql')} COMMIT`);
}
