import { isCalendarDay } from '../../src/grammar/date.ts';
import { WrongUsage } from './outcome.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Unix seconds of `--as-of`: an ISO-8601 UTC instant, or a date (then 00:00:00Z). Throws WrongUsage. */
export function readAsOf(text: string): number {
  const seconds = Math.floor(Date.parse(DATE.test(text) ? `${text}T00:00:00Z` : text) / 1000);
  const isForm = DATE.test(text) || INSTANT.test(text);
  if (isForm && !isCalendarDay(text.slice(0, 10)))
    throw new WrongUsage(`--as-of ${text}: ${text.slice(0, 10)} is not a calendar date`);
  if (isForm && Number.isFinite(seconds) && seconds >= 0) return seconds;
  throw new WrongUsage(`--as-of ${text}: is not a valid time; give 2026-01-15T10:00:00Z or 2026-01-15`);
}
