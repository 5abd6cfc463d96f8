import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { contentFields, createReadRows } from '../accept/read-rows.ts';
import { name, sqlFile } from '../ground/sql.ts';
import { type Delivery, deliveries } from './deliveries.ts';
import { columnsOf, hasTable } from './schema.ts';
import { takeDelivery } from './take.ts';

/** Puts the rows that a delivery of version 1 left into `read_row`, as if they had just been accepted. */
async function readAgain(
  db: DuckDBConnection,
  dataset: Dataset,
  { id }: Delivery,
  have: ReadonlySet<string>,
) {
  await createReadRows(db, dataset);
  const columns = [...have].filter((column) => !['delivery', 'problems'].includes(column)).map(name);
  const hashed = contentFields(dataset).map((field) => (have.has(field.name) ? name(field.name) : 'NULL'));
  await db.run(`INSERT INTO staging.read_row BY NAME
    SELECT ${columns.join(', ')}, hash(${hashed.join(', ')}) AS content_hash FROM accepted_row WHERE delivery = ${id}`);
  await db.run(sqlFile('../accept/listing-identity.sql', import.meta.url));
}

/**
 * A ledger of version 1 kept the accepted rows of its last two deliveries and no spans. Takes them in again, oldest
 * first, so that ids, dates and references go on from there; those of a sample are forgotten, for it has a ledger of
 * its own. Each delivery is a transaction: a run that dies goes on where it was.
 */
export async function replayAcceptedRows(db: DuckDBConnection, dataset: Dataset): Promise<void> {
  if (!(await hasTable(db, 'accepted_row'))) return;
  const have = await columnsOf(db, 'accepted_row');
  await db.run('DELETE FROM accepted_row WHERE delivery NOT IN (SELECT id FROM delivery WHERE NOT sample)');
  await db.run('DELETE FROM delivery WHERE sample');
  const known = (await deliveries(db, 'listings')).reverse();
  const left = await db.runAndReadAll('SELECT DISTINCT delivery FROM accepted_row');
  const waiting = new Set(left.getRowObjectsJS().map(({ delivery }) => Number(delivery)));
  for (const delivery of known.filter(({ id, state }) => waiting.has(id) && state === 'live')) {
    await readAgain(db, dataset, delivery, have);
    await db.run(`BEGIN; DELETE FROM delivery WHERE id = ${delivery.id}`);
    await takeDelivery(db, { dataset, delivery, endsHolds: false });
    await db.run(`DELETE FROM accepted_row WHERE delivery = ${delivery.id}; COMMIT`);
  }
  await db.run('DROP TABLE accepted_row');
}
