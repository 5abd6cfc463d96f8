import type { SearchPlan } from '../plan.ts';

/** Figures of a field, by the names that they have in statistics; p5 to p99 are its percentiles. */
export const FIGURES = [
  ...(['min', 'max', 'count', 'missing', 'sum', 'mean', 'stddev', 'sum_of_squares', 'median'] as const),
  ...(['p5', 'p25', 'p50', 'p75', 'p90', 'p95', 'p99'] as const),
] as const;
/** Name of a figure. */
export type PivotFigure = (typeof FIGURES)[number];

/** One figure of one field. */
export interface PivotMeasure {
  readonly field: string;
  readonly figure: PivotFigure;
}

/** What groups are ordered by: their listings, their term by character code (numbers by size), or a measure. */
export interface GroupOrder {
  readonly by: 'count' | 'index' | PivotMeasure;
  readonly descending: boolean;
}

/** A field that listings are grouped by, and which of its groups are shown. */
export interface GroupAsk {
  /** as the request says it */
  readonly name: string;
  readonly field: string;
  readonly offset: number;
  readonly limit: number;
  readonly minCount: number;
  readonly order: GroupOrder;
}

/** What a pivot asks: the listings of a search, in the groups of one or two fields, and what is measured of each group. */
export interface PivotPlan extends SearchPlan {
  /** the rows, and the columns if there are any */
  readonly groups: readonly [rows: GroupAsk, columns?: GroupAsk];
  readonly measures: readonly PivotMeasure[];
}
