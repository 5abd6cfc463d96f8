import { utc } from '@date-fns/utc';
import { getUnixTime } from 'date-fns/getUnixTime';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';
import { type Range, rangeOf, readEitherWay } from './range.ts';
import { fault, quote, type Reading, read } from './reading.ts';

const DAYS = /^(\d{8})-(\d{8})$/;

const MONTH = '(0[1-9]|1[0-2])';
const DAY = '(0[1-9]|[12]\\d|3[01])';
/** How a day is written, YYYY-MM-DD, as a document of the interface says it. */
export const DAY_PATTERN = `^\\d{4}-${MONTH}-${DAY}$`;
/** How a range of days is written, YYYYMMDD-YYYYMMDD, as a document of the interface says it. */
export const DATE_RANGE_PATTERN = `^\\d{4}${MONTH}${DAY}-\\d{4}${MONTH}${DAY}$`;

/** Days back that still are dates: the calendar begins in year 1. */
const MOST_DAYS = 700_000;

/** Unix seconds of the last second of a UTC day. */
const lastSecond = (date: Date): number => getUnixTime(startOfDay(date, { in: utc })) + 86_399;

function day(text: string): Date | undefined {
  const date = parse(text, 'yyyyMMdd', new Date(0), { in: utc });
  return isValid(date) ? date : undefined;
}

/** Is this text, YYYY-MM-DD, a day that the calendar has? */
export const isCalendarDay = (text: string): boolean =>
  isValid(parse(text, 'yyyy-MM-dd', new Date(0), { in: utc }));

/** `YYYYMMDD-YYYYMMDD` as Unix seconds; both days whole, UTC. */
export function readDateRange(text: string): Reading<Required<Range>> {
  const parts = DAYS.exec(text.trim());
  const [first, last] = [parts?.[1], parts?.[2]].map((part) => day(part ?? ''));
  if (!first || !last) return fault(`${quote(text)} is not a date range: send YYYYMMDD-YYYYMMDD`);
  if (first > last) return fault(`${quote(text)} starts after its end`);
  return read({ min: getUnixTime(startOfDay(first)), max: lastSecond(last) });
}

/**
 * `min-max` days back from now, in either order, as Unix seconds. Whole UTC days, so that a day's equal questions are one
 * question (docs/decisions, decision 1): `0-0` is today.
 */
export function readDays(text: string, now: Date): Reading<Range> {
  const range = readEitherWay(text);
  if (!range.ok) return range;
  const { min, max } = range.value;
  const today = startOfDay(now, { in: utc });
  const back = (days: number): Date => subDays(today, Math.min(Math.floor(days), MOST_DAYS));
  return read(
    rangeOf(
      max === undefined ? undefined : getUnixTime(back(max)),
      min === undefined ? undefined : lastSecond(back(min)),
    ),
  );
}

/** ISO-8601 UTC text of an instant in whole Unix seconds: 2026-01-15T10:00:00Z. */
export const instantText = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
