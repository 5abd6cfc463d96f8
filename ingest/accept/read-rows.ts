import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { type FedField, fedFields } from '../feeds/columns.ts';
import { name } from '../ground/sql.ts';
import { readingOf } from './cells.ts';

/**
 * Given instants and days: they change with every delivery of a vehicle that does not change, so they are no part
 * of its content (the ledger keeps the newest ones).
 */
export const GIVEN_TIMES = [
  'last_seen_at',
  'scraped_at',
  'first_seen_at',
  'first_seen_at_mc',
  'first_seen_at_source',
  'dom',
  'dom_180',
  'dom_active',
  'dos_active',
] as const;

const isGivenTime = ({ name: field }: FedField): boolean => GIVEN_TIMES.some((given) => given === field);

/** Fields of a row that make its content: a row with the same ones says nothing new. */
export const contentFields = (dataset: Dataset): FedField[] =>
  fedFields(dataset).filter((field) => !isGivenTime(field));

/**
 * SQL of a row's vehicle: its VIN, in UK markets else its registration mark; NULL when neither is known, or when the
 * rows are none of vehicles (feeds.md section 3).
 */
const vehicleSql = (dataset: Dataset): string => {
  const named = ['vin', 'vehicle_registration_mark'].filter((one) =>
    dataset.fields.some((field) => field.name === one),
  );
  return `coalesce(${[...named, 'NULL'].join(', ')})`;
};

/** SQL of a field's column: its name and type. */
export const columnSql = (field: FedField): string => `${name(field.name)} ${readingOf(field).sqlType}`;

/**
 * Makes the empty table `staging.read_row`, one row a delivered row: seq (file number << 40 + line), problems (NULL
 * once accepted), marks, content_hash, filled (names of the fields that a directory, the postal code or the market
 * filled; no part of the content), foreign_currency (of an amount that is not in the row's own), null_columns (whose cells
 * hold a word for no value), and a column a field, NULL meaning unknown; and the view `delivered`, its accepted
 * rows with their `vehicle`.
 */
export async function createReadRows(db: DuckDBConnection, dataset: Dataset): Promise<void> {
  const columns = fedFields(dataset).map(columnSql);
  await db.run(`
    CREATE OR REPLACE TABLE staging.read_row (
      seq BIGINT NOT NULL, problems VARCHAR, marks INTEGER NOT NULL, content_hash UBIGINT, filled VARCHAR, foreign_currency VARCHAR, null_columns VARCHAR, ${columns.join(', ')}
    );
    CREATE OR REPLACE TEMP VIEW delivered AS
      SELECT *, ${vehicleSql(dataset)} AS vehicle FROM staging.read_row WHERE problems IS NULL`);
}
