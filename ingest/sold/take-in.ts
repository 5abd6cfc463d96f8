import type { DuckDBConnection } from '@duckdb/node-api';
import { soldVehicles } from '../../src/catalog/sold-vehicles.ts';
import { fedFields } from '../feeds/columns.ts';
import { name, row, rows } from '../ground/sql.ts';
import { addDelivery, type Delivery } from '../ledger/deliveries.ts';

/** Writes the accepted rows (view `delivered`), their months and the pending delivery into the ledger, in one transaction. */
export async function takeSoldIn(db: DuckDBConnection, delivery: Delivery): Promise<void> {
  const fields = fedFields(soldVehicles).map(({ name: field }) => name(field));
  await db.run('BEGIN');
  try {
    await addDelivery(db, delivery);
    await db.run(
      `INSERT INTO sold_row (delivery, ${fields.join(', ')}) SELECT ${delivery.id}, ${fields.join(', ')} FROM delivered`,
    );
    await db.run(
      `INSERT INTO sold_month (delivery, month) SELECT DISTINCT ${delivery.id}, left(sold_date, 7) FROM delivered`,
    );
    await db.run('COMMIT');
  } catch (error) {
    await db.run('ROLLBACK').catch(() => undefined); // a commit that failed has rolled back already
    throw error;
  }
}

/** The months of a sold delivery, oldest first. */
export async function monthsOf(db: DuckDBConnection, delivery: number): Promise<string[]> {
  const found = await rows<{ month: string }>(
    db,
    `SELECT month FROM sold_month WHERE delivery = ${delivery} ORDER BY month`,
  );
  return found.map(({ month }) => month);
}

/**
 * Do the months of a sold delivery hold anything else than what answered? Not where the sold delivery that brought each of
 * them before had the same rows, and was loaded after their end, so that they were shown.
 */
export async function changesMonths(db: DuckDBConnection, delivery: number): Promise<boolean> {
  const fields = fedFields(soldVehicles).map(({ name: field }) => name(field));
  const of = (whose: string): string =>
    `SELECT ${fields.join(', ')} FROM sold_row JOIN owner ON owner.month = left(sold_date, 7) AND sold_row.delivery = ${whose}`;
  const { changed } = await row<{ changed: boolean }>(
    db,
    `WITH owner AS (
       SELECT month, max(before.delivery) AS known
       FROM (SELECT month FROM sold_month WHERE delivery = ${delivery}) AS own
       LEFT JOIN (
         SELECT month, sold_month.delivery FROM sold_month JOIN delivery AS made ON made.id = sold_month.delivery
         WHERE dataset = 'sold' AND made.id < ${delivery} AND as_of >= month_end(month)
       ) AS before USING (month)
       GROUP BY month
     )
     SELECT EXISTS (FROM owner WHERE known IS NULL)
       OR EXISTS (FROM ((${of(`${delivery}`)}) EXCEPT ALL (${of('known')})))
       OR EXISTS (FROM ((${of('known')}) EXCEPT ALL (${of(`${delivery}`)}))) AS changed`,
  );
  return changed;
}

/** Forgets a sold delivery. */
export async function dropSold(db: DuckDBConnection, id: number): Promise<void> {
  await db.run(`BEGIN; DELETE FROM sold_row WHERE delivery = ${id}; DELETE FROM sold_month WHERE delivery = ${id};
    DELETE FROM delivery WHERE id = ${id}; COMMIT`);
}
