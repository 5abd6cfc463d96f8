import { comparisons } from './applied-object.ts';
import type { CountedRows } from './count.ts';
import { POPULATIONS } from './measures.ts';
import type { SummaryPlan } from './plan.ts';
import type { History } from './read-plan.ts';
import { monthsOf } from './window.ts';

/** part-2.md "Warning codes"; the details are those of supplement section 9. */
export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly detail: object;
}

/** What there is to report of an answer: the detail, or nothing. */
type Report = (plan: SummaryPlan, counted: Tally, history: Pick<History, 'months'>) => object | undefined;

type Tally = Omit<CountedRows, 'rows'> & { readonly rowCount: number };

/** One in so many of the filtered vehicles that lacks a dimension is worth telling (feeds.md section 5: 10 %). */
const SPARSE_ONE_IN = 10;

const citiesAlone: Report = ({ question: { filters } }) => {
  const city = filters.find(({ name }) => name === 'city');
  if (city?.is !== 'words' || filters.some(({ name }) => name === 'state')) return undefined;
  return { city: city.values };
};

const allRemoved: Report = (plan, { rowCount, groups }) =>
  rowCount === 0 && plan.question.measure_filters.length > 0
    ? { filters: comparisons(plan), groups_before: groups }
    : undefined;

const pooled: Report = ({ question: { inventory_type, dimensions } }) =>
  inventory_type === 'all' && !dimensions.includes('inventory_type')
    ? { affected_measures: Object.keys(POPULATIONS) }
    : undefined;

const ignored: Report = ({ ignored: names }) => (names.length > 0 ? { ignored: names } : undefined);

const truncated: Report = ({ question: { limit } }, { rowsBeforeLimit }) =>
  rowsBeforeLimit > limit ? { limit, rows_before_limit: rowsBeforeLimit } : undefined;

const sparse: Report = (_, { filtered, lacking }) => {
  const many = Object.entries(lacking).filter(([, rows]) => rows > 0 && rows * SPARSE_ONE_IN >= filtered);
  if (many.length === 0) return undefined;
  const parts = many.map(([name, rows]) => [
    name,
    { excluded_rows: rows, share: Math.round((rows / filtered) * 10_000) / 10_000 },
  ]);
  return { dimensions: Object.fromEntries(parts) };
};

const outside: Report = ({ question: { window } }, _, { months }) => {
  const missing = window ? monthsOf(window).filter((month) => !months.includes(month)) : [];
  if (window && missing.length === 0) return undefined;
  return {
    requested: { from: window?.from ?? null, to: window?.to ?? null },
    available: { from: months[0] ?? null, to: months.at(-1) ?? null },
    missing_months: missing.toReversed(),
  };
};

/** Every code of the contract. */
const WARNINGS: Readonly<Record<string, { readonly message: string; readonly report: Report }>> = {
  city_filter_without_state: {
    message: 'Cities of the same name in several states are counted together; send state too.',
    report: citiesAlone,
  },
  measure_filter_removed_all_ranked_rows: {
    message:
      'The measure filters removed every row; groups_before says how many groups there are without them.',
    report: allRemoved,
  },
  pooled_populations: {
    message: 'Means and percentiles mix new and used vehicles; counts and sums are exact.',
    report: pooled,
  },
  ranking_parameters_ignored: {
    message: 'Totals are not ranked: with ranking_dimensions=none the ranking parameters have no effect.',
    report: ignored,
  },
  result_truncated: {
    message: 'The limit cut rows off the end: the earliest months first.',
    report: truncated,
  },
  sparse_dimension_rows_excluded: {
    message: 'Many vehicles have no value for a requested dimension and appear in no row.',
    report: sparse,
  },
  window_outside_available_history: {
    message: 'Some of the requested months are not available.',
    report: outside,
  },
};

/** Every code that a warning can have. */
export const WARNING_CODES: readonly string[] = Object.keys(WARNINGS);

/** The warnings of an answer; none where nothing is to be said. */
export const warningsOf = (...about: Parameters<Report>): Warning[] =>
  Object.entries(WARNINGS).flatMap(([code, { message, report }]) => {
    const detail = report(...about);
    return detail ? [{ code, message, detail }] : [];
  });
