import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { columnSql } from '../../ingest/accept/read-rows.ts';
import { fedFields } from '../../ingest/feeds/columns.ts';
import { rows } from '../../ingest/ground/sql.ts';
import { monthRows } from '../../ingest/sold/rows.ts';
import { soldVehicles } from '../../src/catalog/sold-vehicles.ts';

/** One spelling a term in a month's file (feeds.md section 5, "facet terms"; part-2.md S1). */

let db: DuckDBConnection;
beforeEach(async () => {
  db = await (await DuckDBInstance.create(':memory:')).connect();
  await db.run(
    `CREATE TABLE sold_row (delivery INTEGER, ${fedFields(soldVehicles).map(columnSql).join(', ')})`,
  );
});
afterEach(() => db.closeSync());

test('terms that differ in case only are one, spelled as most rows of the month spell it', async () => {
  await db.run(`INSERT INTO sold_row BY NAME SELECT * FROM (VALUES
    (1, '2026-08-01', 'TX', 'Houston', 'Ford', 'F-150', 'A'), (1, '2026-08-02', 'tx', 'HOUSTON', 'Ford', 'f-150', 'B'),
    (1, '2026-08-03', 'TX', 'houston', 'FORD', 'F-150', 'C'), (1, '2026-08-04', 'TX', 'Houston', 'Ford', 'F-250', 'D'),
    (1, '2026-09-01', 'tx', NULL, 'ford', 'f-150', 'E')
  ) AS one(delivery, sold_date, state, city, make, model, vin)`);
  const shown = (month: string) =>
    rows(
      db,
      `SELECT vin, state, city, make, model FROM (${monthRows({ month, brought_by: 1, holds: '' })}) ORDER BY vin`,
    );
  const august = { state: 'TX', city: 'Houston', make: 'Ford', model: 'F-150' };
  expect(await shown('2026-08')).toEqual([
    { vin: 'A', ...august },
    { vin: 'B', ...august },
    { vin: 'C', ...august },
    { vin: 'D', ...august, model: 'F-250' },
  ]);
  expect(await shown('2026-09')).toEqual([
    { vin: 'E', state: 'tx', city: null, make: 'ford', model: 'f-150' },
  ]);
});
