import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Market } from '../../src/catalog/markets.ts';
import { coverageVariables } from '../derive/coverage.ts';
import { type GenerationFolder, putInPlace } from '../ground/generations.ts';
import { literal, rows, sqlFile } from '../ground/sql.ts';
import { columnsOf } from '../ledger/schema.ts';
import { type FieldSql, printSql, rowsSql, saidIn, termsSql, UNIFIED } from './columns.ts';
import type { WantedMonth } from './months.ts';

/** Rows that are compressed together; the same in every file, whatever the machine. */
const ROW_GROUP = 122_880;

/** What is made on the way, in numbers; a market's has no room in memory for longer than it is needed. */
const TABLES = [
  'presence',
  'stand',
  'span',
  'stay',
  'era',
  'state',
  'said',
  'told',
  'still',
  'row',
  'spelled',
];

const variables = (month: WantedMonth, firstDay: string): string => `
  SET VARIABLE edge = ${literal(month.edge)}::DATE; SET VARIABLE through = ${literal(month.last_day)}::DATE;
  SET VARIABLE month_start = ${literal(`${month.month}-01`)}::DATE; SET VARIABLE first_day = ${literal(firstDay)}::DATE;
  SET VARIABLE edge_delivery = ${month.edge_delivery}; SET VARIABLE upto = ${month.upto};`;

/** SQL of what was known of each listing, with all that decides whether a day is as the day before (states.sql). */
const toldSql = (of: FieldSql): string => `
  CREATE OR REPLACE TEMP TABLE trend_told AS
    SELECT
      state.* EXCLUDE (record, told_since, told_stint, print), start_at, price, miles,
      make_timestamp(CASE WHEN told_stint = stint_delivery THEN least(source_since, told_since) ELSE source_since END * 1000000)::DATE AS source_since,
      hash(print, is_searchable, era, start_at, since, CASE WHEN told_stint = stint_delivery THEN least(source_since, told_since) ELSE source_since END // 86400) AS state
    FROM record JOIN (
      SELECT
        trend_state.*,
        role_of(${of('seller_type')}, ${of('vin')}, trend_state.is_searchable, ${of('is_searchable', 'BOOLEAN')} IS NOT DISTINCT FROM false, ${of('country')}) AS role,
        CASE WHEN content.content IN (FROM trend_said) THEN ${printSql(of)} ELSE 0 END AS print
      FROM content JOIN trend_state ON trend_state.content = content.content
    ) AS state ON record.listing = state.listing AND record.from_delivery = state.record`;

/** Terms that are spelled otherwise in the file, into `trend_spelled`; gives the columns that have some. */
async function respell(db: DuckDBConnection, of: FieldSql): Promise<(typeof UNIFIED)[number][]> {
  await db.run(`CREATE OR REPLACE TEMP TABLE trend_spelled AS ${termsSql(of)}`);
  const found = await rows<{ which: number }>(
    db,
    'SELECT DISTINCT which::INTEGER AS which FROM trend_spelled ORDER BY which',
  );
  return found.flatMap(({ which }) => UNIFIED[which] ?? []);
}

/** What is written, from where, and of which market. */
export interface TrendsSource {
  readonly db: DuckDBConnection;
  readonly market: Market;
  readonly target: GenerationFolder;
  /** the first day that the ledger knows */
  readonly firstDay: string;
}

/** Writes a month's file; gives the number of its rows. After `trend_delivery` (months.ts). */
export async function writeMonth(source: TrendsSource, month: WantedMonth, file: string): Promise<number> {
  const { db, market, target, firstDay } = source;
  const of = saidIn(await columnsOf(db, 'content'));
  await db.run(variables(month, firstDay) + coverageVariables(market));
  await db.run(sqlFile('stays.sql', import.meta.url));
  await db.run(sqlFile('states.sql', import.meta.url));
  await db.run(toldSql(of));
  await db.run(sqlFile('rows.sql', import.meta.url));
  const respelled = await respell(db, of);
  const { rowsChanged } = await db.run(
    `COPY (${rowsSql(of, respelled)}) TO ${literal(join(target.work, file))}
     (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROW_GROUP})`,
  );
  await db.run(TABLES.map((table) => `DROP TABLE trend_${table}`).join('; '));
  putInPlace(target, file);
  return rowsChanged;
}
