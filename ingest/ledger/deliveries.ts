import type { DuckDBConnection } from '@duckdb/node-api';
import type { Role } from '../../src/engine/market.ts';
import { literal, row, rows } from '../sql.ts';

/** pending: the engine may not hold it yet; live: it was switched to; withdrawing: a rollback has begun. */
export type DeliveryState = 'pending' | 'live' | 'withdrawing';

/** Which index of the engine holds which part of a delivery. */
export type Indices = Readonly<Record<Role, string>>;

/** A delivery as the ledger remembers it. */
export interface Delivery {
  readonly id: number;
  readonly dataset: string;
  readonly market: string;
  /** Unix seconds */
  readonly asOf: number;
  readonly sample: boolean;
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

/** Every delivery the ledger remembers, newest first. */
export async function deliveries(db: DuckDBConnection): Promise<Delivery[]> {
  const found = await rows<DeliveryRow>(
    db,
    `SELECT id, dataset, market, as_of::DOUBLE AS as_of, sample, state, accepted::DOUBLE AS accepted,
       indices::VARCHAR AS indices, report::VARCHAR AS report
     FROM delivery ORDER BY as_of DESC, id DESC`,
  );
  return found.map(fromRow);
}

/** A number that no delivery has had, not even one that was withdrawn. */
export async function nextNumber(db: DuckDBConnection): Promise<number> {
  const { id } = await row<{ id: number }>(db, "SELECT nextval('delivery_number')::INTEGER AS id");
  return id;
}

export async function addDelivery(db: DuckDBConnection, delivery: Delivery): Promise<void> {
  const { id, dataset, market, asOf, sample, state, accepted, indices, report } = delivery;
  const values = [
    literal(dataset),
    literal(market),
    asOf,
    sample,
    literal(state),
    accepted,
    literal(JSON.stringify(indices)),
    literal(report),
  ];
  await db.run(`INSERT INTO delivery VALUES (${id}, ${values.join(', ')})`);
}

export async function setState(db: DuckDBConnection, id: number, state: DeliveryState): Promise<void> {
  await db.run(`UPDATE delivery SET state = ${literal(state)} WHERE id = ${id}`);
}

export async function setReport(db: DuckDBConnection, id: number, report: string): Promise<void> {
  await db.run(`UPDATE delivery SET report = ${literal(report)} WHERE id = ${id}`);
}

/** Forgets deliveries with their listings. */
export async function dropDeliveries(db: DuckDBConnection, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  const list = ids.join(', ');
  await db.run(
    `BEGIN; DELETE FROM listing WHERE delivery IN (${list}); DELETE FROM delivery WHERE id IN (${list}); COMMIT`,
  );
}
