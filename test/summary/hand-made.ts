import { sold } from './rows.ts';
import type { SoldRow } from './sold-files.ts';

/** Sold vehicles made by hand. Each test has a state, or a make, of its own. */

const times = (count: number, row: SoldRow): SoldRow[] => Array.from({ length: count }, () => sold(row));
const priced = (make: string, prices: readonly (number | null)[], more: SoldRow = {}): SoldRow[] =>
  prices.map((price) => sold({ state: 'NY', make, price, ...more }));

export const ROWS: readonly SoldRow[] = [
  // ranks: 3, 2, 2, 1 sold
  ...times(3, { state: 'CA', make: 'A' }),
  ...times(2, { state: 'CA', make: 'C' }),
  ...times(2, { state: 'CA', make: 'B' }),
  ...times(1, { state: 'CA', make: 'D' }),
  // statistics
  ...priced('Four', [10_000, 20_000, 30_000, 40_000.01]),
  ...priced('One', [12_345.67]),
  ...priced('None', [null, null]),
  ...priced('Half', [0.01, 0.02], { state: 'WY' }),
  ...priced('Near', [0.01, 0.02, 0.02], { state: 'WY' }),
  // readings
  sold({ state: 'ND', make: 'Odd', miles: 0 }),
  sold({ state: 'ND', make: 'Odd', miles: 500_000 }),
  sold({ state: 'ND', make: 'Odd', miles: 500_000.5 }),
  sold({ state: 'ND', make: 'Odd', miles: 90_000, miles_indicator: 'KILOMETERS' }),
  sold({ state: 'ND', make: 'Odd', miles: 7, miles_indicator: null }),
  sold({ state: 'ND', make: 'Odd', miles: 0, inventory_type: 'new' }),
  // who sells
  sold({ state: 'TX', make: 'Kept', is_certified: true, dealer_type: 'independent' }),
  sold({ state: 'TX', make: 'Kept', is_certified: null }),
  sold({ state: 'TX', make: 'Kept', inventory_type: 'new', is_certified: true }),
  sold({ state: 'TX', make: 'Gone', seller_type: 'auction' }),
  sold({ state: 'TX', make: 'Gone', seller_type: 'fsbo' }),
  // what lacks a value
  sold({ state: 'VT', make: 'Lacks', city: null, body_subtype: null }),
  sold({ state: 'VT', make: 'Lacks', city: 'Barre' }),
  sold({ state: null, make: 'Lacks', body_subtype: null, dealership_group_name: null }),
  // an earlier month
  ...times(2, { sold_date: '2026-09-30', state: 'CA', make: 'A', city: 'Acton' }),
  sold({ sold_date: '2026-09-01', state: 'CA', make: 'A', city: 'Burbank' }),
  // names with commas, in other cases
  sold({ state: 'AZ', make: 'Land, Rover', dealership_group_name: 'Americas Car-mart, Inc.' }),
];

/** How they are published. */
export const PUBLICATION = {
  generation: 3,
  rollups: false,
  months: ['2026-08'],
  provisionalFrom: '2026-10',
  groups: ['Americas Car-mart, Inc.', 'Carmax'],
} as const;
