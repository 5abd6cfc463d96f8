import type { SearchDataset } from './field.ts';
import { heavyEquipmentListings } from './heavy-equipment-listings.ts';
import { motorcycleListings } from './motorcycle-listings.ts';
import { rvListings } from './rv-listings.ts';
import { ukCarListings } from './uk-car-listings.ts';
import { ukRvListings } from './uk-rv-listings.ts';
import { usCarListings } from './us-car-listings.ts';

/** Markets that have listings (feeds.md section 2). */
export const MARKETS = ['us-cars', 'uk-cars', 'motorcycles', 'heavy-equipment', 'rvs', 'uk-rvs'] as const;
export type Market = (typeof MARKETS)[number];

/** Does the default coverage of a market ask for a VIN (feeds.md section 3)? */
export const asksForVin = (market: Market): boolean => market === 'us-cars';

/**
 * Does the default coverage hold every listing without a VIN, also those of a registration mark whose listing on another
 * source is the attributed one? include_non_vin_listings "adds listings without a VIN", and is true for UK cars.
 */
export const addsWithoutVin = (market: Market): boolean => market === 'uk-cars';

/** Markets of the United Kingdom: registration marks, counties, postcodes. */
export const UK_MARKETS: readonly Market[] = ['uk-cars', 'uk-rvs'];

/** Markets whose dealers have the newer directory, too: those of cars. */
export const DEALERSHIP_MARKETS: readonly Market[] = ['us-cars', 'uk-cars'];

/** Market → the fields of its listings. */
export const LISTINGS: Readonly<Record<Market, SearchDataset>> = {
  'us-cars': usCarListings,
  'uk-cars': ukCarListings,
  motorcycles: motorcycleListings,
  'heavy-equipment': heavyEquipmentListings,
  rvs: rvListings,
  'uk-rvs': ukRvListings,
};
