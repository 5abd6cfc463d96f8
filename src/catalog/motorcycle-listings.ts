import { anyOf, keyword, text } from './declare.ts';
import { narrowedListings } from './listing/narrow.ts';
import { fact, searchText } from './listing/own.ts';

/** Active listings of motorcycles (supplement 3.2 and appendices B and D; part-1.md E4). */
export const motorcycleListings = narrowedListings({
  name: 'motorcycle-listings',
  about: 'Active listings of motorcycles in the US and Canada.',
  parameters: [
    ...['trim', 'stock_no', 'body_type', 'vehicle_type', 'cylinders', 'drivetrain', 'engine', 'msa_code'],
  ],
  facets: ['trim', 'body_type', 'vehicle_type', 'drivetrain', 'cylinders'],
  shown: [
    ...['trim', 'body_type', 'vehicle_type', 'drivetrain', 'cylinders', 'made_in'],
    ...['overall_height', 'overall_length', 'overall_width', 'std_seating'],
  ],
  own: [
    keyword('taxonomy_vin', 'Squish VIN: characters 1 to 8, 10 and 11.', {
      params: [anyOf('taxonomy_vin', 'Squish VINs: first eight characters, tenth and eleventh.')],
    }),
    fact('color', 'Colour', { at: 'color' }),
    text('dry_weight', 'Weight without fluids, as delivered.', { at: 'build.dry_weight' }),
    searchText(),
  ],
});
