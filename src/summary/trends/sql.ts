import { Binding, literal, type Statement } from '../binding.ts';
import { valueSql } from '../dimensions.ts';
import { filterConditions, rowConditions, rowsSql } from '../rows-sql.ts';
import { type CountedSql, fieldsOf, measuresSql } from './figures-sql.ts';
import type { Days, Period } from './periods.ts';
import type { TrendField, TrendQuestion } from './plan.ts';
import type { TrendSelection } from './read-selection.ts';

/**
 * SQL over the listings day by day (catalog/trends.ts): a row of a month's file is a listing and a span of days in which nothing
 * of it changed, so that at the end of any day each active listing has exactly one row.
 */

/** Values of the fields that a series is grouped by, in lower case, in their order. */
export type GroupKeys = readonly string[];

/** A point by its place in the window, and the day at whose end listings are counted. */
export interface PointDay {
  readonly at: number;
  readonly day: string;
}

/** The values of a listing in hundredths, at the end of `day`. */
const VALUES: Readonly<Record<TrendField, string>> = {
  price: 'TRY_CAST(round(price * 100) AS BIGINT)',
  miles: 'TRY_CAST(round(miles * 100) AS BIGINT)',
  msrp: 'TRY_CAST(round(msrp * 100) AS BIGINT)',
  dom_active: '100 * greatest(0, day - since)',
  dos_active: '100 * greatest(0, day - source_since)',
};

/** A day as SQL. */
export const date = (day: string): string => `DATE ${literal(day)}`;
/** SQL of the rows of some files. */
export const parquet = (files: readonly string[]): string =>
  `read_parquet([${files.map(literal).join(', ')}])`;

/** A group's key: its terms may differ in case from month to month. */
const keySql = (name: string): string => `lower(CAST(${valueSql(name)} AS VARCHAR))`;

const keysSql = ({ group_by }: TrendQuestion): string[] =>
  group_by.map((name, at) => `${keySql(name)} AS k${at}`);

function coverageConditions({ coverage, country }: TrendSelection): string[] {
  if (coverage === 'search') return [country === 'all' ? "role <> 'rest'" : `role = ${literal(country)}`];
  return country === 'all' ? [] : [`lower(country) = ${literal(country)}`];
}

/** Conditions of the rows of listings that are asked for. */
export const listingConditions = (question: TrendSelection, binding: Binding): string[] => [
  ...coverageConditions(question),
  ...filterConditions(question, binding),
];

/** What became of a listing on its row's first day, or of its vehicle among those that a default search finds. */
export const eventSql = ({ coverage }: Pick<TrendSelection, 'coverage'>): string =>
  coverage === 'search' ? 'searched' : 'event';

/** SQL of the place of a day's point in the window; weeks begin on Monday. */
function placeOf(by: Period, { from }: Days, day: string): string {
  if (by !== 'week') return `date_diff('${by}', ${date(from)}, ${day})`;
  return `date_diff('day', date_trunc('week', ${date(from)}), date_trunc('week', ${day})) // 7`;
}

/** Number of points of the window whose last day is not after `day`, which lies in it. */
const endsUpTo = (by: Period, window: Days, day: string): string =>
  `(${placeOf(by, window, `${day} + 1`)} + CASE WHEN ${day} = ${date(window.to)} AND ${placeOf(by, window, `${day} + 1`)} = ${placeOf(by, window, day)} THEN 1 ELSE 0 END)`;

/**
 * The groups with the most active listings over all points, in that order. Columns: number of groups; active listings of all of them;
 * of listings without a value; then of each group its terms, its keys and its active listings.
 */
export function groupsSql(question: TrendQuestion, files: readonly string[], window: Days): Statement {
  const binding = new Binding();
  const { group_by, by, limit } = question;
  const names = group_by.map((name, at) => `${valueSql(name)} AS n${at}`);
  const keys = group_by.map((_, at) => `k${at}`);
  const known = keys.map((key) => `${key} IS NOT NULL`).join(' AND ');
  const shown = group_by.map((_, at) => `CAST(n${at} AS VARCHAR) AS n${at}`);
  const last = `least(to_day, ${date(window.to)})`;
  const first = `greatest(from_day, ${date(window.from)})`;
  const where = [
    `from_day <= ${date(window.to)}`,
    `greatest(from_day, to_day) >= ${date(window.from)}`,
    ...listingConditions(question, binding),
  ];
  const sql = `
    WITH listed AS (
      SELECT ${[...names, ...keysSql(question), 'from_day'].join(', ')},
        CASE WHEN ${last} >= ${first} THEN ${endsUpTo(by, window, last)} - ${placeOf(by, window, first)} ELSE 0 END AS points
      FROM ${parquet(files)} WHERE ${where.join(' AND ')}),
    grouped AS MATERIALIZED (
      SELECT ${[...group_by.map((_, at) => `max_by(n${at}, from_day) AS n${at}`), ...keys].join(', ')}, sum(points) AS active
      FROM listed GROUP BY ${keys.join(', ')}),
    largest AS (
      SELECT ${[...shown, ...keys].join(', ')}, CAST(active AS DOUBLE) AS active
      FROM grouped WHERE ${known} ORDER BY grouped.active DESC, ${keys.join(', ')} LIMIT CAST(${binding.add(limit)} AS INTEGER))
    SELECT
      CAST((SELECT count(*) FROM grouped WHERE ${known}) AS DOUBLE) AS groups,
      CAST((SELECT coalesce(sum(active), 0) FROM grouped WHERE ${known}) AS DOUBLE) AS all_active,
      CAST((SELECT coalesce(sum(active), 0) FROM grouped WHERE NOT (${known})) AS DOUBLE) AS missing,
      largest.*
    FROM (SELECT 1) LEFT JOIN largest ON true
    ORDER BY largest.active DESC, ${keys.join(', ')}`;
  return { sql, values: binding.values };
}

/** The kept groups as a table: place in the answer, and keys. */
function keptSql({ group_by }: TrendQuestion, kept: readonly GroupKeys[], binding: Binding): string {
  const rows = kept.map(
    (keys, place) => `(${[String(place), ...keys.map((key) => binding.add(key))].join(', ')})`,
  );
  const none = ['0', ...group_by.map(() => "''")].join(', ');
  return rows.length > 0 ? `VALUES ${rows.join(', ')}` : `SELECT ${none} WHERE false`;
}

/**
 * What is counted at each point: of everything (place -1), and of each kept group. `from`: a table of rows with `step`, the place of the point, what is
 * counted, and the keys.
 */
function inSeries(
  question: TrendQuestion,
  kept: readonly GroupKeys[],
  from: string,
  counted: CountedSql,
  binding: Binding,
): Statement {
  const { group_by } = question;
  const grouped = group_by.length > 0;
  const same = group_by.map((_, at) => `counted.k${at} = kept.k${at}`).join(' AND ');
  const names = ['place', ...group_by.map((_, at) => `k${at}`)].join(', ');
  const shown = [
    'CAST(step AS DOUBLE) AS step',
    ...(grouped
      ? ['CASE WHEN is_total = 1 THEN -1 ELSE CAST(place AS DOUBLE) END AS place']
      : ['CAST(-1 AS DOUBLE) AS place']),
    ...counted.shown,
  ].join(', ');
  const aggregates = ['step', ...(grouped ? ['place', 'grouping(place) AS is_total'] : [])];
  const collected = [...aggregates, ...counted.aggregates].join(', ');
  const sql = grouped
    ? `WITH kept(${names}) AS (${keptSql(question, kept, binding)}), counted AS (${from})
      SELECT ${shown} FROM (
        SELECT ${collected} FROM counted LEFT JOIN kept ON ${same}
        GROUP BY GROUPING SETS ((step, place), (step)) HAVING grouping(place) = 1 OR place IS NOT NULL)`
    : `SELECT ${shown} FROM (SELECT ${collected} FROM (${from}) GROUP BY step)`;
  return { sql, values: binding.values };
}

const number = (sql: string): string => `CAST(${sql} AS DOUBLE)`;
const happened = (event: string): string => `count(*) FILTER (event = '${event}') AS n_${event}`;

/** Events that are counted, in the order of the columns behind point and place. */
export const EVENTS = ['arrived', 'left', 'cut', 'rise'] as const;

/** Arrivals, departures, price cuts and price rises of each point. */
export function eventsSql(
  question: TrendQuestion,
  kept: readonly GroupKeys[],
  files: readonly string[],
  window: Days,
): Statement {
  const binding = new Binding();
  const event = eventSql(question);
  const where = [
    `from_day BETWEEN ${date(window.from)} AND ${date(window.to)}`,
    `${event} IN (${EVENTS.map(literal).join(', ')})`,
    ...listingConditions(question, binding),
  ];
  const from = `
    SELECT ${[`${placeOf(question.by, window, 'from_day')} AS step`, `${event} AS event`, ...keysSql(question)].join(', ')}
    FROM ${parquet(files)} WHERE ${where.join(' AND ')}`;
  const shown = EVENTS.map((name) => number(`n_${name}`));
  return inSeries(question, kept, from, { aggregates: EVENTS.map(happened), shown }, binding);
}

/** How many vehicles, and their figures. */
function vehiclesSql({ measures }: TrendQuestion): CountedSql {
  const { aggregates, shown } = measuresSql(measures);
  return { aggregates: ['count(*) AS n', ...aggregates], shown: [number('n'), ...shown] };
}

/** How many of the listings that are asked for are active at the end of a day. */
export function standingSql(question: TrendQuestion, file: string, day: string): Statement {
  const binding = new Binding();
  const where = [`${date(day)} BETWEEN from_day AND to_day`, ...listingConditions(question, binding)];
  const sql = `SELECT ${number('count(*)')} FROM ${parquet([file])} WHERE ${where.join(' AND ')}`;
  return { sql, values: binding.values };
}

/** The listings that are active at the end of some days of one month, and their figures. */
export function activeSql(
  question: TrendQuestion,
  kept: readonly GroupKeys[],
  file: string,
  points: readonly PointDay[],
): Statement {
  const binding = new Binding();
  const days = points.map(({ at, day }) => `(${at}, ${date(day)})`).join(', ');
  const values = fieldsOf(question.measures).map((field) => `${VALUES[field]} AS ${field}`);
  const from = `
    SELECT ${['step', ...values, ...keysSql(question)].join(', ')}
    FROM ${parquet([file])} JOIN (VALUES ${days}) AS point(step, day) ON from_day <= day AND to_day >= day
    WHERE ${['true', ...listingConditions(question, binding)].join(' AND ')}`;
  return inSeries(question, kept, from, vehiclesSql(question), binding);
}

/** The vehicles sold in a month, and their figures, as the summary of sold vehicles measures them. */
export function soldSql(
  question: TrendQuestion,
  kept: readonly GroupKeys[],
  file: string,
  at: number,
): Statement {
  const binding = new Binding();
  const from = rowsSql([file], [`${at} AS step`, ...keysSql(question)], rowConditions(question, binding));
  return inSeries(question, kept, from, vehiclesSql(question), binding);
}
