import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { RECENTS } from '../../src/catalog/roles.ts';
import { countOf, literal, rows, sqlFile } from '../ground/sql.ts';
import { describeClosed } from './closed-records.ts';
import { type Documented, documentQueries } from './document.ts';
import { findRespelled } from './respelling.ts';
import { type Rows, unifyLists, unifyWords } from './spelling.ts';

const DEPARTED_ROWS: Rows = { rows: 'departed_row', spelled: 'departed_spelled' };

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

/**
 * Derives the documents of the listings that have left (departed.sql), each as it was last seen; after derive and
 * rememberDerived, for who was sold is told by the ledger. touchedOnly: only those that a partial delivery changes.
 */
export async function deriveDeparted(
  db: DuckDBConnection,
  { dataset, touchedOnly }: { readonly dataset: Dataset; readonly touchedOnly: boolean },
): Promise<Departed> {
  await run(db, 'departed.sql');
  // of a young market none has left, and nothing has to be told of them
  if (!(await countOf(db, 'departed'))) return NONE;
  const words = await unifyWords(db, dataset, DEPARTED_ROWS);
  if (touchedOnly) {
    await run(db, 'departed-moved.sql');
    const tables = { moved: 'departed_moved', into: 'respelled_departed' };
    await findRespelled(db, dataset, DEPARTED_ROWS, tables);
    await run(db, 'departed-touched.sql');
  } else await db.run('DELETE FROM departed WHERE aged');
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

/** Ids of documents that no source of the delivery names. */
async function idsBeside(db: DuckDBConnection): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    'SELECT document AS id FROM departed_identified JOIN listing USING (listing) WHERE site NOT IN (SELECT site FROM covered)',
  );
  return found.map(({ id }) => id);
}
