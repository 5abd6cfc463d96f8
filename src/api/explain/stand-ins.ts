import { UTCDate } from '@date-fns/utc';
import { format, subMonths } from 'date-fns';
import type { Sales, SalesReader } from '../../insights/recent.ts';
import type { Statement } from '../../summary/binding.ts';
import type { count } from '../../summary/count.ts';
import type { Published } from '../../summary/months.ts';

/** Stand-ins for the sold months: the code of an operation is run, and what it would ask is written down in place of an answer. */

/** Nobody gives up what is only explained. */
export const signal = new AbortController().signal;

/** Listens to what is asked of the sales of the last hundred days. */
export function listeningToSales(): { readonly recent: SalesReader; readonly statements: Statement[] } {
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

/** Names of files, for there is no telling which generation is published. */
export const publishedMonths = (months: readonly string[], groups: readonly string[]): Published => ({
  provisionalFrom: undefined,
  recent: undefined,
  files: new Map(
    months.map((month) => [month, { file: `${month}.parquet`, rollup: `${month}.rollup.parquet` }]),
  ),
  months,
  groups,
});

/** Listens to what is asked of the months. */
export function listeningToMonths(): {
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
