import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { readingOf } from '../accept/cells.ts';
import { fedFields } from '../feeds/columns.ts';
import { literal, name, row, rows } from '../sql.ts';

/**
 * Forward migrations of the ledger, oldest first; a ledger's version is the number of them that it has seen.
 * The columns of `listing` that carry fields are no migration: they follow from the catalogue (below).
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE SEQUENCE delivery_number;
  -- one row a delivery; instants in Unix seconds
  CREATE TABLE delivery (
    id INTEGER PRIMARY KEY,
    dataset VARCHAR NOT NULL,
    market VARCHAR NOT NULL,
    as_of BIGINT NOT NULL,
    sample BOOLEAN NOT NULL,
    -- pending: the engine may not hold it yet; live: it was switched to; withdrawing: a rollback has begun
    state VARCHAR NOT NULL CHECK (state IN ('pending', 'live', 'withdrawing')),
    accepted BIGINT NOT NULL,
    -- role → name of the index
    indices JSON NOT NULL,
    report JSON NOT NULL
  );
  -- the accepted rows of the newest delivery and the one before it, a column a field (feeds.md 2.1), NULL: unknown;
  -- given dates and attribution stand as delivered. seq: file number << 40 + line. problems: NULL once accepted.
  CREATE TABLE listing (delivery INTEGER NOT NULL, seq BIGINT NOT NULL, problems VARCHAR, marks INTEGER NOT NULL);
  `,
];

/** Thrown for a ledger that a newer program wrote. */
class LedgerTooNew extends Error {}

async function versionOf(db: DuckDBConnection): Promise<number> {
  await db.run('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const { version } = await row<{ version: number }>(
    db,
    'SELECT coalesce(max(version), 0)::INTEGER AS version FROM schema_version',
  );
  return version;
}

/** Brings a ledger, new or old, to the present schema, each step in a transaction of its own. */
export async function migrate(db: DuckDBConnection, dataset: Dataset): Promise<void> {
  const version = await versionOf(db);
  if (version > MIGRATIONS.length) {
    throw new LedgerTooNew(
      `the ledger has version ${version}; this program knows versions up to ${MIGRATIONS.length}`,
    );
  }
  for (const [at, migration] of MIGRATIONS.entries()) {
    if (at < version) continue;
    await db.run(`BEGIN; ${migration} INSERT INTO schema_version VALUES (${at + 1}); COMMIT`);
  }
  await addFieldColumns(db, dataset);
}

/** Adds a column for each field of the catalogue that `listing` does not have yet. */
async function addFieldColumns(db: DuckDBConnection, dataset: Dataset): Promise<void> {
  const have = await rows<{ column_name: string }>(
    db,
    `SELECT column_name FROM duckdb_columns() WHERE table_name = ${literal('listing')} AND database_name = current_database()`,
  );
  const known = new Set(have.map(({ column_name }) => column_name));
  for (const field of fedFields(dataset)) {
    if (!known.has(field.name))
      await db.run(`ALTER TABLE listing ADD COLUMN ${name(field.name)} ${readingOf(field).sqlType}`);
  }
}
