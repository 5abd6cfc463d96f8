import { soldVehicles } from '../../src/catalog/sold-vehicles.ts';
import { provinceWords } from '../../src/catalog/vocabulary/place.ts';
import { regionsAbroad } from '../../src/catalog/vocabulary/subdivision.ts';
import { keyOf } from '../../src/catalog/vocabulary/word.ts';
import { fedFields } from '../feeds/columns.ts';
import { literal, name } from '../ground/sql.ts';

/** A month that is to be shown, as months.sql finds it. */
export interface ShownMonth {
  /** YYYY-MM */
  readonly month: string;
  /** the sold delivery that owns it; null: it is the ledger's own */
  readonly brought_by: number | null;
  /** tells whether a file shows this already */
  readonly holds: string;
}

const COLUMNS = fedFields(soldVehicles).map(({ name: field }) =>
  field === 'sold_date' ? 'sold_row.sold_date::DATE AS sold_date' : `sold_row.${name(field)}`,
);

const listSql = (texts: readonly string[]): string => `[${texts.map(literal).join(', ')}]`;

/** Parts of other countries than those whose dealers the market has, as keyOf gives them; made when a month is written, and not before. */
const abroad = (): readonly string[] => regionsAbroad(['US', 'CA']).map(({ name: one }) => keyOf(one));

/**
 * SQL that keeps rows of the US: a delivery may hold those of Canada and of parts of other countries, too, which its figures do not
 * count. States are codes; what is longer is asked about alone.
 */
const inUs = (): string => `CASE
  WHEN sold_row.state IS NULL THEN true
  WHEN list_contains(${listSql(provinceWords)}, lower(sold_row.state)) THEN false
  WHEN len(sold_row.state) > 2 THEN NOT list_contains(${listSql(abroad())}, regexp_replace(strip_accents(lower(sold_row.state)), '[^a-z0-9]', '', 'g'))
  ELSE true END`;

/** SQL that keeps rows whose VIN and year are of one vehicle (docs/rules/feeds.md section 2.3). */
const OF_ITS_YEAR = 'NOT vin_denies_year(sold_row.vin, sold_row.year)';

/** SQL that keeps the delivered rows that count. */
const counted = (): string => `${inUs()} AND ${OF_ITS_YEAR}`;

/** What rows are sorted by first; all other columns follow, so that equal months are equal files. */
const SORTED = ['state', 'city', 'make', 'model', 'body_type', 'year', 'vin'];
const ORDER = [
  ...SORTED,
  ...fedFields(soldVehicles).flatMap(({ name: field }) => (SORTED.includes(field) ? [] : [field])),
];

/** Fields whose terms are grouped (part-2.md S1): terms that differ in case only are one, spelled as most rows of the file spell it. */
const UNIFIED = [
  ...['city', 'state', 'make', 'model', 'trim', 'body_type', 'body_subtype', 'drivetrain', 'transmission'],
  ...['powertrain_type', 'base_exterior_color', 'base_interior_color', 'msrp_label', 'dealership_group_name'],
];

/** SQL of the spellings of a field that are not the one that is shown, from the relation `sold`. */
const spelledSql = (field: string): string => `
  spelled_${field} AS (
    SELECT given, shown FROM (
      SELECT given, first_value(given) OVER (PARTITION BY lower(given) ORDER BY n DESC, given) AS shown
      FROM (SELECT ${field} AS given, count(*) AS n FROM sold WHERE ${field} IS NOT NULL GROUP BY ${field})
    ) WHERE given <> shown
  )`;

/** SQL of the rows in their order, one spelling a term. */
const ordered = (rows: string): string => `
  WITH sold AS MATERIALIZED (${rows}), ${UNIFIED.map(spelledSql).join(',')}
  SELECT * FROM (
    SELECT sold.* REPLACE (${UNIFIED.map((field) => `coalesce(spelled_${field}.shown, sold.${field}) AS ${field}`).join(', ')})
    FROM sold ${UNIFIED.map((field) => `LEFT JOIN spelled_${field} ON spelled_${field}.given = sold.${field}`).join(' ')}
  ) ORDER BY ${ORDER.map((field) => name(field)).join(', ')}`;

/** SQL that keeps the rows of a month; the database skips blocks of other days. */
const inMonth = (month: string): string =>
  `sold_row.sold_date BETWEEN ${literal(`${month}-01`)} AND ${literal(`${month}-31`)}`;

/** SQL of the rows of sales, from a relation of them (vehicle, from_delivery). */
const rowsOfSales = (sales: string, where: string): string => `
  SELECT ${COLUMNS.join(', ')}
  FROM sold_row JOIN (${sales}) AS counted ON sold_row.delivery = counted.from_delivery AND sold_row.vin = counted.vehicle
  WHERE ${where} AND ${OF_ITS_YEAR}`;

/** SQL of the rows of a month, in their order; after months.sql. */
export function monthRows({ month, brought_by: owner }: ShownMonth): string {
  if (owner !== null)
    return ordered(
      `SELECT ${COLUMNS.join(', ')} FROM sold_row WHERE delivery = ${owner} AND ${inMonth(month)} AND ${counted()}`,
    );
  const sales = `SELECT vehicle, from_delivery FROM month_sale WHERE month = ${literal(month)}`;
  return ordered(rowsOfSales(sales, inMonth(month)));
}

const SINCE = 'day_text((SELECT as_of FROM sold_as_of) - 100 * 86400)';

/**
 * SQL of all known sales of the 100 days before the newest delivery, in their order. Of a delivered month that has not
 * ended yet the ledger's own sales count, too, but for vehicles that were delivered in a row
 * that counts.
 */
export function recentRows(): string {
  const delivered = `
    SELECT ${COLUMNS.join(', ')}
    FROM sold_row JOIN month_owner ON sold_row.delivery = brought_by AND left(sold_row.sold_date, 7) = month
    WHERE sold_row.sold_date >= ${SINCE} AND ${counted()}`;
  const sales = `
    SELECT vehicle, from_delivery
    FROM counted_sale LEFT JOIN month_owner USING (first_day)
    WHERE sold_at >= (SELECT as_of FROM sold_as_of) - 101 * 86400 AND (brought_by IS NULL OR NOT shown AND NOT EXISTS (
      SELECT 1 FROM sold_row
      WHERE sold_row.delivery = brought_by AND sold_row.vin = vehicle AND left(sold_row.sold_date, 7) = month AND ${counted()}
    ))`;
  return ordered(`${delivered} UNION ALL ${rowsOfSales(sales, `sold_row.sold_date >= ${SINCE}`)}`);
}
