import type { DuckDBConnection } from '@duckdb/node-api';
import type { ChangeKind } from '../../src/catalog/changes.ts';
import { fedFields } from '../feeds/columns.ts';
import { name, row } from '../ground/sql.ts';
import { addDelivery, type Delivery } from '../ledger/deliveries.ts';
import type { Records } from './records.ts';

/** SQL of a column as it is kept. */
function keptSql({ since }: Records, field: string, asOf: number): string {
  const column = `delivered.${name(field)}`;
  return since.includes(field) ? `coalesce(${column}, before.${name(field)}, ${asOf})` : column;
}

function insertSql(records: Records, { id, asOf }: Delivery, before: number): string {
  const { table, since } = records;
  const fields = fedFields(records.form.dataset).map(({ name: field }) => field);
  const kept = fields.map((field) => keptSql(records, field, asOf));
  const known = ['key', ...since.map(name)].join(', ');
  return `
    INSERT INTO ${table} (delivery, key, ${fields.map(name).join(', ')})
    SELECT ${id}, identity.key, ${kept.join(', ')}
    FROM delivered JOIN identity USING (seq)
    LEFT JOIN (SELECT ${known} FROM ${table} WHERE delivery = ${before}) AS before ON before.key = identity.key`;
}

/** Writes the accepted records (view `delivered`, table `identity`) and the pending delivery, in one transaction. `before`: the delivery before. */
export async function takeRecordsIn(
  db: DuckDBConnection,
  records: Records,
  delivery: Delivery,
  before: Delivery | undefined,
): Promise<void> {
  await db.run('BEGIN');
  try {
    await addDelivery(db, delivery);
    await db.run(insertSql(records, delivery, before?.id ?? 0));
    await db.run('COMMIT');
  } catch (error) {
    await db.run('ROLLBACK').catch(() => undefined); // a commit that failed has rolled back already
    throw error;
  }
}

/** Do the records say anything else than those before them, of the delivery before or, where all answer together, of any? */
async function saysNews(
  db: DuckDBConnection,
  { table, answer }: Records,
  { id }: Delivery,
  before: Delivery | undefined,
): Promise<boolean> {
  const of = (which: string): string => `SELECT * EXCLUDE (delivery) FROM ${table} WHERE delivery ${which}`;
  const [now, then] = [of(`= ${id}`), of(answer === 'together' ? `< ${id}` : `= ${before?.id ?? 0}`)];
  const gone = answer === 'together' ? '' : `UNION ALL (${then} EXCEPT ${now})`;
  const { news } = await row<{ news: boolean }>(
    db,
    `SELECT count(*) > 0 AS news FROM (SELECT 1 FROM ((${now} EXCEPT ${then}) ${gone}) LIMIT 1)`,
  );
  return news;
}

/** What a delivery changed. */
export interface RecordChanges {
  readonly arrivals?: number;
  readonly departures?: number;
  readonly changed: readonly ChangeKind[];
}

/** How many records came and left against the delivery before; none where deliveries answer together. And whether any changed. */
export async function changesOf(
  db: DuckDBConnection,
  records: Records,
  delivery: Delivery,
  before: Delivery | undefined,
): Promise<RecordChanges> {
  const { table, answer } = records;
  const changed: readonly ChangeKind[] = (await saysNews(db, records, delivery, before)) ? ['records'] : [];
  if (answer === 'together') return { changed };
  const keys = (id: number): string => `SELECT key FROM ${table} WHERE delivery = ${id}`;
  const [now, then] = [keys(delivery.id), keys(before?.id ?? 0)];
  const counted = await row<{ arrivals: number; departures: number }>(
    db,
    `SELECT (SELECT count(*) FROM (${now} EXCEPT ${then}))::DOUBLE AS arrivals,
       (SELECT count(*) FROM (${then} EXCEPT ${now}))::DOUBLE AS departures`,
  );
  return { ...counted, changed };
}
