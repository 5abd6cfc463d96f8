import { fault, quote, type Reading, read } from '../../grammar/reading.ts';

/** Days as YYYY-MM-DD, and the days, weeks and months that a trend is told by. */

/** Values of `by`. */
export const PERIODS = ['day', 'week', 'month'] as const;
/** What a point of a series covers. */
export type Period = (typeof PERIODS)[number];

/** The days of a window or of a point, both ends among them. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const ordinal = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayAt = (at: number): string => new Date(at * DAY_MS).toISOString().slice(0, 10);

/** A day some days after another, or before it. */
const dayAfter = (day: string, days: number): string => dayAt(ordinal(day) + days);

/** Days of a window; below 1 when it ends before it begins. */
export const lengthOf = ({ from, to }: Days): number => ordinal(to) - ordinal(from) + 1;

/** YYYY-MM-DD, a day that the calendar has. */
export function readDay(text: string): Reading<string> {
  const day = text.trim();
  const at = DATE.test(day) ? ordinal(day) : Number.NaN;
  return !Number.isNaN(at) && dayAt(at) === day
    ? read(day)
    : fault(`${quote(text)} is not a date: send YYYY-MM-DD`);
}

/** First day of the month, some months after that of a day. */
function monthOf(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Monday of the week of a day; 1970-01-01 was a Thursday. */
const weekOf = (day: string): string => dayAt(ordinal(day) - ((ordinal(day) + 3) % 7));

/** First day of the period of a day, some periods after it. Weeks begin on Monday. */
export function beginOf(day: string, by: Period, later = 0): string {
  if (by === 'month') return monthOf(day, later);
  return by === 'week' ? dayAfter(weekOf(day), 7 * later) : dayAfter(day, later);
}

/** The points of a window, oldest first: whole periods, but for the first and the last where the window cuts them. */
export function pointsOf({ from, to }: Days, by: Period): Days[] {
  const points: Days[] = [];
  for (let begin = from; begin <= to; ) {
    const next = beginOf(begin, by, 1);
    const end = dayAfter(next, -1);
    points.push({ from: begin, to: end < to ? end : to });
    begin = next;
  }
  return points;
}

/** Is the point the whole of a month? */
export const isWholeMonth = ({ from, to }: Days): boolean =>
  from === monthOf(from) && to === dayAfter(monthOf(from, 1), -1);
