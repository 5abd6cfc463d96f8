import { closeSync, existsSync, linkSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { AccountsDamaged, AccountsUnwritable } from '../errors.ts';
import { ACCOUNTS_VERSION, AccountsTooNew, STEPS } from '../schema-steps.ts';
import { onFile } from './fault.ts';
import { transaction } from './transaction.ts';

/** Longest wait for another process while opening and migrating. */
const OPENING_WAIT_MS = 5000;

/** The accounts' file of a state directory. */
export const fileIn = (dataDir: string): string => path.join(dataDir, 'accounts.db');

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

/** Opens a file that is there, migrated. */
function opened(at: string): Database.Database {
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

/** The tables in a new file, without a log beside it: the driver may close a handle long after it was told to. */
function fill(fresh: string): void {
  const file = new Database(fresh);
  try {
    migrate(file);
  } finally {
    file.close();
  }
}

/**
 * Makes the file, private to the owner as its log will be. It gets its name when it is whole: one without a byte is never
 * a new one. Where two processes make it the first one's counts.
 */
function make(at: string): void {
  const fresh = `${at}.${process.pid}.new`;
  try {
    closeSync(openSync(fresh, 'w', 0o600));
    fill(fresh);
    linkSync(fresh, at);
  } catch (error) {
    if (!existsSync(at)) throw error;
  } finally {
    for (const end of ['', '-journal']) rmSync(`${fresh}${end}`, { force: true });
  }
}

function ready(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const at = fileIn(dataDir);
  if (!existsSync(at)) onFile(at, () => make(at));
  if (statSync(at).size === 0) throw new AccountsDamaged('the file is empty', at);
  return at;
}

/**
 * Opens `accounts.db` in the state directory, migrated; makes it when it is not there. The driver is synchronous, so the
 * handle that comes back waits for no lock: whoever can wait does so without freezing the process (./busy.ts). Throws
 * AccountsUnwritable, AccountsDamaged or AccountsTooNew.
 */
export function openFile(dataDir: string): Database.Database {
  const at = ready(dataDir);
  return onFile(at, () => opened(at));
}

/** A handle, and why it can only be read. */
export interface OpenedFile {
  readonly file: Database.Database;
  readonly unwritable: AccountsUnwritable | undefined;
}

/** What is in the file alone, without its log: only where there is none, and nobody can write one. */
function unchanging(at: string, fault: AccountsUnwritable): Database.Database {
  const log = `${at}-wal`;
  // what the log holds would be missing, a revoked key among it
  if (existsSync(log) && statSync(log).size > 0) throw fault;
  const file = new Database(`${pathToFileURL(at).href}?immutable=1`);
  if (versionOf(file) === ACCOUNTS_VERSION) return file;
  file.close();
  throw fault;
}

/** As openFile; where the file cannot be written it can still be read. Throws AccountsUnwritable where not even that is so. */
export function openReadable(dataDir: string): OpenedFile {
  const at = ready(dataDir);
  try {
    return { file: openFile(dataDir), unwritable: undefined };
  } catch (error) {
    if (!(error instanceof AccountsUnwritable)) throw error;
    return { file: unchanging(at, error), unwritable: error };
  }
}
