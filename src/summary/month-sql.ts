import { Binding, type Statement } from './binding.ts';
import { inHundredths } from './comparison.ts';
import { GEOGRAPHIES, valueSql } from './dimensions.ts';
import { AGGREGATE_SQL, aggregatesOf, MEASURES, type Measure, measureOf } from './measures.ts';
import type { MeasureFilter, Question } from './plan.ts';
import { asksForFirstRanks, firstRanksSql, type RollupSource, rollupSql } from './rollup-sql.ts';
import { inventoryConditions, rowConditions, rowsSql } from './rows-sql.ts';

/** Where groups come from: counted from the vehicles of a month or several, or looked up in the roll-up of one. */
export type MonthSource =
  | { readonly is: 'vehicles'; readonly files: readonly string[] }
  | ({ readonly is: 'roll-up' } & RollupSource);

/** Columns that name a group, in the order of a row: geography, then dimensions. */
export const keysOf = ({ summary_by, dimensions }: Question): readonly string[] => [
  ...GEOGRAPHIES[summary_by],
  ...dimensions,
];

const measured = ({ sql, name }: Measure): string => `${sql} AS "${name}"`;
const aggregated = (name: string): string => `${AGGREGATE_SQL.get(name)} AS ${name}`;
const clause = (words: string, parts: readonly string[], between = ', '): string =>
  parts.length > 0 ? `${words} ${parts.join(between)}` : '';

/** Every group with the measures that decide its place. */
function groupsSql(rows: string, keys: readonly string[], measures: readonly Measure[]): string {
  const aggregates = aggregatesOf(measures).map(aggregated);
  return `
    SELECT ${[...keys, ...measures.map(measured)].join(', ')}
    FROM (
      SELECT ${[...keys, ...aggregates].join(', ')}
      FROM (${rows})
      ${clause('GROUP BY', keys)}
      HAVING count(*) > 0)`;
}

/** The groups that are kept, with all measures. */
function keptSql(rows: string, keys: readonly string[]): string {
  const same = keys.map((key) => `v.${key} = k.${key}`);
  return `
    SELECT ${['place', ...MEASURES.map(measured)].join(', ')}
    FROM (
      SELECT ${['k.place', ...aggregatesOf(MEASURES).map(aggregated)].join(', ')}
      FROM (${rows}) v JOIN kept k ON ${same.join(' AND ') || 'true'}
      GROUP BY k.place)`;
}

const compared = (binding: Binding) => (filter: MeasureFilter) => {
  const { name, whole } = measureOf(filter.measure);
  return `"${name}" ${filter.operator} ${binding.add(whole ? Number(filter.number) : inHundredths(filter))}`;
};

/** Groups in the order of the answer; state and city are read from the end of the alphabet (rule 4). */
const orderOf = ({ summary_by, dimensions }: Question): string =>
  [...GEOGRAPHIES[summary_by].map((name) => `${name} DESC`), 'rank', ...dimensions].join(', ');

/** The measures that a group's place depends on. */
const decisive = ({ ranking_measure, measure_filters }: Question): Measure[] =>
  [...new Set([ranking_measure, ...measure_filters.map(({ measure }) => measure)])].map(measureOf);

/**
 * One month of an answer, at most `limit` rows of it (part-2.md S1, rules 2 to 7). Groups are counted and ranked first,
 * with nothing but the measures that this takes; the others are measured for the rows that are answered alone.
 * Columns: numbers of all groups and of those that pass; then rank, keys and measures, null when there is no row.
 */
export function monthSql(question: Question, source: MonthSource, limit: number): Statement {
  const binding = new Binding();
  // of no rows at all there would be no number of them
  if (source.is === 'roll-up' && asksForFirstRanks(question) && limit > 0) {
    return {
      sql: firstRanksSql(question, source, orderOf(question), limit, binding),
      values: binding.values,
    };
  }
  const keys = keysOf(question);
  const measures = decisive(question);
  const { groups, kept, carried } =
    source.is === 'roll-up'
      ? rollupSql(question, source, measures)
      : fromVehicles(question, source.files, measures, binding);
  const filters = question.measure_filters.map(compared(binding));
  const [before, after] = question.rank_after_filters ? [filters, []] : [[], filters];
  const nulls = question.ranking_order === 'asc' ? 'ASC NULLS FIRST' : 'DESC NULLS LAST';
  const sql = `
    WITH grouped AS MATERIALIZED (${groups}),
    ranked AS (
      SELECT *, rank() OVER (
        ${clause('PARTITION BY', GEOGRAPHIES[question.summary_by])} ORDER BY "${question.ranking_measure}" ${nulls}) AS rank
      FROM grouped ${clause('WHERE', before, ' AND ')}),
    passed AS MATERIALIZED (
      SELECT * FROM ranked ${clause('WHERE', [`rank <= ${binding.add(question.top_n)}`, ...after], ' AND ')}),
    kept AS MATERIALIZED (
      SELECT ${['rank', ...keys, ...carried].join(', ')}, row_number() OVER (ORDER BY ${orderOf(question)}) AS place
      FROM passed ORDER BY place LIMIT CAST(${binding.add(limit)} AS INTEGER)),
    measured AS (${kept}),
    answered AS (
      SELECT ${['rank', ...keys, ...MEASURES.map(({ name }) => `"${name}"`)].join(', ')}, place
      FROM kept JOIN measured USING (place))
    SELECT CAST((SELECT count(*) FROM grouped) AS DOUBLE) AS groups,
      CAST((SELECT count(*) FROM passed) AS DOUBLE) AS passed, CAST(rank AS DOUBLE) AS rank, answered.* EXCLUDE (rank, place)
    FROM (SELECT 1) LEFT JOIN answered ON true
    ORDER BY place`;
  return { sql, values: binding.values };
}

/** Vehicles of months that have a value of every key (rule 3). */
function placed(files: readonly string[], keys: readonly string[], where: string): string {
  const named = keys.map((key) => `${valueSql(key)} AS ${key}`);
  return rowsSql(files, named, [where, ...keys.map((key) => `${key} IS NOT NULL`)].join(' AND '));
}

function fromVehicles(
  question: Question,
  files: readonly string[],
  measures: readonly Measure[],
  binding: Binding,
) {
  const keys = keysOf(question);
  const rows = placed(files, keys, rowConditions(question, binding));
  return { groups: groupsSql(rows, keys, measures), kept: keptSql(rows, keys), carried: [] };
}

/** Every group of a month's vehicles of an inventory type, with every measure. */
export const allGroupsSql = (
  file: string,
  { inventory_type }: Pick<Question, 'inventory_type'>,
  keys: readonly string[],
): string =>
  groupsSql(placed([file], keys, inventoryConditions(inventory_type).join(' AND ')), keys, MEASURES);

/** How many vehicles a question filters, and how many of them have a value of each named dimension. */
export function knownSql(question: Question, files: readonly string[], names: readonly string[]): Statement {
  const binding = new Binding();
  const where = rowConditions(question, binding);
  const counts = ['count(*)', ...names.map((name) => `count(${name})`)];
  const sql = `SELECT ${counts.map((count) => `CAST(${count} AS DOUBLE)`).join(', ')}
    FROM (${rowsSql(files, names, where)})`;
  return { sql, values: binding.values };
}
