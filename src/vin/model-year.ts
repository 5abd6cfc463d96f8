import type { Maker } from './patterns.ts';

/** Model years that a VIN can mean (49 CFR 565.15): its tenth character comes round every thirty years. */

const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST = 1980;
const ROUND = CODES.length;
/** Place of the character that tells light vehicles of the two rounds apart, and of the year's. */
const [SEVENTH, TENTH] = [6, 9];

const LIGHT = ['Passenger Car', 'Multipurpose Passenger Vehicle (MPV)'];

/** The years that the tenth character stands for, the latest first, none of them later than the next one. */
export function yearsOf(vin: string, thisYear: number): number[] {
  const at = CODES.indexOf(vin[TENTH] ?? '');
  if (at < 0) return [];
  return [FIRST + ROUND + at, FIRST + at].filter((year) => year <= thisYear + 1);
}

/**
 * Of two years the one that the seventh character tells: a letter from 2010 on, a digit before. That holds for cars,
 * multipurpose vehicles and trucks of up to 10,000 lb.
 */
export function yearBySeventh<Year extends { readonly year: number }>(
  vin: string,
  years: readonly Year[],
): Year | undefined {
  const isLate = /[A-Z]/.test(vin[SEVENTH] ?? '');
  return years.find(({ year }) => year >= FIRST + ROUND === isLate) ?? years[0];
}

/** Are all vehicles of the maker's code light? */
export const areLight = ({ vehicleType = '' }: Maker): boolean => LIGHT.includes(vehicleType);

/** May vehicles of the code be light? Trucks may be, where the regulator does not say that they are heavy. */
export const mayBeLight = ({ vehicleType, isHeavy }: Maker): boolean => vehicleType === 'Truck' && !isHeavy;
