import { readInteger, readNumber } from './number.ts';
import { fault, quote, type Reading, read } from './reading.ts';

/** Both ends belong to a range; an end that is undefined is open. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

const OPEN = new Set(['', '*']);
/** A minus stands between the ends: no end can have one of its own. */
const SPAN = /^([\d.]+|\*)?\s*-\s*([\d.]+|\*)?$/;
const SIGNED_SPAN = /^(-?[\d.]+)\s*-\s*(-?[\d.]+)$/;

/** A range of these ends. */
export const rangeOf = (min: number | undefined, max: number | undefined): Range => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

function end(text: string | undefined): Reading<number | undefined> {
  return OPEN.has(text ?? '') ? read(undefined) : readNumber(text ?? '');
}

function endsOf(low: string | undefined, high: string | undefined): Reading<Range> {
  const [min, max] = [end(low), end(high)];
  if (!min.ok) return min;
  if (!max.ok) return max;
  return read(rangeOf(min.value, max.value));
}

const isReversed = ({ min, max }: Range): boolean => min !== undefined && max !== undefined && min > max;

function inOrder(range: Reading<Range>, text: string): Reading<Range> {
  return range.ok && isReversed(range.value) ? fault(`${quote(text)} starts above its end`) : range;
}

function readSpan(text: string): Reading<Range> {
  const parts = SPAN.exec(text.trim());
  if (!parts || (!parts[1] && !parts[2])) return fault(`${quote(text)} is not a range: send min-max`);
  return endsOf(parts[1], parts[2]);
}

/** `min-max` of numbers from 0 on; `min-`, `min-*`, `-max` and `*-max` leave an end open (supplement section 1). */
export const readRange = (text: string): Reading<Range> => inOrder(readSpan(text), text);

/** The same with its ends in either order. */
export function readEitherWay(text: string): Reading<Range> {
  const span = readSpan(text);
  return span.ok && isReversed(span.value) ? read(rangeOf(span.value.max, span.value.min)) : span;
}

/** One number, which is a range of itself, or `min-max`. */
export function readSingleOrRange(text: string): Reading<Range> {
  const single = readNumber(text);
  if (single.ok && single.value >= 0) return read({ min: single.value, max: single.value });
  return readRange(text);
}

/** `min|max` of whole numbers, either may be negative or empty; two numbers may also stand as min-max. */
export function readSignedRange(text: string): Reading<Range> {
  const parts = (SIGNED_SPAN.exec(text.trim())?.slice(1) ?? text.split('|')).map((part) => part.trim());
  const [low, high, more] = parts;
  if (high === undefined || more !== undefined || (OPEN.has(low ?? '') && OPEN.has(high))) {
    return fault(`${quote(text)} is not a range: send min|max`);
  }
  for (const part of [low, high]) {
    if (OPEN.has(part ?? '')) continue;
    const whole = readInteger(part ?? '');
    if (!whole.ok) return whole;
  }
  return inOrder(endsOf(low, high), text);
}
