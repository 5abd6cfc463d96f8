import type { Car } from './car.ts';
import { carsOfCanada, theRest } from './cars-elsewhere.ts';
import { departed, ofOthers } from './cars-other-sellers.ts';
import { carsOfUs } from './cars-us.ts';

/** The hand-made market: 14 listings of the US, 2 of Canada, 14 others, 7 that have left. */
export const CARS: readonly Car[] = [...carsOfUs, ...carsOfCanada, ...theRest, ...ofOthers, ...departed];

/** Ids of the US default coverage in the default order: last seen descending, then VIN ascending. */
export const US_IN_ORDER: readonly string[] = [
  'escape',
  'f150',
  'f150new',
  'civic',
  'ram',
  'bmw3',
  'outback',
  'x5',
  'model3',
  'crv',
  'ioniq',
  'grancabrio',
  'mustang',
  'leaf',
];

/** Those of them that tell a price, the cheapest first. */
export const US_BY_PRICE: readonly string[] = [
  'leaf',
  'civic',
  'outback',
  'crv',
  'mustang',
  'bmw3',
  'model3',
  'f150',
  'ram',
  'ioniq',
  'f150new',
  'x5',
  'grancabrio',
];
