import { InvalidArgumentError } from 'commander';
import { isCalendarDay } from '../grammar/date.ts';

const DAY_SECONDS = 86_400;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The second of a text: the end of a day (UTC), an instant, or days from now; undefined: none of these. */
function secondOf(text: string, now: number): number | undefined {
  if (/^\d{1,5}$/.test(text)) return Math.floor(now / 1000) + Number(text) * DAY_SECONDS;
  if (!DAY.test(text) && !INSTANT.test(text)) return undefined;
  const second = Math.floor(Date.parse(text) / 1000);
  if (Number.isNaN(second) || !isCalendarDay(text.slice(0, 10))) return undefined;
  return DAY.test(text) ? second + DAY_SECONDS : second;
}

/** Reads what `--expires` takes, as Unix seconds; throws what the command line shows. */
export function expiry(text: string): number {
  const now = Date.now();
  const second = secondOf(text, now);
  if (second === undefined) {
    throw new InvalidArgumentError(
      'Give a date (2027-01-31), a time (2027-01-31T12:00:00Z) or a number of days (90).',
    );
  }
  if (second * 1000 <= now) throw new InvalidArgumentError('It must be in the future.');
  return second;
}
