import { UTCDate } from '@date-fns/utc';
import { format, subMonths } from 'date-fns';
import type { Sales, SalesReader } from '../../insights/recent-sales.ts';
import type { Statement } from '../../summary/binding.ts';
import type { count } from '../../summary/count.ts';
import type { PublishedMonths } from '../../summary/months.ts';
import type { Days } from '../../summary/trends/periods.ts';
import type { PublishedTrends } from '../../summary/trends/published-trends.ts';

/** Stand-ins for the sold months: the code of an operation is run, and what it would ask is written down in place of an answer. */

/** A signal that never aborts: nobody gives up what is only explained. */
export const neverAborted = new AbortController().signal;

/** Stands for the sales of the last hundred days, and keeps the statements that they are asked. */
export function salesStandIn(): { readonly recent: SalesReader; readonly statements: Statement[] } {
  const statements: Statement[] = [];
  const sales: Sales = {
    table: 'recent_sales',
    within: ({ from, to }) =>
      `sold_date > newest_delivery - INTERVAL ${from} DAY AND sold_date <= newest_delivery - INTERVAL ${to} DAY`,
    rows: async (statement) => {
      statements.push(statement);
      return [];
    },
  };
  return { recent: { read: async (_, work) => await work(sales) }, statements };
}

/** What stands for what in a statement on recent sales. */
export const RECENT_NOTE =
  'recent_sales stands for the sales of the last hundred days, newest_delivery for the day of the newest delivery.';

/** Stands for the published sold months. The names of their files are made up: which generation is published is not known here. */
export const publishedMonthsStandIn = (
  months: readonly string[],
  groups: readonly string[],
): PublishedMonths => ({
  provisionalFrom: undefined,
  recent: undefined,
  files: new Map(
    months.map((month) => [month, { file: `${month}.parquet`, rollup: `${month}.rollup.parquet` }]),
  ),
  months,
  groups,
});

/** Stands for the published days: those of ten years up to now, in files that are named by their month. No listing was seen before. */
export function publishedDaysStandIn(now: Date): PublishedTrends & { readonly days: Days } {
  const to = now.toISOString().slice(0, 10);
  const months = Array.from({ length: 120 }, (_, back) =>
    format(subMonths(new UTCDate(now), 119 - back), 'yyyy-MM'),
  );
  return {
    days: { from: `${months[0]}-01`, to },
    delivery: 0,
    months: new Map(months.map((month) => [month, { file: `${month}.parquet`, rows: 0 }])),
  };
}

/** Stands for the database of the sold months, and keeps the statements that it is asked. */
export function monthsStandIn(): {
  readonly database: Parameters<typeof count>[0];
  readonly statements: Statement[];
} {
  const statements: Statement[] = [];
  const database: Parameters<typeof count>[0] = {
    read: async (statement) => {
      statements.push(statement);
    },
  };
  return { database, statements };
}

/** The month before now: the latest complete one, where nothing is late. */
export const latestMonth = (now: Date): string => format(subMonths(new UTCDate(now), 1), 'yyyy-MM');
