import type Database from 'libsql';

/**
 * Runs work in a transaction that holds the file from its start on; throws when another process holds it. The start is
 * no prepared statement: libsql leaves one that met a locked file unfinished, and nothing could be committed after it.
 */
export function transaction<Value>(file: Database.Database, work: () => Value): Value {
  file.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    file.exec('COMMIT');
    return value;
  } catch (error) {
    // some faults, a full disk for one, have ended it already
    if (file.inTransaction) file.exec('ROLLBACK');
    throw error;
  }
}
