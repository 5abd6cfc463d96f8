import type { DuckDBConnection } from '@duckdb/node-api';
import { literal, row } from '../ground/sql.ts';
import { cellOf, type ReadFile } from './cell-columns.ts';
import { headerOf, problemsSql } from './problems.ts';

/**
 * A line of totals below the rows (docs/rules/feeds.md section 2.3) is no row: it is left out and told, and does not count towards
 * the limit of rejected rows.
 */

const REASON = 'is a line of totals and no vehicle';

/** Columns that say what a row is: in a line of totals nothing but its word stands in any of them. */
const TELLING = [
  ...['vin', 'stock_no', 'vdp_url', 'vehicle_registration_mark', 'id'],
  ...['heading', 'year', 'make', 'model', 'trim', 'version', 'body_type'],
  ...['category', 'sub_category', 'class', 'variant'],
];

/** Words for a total, in lower case; an amount or a count may stand behind them: `Total: 45 vehicles`. SUM12345 is a stock number. */
const WORDS =
  '(?:grand |sub[- ]?|overall )?totals?(?: général| general)?|totaux|totale|totaal|sub[- ]?totaal|sum|summe|gesamt(?:summe)?|summa|suma|razem|итого|всего';
const IS_TOTAL = `^(?:${WORDS})(?: ?[:=]?|(?: ?[:=] ?| +| ?[(])[(]?[$€£]? ?[0-9][0-9., ]*[$€£]?[)]?)(?: *(?:vehicles|cars|units|rows|items|records))?$`;

const isTotal = (text: string): string =>
  `${text} > ':' AND strlen(${text}) <= 40 AND regexp_matches(lower(${text}), ${literal(IS_TOTAL)})`;

/** SQL of a row's problems, `problems` where it is no line of totals. */
export function orTotals(file: ReadFile, problems: string): string {
  const fields = TELLING.filter((field) => file.matched.has(field));
  if (!fields.length) return problems;
  const first = `coalesce(${[...fields.map(cellOf), 'NULL'].join(', ')})`;
  const alone = fields.map((field) => `coalesce(${cellOf(field)} = ${first}, true)`);
  const told = fields.map((field, at) => ({
    fails: `coalesce(${[...fields.slice(0, at).map(cellOf), 'NULL::VARCHAR'].join(', ')}) IS NULL AND ${cellOf(field)} IS NOT NULL`,
    column: headerOf(file, field),
    value: cellOf(field),
    reason: REASON,
  }));
  return `CASE WHEN ${isTotal(first)} AND ${alone.join(' AND ')} THEN ${problemsSql(told)} ELSE ${problems} END`;
}

/** How many of the rows read are lines of totals. */
export async function countTotals(db: DuckDBConnection): Promise<number> {
  const { totals = 0 } =
    (await row<{ totals: number }>(
      db,
      `SELECT count(*)::DOUBLE AS totals FROM staging.read_row WHERE ends_with(problems, ${literal(REASON)})`,
    )) ?? {};
  return totals;
}
