import type { TrendField, TrendFigure, TrendMeasure } from './plan.ts';

/**
 * Figures in SQL. Values are counted in hundredths, as whole numbers, and a figure is rounded once, when it is complete, as
 * those of the summary of sold vehicles are (measures.ts): sums are exact in whatever order the threads add.
 */

const PERCENTILE = /^p(\d+)$/;

/** Hundredths as a whole number, halves away from zero; the last bits of a quotient may be off. */
const rounded = (sql: string): string => `round((${sql}) * (1 + 1e-14))`;

const PLAIN: Readonly<Partial<Record<TrendFigure, (column: string) => string>>> = {
  min: (column) => `min(${column})`,
  max: (column) => `max(${column})`,
  count: (column) => `100 * count(${column})`,
  missing: (column) => `100 * (count(*) - count(${column}))`,
  sum: (column) => `sum(${column})`,
  mean: (column) => rounded(`CAST(sum(${column}) AS DOUBLE) / nullif(count(${column}), 0)`),
  stddev: (column) => rounded(`stddev_samp(${column})`),
};

/** The percent of a percentile; undefined: the figure is none. */
function percentOf({ figure }: TrendMeasure): number | undefined {
  if (figure === 'median') return 50;
  const [, percent] = PERCENTILE.exec(figure) ?? [];
  return percent === undefined ? undefined : Number(percent);
}

const percentsOf = (measures: readonly TrendMeasure[], field: TrendField): readonly number[] => [
  ...new Set(measures.flatMap((one) => (one.field === field ? (percentOf(one) ?? []) : []))),
];

/** The fields of which percentiles are asked for: all of their values are held until a group is complete. */
export const heldFields = (measures: readonly TrendMeasure[]): readonly TrendField[] =>
  fieldsOf(measures).filter((field) => percentsOf(measures, field).length > 0);

/** What is counted of a group, in two steps. */
export interface CountedSql {
  /** aggregates of its rows, each with its name */
  readonly aggregates: readonly string[];
  /** what is shown of them */
  readonly shown: readonly string[];
}

function figureSql(measures: readonly TrendMeasure[], measure: TrendMeasure, at: number): CountedSql {
  const { field, figure } = measure;
  const plain = PLAIN[figure];
  if (plain) return { aggregates: [`${plain(field)} AS m${at}`], shown: [`m${at}`] };
  const place = percentsOf(measures, field).indexOf(percentOf(measure) ?? 0) + 1;
  // all are whole hundredths of a hundredth, and halves among them are halves to the last bit
  return { aggregates: [], shown: [rounded(`round(${field}_quantiles[${place}] * 100) / 100`)] };
}

/**
 * The figures of a group in hundredths, as DOUBLE; null where one does not exist. All percentiles of a field are one aggregate: each
 * would hold all values for itself.
 */
export function measuresSql(measures: readonly TrendMeasure[]): CountedSql {
  const figures = measures.map((measure, at) => figureSql(measures, measure, at));
  const quantiles = heldFields(measures).map((field) => {
    const parts = percentsOf(measures, field).map((percent) => percent / 100);
    return `quantile_cont(${field}, [${parts.join(', ')}]) AS ${field}_quantiles`;
  });
  return {
    aggregates: [...figures.flatMap(({ aggregates }) => aggregates), ...quantiles],
    shown: figures.flatMap(({ shown }) => shown).map((sql) => `CAST(${sql} AS DOUBLE)`),
  };
}

/** The fields that some measures read, each once. */
export const fieldsOf = (measures: readonly TrendMeasure[]): readonly TrendField[] => [
  ...new Set(measures.map(({ field }) => field)),
];

/** The figures of a group as they are answered: field → figure → value, null where it does not exist. */
export type Figures = Readonly<
  Partial<Record<TrendField, Readonly<Partial<Record<TrendFigure, number | null>>>>>
>;

/** Figures from hundredths in the order of the measures; undefined: of no vehicle at all. */
export function figuresOf(
  measures: readonly TrendMeasure[],
  values: readonly unknown[] | undefined,
): Figures {
  const figures: Partial<Record<TrendField, Partial<Record<TrendFigure, number | null>>>> = {};
  for (const [at, { field, figure }] of measures.entries()) {
    const value = values?.[at] ?? null;
    const none = figure === 'count' || figure === 'missing' ? 0 : null;
    const own = figures[field] ?? {};
    own[figure] = value === null ? none : Number(value) / 100;
    figures[field] = own;
  }
  return figures;
}
