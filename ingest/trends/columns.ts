import { TREND_FIELDS, TREND_TEXTS } from '../../src/catalog/trends.ts';
import { name } from '../ground/sql.ts';

/** SQL of the columns of a month's file (docs/rules, supplement 2.7), from `content`, `listing` and `trend_row`. */

/** SQL of a field of what a listing said; `held` are the columns that the ledger has of it. */
export type FieldSql = (field: string, type?: string) => string;

/** What a listing said, of the fields that the market has. */
export const saidIn =
  (held: ReadonlySet<string>): FieldSql =>
  (field, type = 'VARCHAR') =>
    held.has(field) ? `content.${name(field)}` : `NULL::${type}`;

/** Columns that follow from what the listing said: name → SQL. */
const fromContent = (of: FieldSql): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(TREND_TEXTS.map((field) => [field, of(field)])),
  source: `domain_of(${of('source')})`,
  is_certified: `CAST(${of('is_certified', 'BOOLEAN')} AS BOOLEAN)`,
  year: `CAST(${of('year', 'INTEGER')} AS INTEGER)`,
  msrp: of('msrp', 'DOUBLE'),
  base_exterior_color: of('base_ext_color'),
  base_interior_color: of('base_int_color'),
  dealer_id: of('dealer_id', 'BIGINT'),
  dealer_type: `lower(${of('dealer_type')})`,
  dealership_group_name: `coalesce(${of('dealership_group_name')}, ${of('mc_dealership_group_name')})`,
  fuel_type_category: `fuel_category(${of('powertrain_type')})`,
});

/** Columns of `trend_row` that go into the file as they are. */
const NUMBERS = [
  ...['from_day', 'to_day', 'event', 'searched', 'role', 'is_searchable', 'listing', 'price', 'miles'],
  ...['price_before', 'since', 'source_since'],
];

/** Columns by which terms are grouped: those that differ in case only are one, spelled as most rows of the file spell them. */
export const UNIFIED = [
  ...['city', 'state', 'make', 'model', 'trim', 'body_type', 'body_subtype', 'drivetrain', 'transmission'],
  ...['powertrain_type', 'base_exterior_color', 'base_interior_color', 'msrp_label', 'dealership_group_name'],
] as const;

/** By what the rows are sorted. No two rows of a listing have the same days. */
const ORDER = ['state', 'make', 'model', 'body_type', 'year', 'listing', 'from_day', 'to_day'];

/** SQL of a hash of all that trends tell of what a listing said. */
export const printSql = (of: FieldSql): string =>
  `hash(${TREND_FIELDS.map((field) => of(field)).join(', ')})`;

/** SQL of the terms of the file that are spelled otherwise in it: of which of the unified columns, as given and as shown. */
export function termsSql(of: FieldSql): string {
  const said = fromContent(of);
  return `
    WITH
      used AS (SELECT content, count(*) AS n FROM trend_row GROUP BY content),
      term AS (
        SELECT unnest(range(${UNIFIED.length})) AS which, unnest([${UNIFIED.map((column) => said[column]).join(', ')}]) AS given, n
        FROM content JOIN used ON used.content = content.content
      ),
      counted AS (SELECT which, given, sum(n) AS n FROM term WHERE given IS NOT NULL GROUP BY which, given)
    SELECT which, given, shown FROM (
      SELECT which, given, first_value(given) OVER (PARTITION BY which, lower(given) ORDER BY n DESC, given) AS shown FROM counted
    ) WHERE given <> shown`;
}

/** SQL of the vehicle that a listing was on the days of a row (states.sql). */
const VEHICLE = 'CASE WHEN trend_row.era IS NULL THEN listing.vehicle ELSE trend_era.vehicle END';

/** SQL of the rows of the file, in their order. `respelled`: the columns of which `trend_spelled` has terms. */
export function rowsSql(of: FieldSql, respelled: readonly (typeof UNIFIED)[number][]): string {
  const said = fromContent(of);
  const spelled: Record<string, string> = Object.fromEntries(
    respelled.map((column) => [column, `coalesce(spelled_${column}.shown, ${said[column]})`]),
  );
  const joins = respelled.map(
    (column) => `
    LEFT JOIN (FROM trend_spelled WHERE which = ${UNIFIED.indexOf(column)}) AS spelled_${column}
      ON spelled_${column}.given = ${said[column]}`,
  );
  return `
    SELECT
      ${NUMBERS.map((column) => `trend_row.${column}`).join(', ')},
      coalesce(${of('id')}, record_id(${VEHICLE}, key, start_at)) AS id,
      ${VEHICLE} AS vehicle,
      ${Object.entries({ ...said, ...spelled })
        .map(([column, sql]) => `${sql} AS ${column}`)
        .join(', ')}
    FROM content
    JOIN trend_row ON trend_row.content = content.content
    JOIN (SELECT listing, vehicle, key FROM listing WHERE listing IN (SELECT listing FROM trend_row)) AS listing
      ON listing.listing = trend_row.listing
    LEFT JOIN trend_era ON trend_era.listing = trend_row.listing AND trend_era.era = trend_row.era${joins.join('')}
    ORDER BY ${ORDER.join(', ')}`;
}
