import { fault, quote, type Reading, read } from './reading.ts';

/** The largest number the engine and JSON both hold exactly, 2^53 - 1: so large may a number of a parameter be. */
export const LARGEST = Number.MAX_SAFE_INTEGER;

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** A decimal number without exponent; at most 2^53 in size. */
export function readNumber(text: string): Reading<number> {
  const value = DECIMAL.test(text.trim()) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) return fault(`${quote(text)} is not a number`);
  if (Math.abs(value) > LARGEST) return fault(`${quote(text)} exceeds ${LARGEST}`);
  return read(Object.is(value, -0) ? 0 : value);
}

/** A whole number ("4.0" is 4). */
export function readInteger(text: string): Reading<number> {
  const number = readNumber(text);
  if (number.ok && !Number.isInteger(number.value)) return fault(`${quote(text)} is not a whole number`);
  return number;
}

const WHOLE = /^\d+(\.0+)?$/;

/** A whole number of at least 0 whose size does not matter from some point on (rows, "at least"): beyond LARGEST it counts as that. */
export function readSize(text: string): Reading<number> {
  return WHOLE.test(text.trim()) && Number(text) > LARGEST ? read(LARGEST) : readCount(text);
}

/** A whole number of at least 0. */
export function readCount(text: string): Reading<number> {
  const number = readInteger(text);
  if (number.ok && number.value < 0) return fault(`${quote(text)} is below 0`);
  return number;
}
