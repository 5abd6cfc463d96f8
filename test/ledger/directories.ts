import type { DuckDBConnection } from '@duckdb/node-api';
import { columnSql } from '../../ingest/accept/read-rows.ts';
import { fedFields } from '../../ingest/feeds/columns.ts';
import { literal, name } from '../../ingest/ground/sql.ts';
import { attachDefinitions } from '../../ingest/ledger/definitions.ts';
import { columnsOf } from '../../ingest/ledger/schema.ts';
import { dealers, ukDealers } from '../../src/catalog/dealers.ts';
import { dealerships } from '../../src/catalog/dealerships.ts';
import type { Market } from '../../src/catalog/markets.ts';

/** A row of a directory by field name; `id`: that of the older one, `mc_website_id`: that of the newer one. */
export type DirectoryRow = Readonly<Record<string, string | number>>;

/** What accepting listings needs of a ledger, where there is none: the macros, and tables of directories, empty. */
export async function noLedger(db: DuckDBConnection): Promise<void> {
  await db.run(`
    CREATE TABLE delivery (id INTEGER, dataset VARCHAR, state VARCHAR);
    CREATE TABLE dealers (delivery INTEGER, key VARCHAR);
    CREATE TABLE dealerships (delivery INTEGER, key VARCHAR)`);
  await attachDefinitions(db);
}

// behind every delivery of listings: what they cover follows from their own numbers
let newest = 1000;

/** Puts a delivery of a directory into the ledger, as if it had been loaded. */
export async function loadDirectory(
  db: DuckDBConnection,
  directory: 'dealers' | 'dealerships',
  rows: readonly DirectoryRow[],
  market: Market = 'us-cars',
): Promise<number> {
  const older = market === 'uk-cars' ? ukDealers : dealers;
  const have = await columnsOf(db, directory);
  for (const field of fedFields(directory === 'dealers' ? older : dealerships)) {
    if (!have.has(field.name)) await db.run(`ALTER TABLE ${directory} ADD COLUMN ${columnSql(field)}`);
  }
  newest += 1;
  await db.run(`
    INSERT INTO delivery BY NAME SELECT ${newest} AS id, '${directory}' AS dataset, '${market}' AS market, ${newest} AS as_of,
      false AS sample, false AS partial, 'live' AS state, ${rows.length} AS accepted, '{}' AS indices, '{}' AS report`);
  for (const row of rows) {
    const cells = Object.entries({ key: row.id ?? row.mc_website_id ?? '', ...row });
    const values = cells.map(([, cell]) => literal(String(cell)));
    await db.run(`INSERT INTO ${directory} (delivery, ${cells.map(([field]) => name(field)).join(', ')})
      VALUES (${newest}, ${values.join(', ')})`);
  }
  return newest;
}
