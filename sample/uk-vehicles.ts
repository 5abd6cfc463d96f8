import type { Chance } from './chance.ts';
import type { Drawn } from './kind.ts';

/** What vehicles of the UK sample have in common: their marks, and their paint. */

const LETTERS = 'ABCDEFGHJKLMNOPRSTUVWXY';
const letter = (n: number): string => LETTERS.charAt(n % LETTERS.length);

/** A mark of the present form: area, half-year, three letters; no two vehicles of a market share one. */
export const markOf = ({ year, number }: Drawn, first: string): string =>
  `${first}${letter(number)}${String(year % 100).padStart(2, '0')} ${letter(Math.floor(number / 529))}${letter(Math.floor(number / 23))}${letter(number * 7)}`;

/** Columns of its paint, and of its odometer. */
export const paint = (chance: Chance) => ({
  exterior_color: chance.pick([
    'Frozen White',
    'Magnetic Grey',
    'Race Red',
    'Moondust Silver',
    'Agate Black',
  ]),
  interior_color: chance.pick(['Black', 'Grey']),
  miles_indicator: 'MILES',
});
