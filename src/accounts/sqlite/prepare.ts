import type Database from 'libsql';

/** Prepares a statement whose parameters are written as PostgreSQL reads them: $1 is a name in SQLite, ?1 a place. */
export const prepare = (file: Database.Database, sql: string): Database.Statement =>
  file.prepare(sql.replaceAll(/\$(\d)/g, '?$1'));
