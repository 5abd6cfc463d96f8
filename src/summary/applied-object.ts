import type { Range } from '../grammar/range.ts';
import { singleYears } from '../grammar/years.ts';
import type { SummaryPlan } from './plan.ts';
import type { History } from './read-plan.ts';
import type { RowFilter } from './row-filters.ts';
import { firstDay, lastDay } from './window.ts';

const range = ({ min, max }: Range): object => ({ min: min ?? null, max: max ?? null });

/** Years stand one by one where they are few, else ranges of them with their ends. */
const years = (spans: readonly Range[]): readonly unknown[] =>
  singleYears(spans) ?? spans.map((span) => (span.min === span.max ? span.min : range(span)));

function applied(filter: RowFilter): unknown {
  switch (filter.is) {
    case 'words':
      return filter.values;
    case 'spans':
      return years(filter.spans);
    case 'range':
      return range(filter.range);
  }
}

/** Row filters by name, as they were understood. */
export const filtersOf = (filters: readonly RowFilter[]): Record<string, unknown> =>
  Object.fromEntries(filters.map((filter) => [filter.name, applied(filter)]));

/** The request as it was understood (part-2.md "Applied object", supplement section 9). */
export function appliedOf(
  plan: SummaryPlan,
  { months, provisionalFrom }: Pick<History, 'months'> & { readonly provisionalFrom: string | undefined },
): object {
  const { question, ranking, top_n_source, date_window_source } = plan;
  const { window, dimensions } = question;
  return {
    inventory_type: question.inventory_type,
    date_from: window ? firstDay(window.from) : null,
    date_to: window ? lastDay(window.to) : null,
    date_window_source,
    by_month: question.whole_window ? false : undefined,
    dealer_type: question.dealer_type,
    ...filtersOf(question.filters),
    summary_by: question.summary_by,
    ranking_dimensions: dimensions.length > 0 ? dimensions : ['none'],
    ranking_measure: ranking.ranking_measure,
    ranking_order: ranking.ranking_order,
    top_n: ranking.top_n,
    top_n_source,
    rank_after_filters: question.rank_after_filters,
    limit: question.limit,
    ...comparisons(plan),
    available_history: {
      first_month: months[0] ?? null,
      last_month: months.at(-1) ?? null,
      provisional_from: provisionalFrom,
    },
  };
}

/** Measure filters by the parameter that was sent. */
export const comparisons = ({ question }: SummaryPlan): Record<string, string | number> =>
  Object.fromEntries(
    question.measure_filters.map(({ parameter, operator, number }) => [
      parameter,
      parameter === 'min_sold_count' ? Number(number) : `${operator}${number}`,
    ]),
  );
