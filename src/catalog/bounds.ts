import type { ColumnType, ShownAs } from './field.ts';

/** The smallest and the largest value that a column takes; both are values. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** No vehicle costs so much or ran so far, and the sum of the squares of all listings' prices is still a number. */
const LARGEST = 1_000_000_000;
/** Largest whole number of 32 bits. */
const WIDEST = 2_147_483_647;

/**
 * Bounds of numbers by how their cells are read; a row with a number beyond them is rejected. Thus no sum, mean or
 * deviation over any number of listings is without end.
 */
export const BOUNDS = {
  amount: { least: 0, most: LARGEST },
  // what is beyond belief is read all the same: it counts as unknown, and its row is kept (BELIEVED)
  money: { least: 0, most: 10_000_000_000_000_000 },
  odometer: { least: 0, most: LARGEST },
  payment: { least: -LARGEST, most: LARGEST },
  number: { least: -LARGEST, most: LARGEST },
  integer: { least: -WIDEST, most: WIDEST },
  code: { least: 0, most: 1_000_000_000_000_000 },
  year: { least: 1900, most: 2121 },
  latitude: { least: -90, most: 90 },
  longitude: { least: -180, most: 180 },
} as const satisfies Partial<Record<ColumnType, Bounds>>;

/**
 * What is believed of a vehicle: a larger amount of money (in the currency of its country) or reading (in miles) counts as
 * unknown and is counted in the report, so that no statistic holds it (docs/rules/feeds.md section 2.3).
 */
export const BELIEVED = { money: 10_000_000, miles: 500_000 } as const;

/** Bounds of what an answer shows of a column of this type; undefined: it shows no number, or it has none. */
export function boundsOf(type: ColumnType | undefined, shownAs: ShownAs): Bounds | undefined {
  if (shownAs !== 'number' && shownAs !== 'integer') return undefined;
  if (type === 'money') return BOUNDS.amount;
  return type !== undefined && type in BOUNDS ? BOUNDS[type as keyof typeof BOUNDS] : undefined;
}
