import { fault, quote, type Reading, read } from '../grammar/reading.ts';

/** The months that a request asks for (part-2.md S1, date_from and date_to). */
export interface Window {
  /** first and last month, YYYY-MM */
  readonly from: string;
  readonly to: string;
}

/** A year of months, also a leap year (feeds.md section 5, "S1 window"). */
export const MOST_MONTHS = 12;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

interface Day {
  readonly month: string;
  readonly day: number;
  readonly last: number;
}

function readDay(text: string): Reading<Day> {
  const [, year = '', month = '', day = ''] = DATE.exec(text.trim()) ?? [];
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last;
  if (!isDay) return fault(`${quote(text)} is not a date: send YYYY-MM-DD`);
  return read({ month: `${year}-${month}`, day: Number(day), last });
}

/** The month that a date begins. */
export function readFirstDay(text: string): Reading<string> {
  const day = readDay(text);
  if (!day.ok) return day;
  return day.value.day === 1
    ? read(day.value.month)
    : fault(`${quote(text)} is not the first day of a month: send ${day.value.month}-01`);
}

/** The month that a date ends. */
export function readLastDay(text: string): Reading<string> {
  const reading = readDay(text);
  if (!reading.ok) return reading;
  const { month, day, last } = reading.value;
  return day === last
    ? read(month)
    : fault(`${quote(text)} is not the last day of a month: send ${month}-${last}`);
}

const ordinal = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

const monthAt = (at: number): string =>
  `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;

/** Months of a window; below 1 when it ends before it begins. */
export const lengthOf = ({ from, to }: Window): number => ordinal(to) - ordinal(from) + 1;

/** Its months, the newest first. */
export const monthsOf = (window: Window): string[] =>
  Array.from({ length: lengthOf(window) }, (_, back) => monthAt(ordinal(window.to) - back));

/** First day of a month (YYYY-MM), as YYYY-MM-DD. */
export const firstDay = (month: string): string => `${month}-01`;

/** Last day of a month (YYYY-MM), as YYYY-MM-DD. */
export const lastDay = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
