import { filtersOf } from '../applied-object.ts';
import type { PublishedMonths } from '../months.ts';
import type { TrendCounts } from './answer.ts';
import type { TrendPlan } from './plan.ts';
import type { PublishedTrends } from './published-trends.ts';

/** An answer as text, and what the log tells of it. */
export interface TrendAnswer {
  readonly plan: TrendPlan;
  readonly series: number;
  readonly text: string;
}

/** The request as it was understood, and what is known. */
function appliedOf({ question, date_window_source }: TrendPlan, { days }: PublishedTrends): object {
  const { coverage, country, inventory_type, dealer_type, by, window, group_by, measures } = question;
  return {
    by,
    date_from: window?.from ?? null,
    date_to: window?.to ?? null,
    date_window_source,
    coverage,
    country,
    inventory_type,
    dealer_type,
    ...filtersOf(question.filters),
    group_by,
    measures: measures.map(({ field, figure }) => `${field}|${figure}`),
    available_history: { first_day: days?.from ?? null, last_day: days?.to ?? null },
  };
}

/** The answer to a question; `counted` is undefined where no day is known yet. */
export function toldTrend(
  plan: TrendPlan,
  trends: PublishedTrends,
  counted: TrendCounts | undefined,
  sold: PublishedMonths | undefined,
): TrendAnswer {
  const { group_by, limit } = plan.question;
  const { groups = 0, left_out, total = [], series = [] } = counted ?? {};
  const body = {
    ...(group_by.length > 0 && {
      groups_found: groups,
      limit,
      truncated: groups > series.length,
      left_out: left_out ?? { groups: 0, active: 0, missing: 0 },
    }),
    applied: appliedOf(plan, trends),
    sold_history: sold && {
      first_month: sold.months[0] ?? null,
      last_month: sold.months.at(-1) ?? null,
      provisional_from: sold.provisionalFrom,
    },
    total: { points: total },
    series: group_by.length > 0 ? series : undefined,
  };
  return { plan, series: series.length, text: JSON.stringify(body) };
}
