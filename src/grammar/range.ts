import { readInteger, readNumber } from './number.ts';
import { fault, quote, type Reading, read } from './reading.ts';

/** Both ends belong to a range; an end that is undefined is open. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

const OPEN = new Set(['', '*']);
const SPAN = /^(-?[\d.]+|\*)?\s*-\s*(-?[\d.]+|\*)?$/;

function end(text: string | undefined): Reading<number | undefined> {
  return OPEN.has(text ?? '') ? read(undefined) : readNumber(text ?? '');
}

function between(low: string | undefined, high: string | undefined, text: string): Reading<Range> {
  const [min, max] = [end(low), end(high)];
  if (!min.ok) return min;
  if (!max.ok) return max;
  if (min.value !== undefined && max.value !== undefined && min.value > max.value) {
    return fault(`${quote(text)} begins above its end`);
  }
  return read({
    ...(min.value === undefined ? {} : { min: min.value }),
    ...(max.value === undefined ? {} : { max: max.value }),
  });
}

/** `min-max`; `min-`, `min-*`, `-max` and `*-max` leave an end open (supplement section 1). */
export function readRange(text: string): Reading<Range> {
  const parts = SPAN.exec(text.trim());
  if (!parts || (!parts[1] && !parts[2])) return fault(`${quote(text)} is no range: send min-max`);
  return between(parts[1], parts[2], text);
}

/** One number, which is a range of itself, or `min-max`. */
export function readSingleOrRange(text: string): Reading<Range> {
  const single = readNumber(text);
  if (single.ok && single.value >= 0) return read({ min: single.value, max: single.value });
  return readRange(text);
}

/** `min|max` of whole numbers, either may be negative or empty. */
export function readSignedRange(text: string): Reading<Range> {
  const parts = text.split('|').map((part) => part.trim());
  const [low, high, more] = parts;
  if (high === undefined || more !== undefined || (OPEN.has(low ?? '') && OPEN.has(high))) {
    return fault(`${quote(text)} is no range: send min|max`);
  }
  for (const part of [low, high]) {
    if (OPEN.has(part ?? '')) continue;
    const whole = readInteger(part ?? '');
    if (!whole.ok) return whole;
  }
  return between(low, high, text);
}
