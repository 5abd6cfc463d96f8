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

const has = ({ fields }: Dataset, field: string): boolean => fields.some((one) => one.name === field);

/** May a row name its vehicle by a registration mark, beside or in place of a VIN? */
export const hasMarks = (dataset: Dataset): boolean => has(dataset, 'vehicle_registration_mark');

/**
 * The view `delivered`: the accepted rows, each with its `mark` and its `vehicle`: its VIN, in UK markets else its registration
 * mark; NULL when neither is known, or when the rows are none of vehicles (feeds.md section 3). The table `known_vin` has the
 * VINs of rows that have only a mark (ledger/rules/marks.sql).
 */
function deliveredSql(dataset: Dataset): string {
  if (!hasMarks(dataset)) {
    const vin = has(dataset, 'vin') ? 'vin' : 'NULL';
    return `
      CREATE OR REPLACE TEMP VIEW delivered AS
        SELECT *, NULL::VARCHAR AS mark, ${vin} AS vehicle FROM staging.read_row WHERE problems IS NULL`;
  }
  return `
    CREATE OR REPLACE TEMP TABLE known_vin (seq BIGINT NOT NULL, vin VARCHAR NOT NULL);
    CREATE OR REPLACE TEMP VIEW delivered AS
      SELECT
        read_row.* REPLACE (coalesce(read_row.vin, known_vin.vin) AS vin),
        vehicle_registration_mark AS mark, coalesce(read_row.vin, known_vin.vin, vehicle_registration_mark) AS vehicle
      FROM staging.read_row LEFT JOIN known_vin ON known_vin.seq = read_row.seq WHERE problems IS NULL`;
}

/** SQL of a field's column: its name and type. */
export const columnSql = (field: FedField): string => `${name(field.name)} ${readingOf(field).sqlType}`;

/**
 * Makes the empty table `staging.read_row`, one row a delivered row: seq (file number << 40 + line), problems (NULL
 * once accepted), marks, content_hash, filled (names of the fields that a directory, the postal code or the market
 * filled; no part of the content), foreign_currency (of an amount that is not in the row's own), null_columns (whose cells
 * hold a word for no value), and a column a field, NULL meaning unknown; and the view `delivered`, its accepted
 * rows.
 */
export async function createReadRows(db: DuckDBConnection, dataset: Dataset): Promise<void> {
  const columns = fedFields(dataset).map(columnSql);
  await db.run(`
    CREATE OR REPLACE TABLE staging.read_row (
      seq BIGINT NOT NULL, problems VARCHAR, marks INTEGER NOT NULL, content_hash UBIGINT, filled VARCHAR, foreign_currency VARCHAR, null_columns VARCHAR, ${columns.join(', ')}
    );
    ${deliveredSql(dataset)}`);
}
