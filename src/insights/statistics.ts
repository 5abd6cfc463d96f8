import type { DuckDBValue } from '@duckdb/node-api';
import { POPULATIONS } from '../summary/measures.ts';

/**
 * Statistics of sold vehicles, in one table: names, SQL and texts (supplement section 4, /sales/car; appendix D,
 * SalesStats). Values are counted in hundredths, as in the sold-vehicle summary, from a sorted list: the same sales give
 * the same figures to the last digit, rounded once, to hundredths.
 */
export interface Statistic {
  readonly name: string;
  readonly about: string;
  /** from the sorted list of values in hundredths */
  sql(list: string): string;
}

/** What is measured of a sold vehicle → its value in hundredths; null where it does not count. */
const MEASURED = { dom: 'dom_active', price: 'price', miles: 'miles' } as const;

type Measured = keyof typeof MEASURED;
/** Names of the quantities that are measured. */
export const MEASURED_NAMES = Object.keys(MEASURED) as Measured[];

const quantile = (list: string, share: number): string =>
  `list_aggregate(${list}, 'quantile_cont', ${share})`;

/** Every statistic of a list of values, each with its SQL. */
export const STATISTICS: readonly Statistic[] = [
  {
    name: 'geometric_mean',
    about: 'Geometric mean; 0 if a value is 0, absent if one is negative.',
    sql: (list) =>
      `CASE WHEN ${list}[1] > 0 THEN exp(list_aggregate(list_transform(${list}, lambda value: ln(value)), 'avg')) WHEN ${list}[1] = 0 THEN 0 END`,
  },
  { name: 'min', about: 'Lowest value.', sql: (list) => `${list}[1]` },
  {
    name: 'median',
    about: 'Median, interpolated linearly.',
    sql: (list) => quantile(list, 0.5),
  },
  {
    name: 'population_standard_deviation',
    about: 'Standard deviation of the population.',
    sql: (list) => `list_aggregate(${list}, 'stddev_pop')`,
  },
  {
    name: 'variance',
    about: 'Variance of a sample; absent for one value.',
    // of hundredths it comes in ten-thousandths
    sql: (list) => `list_aggregate(${list}, 'var_samp') / 100`,
  },
  { name: 'max', about: 'Highest value.', sql: (list) => `${list}[len(${list})]` },
  { name: 'mean', about: 'Mean.', sql: (list) => `list_aggregate(${list}, 'avg')` },
  {
    name: 'trimmed_mean',
    about: 'Mean without the lowest and the highest tenth of the values, rounded down to whole values.',
    sql: (list) =>
      `list_aggregate(list_slice(${list}, 1 + len(${list}) // 10, len(${list}) - len(${list}) // 10), 'avg')`,
  },
  {
    name: 'standard_deviation',
    about: 'Standard deviation of a sample; absent for one value.',
    sql: (list) => `list_aggregate(${list}, 'stddev_samp')`,
  },
  {
    name: 'iqr',
    about: 'Interquartile range; quartiles are interpolated linearly.',
    sql: (list) => `${quantile(list, 0.75)} - ${quantile(list, 0.25)}`,
  },
];

/** Columns of a vehicle that statistics are made of. */
export const valuesSql = (): string =>
  MEASURED_NAMES.map((name) => {
    const population = POPULATIONS[MEASURED[name]];
    if (!population) throw new Error(`there is no population ${MEASURED[name]}`);
    return `${population.sql} AS ${name}`;
  }).join(', ');

/** Aggregates of a group: its values in order, one list a measure. `only`: SQL of the vehicles that count. */
export const listsSql = (prefix: string, only: string): string =>
  MEASURED_NAMES.map(
    (name) => `list_sort(list(${name}) FILTER (${name} IS NOT NULL AND ${only})) AS ${prefix}${name}`,
  ).join(', ');

/** The statistics of the lists, in the order of the table; halves in truth count as halves. */
export const figuresSql = (prefix: string): string =>
  MEASURED_NAMES.flatMap((name) =>
    STATISTICS.map(({ sql }) => `round((${sql(`${prefix}${name}`)}) * (1 + 1e-14)) / 100`),
  ).join(', ');

/** Number of columns of figuresSql. */
export const FIGURES = MEASURED_NAMES.length * STATISTICS.length;

type Statistics = Readonly<Record<string, number>>;

/** `dom_stats`, `price_stats`, `miles_stats` from the columns of figuresSql; what is unknown is absent. */
export function figuresOf(prefix: string, columns: readonly DuckDBValue[]): Record<string, Statistics> {
  const members = MEASURED_NAMES.map((name, i) => {
    const own = columns.slice(i * STATISTICS.length, (i + 1) * STATISTICS.length);
    const known = STATISTICS.flatMap((statistic, at): [string, number][] => {
      const value = own[at];
      return typeof value === 'number' ? [[statistic.name, value]] : [];
    });
    return [`${prefix}${name}_stats`, Object.fromEntries(known)] as const;
  });
  return Object.fromEntries(members.filter(([, statistics]) => Object.keys(statistics).length > 0));
}
