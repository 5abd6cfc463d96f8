import type { SearchDataset } from '../catalog/field.ts';
import { heavyEquipmentListings } from '../catalog/heavy-equipment-listings.ts';
import { motorcycleListings } from '../catalog/motorcycle-listings.ts';
import { rvListings } from '../catalog/rv-listings.ts';
import { ukCarListings } from '../catalog/uk-car-listings.ts';
import { ukRvListings } from '../catalog/uk-rv-listings.ts';
import { usCarListings } from '../catalog/us-car-listings.ts';
import type { Market } from './market.ts';

/** Market → the fields of its listings. */
export const LISTINGS: Readonly<Record<Market, SearchDataset>> = {
  'us-cars': usCarListings,
  'uk-cars': ukCarListings,
  motorcycles: motorcycleListings,
  'heavy-equipment': heavyEquipmentListings,
  rvs: rvListings,
  'uk-rvs': ukRvListings,
};
