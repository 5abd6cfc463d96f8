import type { Field, Figure, Measure } from './plan.ts';

/**
 * Figures in SQL. Values are counted in hundredths, as whole numbers, and a figure is rounded once, when it is complete, as
 * those of the summary of sold vehicles are (measures.ts): sums are exact in whatever order the threads add.
 */

const PERCENTILE = /^p(\d+)$/;

/** Hundredths as a whole number, halves away from zero; the last bits of a quotient may be off. */
const rounded = (sql: string): string => `round((${sql}) * (1 + 1e-14))`;

const PLAIN: Readonly<Partial<Record<Figure, (column: string) => string>>> = {
  min: (column) => `min(${column})`,
  max: (column) => `max(${column})`,
  count: (column) => `100 * count(${column})`,
  missing: (column) => `100 * (count(*) - count(${column}))`,
  sum: (column) => `sum(${column})`,
  mean: (column) => rounded(`CAST(sum(${column}) AS DOUBLE) / nullif(count(${column}), 0)`),
  stddev: (column) => rounded(`stddev_samp(${column})`),
};

function figureSql({ field, figure }: Measure): string {
  const plain = PLAIN[figure];
  if (plain) return plain(field);
  const percent = figure === 'median' ? 50 : Number(PERCENTILE.exec(figure)?.[1]);
  // all are whole hundredths of a hundredth, and halves among them are halves to the last bit
  return rounded(`round(quantile_cont(${field}, ${percent / 100}) * 100) / 100`);
}

/** A figure of a group in hundredths, as DOUBLE; null where it does not exist. */
export const measureSql = (measure: Measure): string => `CAST(${figureSql(measure)} AS DOUBLE)`;

/** The fields that some measures read, each once. */
export const fieldsOf = (measures: readonly Measure[]): readonly Field[] => [
  ...new Set(measures.map(({ field }) => field)),
];

/** The figures of a group as they are answered: field → figure → value, null where it does not exist. */
export type Figures = Readonly<Partial<Record<Field, Readonly<Partial<Record<Figure, number | null>>>>>>;

/** Figures from hundredths in the order of the measures; undefined: of no vehicle at all. */
export function figuresOf(measures: readonly Measure[], values: readonly unknown[] | undefined): Figures {
  const figures: Partial<Record<Field, Partial<Record<Figure, number | null>>>> = {};
  for (const [at, { field, figure }] of measures.entries()) {
    const value = values?.[at] ?? null;
    const none = figure === 'count' || figure === 'missing' ? 0 : null;
    figures[field] = {
      ...figures[field],
      [figure]: value === null ? none : Number(value) / 100,
    };
  }
  return figures;
}
