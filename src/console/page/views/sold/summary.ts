import { named } from '../../money.ts';
import type { Request } from '../../request.ts';
import type { ViewState } from '../../selection.ts';
import { title } from '../../words.ts';

/** The answer of the summary of sold vehicles, as far as the page reads it. */
export interface Summary {
  readonly result_count: number;
  readonly truncated: boolean;
  readonly warnings: readonly { readonly code: string; readonly message: string; readonly detail: object }[];
  readonly applied: {
    readonly date_from: string | null;
    readonly date_to: string | null;
    readonly ranking_dimensions: readonly string[];
    readonly ranking_measure: string;
    readonly summary_by: string;
    readonly available_history: {
      readonly first_month: string | null;
      readonly last_month: string | null;
      readonly provisional_from?: string;
    };
  };
  readonly data: readonly SoldRow[];
}

/** A row of the summary: a group in a month, with its rank. */
export type SoldRow = Readonly<Record<string, unknown>> & { readonly month: string; readonly rank: number };

const PATH = '/sold-vehicles/summary';

/** Parameters that say which vehicles are counted: all but those of groups, ranks and rows. */
const OF_ROWS = new Set([
  'summary_by',
  'ranking_dimensions',
  'ranking_measure',
  'ranking_order',
  'top_n',
  'rank_after_filters',
  'limit',
]);

/** What the page asks for as long as the address says nothing. */
const FIRST: readonly (readonly [string, string])[] = [
  ['inventory_type', 'used'],
  ['ranking_dimensions', 'make,model'],
  ['summary_by', 'national'],
];

/** Parameters as they are sent: those of the address, the first ones where it has none of the name. */
export function soldParams({ selection: { params } }: ViewState): ReadonlyMap<string, string> {
  return new Map([...FIRST.filter(([name]) => !params.has(name)), ...params]);
}

const request = (params: Iterable<readonly [string, string]>): Request => ({
  path: PATH,
  params: new Map(params),
});

/** The request for the table of groups. */
export const mainRequest = (state: ViewState): Request => request(soldParams(state));

/** The vehicles of the page without their groups; measure filters act on groups and stay out. */
function totalParams(params: ReadonlyMap<string, string>, measures: ReadonlySet<string>) {
  return [...params].filter(
    ([name]) => !OF_ROWS.has(name) && !measures.has(name) && name !== 'min_sold_count',
  );
}

const LONGEST = 12;

/** YYYY-MM, some months before another. */
function monthBefore(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - months, 1)).toISOString().slice(0, 7);
}

/** First day of a month (YYYY-MM), as YYYY-MM-DD. */
export const firstDay = (month: string): string => `${month}-01`;
/** Last day of a month (YYYY-MM), as YYYY-MM-DD. */
export function lastDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** Totals of each month that there is, at most twelve, up to the last one that the page asks for. */
export function seriesRequest(
  state: ViewState,
  { applied: { date_to: to, available_history: history } }: Summary,
  measures: ReadonlySet<string>,
): Request | undefined {
  const { first_month: first, last_month: last } = history;
  if (!first || !last) return undefined;
  const wanted = to?.slice(0, 7) ?? last;
  const end = wanted < first || wanted > last ? last : wanted;
  const begin = monthBefore(end, LONGEST - 1);
  return request([
    ...totalParams(soldParams(state), measures).filter(([name]) => !name.startsWith('date_')),
    ['date_from', firstDay([begin, first].sort()[1] ?? begin)],
    ['date_to', lastDay(end)],
    ['summary_by', 'national'],
    ['ranking_dimensions', 'none'],
  ]);
}

/** Totals of each state over all months of the page together. */
export const statesRequest = (state: ViewState, measures: ReadonlySet<string>): Request =>
  request([
    ...totalParams(soldParams(state), measures),
    ['by_month', 'false'],
    ['summary_by', 'state'],
    ['ranking_dimensions', 'none'],
  ]);

/** A measure of a row: `price.p50` stands at price, percentiles, 50.0. */
export function measured(row: SoldRow, measure: string): number | undefined {
  const [of = '', statistic] = measure.split('.');
  const percent = /^p(\d+)$/.exec(statistic ?? '')?.[1];
  const path = percent ? [of, 'percentiles', `${percent}.0`] : [of, ...(statistic ? [statistic] : [])];
  const value = path.reduce<unknown>((inner, key) => (inner as SoldRow | undefined)?.[key], row);
  return typeof value === 'number' ? value : undefined;
}

/** How many vehicles a measure of a row is made of: those with a value of it, or all that were sold. */
export const madeOf = (row: SoldRow, measure: string): number =>
  measured(row, `${measure.split('.')[0]}.count`) ?? measured(row, 'sold_count') ?? 0;

/** What measures are of: vehicles sold are of the US (feeds.md section 4). */
const UNITS: Readonly<Record<string, string>> = { price: '$', msrp: '$', mc_msrp: '$', miles: 'mi' };

/** price.mean → Price, mean ($) */
export function measureTitle(measure: string): string {
  const [of = '', statistic] = measure.split('.');
  const begin = title(of);
  const words = statistic ? `${begin}, ${statistic === 'p50' ? 'median' : statistic}` : begin;
  return statistic === 'count' ? words : named(words, UNITS[of]);
}
