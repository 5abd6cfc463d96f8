import { readFileSync } from 'node:fs';
import type { DuckDBConnection } from '@duckdb/node-api';

/** Text as an SQL literal. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A name as an SQL identifier. */
export const name = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;

/** The text of an .sql file that stands beside `base` (import.meta.url). */
export const sqlFile = (file: string, base: string): string => readFileSync(new URL(file, base), 'utf8');

type Value = string | number | boolean | null | Value[] | { readonly [member: string]: Value };

/** Rows of a query as objects; whole numbers of 64 bits come as text unless cast to DOUBLE or INTEGER. */
export async function rows<Row extends Record<string, Value>>(
  db: DuckDBConnection,
  sql: string,
): Promise<Row[]> {
  const result = await db.runAndReadAll(sql);
  return result.getRowObjectsJson() as Row[];
}

/** How many rows there are of a table, or of what follows FROM. */
export async function countOf(db: DuckDBConnection, from: string): Promise<number> {
  const { found } = await row<{ found: number }>(db, `SELECT count(*)::DOUBLE AS found FROM ${from}`);
  return found;
}

/** The first row of a query that always has one. */
export async function row<Row extends Record<string, Value>>(
  db: DuckDBConnection,
  sql: string,
): Promise<Row> {
  const [first] = await rows<Row>(db, sql);
  if (!first) throw new Error(`no row: ${sql}`);
  return first;
}

/** Runs work as one transaction: all that it writes is there afterwards, or nothing. */
export async function inTransaction<Value>(db: DuckDBConnection, work: () => Promise<Value>): Promise<Value> {
  await db.run('BEGIN');
  try {
    const done = await work();
    await db.run('COMMIT');
    return done;
  } catch (error) {
    await db.run('ROLLBACK').catch(() => undefined); // a commit that failed has rolled back already
    throw error;
  }
}
