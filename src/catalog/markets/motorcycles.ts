import { dealerWithPhone } from '../dealer-members.ts';
import { anyOf, keyword, text } from '../declare.ts';
import { narrowedListings } from '../listing/narrow.ts';
import { fact, searchText } from '../listing/own.ts';
import { type MarketDeclaration, namesIn } from '../market.ts';
import { termsOf } from '../market-operations.ts';
import { northAmerica } from '../regions.ts';
import { finalDrive, motorcycleMake } from '../vocabulary/other-markets.ts';

/** Active listings of motorcycles (supplement 3.2 and appendices B and D; part-1.md E4). */
export const market: MarketDeclaration = {
  name: 'motorcycles',
  order: 3,
  region: northAmerica,
  listings: narrowedListings({
    name: 'motorcycle-listings',
    about: 'Active listings of motorcycles in the US and Canada.',
    schema: 'MotorcycleListing',
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
  }),
  knownBy: 'VIN',
  rowNeeds: ['vin', 'stock_no', 'vdp_url'],
  // engines of 350 and of 390 cubic centimetres are two
  litreDigits: 3,
  // a roadster is no convertible; part-1.md, motorcycle: "Gas, Electric"
  words: {
    make: motorcycleMake,
    drivetrain: finalDrive,
    body_type: 'as delivered',
    fuel_type: { Unleaded: 'Gas' },
  },
  coverage: {},
  directories: ['dealers'],
  dealer: dealerWithPhone,
  searches: [
    {
      order: 20,
      path: 'search/motorcycle/active',
      summary: 'Active listings of motorcycles in the US and Canada.',
      example: {
        zip: '60616',
        radius: '50',
        make: 'Harley-Davidson',
        rows: '5',
        facets: 'model',
        stats: 'price',
      },
      scopes: ['attributed, any seller', 'location'],
    },
  ],
  directorySearches: [
    {
      order: 150,
      directory: 'dealers',
      path: 'dealers/motorcycle',
      summary: 'Active dealers of motorcycles in the US and Canada.',
      example: { zip: '60616', radius: '50', rows: '5' },
    },
  ],
  dealerDetails: { order: 230, path: 'motorcycle', of: 'motorcycles', example: '2000000' },
  listingDetails: [
    { order: 370, path: 'motorcycle', of: 'a motorcycle', example: '1HD1KRP12MB600017-00000000-0001' },
  ],
  suggestions: [
    {
      order: 590,
      path: 'search/motorcycle/auto-complete',
      summary: termsOf('motorcycles'),
      example: { field: 'make', input: 'ho', term_counts: 'true' },
      fields: namesIn(
        'body_type city color drivetrain engine fuel_type make model state transmission trim vehicle_type',
      ),
      gives: 'counted',
    },
  ],
};
