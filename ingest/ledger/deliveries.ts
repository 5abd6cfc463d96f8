import type { DuckDBConnection } from '@duckdb/node-api';
import type { Role } from '../../src/catalog/roles.ts';
import { literal, row, rows } from '../ground/sql.ts';

/** How documents are laid out. 1: named by the id that is shown; 2: by the record's own; 3: whose id holds no registration mark, with groups
 * of the newer directory as facets. */
const DOCUMENT_LAYOUT = 3;

/** pending: the engine may not hold it yet; live: it was switched to; withdrawing: a rollback has begun. */
export type DeliveryState = 'pending' | 'live' | 'withdrawing';

/**
 * Which index of the engine holds which part of a delivery: the roles of its market. Of a sold delivery, which generation
 * of the sold months was written for it.
 */
export type Indices = Readonly<Record<Role, string>>;

/** A delivery as the ledger remembers it. */
export interface Delivery {
  readonly id: number;
  readonly dataset: string;
  readonly market: string;
  /** Unix seconds */
  readonly asOf: number;
  readonly sample: boolean;
  /** covers only the sources that it holds */
  readonly partial: boolean;
  readonly state: DeliveryState;
  readonly accepted: number;
  readonly indices: Indices;
  /** the report, as JSON text */
  readonly report: string;
}

type DeliveryRow = {
  id: number;
  dataset: string;
  market: string;
  as_of: number;
  sample: boolean;
  partial: boolean;
  state: string;
  accepted: number;
  indices: string;
  report: string;
};

const fromRow = ({ as_of, state, indices, ...rest }: DeliveryRow): Delivery => ({
  ...rest,
  asOf: as_of,
  state: state as DeliveryState,
  indices: JSON.parse(indices) as Indices,
});

/** Every delivery of the dataset that the ledger remembers, the one loaded last first. */
export async function deliveries(db: DuckDBConnection, dataset: string): Promise<Delivery[]> {
  const found = await rows<DeliveryRow>(
    db,
    `SELECT id, dataset, market, as_of::DOUBLE AS as_of, sample, partial, state, accepted::DOUBLE AS accepted,
       indices::VARCHAR AS indices, report::VARCHAR AS report
     FROM delivery WHERE dataset = ${literal(dataset)} ORDER BY id DESC`,
  );
  return found.map(fromRow);
}

/** Does the ledger remember any delivery, of whatever dataset? */
export async function remembersAny(db: DuckDBConnection): Promise<boolean> {
  return (await row<{ some: boolean }>(db, 'SELECT count(*) > 0 AS some FROM delivery')).some;
}

/** A number that no delivery has had, not even one that was withdrawn. */
export async function nextNumber(db: DuckDBConnection): Promise<number> {
  const { id } = await row<{ id: number }>(db, "SELECT nextval('delivery_number')::INTEGER AS id");
  return id;
}

/** Passes over numbers, so that the next one is greater than `last`: another ledger has given those. */
export async function passNumbers(db: DuckDBConnection, last: number): Promise<void> {
  for (let number = await nextNumber(db); number < last; ) number = await nextNumber(db);
}

/** Adds a delivery to the ledger, in the state that it says. Throws what the database says when its number is taken. */
export async function addDelivery(db: DuckDBConnection, delivery: Delivery): Promise<void> {
  const { id, dataset, market, asOf, sample, partial, state, accepted, indices, report } = delivery;
  const values = [
    literal(dataset),
    literal(market),
    asOf,
    sample,
    literal(state),
    accepted,
    literal(JSON.stringify(indices)),
    literal(report),
    partial,
  ];
  await db.run(`
    INSERT INTO delivery (id, dataset, market, as_of, sample, state, accepted, indices, report, partial)
    VALUES (${id}, ${values.join(', ')})`);
}

/** Tells that the documents of a listings delivery are laid out as this program does it (schema.ts). */
export async function setLayout(db: DuckDBConnection, id: number): Promise<void> {
  await db.run(`UPDATE delivery SET layout = ${DOCUMENT_LAYOUT} WHERE id = ${id}`);
}

/**
 * Can a partial delivery go into copies of the indices that answer? Not where there is no delivery before it (what may
 * answer is the sample), nor where documents were named in another way then: what it replaces would not be found.
 */
export async function canFollow(db: DuckDBConnection, { id }: Pick<Delivery, 'id'>): Promise<boolean> {
  const { can } = await row<{ can: boolean | null }>(
    db,
    `SELECT arg_max(coalesce(layout, 1), id) = ${DOCUMENT_LAYOUT} AS can
     FROM delivery WHERE dataset = 'listings' AND id < ${id}`,
  );
  return can ?? false;
}

/** Sets the state of a delivery: pending, built, switched, confirmed or discarded. */
export async function setState(db: DuckDBConnection, id: number, state: DeliveryState): Promise<void> {
  await db.run(`UPDATE delivery SET state = ${literal(state)} WHERE id = ${id}`);
}

/** Where the documents of a delivery are, once they were built anew. */
export async function setIndices(db: DuckDBConnection, id: number, indices: Indices): Promise<void> {
  await db.run(`UPDATE delivery SET indices = ${literal(JSON.stringify(indices))} WHERE id = ${id}`);
}

/** Sets the report of a delivery, as JSON text. */
export async function setReport(db: DuckDBConnection, id: number, report: string): Promise<void> {
  await db.run(`UPDATE delivery SET report = ${literal(report)} WHERE id = ${id}`);
}

/** Instant of the newest listings delivery that covers any of the sources (domains); a full one covers all. Undefined: none does. */
export async function newestCovering(
  db: DuckDBConnection,
  sites: 'all' | readonly string[],
): Promise<number | undefined> {
  const own =
    sites === 'all'
      ? 'true'
      : `NOT partial OR id IN (SELECT delivery FROM coverage WHERE list_contains([${sites.map(literal).join(', ')}], site))`;
  const { newest } = await row<{ newest: number | null }>(
    db,
    `SELECT max(as_of)::DOUBLE AS newest FROM delivery WHERE dataset = 'listings' AND (${own})`,
  );
  return newest ?? undefined;
}

/** How many listings the newest listings deliveries that cover the sources brought. */
export async function presentListings(
  db: DuckDBConnection,
  sites: 'all' | readonly string[],
): Promise<number> {
  const own = sites === 'all' ? 'true' : `list_contains([${sites.map(literal).join(', ')}], site)`;
  const { present } = await row<{ present: number }>(
    db,
    `SELECT count(*)::DOUBLE AS present FROM presence JOIN listing USING (listing) WHERE until_delivery IS NULL AND ${own}`,
  );
  return present;
}

/** Forgets a delivery with the rows that a table holds of it. */
export async function dropDelivery(db: DuckDBConnection, table: string, id: number): Promise<void> {
  await db.run(
    `BEGIN; DELETE FROM ${table} WHERE delivery = ${id}; DELETE FROM delivery WHERE id = ${id}; COMMIT`,
  );
}
