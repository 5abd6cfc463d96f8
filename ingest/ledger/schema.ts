import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { INSIGHTS_MARKET } from '../../src/catalog/markets.ts';
import { soldVehicles } from '../../src/catalog/sold-vehicles.ts';
import { columnSql, contentFields } from '../accept/read-rows.ts';
import { type FedField, fedFields } from '../feeds/columns.ts';
import { countOf, literal, row } from '../ground/sql.ts';
import { directoriesIn } from './directories.ts';

/**
 * Forward migrations of the ledger, oldest first; a ledger's version is the number of them that it has seen.
 * The columns that carry fields are no migration: they follow from the catalogue (below).
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE SEQUENCE delivery_number;
  CREATE TABLE delivery (
    id INTEGER PRIMARY KEY,
    dataset VARCHAR NOT NULL,
    market VARCHAR NOT NULL,
    as_of BIGINT NOT NULL,
    sample BOOLEAN NOT NULL,
    state VARCHAR NOT NULL CHECK (state IN ('pending', 'live', 'withdrawing')),
    accepted BIGINT NOT NULL,
    indices JSON NOT NULL,
    report JSON NOT NULL
  );
  CREATE TABLE listing (delivery INTEGER NOT NULL, seq BIGINT NOT NULL, problems VARCHAR, marks INTEGER NOT NULL);
  `,
  // Spans in place of the last two deliveries' rows. Rows that a ledger of version 1 holds are replayed (replay.ts).
  `
  ALTER TABLE listing RENAME TO accepted_row;
  ALTER TABLE delivery ADD COLUMN partial BOOLEAN;
  UPDATE delivery SET partial = false;
  CREATE TABLE coverage (delivery INTEGER NOT NULL, site VARCHAR NOT NULL);
  CREATE TABLE listing (
    listing INTEGER NOT NULL, site VARCHAR NOT NULL, key VARCHAR NOT NULL, vehicle VARCHAR, vehicle_no INTEGER NOT NULL,
    from_delivery INTEGER NOT NULL, gained_by INTEGER
  );
  CREATE TABLE presence (
    listing INTEGER NOT NULL, from_delivery INTEGER NOT NULL, until_delivery INTEGER, last_delivery INTEGER, last_at BIGINT
  );
  CREATE TABLE record (
    listing INTEGER NOT NULL, from_delivery INTEGER NOT NULL, start_at BIGINT NOT NULL, price DOUBLE, miles DOUBLE,
    scraped_at BIGINT NOT NULL, first_seen_at BIGINT NOT NULL, stint_delivery INTEGER NOT NULL, source_since BIGINT NOT NULL,
    ref_price DOUBLE, ref_miles DOUBLE, ref_at BIGINT, until_delivery INTEGER, last_delivery INTEGER, last_at BIGINT
  );
  CREATE TABLE content (
    content INTEGER NOT NULL, listing INTEGER NOT NULL, from_delivery INTEGER NOT NULL, hash UBIGINT NOT NULL,
    at_dealer BOOLEAN, passes_on BOOLEAN
  );
  CREATE TABLE given_times (
    listing INTEGER NOT NULL, delivery INTEGER NOT NULL, last_seen_at BIGINT, first_seen_at_mc BIGINT,
    first_seen_at_source BIGINT, dom BIGINT, dom_180 BIGINT, dom_active BIGINT, dos_active BIGINT
  );
  CREATE TABLE told (listing INTEGER NOT NULL, delivery INTEGER NOT NULL, source_since BIGINT, mc_since BIGINT);
  CREATE TABLE hold (site VARCHAR NOT NULL, from_delivery INTEGER NOT NULL, until_delivery INTEGER);
  CREATE TABLE attribution (listing INTEGER NOT NULL, from_delivery INTEGER NOT NULL, is_searchable BOOLEAN NOT NULL);
  CREATE TABLE sale (
    vehicle VARCHAR NOT NULL, listing INTEGER NOT NULL, record_delivery INTEGER NOT NULL, sold_at BIGINT NOT NULL,
    from_delivery INTEGER NOT NULL, until_delivery INTEGER
  );
  COMMENT ON TABLE delivery IS 'one row a delivery, instants in Unix seconds; state pending: the engine may not hold it yet, live: it was switched to, withdrawing: a rollback has begun; indices: role and name of the index';
  COMMENT ON TABLE coverage IS 'sources that a partial delivery covers; a full one covers all';
  COMMENT ON TABLE listing IS 'a vehicle on a source; vehicle: VIN or registration mark, gained_by: the delivery that first gave it, where an earlier one did not; vehicle_no: number of the first listing of the vehicle';
  COMMENT ON TABLE presence IS 'from the delivery that brings a listing until the first one that covers its source and misses it; last: the last one that held it';
  COMMENT ON TABLE record IS 'a span of a listing with unchanged price and miles; until: the delivery that began the next record';
  COMMENT ON TABLE content IS 'what a delivery said of a listing, where it said something new; NULL: unknown';
  COMMENT ON TABLE given_times IS 'instants and days as delivered, the newest ones and those of the last delivery of each record';
  COMMENT ON TABLE told IS 'given first instants that were earlier than any given before';
  COMMENT ON TABLE hold IS 'sources that failed, whose missing listings stay active';
  COMMENT ON TABLE attribution IS 'when a listing became searchable or stopped being it';
  COMMENT ON TABLE sale IS 'sold vehicles: on which day, by which record of which listing; until: the delivery that withdrew the sale';
  `,
  // Directories of dealers. What fields their rows carry follows from the catalogue (below).
  `
  ALTER TABLE content ADD COLUMN filled VARCHAR;
  CREATE TABLE dealers (delivery INTEGER NOT NULL, key VARCHAR NOT NULL);
  CREATE TABLE dealerships (delivery INTEGER NOT NULL, key VARCHAR NOT NULL);
  COMMENT ON TABLE dealers IS 'rows of the newest dealers deliveries, as they were accepted; key: the id; NULL: unknown';
  COMMENT ON TABLE dealerships IS 'rows of the newest dealerships deliveries, as they were accepted; key: the website id; NULL: unknown';
  COMMENT ON COLUMN content.filled IS 'names of the fields, joined by commas, that the delivery left empty and that a directory or the postal code filled; NULL: none, or not remembered';
  `,
  // Sold months. What fields their rows carry follows from the catalogue (below).
  `
  CREATE TABLE sold_row (delivery INTEGER NOT NULL);
  CREATE TABLE sold_month (delivery INTEGER NOT NULL, month VARCHAR NOT NULL);
  COMMENT ON TABLE sold_row IS 'sold vehicles as the months show them: rows of sold deliveries, and what the record of each sale said when it was derived; delivery: that brought the row, or made the sale; NULL: unknown';
  COMMENT ON TABLE sold_month IS 'months (YYYY-MM) by delivery: those that a sold delivery brought, and those that were published first with a listings delivery';
  `,
  // Documents are named by their records, not by the ids that are shown (deliveries.ts).
  `
  ALTER TABLE delivery ADD COLUMN layout INTEGER;
  COMMENT ON COLUMN delivery.layout IS 'how the documents of a listings delivery are laid out in the engine; NULL: named by the ids that are shown';
  `,
  // A listing may gain an identity more than once: a mark, then a VIN.
  `
  CREATE TABLE gain (listing INTEGER NOT NULL, delivery INTEGER NOT NULL, vehicle VARCHAR, vehicle_no INTEGER NOT NULL);
  INSERT INTO gain SELECT listing, gained_by, NULL, listing FROM listing WHERE gained_by IS NOT NULL ORDER BY listing;
  ALTER TABLE listing DROP COLUMN gained_by;
  COMMENT ON TABLE gain IS 'listings that gained the identity of a vehicle, or a VIN in place of their mark: by which delivery, and what vehicle and vehicle_no were until then';
  COMMENT ON TABLE listing IS 'a vehicle on a source; vehicle: VIN or registration mark; vehicle_no: number of the first listing of the vehicle, below zero where another vehicle goes on having it';
  `,
  // What is counted of a market, which a partial delivery then follows (derive/counts.ts). Whoever changes what rows say, or which
  // are active, in another way than by a delivery empties `counted`.
  `
  CREATE TABLE counted (among VARCHAR NOT NULL, delivery INTEGER NOT NULL, terms VARCHAR NOT NULL);
  CREATE TABLE active_term (field VARCHAR NOT NULL, given VARCHAR NOT NULL, n BIGINT NOT NULL);
  CREATE TABLE departed_term (field VARCHAR NOT NULL, given VARCHAR NOT NULL, n BIGINT NOT NULL);
  CREATE TABLE active_dealer (dealer_id BIGINT NOT NULL, n BIGINT NOT NULL);
  CREATE TABLE active_site (site VARCHAR NOT NULL, n BIGINT NOT NULL);
  COMMENT ON TABLE counted IS 'what is counted, of the active listings and of those that have left, as of which listings delivery; terms: how they were read; no row: nothing is, and the next delivery counts anew';
  COMMENT ON TABLE active_term IS 'spellings of the terms of facets among active listings, with the number of listings';
  COMMENT ON TABLE departed_term IS 'spellings of the terms of facets among listings that have left, with the number of listings';
  COMMENT ON TABLE active_dealer IS 'active listings of each dealer';
  COMMENT ON TABLE active_site IS 'active listings of each source';
  `,
];

/** Version that this program writes. */
export const LEDGER_VERSION = MIGRATIONS.length;

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

/** Brings a ledger, new or old, through the migrations that it has not seen, each in a transaction of its own. */
export async function migrateBy(db: DuckDBConnection, migrations: readonly string[]): Promise<void> {
  const version = await versionOf(db);
  if (version > migrations.length) {
    throw new LedgerTooNew(
      `the ledger has version ${version}; this release supports versions up to ${migrations.length}`,
    );
  }
  for (const [at, migration] of migrations.entries()) {
    if (at < version) continue;
    await db.run(`BEGIN; ${migration} INSERT INTO schema_version VALUES (${at + 1}); COMMIT`);
  }
}

/** A market, and the fields of its listings. */
export interface LedgerMarket {
  readonly market: string;
  readonly dataset: Dataset;
}

/** Tables whose rows carry fields of the catalogue, and which. */
function fieldsOf({ market, dataset }: LedgerMarket): [table: string, fields: readonly FedField[]][] {
  return [
    ['content', contentFields(dataset)],
    ...directoriesIn(market).map(([table, directory]): [string, FedField[]] => [table, fedFields(directory)]),
    ...(market === INSIGHTS_MARKET
      ? [['sold_row', fedFields(soldVehicles)] satisfies [string, FedField[]]]
      : []),
  ];
}

/** Brings the ledger of a market, new or old, to the present schema. */
export async function migrate(db: DuckDBConnection, ledger: LedgerMarket): Promise<void> {
  await migrateBy(db, MIGRATIONS);
  for (const [table, fields] of fieldsOf(ledger)) await addFieldColumns(db, table, fields);
}

/** All that tells how a new ledger of a market looks. */
export const schemaOf = (ledger: LedgerMarket): unknown => [
  MIGRATIONS,
  fieldsOf(ledger).map(([table, fields]) => [table, fields.map(columnSql)]),
];

/** Does the ledger have a table of that name? */
export async function hasTable(db: DuckDBConnection, table: string): Promise<boolean> {
  const from = `duckdb_tables() WHERE table_name = ${literal(table)} AND database_name = current_database()`;
  return (await countOf(db, from)) > 0;
}

/** Names of the columns of a table that the ledger has; read off the table, as the catalogue lists those of all tables first. */
export async function columnsOf(db: DuckDBConnection, table: string): Promise<Set<string>> {
  return new Set((await db.run(`SELECT * FROM ${table} LIMIT 0`)).columnNames());
}

/** Adds a column for each field of the catalogue that the table does not have yet, all or none of them. */
export async function addFieldColumns(
  db: DuckDBConnection,
  table: string,
  fields: readonly FedField[],
): Promise<void> {
  const have = await columnsOf(db, table);
  const missing = fields.filter((field) => !have.has(field.name));
  if (!missing.length) return;
  const added = missing.map((field) => `ALTER TABLE ${table} ADD COLUMN ${columnSql(field)};`);
  await db.run(`BEGIN; ${added.join(' ')} COMMIT`);
}
