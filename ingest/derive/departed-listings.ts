import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { RECENTS } from '../../src/catalog/roles.ts';
import { countOf, inTransaction, literal, rows, sqlFile } from '../ground/sql.ts';
import { withinReach } from '../ledger/reach.ts';
import { describeClosed } from './closed-records.ts';
import { type CountedAs, countAnew, countedAs, countNone, followMoved } from './counts.ts';
import { type Documented, documentQueries } from './document.ts';
import { findRespelled, findSteps, respelledListings } from './respelling.ts';
import { type CountedRows, unifyCounted, unifyLists } from './spelling.ts';

const DEPARTED_ROWS: CountedRows = {
  rows: 'departed_row',
  counts: 'departed_term',
  spelled: 'departed_spelled',
};

const DEPARTED: Documented = {
  ...DEPARTED_ROWS,
  prefix: 'departed_',
  listings: 'departed',
  role: literal(RECENTS),
  // of the day on which documents are built; what left is not searched by it
  inventoryCount: 'NULL',
};

/** Listings that have left within 90 days. */
export interface Departed {
  /** queries that give their documents, as documentQueries does for active ones */
  readonly documents: readonly string[];
  readonly listings: number;
  /** ids of documents that they replace, on sources that the delivery does not cover; of those too old to be shown, too */
  readonly replaced: readonly string[];
}

const NONE: Departed = { documents: [], listings: 0, replaced: [] };

const run = async (db: DuckDBConnection, file: string): Promise<void> =>
  void (await db.run(sqlFile(file, import.meta.url)));

/** The listings that have left, with those of the whole market counted. Gives the fields with exceptions. */
async function readDeparted(db: DuckDBConnection, { dataset, upto, touchedOnly }: DepartedOptions) {
  // after a partial delivery `seen` holds what is within reach
  if (touchedOnly) await run(db, 'seen.sql');
  await run(db, 'departed.sql');
  await countAnew(db, dataset, DEPARTED_ROWS, upto);
  const words = await unifyCounted(db, dataset, DEPARTED_ROWS);
  if (!touchedOnly) {
    await db.run('DELETE FROM departed WHERE aged');
    return words;
  }
  await run(db, 'departed-moved.sql');
  await findSteps(db, dataset, 'departed_moved');
  await findRespelled(db, DEPARTED_ROWS);
  return words;
}

/** Finds those within reach, and follows what a partial delivery moves of them. */
async function followNear(
  db: DuckDBConnection,
  { dataset, upto }: DepartedOptions,
  counted: CountedAs,
): Promise<void> {
  for (const file of ['departed.sql', 'departed-near.sql', 'departed-moved.sql']) await run(db, file);
  await findSteps(db, dataset, 'departed_moved');
  if (counted === 'before') await inTransaction(db, () => followMoved(db, dataset, DEPARTED_ROWS, upto));
}

/** Those that have left within reach, and what a partial delivery moves of their counts. Gives the fields with exceptions. */
async function followDeparted(
  db: DuckDBConnection,
  options: DepartedOptions,
  counted: CountedAs,
  renew: () => Promise<void>,
): Promise<Set<string>> {
  const { dataset } = options;
  await followNear(db, options, counted);
  await findRespelled(db, DEPARTED_ROWS);
  await respelledListings(db, dataset, 'ledger.content', 'respelled_near');
  if (await countOf(db, 'respelled_near')) {
    await run(db, 'reach-departed.sql');
    await renew();
    for (const file of ['seen.sql', 'departed.sql', 'departed-near.sql']) await run(db, file);
  }
  return await unifyCounted(db, dataset, DEPARTED_ROWS);
}

/** Has any listing ever left? */
const hasLeft = async (db: DuckDBConnection): Promise<boolean> =>
  (await countOf(db, '(SELECT 1 FROM presence WHERE until_delivery IS NOT NULL LIMIT 1)')) > 0;

/** What the rules say of the listings in `departed`. */
async function describe(
  db: DuckDBConnection,
  { dataset, touchedOnly }: DepartedOptions,
  words: ReadonlySet<string>,
): Promise<Departed> {
  if (touchedOnly) {
    await respelledListings(db, dataset, DEPARTED_ROWS.rows, 'respelled_departed');
    await run(db, 'departed-touched.sql');
  }
  if (!(await countOf(db, 'departed'))) return NONE;
  await run(db, 'departed-closed.sql');
  await describeClosed(db);
  await run(db, 'departed-rules.sql');
  const lists = await unifyLists(db, dataset, DEPARTED_ROWS);
  return {
    documents: await documentQueries(db, dataset, { words, lists }, DEPARTED),
    listings: await countOf(db, 'departed WHERE NOT aged'),
    replaced: touchedOnly ? await idsBeside(db) : [],
  };
}

/** Which of the listings that have left are derived, as of which delivery. */
interface DepartedOptions {
  readonly dataset: Dataset;
  readonly upto: number;
  /** only those that the newest delivery, a partial one, changes */
  readonly touchedOnly: boolean;
}

/**
 * Derives the documents of the listings that have left (departed.sql), each as it was last seen; after derive and
 * rememberDerived, for who was sold is told by the ledger. What they count is kept as derive keeps it.
 */
export async function deriveDeparted(db: DuckDBConnection, options: DepartedOptions): Promise<Departed> {
  const { dataset, upto, touchedOnly } = options;
  if (!(await hasLeft(db))) {
    await inTransaction(db, () => countNone(db, dataset, DEPARTED_ROWS, upto));
    return NONE;
  }
  const counted = touchedOnly ? await countedAs(db, dataset, DEPARTED_ROWS, upto) : undefined;
  if (counted === undefined) return await describe(db, options, await readDeparted(db, options));
  return await withinReach(db, async (renew) =>
    describe(db, options, await followDeparted(db, options, counted, renew)),
  );
}

/** Ids of documents that no source of the delivery names. */
async function idsBeside(db: DuckDBConnection): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    'SELECT document AS id FROM departed_identified JOIN listing USING (listing) WHERE site NOT IN (SELECT site FROM covered)',
  );
  return found.map(({ id }) => id);
}
