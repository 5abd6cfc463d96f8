import {
  type DatabaseConnection,
  type Dialect,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type Database from 'libsql';
import { soon } from './busy.ts';
import { transaction } from './transaction.ts';

/** Longest wait of a command, or of a request for a token, for another process that writes. */
const WAIT_MS = 5000;

/** Waits for another process without freezing this one. */
async function patiently<Value>(work: () => Value): Promise<Value> {
  return await soon(work, WAIT_MS);
}

/** A driver whose changes wait for the file. Each is in a transaction, its own or a larger one (./transaction.ts). */
class PatientDriver extends SqliteDriver {
  readonly #file: Database.Database;

  constructor(file: Database.Database) {
    super({ database: file });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async (query) => {
        // what is under it does it at once, and what it throws is no promise that is rejected
        const run = () => connection.executeQuery<never>(query);
        if (SelectQueryNode.is(query.query) || this.#file.inTransaction) return await patiently(run);
        return await patiently(() => transaction(this.#file, run));
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async beginTransaction(): Promise<void> {
    await patiently(() => this.#file.exec('BEGIN IMMEDIATE'));
  }
}

/** Kysely on a libsql handle. */
export const sqliteDialect = (file: Database.Database): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new PatientDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
