import { isCalendarDay } from '../../../src/grammar/date.ts';
import { unitOf } from './words.ts';

/** An amount of money as the canonical columns have it. */
export interface Money {
  readonly amount: string;
  readonly currency?: string;
}

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const SIGNS: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', US$: 'USD', C$: 'CAD', CA$: 'CAD' };
/** signs that several currencies share: the country decides (accept step) */
const SHARED_SIGNS: ReadonlySet<string> = new Set(['$', 'KR', 'KR.']);

const NUMBER = String.raw`[+-]?(?:\d{1,3}(?:[,\u0020\u00a0\u202f]\d{3})+|\d+)(?:\.\d*)?`;
const MONEY = new RegExp(String.raw`^([^\d\s+-]*)\s*(${NUMBER})\s*([^\d\s]*)$`, 'u');
const MILEAGE = new RegExp(String.raw`^(${NUMBER})(\D*)$`, 'u');

const bare = (number: string): string => number.replace(/[,\s]/g, '');

/** undefined: the word is no currency */
function currencyOf(word: string): { readonly currency?: string } | undefined {
  const key = word.toUpperCase();
  if (!key || SHARED_SIGNS.has(key)) return {};
  const currency = CODES.has(key) ? key : SIGNS[key];
  return currency === undefined ? undefined : { currency };
}

/** Reads "20495.00 USD", "£6,695" or "105 950 kr". What cannot be read stays, so that its row is rejected with it. */
export function moneyOf(text: string): Money {
  const [, before = '', number = '', after = ''] = MONEY.exec(text) ?? [];
  const currency = before && after ? undefined : currencyOf(before || after);
  return number && currency ? { amount: bare(number), ...currency } : { amount: text };
}

/** A reading as the canonical columns have it. */
export interface Mileage {
  readonly reading: string;
  readonly unit?: 'MILES' | 'KILOMETERS';
}

/** Reads "7560 km", or a number and its unit apart. What cannot be read stays, so that its row is rejected with it. */
export function mileageOf(text: string, unitApart: string | undefined): Mileage {
  const [, number = '', word = ''] = MILEAGE.exec(text) ?? [];
  const unitText = word.trim() || unitApart;
  const unit = unitText === undefined ? undefined : unitOf(unitText);
  if (number && unit) return { reading: bare(number), unit };
  if (number && unitText === undefined) return { reading: bare(number) };
  return { reading: word.trim() || unitApart === undefined ? text : `${text} ${unitApart}` };
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
