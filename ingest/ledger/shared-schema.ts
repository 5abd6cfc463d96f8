import type { DuckDBConnection } from '@duckdb/node-api';
import type { SharedDataset } from '../../src/catalog/shared-dataset.ts';
import { SHARED_DATASETS } from '../../src/catalog/shared-datasets.ts';
import { fedFields } from '../feeds/columns.ts';
import { literal } from '../ground/sql.ts';
import { addFieldColumns, hasTable, migrateBy } from './schema.ts';

/** Name of the ledger that the datasets without a market share (feeds.md section 3). */
export const SHARED_LEDGER = 'shared';

const MIGRATIONS: readonly string[] = [
  `
  CREATE SEQUENCE delivery_number;
  CREATE TABLE delivery (
    id INTEGER PRIMARY KEY, dataset VARCHAR NOT NULL, market VARCHAR NOT NULL, as_of BIGINT NOT NULL,
    sample BOOLEAN NOT NULL, state VARCHAR NOT NULL CHECK (state IN ('pending', 'live', 'withdrawing')),
    accepted BIGINT NOT NULL, indices JSON NOT NULL, report JSON NOT NULL, partial BOOLEAN
  );
  CREATE TABLE history_record (delivery INTEGER NOT NULL, key VARCHAR NOT NULL);
  COMMENT ON TABLE delivery IS 'one row a delivery, instants in Unix seconds; indices: name of the index in the engine';
  COMMENT ON TABLE history_record IS 'records of history deliveries as they were accepted; key: the id that is shown; NULL: unknown';
  `,
  `
  CREATE TABLE incentive (delivery INTEGER NOT NULL, key VARCHAR NOT NULL);
  COMMENT ON TABLE incentive IS 'incentives of the newest deliveries as they were accepted; key: the id that is shown; vehicles, amounts: JSON; NULL: unknown';
  `,
  `
  CREATE TABLE recall_record (delivery INTEGER NOT NULL, key VARCHAR NOT NULL);
  CREATE TABLE recall_campaign (delivery INTEGER NOT NULL, key VARCHAR NOT NULL);
  CREATE TABLE plate (delivery INTEGER NOT NULL, key VARCHAR NOT NULL);
  COMMENT ON TABLE recall_record IS 'recalls by VIN as they were accepted, of the last two deliveries; objects are JSON';
  COMMENT ON TABLE recall_campaign IS 'campaigns of the regulator''s file as they were accepted, of the last two deliveries';
  COMMENT ON TABLE plate IS 'vehicles by plate as they were accepted, of the last two deliveries; key: country, state, plate';
  `,
];

/** Version of the shared ledger that this program writes. */
export const SHARED_VERSION = MIGRATIONS.length;

/** The ledger's table of a dataset's records. One that came after the migrations is made here. */
async function recordTable(db: DuckDBConnection, dataset: SharedDataset): Promise<void> {
  const { record, about } = dataset;
  if (!(await hasTable(db, record)))
    await db.run(`
      BEGIN;
      CREATE TABLE ${record} (delivery INTEGER NOT NULL, key VARCHAR NOT NULL);
      COMMENT ON TABLE ${record} IS ${literal(`${about} One row per accepted record. key: identifies the record; NULL: unknown`)};
      COMMIT`);
  await addFieldColumns(db, record, fedFields(dataset));
}

/** Brings the shared ledger, new or old, to the present schema. */
export async function migrateShared(db: DuckDBConnection): Promise<void> {
  await migrateBy(db, MIGRATIONS);
  for (const dataset of SHARED_DATASETS) await recordTable(db, dataset);
}
