import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { columnSql } from '../../ingest/accept/read-rows.ts';
import { fedFields } from '../../ingest/feeds/columns.ts';
import { rows, sqlFile } from '../../ingest/ground/sql.ts';
import { monthRows } from '../../ingest/sold/rows.ts';
import { soldVehicles } from '../../src/catalog/sold-vehicles.ts';
import { testSummary } from '../summary/ask.ts';

/** What a month's file holds: rows that count, one spelling a term (docs/rules/feeds.md sections 2.3 and 5; part-2.md S1). */

let db: DuckDBConnection;
beforeEach(async () => {
  db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await db.run(sqlFile('../../ingest/accept/vins/vin.sql', import.meta.url));
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

test('rows of Canada and of parts of other countries, and of a VIN that denies their year, count in no figure', async () => {
  // the ninth of 1FTFW1E58NF770001 is its check digit, that of the next is not; both are of 2022
  await db.run(`INSERT INTO sold_row BY NAME SELECT *, 1 AS delivery, '2026-08-01' AS sold_date, 'used' AS inventory_type, 'dealer' AS seller_type, 'Ford' AS make FROM (VALUES
    ('1FTFW1E58NF770001', 2012, 'TX', 90000), ('1FTFW1E57NF770001', 2012, 'TX', 10000), ('1FTFW1E58NF770001', 2021, 'TX', 20000),
    ('1FTFW1E58NF770001', NULL, 'TX', 30000), (NULL, 2012, 'TX', 40000), (NULL, 2022, 'ON', 90000), (NULL, 2022, 'on', 90000),
    (NULL, 2022, 'Bayern', 90000), (NULL, 2022, 'île-de-france', 90000), (NULL, 2022, 'AU-NSW', 90000)
  ) AS one(vin, year, state, price)`);
  const { ask, dataDir, close } = testSummary();
  const folder = join(dataDir, 'sold');
  mkdirSync(folder);
  const file = '2026-08-g1.parquet';
  await db.run(
    `COPY (${monthRows({ month: '2026-08', brought_by: 1, holds: '' })}) TO '${join(folder, file)}' (FORMAT parquet)`,
  );
  const months = [{ month: '2026-08', file, rows: 4, from: 'delivery' }];
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ generation: 1, months, dealership_groups: [] }),
  );
  const { data } = await ask('inventory_type=used&ranking_dimensions=make');
  await close();
  expect(data).toMatchObject([{ make: 'Ford', sold_count: 4, price: { mean: 25_000 } }]);
});
