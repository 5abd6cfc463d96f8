import { isCalendarDay } from '../../../src/grammar/date.ts';

/** characters of an amount */
const LONGEST = 60;

const NUMBER = /[+-]?\d[\d.,'\u2019\u0020\u00a0\u202f]*/u;
/** "25.998", "25 998": marks before three digits each */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:[.,'\u2019\u0020\u00a0\u202f]\d{3})+$/u;

/**
 * About how much an amount is, so that two of one vehicle can be compared; undefined: no number is in it. What it is, the
 * accept step reads, as the whole column is written.
 */
export function sizeOf(text: string): number | undefined {
  const [found] = NUMBER.exec(text) ?? [];
  if (found === undefined) return undefined;
  const number = found.slice(0, LONGEST).replace(/[^\d]+$/, '');
  if (GROUPED.test(number)) return Number(number.replaceAll(/[^\d+-]/g, ''));
  // the last mark stands before the fraction
  return Number(
    number
      .replaceAll(/[^\d.,+-]/g, '')
      .replaceAll(/[.,](?=.*[.,])/g, '')
      .replace(',', '.'),
  );
}

const COUNT = /^(\d+)[\s-]*(?:doors?|drs?|dörrar|seats?|seater|passengers?|säten)?$/i;

/** Reads "5" or "5-door"; other text stays. */
export const countOf = (text: string): string => COUNT.exec(text)?.[1] ?? text;

const DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Is this a date, or an instant, that the calendar holds? */
export function isInstant(text: string): boolean {
  const day = DAY.exec(text)?.[1];
  return day !== undefined && isCalendarDay(day);
}
