import { chmodSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { AccountsDamaged } from './errors.ts';
import { ACCOUNTS_VERSION } from './schema-steps.ts';
import { fileFault, isDamaged, onFile } from './sqlite/fault.ts';
import { openFile } from './sqlite/file.ts';

/** Thrown for a copy that cannot take the place of the accounts; the message says why. */
export class CopyUnusable extends Error {}

/** Writes a consistent copy of the accounts' database, while others read and write it. */
export function copyAccounts(from: string, to: string): void {
  const database = new Database(from);
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    database.prepare('VACUUM INTO ?').run(to);
  } catch (error) {
    throw fileFault(error, isDamaged(error) ? from : to);
  } finally {
    database.close();
  }
  chmodSync(to, 0o600);
}

function versionOf(copy: string): number {
  let database: Database.Database | undefined;
  try {
    database = new Database(copy);
    const { quick_check: found } = database.prepare('PRAGMA quick_check').get() as { quick_check: string };
    if (found !== 'ok') throw new CopyUnusable(`the copy of the accounts is damaged: ${found}`);
    return (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
  } catch (error) {
    if (error instanceof CopyUnusable) throw error;
    throw new CopyUnusable(`the copy of the accounts cannot be opened: ${(error as Error).message}`);
  } finally {
    database?.close();
  }
}

/** Checks a copy and brings it to the present schema; throws CopyUnusable for a damaged one or a newer program's. */
export function checkAccounts(copy: string): void {
  const version = versionOf(copy);
  if (version > ACCOUNTS_VERSION) {
    throw new CopyUnusable(
      `the copy of the accounts was made by a newer release (version ${version}); this one supports versions up to ${ACCOUNTS_VERSION}`,
    );
  }
  const database = openFile(path.dirname(copy));
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function names(database: Database.Database, sql: string): string[] {
  return (database.prepare(sql).all() as { name: string }[]).map(({ name }) => name);
}

/** Every row of every table from the attached copy, in one transaction; keys that refer to others are checked at its end. */
function replaceRows(database: Database.Database, copy: string): void {
  database.prepare('ATTACH ? AS restored').run(copy);
  const tables = names(
    database,
    "SELECT name FROM main.sqlite_master WHERE type = 'table' AND (name NOT LIKE 'sqlite_%' OR name = 'sqlite_sequence')",
  );
  database.exec('BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON');
  try {
    for (const table of tables) {
      const columns = names(database, `SELECT name FROM pragma_table_info('${table}')`)
        .map(quoted)
        .join(', ');
      database.exec(`DELETE FROM main.${quoted(table)};
        INSERT INTO main.${quoted(table)} (${columns}) SELECT ${columns} FROM restored.${quoted(table)}`);
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** Puts the file where none is, or one that is no database any more. */
function putFile(copy: string, to: string): void {
  // logs of a database that is gone: they do not belong to the one that comes
  for (const log of [`${to}-wal`, `${to}-shm`]) rmSync(log, { force: true });
  if (existsSync(to)) renameSync(copy, to);
  else {
    linkSync(copy, to); // never over what another process has just made
    rmSync(copy);
  }
}

/**
 * Makes the accounts hold what a checked copy holds. A server has the database open, and a new file under its name would
 * be another one: so rows are replaced, in one transaction, and the server sees them with its next look-up.
 */
export function putAccounts(copy: string, to: string): void {
  if (!existsSync(to)) {
    putFile(copy, to);
    return;
  }
  let database: Database.Database | undefined;
  try {
    database = openFile(path.dirname(to));
    database.exec('PRAGMA busy_timeout = 5000');
    const open = database;
    onFile(to, () => replaceRows(open, copy));
  } catch (error) {
    if (!(error instanceof AccountsDamaged)) throw error;
    putFile(copy, to);
  } finally {
    database?.close();
  }
}
