import type { Question } from '../plan.ts';
import { canonicalFilter } from '../row-filters.ts';
import type { Days, Period } from './periods.ts';

/** Figures of a field, by the names that they have in statistics; p5 to p99 are its percentiles. */
export const FIGURES = [
  ...(['min', 'max', 'count', 'missing', 'sum', 'mean', 'stddev', 'median'] as const),
  ...(['p5', 'p25', 'p50', 'p75', 'p90', 'p95', 'p99'] as const),
] as const;
/** Name of a figure. */
export type TrendFigure = (typeof FIGURES)[number];

/** What of listings is measured, and of sold vehicles beside them. */
export const FIELDS = ['price', 'miles', 'msrp', 'dom_active', 'dos_active'] as const;
/** Name of a field. */
export type TrendField = (typeof FIELDS)[number];

/** One figure of one field. */
export interface TrendMeasure {
  readonly field: TrendField;
  readonly figure: TrendFigure;
}

/** Series of an answer: without a word of the request, and at most. */
export const SERIES = { default: 10, most: 50 } as const;
/** Points of all series together, at most. */
export const MOST_POINTS = 10_000;
/** Figures of all points of all series together, at most. */
export const MOST_FIGURES = 100_000;
/** Fields that listings are grouped by, at most. */
export const MOST_GROUPED = 2;
/** Points of a window that the request leaves open. */
export const DEFAULT_POINTS: Readonly<Record<Period, number>> = { day: 30, week: 26, month: 12 };

/** Values of `coverage`: what a default search finds, one listing of each vehicle, or every listing of every source. */
export const COVERAGES = ['search', 'all'] as const;
/** Values of `country`. */
export const COUNTRIES = ['us', 'ca', 'all'] as const;

/** What decides the answer: JSON, and with its values in one case and order the key of the cache. */
export interface TrendQuestion extends Pick<Question, 'inventory_type' | 'dealer_type' | 'filters'> {
  readonly coverage: (typeof COVERAGES)[number];
  readonly country: (typeof COUNTRIES)[number];
  /** undefined: there is no day yet */
  readonly window: Days | undefined;
  readonly by: Period;
  /** none: one series of everything that is found */
  readonly group_by: readonly string[];
  readonly measures: readonly TrendMeasure[];
  readonly limit: number;
}

/** A request as it is understood: the question, and where its window comes from. */
export interface TrendPlan {
  readonly question: TrendQuestion;
  readonly date_window_source: 'request' | 'default';
}

/** Equal for questions that have the same answer. */
export const trendKey = (question: TrendQuestion): string =>
  JSON.stringify({ ...question, filters: question.filters.map(canonicalFilter) });
