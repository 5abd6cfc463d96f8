import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type Database from 'libsql';
import { soon } from './busy.ts';
import { onFile } from './fault.ts';
import { fileIn } from './file.ts';
import { ReopeningFile } from './file-handle.ts';
import { transaction } from './transaction.ts';

/** Longest wait of a command, or of a request for a token, for another process that writes. */
const WAIT_MS = 5000;

/** Waits for another process without freezing this one. What is wrong with the file is told in our words. */
async function patiently<Value>(at: string, work: () => Value): Promise<Value> {
  return await soon(() => onFile(at, work), WAIT_MS);
}

/** Runs a statement, and is done when it comes back. */
function run<Row>(file: Database.Database, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = file.prepare(sql);
  if (statement.reader) return { rows: statement.all([...parameters]) as Row[] };
  const { changes } = statement.run([...parameters]);
  return { rows: [], numAffectedRows: BigInt(changes) };
}

/** A driver whose changes wait for the file. Each is in a transaction, its own or a larger one (./transaction.ts). */
class PatientDriver extends SqliteDriver {
  readonly #open: ReopeningFile;
  readonly #at: string;
  /** for as long as a connection is had: one that is had by nobody takes what is best then */
  #file: Database.Database;

  constructor(dataDir: string) {
    const open = new ReopeningFile(dataDir);
    super({ database: open.now.file });
    this.#open = open;
    this.#at = fileIn(dataDir);
    this.#file = open.now.file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const file = this.#open.now.file;
    this.#file = file;
    return {
      executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
        const work = () => run<Row>(file, query);
        const alone = SelectQueryNode.is(query.query) || file.inTransaction;
        return await patiently(this.#at, alone ? work : () => transaction(file, work));
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async beginTransaction(): Promise<void> {
    await patiently(this.#at, () => this.#file.exec('BEGIN IMMEDIATE'));
  }

  override async commitTransaction(): Promise<void> {
    onFile(this.#at, () => this.#file.exec('COMMIT'));
  }

  override async rollbackTransaction(): Promise<void> {
    // some faults, a full disk for one, have ended it already
    if (this.#file.inTransaction) this.#file.exec('ROLLBACK');
  }

  override async destroy(): Promise<void> {
    this.#open.close();
  }
}

/** Kysely on the accounts' file of a state directory. Throws AccountsDamaged, AccountsUnwritable, AccountsTooNew. */
export function sqliteDialect(dataDir: string): Dialect {
  // at once: what is wrong with the file is told by whoever opens it
  const driver = new PatientDriver(dataDir);
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
