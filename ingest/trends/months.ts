import { LAYOUT } from '../../src/catalog/layout.ts';
import type { TrendsMonth } from '../../src/catalog/trends.ts';
import { rows, sqlFile } from '../ground/sql.ts';
import type { Ledger } from '../ledger/open.ts';

/** Counts up when files are made otherwise than before: then every month is written again. */
const FORM = 1;

/** The last listings delivery of a day (YYYY-MM-DD). */
interface TrendDelivery {
  readonly id: number;
  /** Unix seconds */
  readonly as_of: number;
  readonly partial: boolean;
  readonly day: string;
}

/** A month that is to be published, and what it is made from. */
export interface WantedMonth extends Pick<TrendsMonth, 'month' | 'first_day' | 'last_day' | 'holds'> {
  /** the day before the month; the first one that is known */
  readonly edge: string;
  /** numbers of the newest deliveries until `edge`, and until the last day */
  readonly edge_delivery: number;
  readonly upto: number;
}

/** What a ledger knows of a market's days. */
export interface KnownDays {
  readonly oldest: TrendDelivery;
  readonly newest: TrendDelivery;
  readonly months: readonly WantedMonth[];
}

const DAY = 86_400_000;
const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** First days of the months from one day's to another's, as milliseconds. */
function monthsBetween(first: string, last: string): number[] {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const found: number[] = [];
  for (let at = month - 1; Date.UTC(year, at) <= Date.parse(last); at += 1) found.push(Date.UTC(year, at));
  return found;
}

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one > other ? other : one);

/**
 * The months of a ledger, oldest first, none missing. What a month holds follows from the deliveries until its last day: numbers never come
 * twice, and a later delivery changes nothing of it.
 */
function wantedMonths(
  known: readonly TrendDelivery[],
  { oldest, newest }: Pick<KnownDays, 'oldest' | 'newest'>,
  ledger: string,
): WantedMonth[] {
  const until = (day: string): TrendDelivery | undefined => known.findLast((one) => one.day <= day);
  return monthsBetween(oldest.day, newest.day).map((start) => {
    const [year = 0, month = 0] = dayText(start).split('-').map(Number);
    const end = dayText(Date.UTC(year, month) - DAY);
    const last = earlier(end, newest.day);
    const edge = later(dayText(start - DAY), oldest.day);
    const made = until(last) ?? oldest;
    return {
      month: dayText(start).slice(0, 7),
      first_day: later(dayText(start), oldest.day),
      last_day: last,
      holds: `${LAYOUT}.${FORM}: ${ledger} from ${oldest.day} until ${last} with ${made.id} of ${made.as_of}`,
      edge,
      edge_delivery: until(edge)?.id ?? 0,
      upto: made.id,
    };
  });
}

/** What the listings deliveries of a ledger tell; undefined: there is none. Leaves `trend_delivery`. */
export async function trendDays({ db, id }: Pick<Ledger, 'db' | 'id'>): Promise<KnownDays | undefined> {
  await db.run(sqlFile('deliveries.sql', import.meta.url));
  const known = await rows<{ id: number; as_of: number; partial: boolean; day: string }>(
    db,
    `SELECT max(id) AS id, arg_max(as_of, id)::DOUBLE AS as_of, arg_max(partial, id) AS partial, day::VARCHAR AS day
     FROM trend_delivery GROUP BY trend_delivery.day ORDER BY trend_delivery.day`,
  );
  const [oldest, newest] = [known[0], known.at(-1)];
  if (!oldest || !newest) return undefined;
  return { oldest, newest, months: wantedMonths(known, { oldest, newest }, id) };
}
