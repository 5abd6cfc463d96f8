import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';

/** Steps of the schema; each runs once, in order. A released step is never changed. */
const MIGRATIONS = [
  `CREATE TABLE account (
     id TEXT PRIMARY KEY,
     plan TEXT NOT NULL,
     created_at INTEGER NOT NULL
   );
   CREATE TABLE key (
     id TEXT PRIMARY KEY,
     account_id TEXT NOT NULL REFERENCES account (id),
     name TEXT,
     hash TEXT NOT NULL UNIQUE,
     rights TEXT NOT NULL DEFAULT '',
     created_at INTEGER NOT NULL,
     revoked_at INTEGER
   );`,
];

/** Version of the schema that this program writes. */
export const ACCOUNTS_VERSION = MIGRATIONS.length;

/** Longest wait for another process that writes: a command holds the file for one short transaction. */
const SERVING_WAIT_MS = 50;
const COMMAND_WAIT_MS = 5000;

/** The accounts' database, migrated. */
export type AccountsDatabase = Database.Database;

function migrate(database: AccountsDatabase): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  for (const [i, step] of MIGRATIONS.entries()) {
    if (i < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${i + 1}; COMMIT;`);
  }
}

/**
 * Opens `accounts.db` in the state directory, making it when it is not there. The driver is synchronous:
 * a server waits at most 50 ms for a lock, a command 5 s (design.md decision 6).
 */
export function openAccounts(dataDir: string, serving: boolean): AccountsDatabase {
  mkdirSync(dataDir, { recursive: true });
  const database = new Database(path.join(dataDir, 'accounts.db'));
  // before journal_mode: two processes opening at once otherwise meet SQLITE_BUSY
  database.exec(`PRAGMA busy_timeout = ${COMMAND_WAIT_MS}`);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  migrate(database);
  if (serving) database.exec(`PRAGMA busy_timeout = ${SERVING_WAIT_MS}`);
  return database;
}
