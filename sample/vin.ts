import type { Line } from './fleet/table.ts';

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const SERIALS = 900_000;

/** Value of a character in the check sum of a VIN (49 CFR 565). */
const VALUES: ReadonlyMap<string, number> = new Map([
  ...[...'0123456789'].map((digit) => [digit, Number(digit)] as const),
  ...[...'ABCDEFGH'].map((letter, at) => [letter, at + 1] as const),
  ...[...'JKLMN'].map((letter, at) => [letter, at + 1] as const),
  ...[...'PR'].map((letter, at) => [letter, 7 + 2 * at] as const),
  ...[...'STUVWXYZ'].map((letter, at) => [letter, at + 2] as const),
]);

/** The character that belongs at the ninth place of a VIN; what stands there does not count. */
export function checkDigit(vin: string): string {
  let sum = 0;
  for (let at = 0; at < WEIGHTS.length; at += 1)
    sum += (VALUES.get(vin.charAt(at)) ?? 0) * (WEIGHTS[at] ?? 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Code of a model year at the tenth place; the codes come again every 30 years. */
export const yearCode = (year: number): string => YEAR_CODES.charAt((year - 1980) % YEAR_CODES.length);

/**
 * Characters 1 to 8 of every VIN of a line: the maker's code, three places that number the line, a letter (which
 * says that the model year is 2010 or later) and the engine. Made up by this rule; no maker's own scheme.
 */
export function vinPrefix(line: Line, number: number): string {
  const { length } = LETTERS;
  const places = [Math.floor(number / length ** 2), Math.floor(number / length), number].map((n) =>
    LETTERS.charAt(n % length),
  );
  return `${line.wmi}${places.join('')}${LETTERS.charAt(number % 19)}${line.engine.cylinders ?? 'E'}`.slice(
    0,
    8,
  );
}

/** The VIN of the n-th vehicle that the sample makes; no two vehicles share one. */
export function vinOf(prefix: string, year: number, vehicle: number): string {
  // 7919 shares no factor with the serials, so neighbours get serials far apart and none twice
  const serial = ((vehicle * 7919) % SERIALS) + 100_000;
  const plant = LETTERS.charAt(Math.floor(vehicle / SERIALS) % LETTERS.length);
  const bare = `${prefix}0${yearCode(year)}${plant}${serial}`;
  return `${prefix}${checkDigit(bare)}${bare.slice(9)}`;
}
