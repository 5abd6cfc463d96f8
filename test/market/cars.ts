import type { Car } from './car.ts';
import { carsOfCanada, theRest } from './cars-elsewhere.ts';
import { carsOfUs } from './cars-us.ts';

/** The hand-made market: 14 listings of the US, 2 of Canada, 8 others. */
export const CARS: readonly Car[] = [...carsOfUs, ...carsOfCanada, ...theRest];

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
