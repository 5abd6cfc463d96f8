import { DISTANCE_UNITS } from '../catalog/vocabulary/unit.ts';

/**
 * Every measure of the summary, in one table in the order of a row (part-2.md "SummaryRow"). Its parameter, the ranking
 * measure, the SQL, the place in the row and the OpenAPI text follow from it; each can be filtered and ranked by.
 *
 * Amounts are counted in hundredths, as whole numbers: sums are exact in whatever order the threads add. Every other
 * measure is rounded once, when it is complete; groups are ranked and compared by what the answer shows, so that equal
 * figures tie and `=` finds what was read in an answer. Percentiles are exact for any number of vehicles, interpolated
 * linearly between the two closest; a deviation is that of a sample.
 */
export interface Measure {
  /** parameter and ranking measure */
  readonly name: string;
  readonly about: string;
  /** aggregates that `sql` reads */
  readonly uses: readonly string[];
  /** from the aggregates of a group: a whole number as DOUBLE, a count or hundredths */
  readonly sql: string;
  /** members of the row, outermost first */
  readonly at: readonly string[];
  /** a count, not hundredths */
  readonly whole: boolean;
}

/** An object of the row: statistics of the vehicles that have a value. */
interface Population {
  readonly about: string;
  /** a vehicle's value in hundredths; null where it does not count */
  readonly sql: string;
  readonly statistics: readonly Statistic[];
  readonly percentiles: readonly number[];
}

type Statistic = 'count' | 'mean' | 'sum' | 'min' | 'max' | 'stddev';

// a reading beyond all whole numbers is none
const hundredths = (sql: string): string => `TRY_CAST(round(${sql} * 100) AS BIGINT)`;

// months that were loaded before units were read have the words as delivered
const kilometres = DISTANCE_UNITS.kilometers.map((word) => `'${word.toUpperCase()}'`).join(', ');

/** Readings that count (part-2.md "Sold summary response"). */
const readings = `CASE WHEN miles <= 500000 AND NOT coalesce(upper(miles_indicator), '') IN (${kilometres})
  AND NOT (miles = 0 AND inventory_type = 'used') THEN miles END`;

const days = { statistics: ['count', 'mean'], percentiles: [50] } as const;
const averaged = { statistics: ['count', 'mean'], percentiles: [] } as const;

/** Quantities of sold vehicles that are measured, by name, each with its statistics. */
export const POPULATIONS: Readonly<Record<string, Population>> = {
  price: {
    about: 'last asking price',
    sql: hundredths('price'),
    statistics: ['count', 'mean', 'sum', 'min', 'max', 'stddev'],
    percentiles: [25, 50, 75, 95],
  },
  miles: {
    about: 'odometer reading',
    sql: hundredths(`(${readings})`),
    statistics: ['count', 'mean'],
    percentiles: [25, 50, 75, 95],
  },
  dom_active: { about: 'days for sale across all websites', sql: hundredths('dom_active'), ...days },
  dos_active: { about: 'days on the website that sold it', sql: hundredths('dos_active'), ...days },
  msrp: { about: 'MSRP shown on the listing', sql: hundredths('msrp'), ...averaged },
  mc_msrp: { about: 'MSRP that the service computed', sql: hundredths('mc_msrp'), ...averaged },
};

/**
 * Hundredths as a whole number, halves away from zero. The last bits of a quotient may be off, and those of a deviation
 * depend on the order in which threads add: what is half in truth counts as half.
 */
const rounded = (sql: string): string => `round((${sql}) * (1 + 1e-14))`;

const sumOf = (of: string): string => `CAST(sum(${of}) AS DOUBLE)`;

/** Aggregate functions over the population's column of the rows. */
const AGGREGATES: Readonly<Record<Statistic, { readonly words: string; sql(of: string): string }>> = {
  count: { words: 'Number of vehicles with a', sql: (of) => `count(${of})` },
  mean: { words: 'Mean', sql: sumOf },
  sum: { words: 'Sum of the', sql: sumOf },
  min: { words: 'Lowest', sql: (of) => `min(${of})` },
  max: { words: 'Highest', sql: (of) => `max(${of})` },
  stddev: { words: 'Sample deviation of the', sql: (of) => `stddev_samp(${of})` },
};

/** The aggregate that a statistic is read from. */
const columnOf = (of: string, name: Statistic): string => `${of}_${name === 'mean' ? 'sum' : name}`;

function statistic(of: string, name: Statistic): Measure {
  const column = columnOf(of, name);
  return {
    name: `${of}.${name}`,
    about: `${AGGREGATES[name].words} ${POPULATIONS[of]?.about}.`,
    uses: name === 'mean' ? [column, `${of}_count`] : [column],
    sql:
      name === 'mean'
        ? rounded(`${column} / nullif(${of}_count, 0)`)
        : name === 'stddev'
          ? rounded(column)
          : `CAST(${column} AS DOUBLE)`,
    at: [of, name],
    whole: name === 'count',
  };
}

function percentile(of: string, percent: number, index: number): Measure {
  return {
    name: `${of}.p${percent}`,
    about: `Exact percentile ${percent} of the ${POPULATIONS[of]?.about}, interpolated linearly.`,
    uses: [`${of}_quantiles`],
    // all are whole twentieths of a hundredth, and halves among them are halves to the last bit
    sql: rounded(`round(${of}_quantiles[${index + 1}] * 20) / 20`),
    at: [of, 'percentiles', `${percent}.0`],
    whole: false,
  };
}

/** (mean price - mean msrp) / mean msrp x 100, as one fraction of exact sums. */
function over(of: string): Measure {
  const [above, below] = [`price_sum * ${of}_count`, `${of}_sum * price_count`];
  return {
    name: `price_over_${of}_percentage`,
    about: `Percent by which the mean price lies above the mean ${of}.`,
    uses: ['price_sum', 'price_count', `${of}_sum`, `${of}_count`],
    sql: rounded(`(${above} - ${below}) / nullif(${below}, 0) * 10000`),
    at: [`price_over_${of}_percentage`],
    whole: false,
  };
}

/** Every measure of a group, in the order of the answer. */
export const MEASURES: readonly Measure[] = [
  {
    name: 'sold_count',
    about: 'Vehicles sold.',
    uses: ['sold_count'],
    sql: 'CAST(sold_count AS DOUBLE)',
    at: ['sold_count'],
    whole: true,
  },
  ...Object.entries(POPULATIONS).flatMap(([of, { statistics, percentiles }]) => [
    ...statistics.map((name) => statistic(of, name)),
    ...percentiles.map((percent, index) => percentile(of, percent, index)),
  ]),
  over('msrp'),
  over('mc_msrp'),
];

/** The measure that ranks where none is named. */
export const DEFAULT_MEASURE = 'sold_count';

/** The measure of a name that the parameters have admitted. */
export function measureOf(name: string): Measure {
  const measure = MEASURES.find((one) => one.name === name);
  if (!measure) throw new Error(`no measure ${name}`);
  return measure;
}

const quantiles = (of: string, percentiles: readonly number[]): string =>
  `quantile_cont(${of}, [${percentiles.map((percent) => percent / 100).join(', ')}])`;

/** Aggregate column → SQL over the populations' columns. */
export const AGGREGATE_SQL: ReadonlyMap<string, string> = new Map([
  ['sold_count', 'count(*)'],
  ...Object.entries(POPULATIONS).flatMap(([of, { statistics, percentiles }]) => [
    ...statistics.map((name) => [columnOf(of, name), AGGREGATES[name].sql(of)] as const),
    [`${of}_quantiles`, quantiles(of, percentiles)] as const,
  ]),
]);

/** Aggregate columns that some measures read, each once. */
export const aggregatesOf = (measures: readonly Measure[]): readonly string[] => [
  ...new Set(measures.flatMap(({ uses }) => uses)),
];
