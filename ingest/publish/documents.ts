import type { DuckDBConnection } from '@duckdb/node-api';
import { ROLES, type Role } from '../../src/engine/market.ts';
import type { Indices } from '../ledger/deliveries.ts';
import type { Document } from './bulk.ts';

const isRole = (text: unknown): text is Role => ROLES.some((role) => role === text);

/** Streams the documents that a query gives (role, id, document), each with the index of its role. */
export async function* documentsOf(
  db: DuckDBConnection,
  sql: string,
  indices: Indices,
): AsyncGenerator<Document> {
  const result = await db.stream(sql);
  for (;;) {
    const chunk = await result.fetchChunk();
    if (!chunk || chunk.rowCount === 0) return;
    const [roles = [], ids = [], documents = []] = chunk.getColumns();
    for (const [at, role] of roles.entries()) {
      if (!isRole(role)) throw new Error(`no index holds listings of the role ${role}`);
      yield { index: indices[role], id: String(ids[at]), json: String(documents[at]) };
    }
  }
}
