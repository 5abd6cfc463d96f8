import type { SoldRow } from './sold-files.ts';

/** A sold vehicle of which everything is known; what a test is about is given. */
export const sold = (given: SoldRow = {}): SoldRow => ({
  sold_date: '2026-10-15',
  vin: '1FTEW1EP5KFA00001',
  inventory_type: 'used',
  is_certified: false,
  seller_type: 'dealer',
  dealer_type: 'franchise',
  dealership_group_name: 'Carmax',
  source: 'one.com',
  city: 'Lincoln',
  state: 'IL',
  year: 2021,
  make: 'Ford',
  model: 'F-150',
  trim: 'XL',
  body_type: 'Pickup',
  body_subtype: 'Crew',
  drivetrain: '4WD',
  transmission: 'Automatic',
  powertrain_type: 'Combustion',
  fuel_type_category: 'ice',
  base_exterior_color: 'White',
  base_interior_color: 'Black',
  price: 30_000,
  miles: 40_000,
  miles_indicator: 'MILES',
  msrp: 40_000,
  msrp_label: 'oem_msrp',
  mc_msrp: 41_000,
  dom_active: 20,
  dos_active: 10,
  ...given,
});

/** Whole numbers below `below`, one after the other; the same for the same seed. */
export function draws(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

export const WORDS = {
  city: ['Lincoln', 'Joliet', 'Ames'],
  state: ['IL', 'ME', 'TX'],
  make: ['Ford', 'Honda', 'Land Rover'],
  model: ['F-150', 'Civic', 'CR-V'],
  trim: ['XL', 'EX, Sport'],
  body_type: ['Pickup', 'SUV', 'Sedan'],
  body_subtype: ['Crew', 'Regular'],
  powertrain_type: ['Combustion', 'BEV'],
  fuel_type_category: ['ice', 'ev', 'other'],
  base_exterior_color: ['White', 'Red'],
  dealership_group_name: ['Carmax', 'Americas Car-mart, Inc.', 'Hall | Mileone Autogroup'],
  source: ['one.com', 'two.com'],
  dealer_type: ['franchise', 'independent'],
} as const;

/** Few different values, so that groups tie, and many unknown ones. */
export function randomRows(seed: number, size: number, months: readonly string[]): SoldRow[] {
  const draw = draws(seed);
  const pick = <T>(from: readonly T[]): T => from[draw(from.length)] as T;
  const maybe = <T>(percent: number, value: T): T | null => (draw(100) < percent ? value : null);
  return Array.from({ length: size }, () => {
    const words = Object.entries(WORDS).map(([name, values]) => [name, maybe(90, pick<string>(values))]);
    return sold({
      ...(Object.fromEntries(words) as SoldRow),
      sold_date: `${pick(months)}-${String(1 + draw(28)).padStart(2, '0')}`,
      inventory_type: pick(['new', 'used']),
      is_certified: maybe(80, draw(2) === 0),
      seller_type: pick(['dealer', 'dealer', 'dealer', 'auction']),
      year: maybe(95, 2018 + draw(4)),
      price: maybe(80, pick([10_000, 15_000, 20_000.5, 12_345.67, 30_000, 0.01])),
      miles: maybe(90, pick([0, 10, 20_000, 500_000, 500_000.5, 65_432.1])),
      miles_indicator: pick(['MILES', 'MILES', 'KILOMETERS', null]),
      msrp: maybe(60, pick([20_000, 25_000.25])),
      mc_msrp: maybe(70, pick([20_000, 30_000])),
      dom_active: maybe(90, draw(4)),
      dos_active: maybe(90, draw(3)),
    });
  });
}
