import type { Comparison } from './comparison.ts';
import type { Geography } from './dimensions.ts';
import { canonicalFilter, type RowFilter } from './row-filters.ts';
import type { Window } from './window.ts';

/** Values of `inventory_type`. */
export const INVENTORY_TYPES = ['new', 'used', 'certified', 'all'] as const;
/** Values of `dealer_type`. */
export const DEALER_TYPES = ['all', 'franchise', 'independent'] as const;
/** Values of `ranking_order`. */
export const ORDERS = ['asc', 'desc'] as const;
/** What counts where a parameter is not sent. */
export const DEFAULTS = { top_n: 10, limit: 20_000, ranking_order: 'desc', dealer_type: 'all' } as const;
/** Most rows of an answer. */
export const MOST_ROWS = 20_000;

/** A comparison of a whole group's measure; `parameter` is the one that was sent. */
export interface MeasureFilter extends Comparison {
  readonly parameter: string;
  readonly measure: string;
}

/** What decides the rows: JSON, and with its values in one case and order the key of the cache (docs/decisions, decision 9). */
export interface Question {
  readonly inventory_type: (typeof INVENTORY_TYPES)[number];
  readonly dealer_type: (typeof DEALER_TYPES)[number];
  readonly filters: readonly RowFilter[];
  /** undefined: there is no month yet */
  readonly window: Window | undefined;
  /** groups are of the whole window, not of each of its months */
  readonly whole_window?: true | undefined;
  readonly summary_by: Geography;
  /** none: one row of totals a month and geography */
  readonly dimensions: readonly string[];
  readonly ranking_measure: string;
  readonly ranking_order: (typeof ORDERS)[number];
  readonly top_n: number;
  readonly measure_filters: readonly MeasureFilter[];
  readonly rank_after_filters: boolean;
  readonly limit: number;
}

/** How groups are ranked. */
export type Ranking = Pick<Question, 'ranking_measure' | 'ranking_order' | 'top_n'>;

type Source = 'request' | 'default';

/** A request as it is understood (part-2.md S1): the question, and where its parts come from. */
export interface SummaryPlan {
  readonly question: Question;
  /** as it was sent: of totals it has no effect, and is no part of the question */
  readonly ranking: Ranking;
  readonly top_n_source: Source;
  readonly date_window_source: Source;
  /** ranking parameters that were sent to no effect */
  readonly ignored: readonly string[];
}

/** Equal for questions that have the same rows. */
export const questionKey = (question: Question): string =>
  JSON.stringify({ ...question, filters: question.filters.map(canonicalFilter) });
