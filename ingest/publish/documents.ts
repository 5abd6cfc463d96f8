import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import type { Indices } from '../ledger/deliveries.ts';
import type { Document } from './bulk.ts';

/**
 * Streams the rows of a query, each as its values, which are texts of ours by then: what the database holds of them goes at once, not
 * when our own memory is cleared.
 */
async function* rowsOf(db: DuckDBConnection, sql: string): AsyncGenerator<readonly DuckDBValue[]> {
  const result = await db.stream(sql);
  for (;;) {
    const chunk = await result.fetchChunk();
    if (!chunk || chunk.rowCount === 0) return;
    const found = chunk.getRows();
    chunk.reset();
    yield* found;
  }
}

/** Streams the documents that queries give (role, id, document), one query after another, each with the index of its role. */
export async function* documentsOf(
  db: DuckDBConnection,
  queries: readonly string[],
  indices: Indices,
): AsyncGenerator<Document> {
  const byRole = new Map<unknown, string>(Object.entries(indices));
  for (const sql of queries)
    for await (const [role, id, document] of rowsOf(db, sql)) {
      const index = byRole.get(role);
      if (index === undefined) throw new Error(`there is no index for listings of the role ${role}`);
      yield { index, id: String(id), json: String(document) };
    }
}

/** Streams the documents that queries give (id, document), one query after another, for one index. */
export async function* documentsFor(
  db: DuckDBConnection,
  queries: readonly string[],
  index: string,
): AsyncGenerator<Document> {
  for (const sql of queries)
    for await (const [id, document] of rowsOf(db, sql))
      yield { index, id: String(id), json: String(document) };
}

/** One list of documents after another. */
export async function* inTurn(
  ...lists: readonly (readonly Document[] | AsyncIterable<Document>)[]
): AsyncGenerator<Document> {
  for (const list of lists) yield* list;
}
