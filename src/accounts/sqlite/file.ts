import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { ACCOUNTS_VERSION, AccountsTooNew, STEPS } from '../schema.ts';
import { transaction } from './transaction.ts';

/** Longest wait for another process while opening and migrating. */
const OPENING_WAIT_MS = 5000;

const versionOf = (file: Database.Database): number =>
  (file.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

function migrate(file: Database.Database): void {
  if (versionOf(file) === ACCOUNTS_VERSION) return;
  transaction(file, () => {
    // read again under the lock: another process may have migrated meanwhile
    const version = versionOf(file);
    if (version > ACCOUNTS_VERSION) throw new AccountsTooNew(version);
    for (const step of STEPS.slice(version)) file.exec(step);
    file.exec(`PRAGMA user_version = ${ACCOUNTS_VERSION}`);
  });
}

/**
 * Makes the empty file, private to the owner as its log will be. Never opens one that is there: closing it would end the
 * locks of every handle that this process has on it.
 */
function makePrivate(at: string): void {
  try {
    closeSync(openSync(at, 'wx', 0o600));
  } catch (error) {
    if (!existsSync(at)) throw error;
  }
}

/**
 * Opens `accounts.db` in the state directory, migrated; makes it when it is not there. The driver is synchronous, so the
 * handle that comes back waits for no lock: whoever can wait does so without freezing the process (./busy.ts).
 */
export function openFile(dataDir: string): Database.Database {
  mkdirSync(dataDir, { recursive: true });
  const at = path.join(dataDir, 'accounts.db');
  makePrivate(at);
  const file = new Database(at);
  try {
    // before journal_mode: two processes opening at once otherwise meet SQLITE_BUSY
    file.exec(`PRAGMA busy_timeout = ${OPENING_WAIT_MS}`);
    file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
    migrate(file);
    file.exec('PRAGMA busy_timeout = 0');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}
