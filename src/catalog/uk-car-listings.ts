import type { Field, SearchDataset } from './field.ts';
import { nations, ukCar, ukInstead, ukWithout } from './listing/uk.ts';
import { usCarListings } from './us-car-listings.ts';

/** A shared field as UK markets have it. */
function asInUk(shared: Field): Field {
  const field = ukInstead.find(({ name }) => name === shared.name) ?? shared;
  return { ...field, params: field.params.filter(({ name }) => !ukWithout.has(name)) };
}

/** Active car listings of the UK: the shared fields of a car, and those of the UK. */
export const ukCarListings: SearchDataset = {
  ...usCarListings,
  name: 'uk-car-listings',
  about: 'Active car listings of the UK.',
  fields: [...usCarListings.fields.map(asInUk), ...ukCar, ...nations],
};
