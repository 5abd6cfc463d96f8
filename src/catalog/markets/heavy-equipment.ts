import { shortDealer } from '../dealer-members.ts';
import { number, range } from '../declare.ts';
import { narrowedListings } from '../listing/narrow.ts';
import { fact, searchText } from '../listing/own.ts';
import { type MarketDeclaration, namesIn } from '../market.ts';
import { termsOf } from '../market-operations.ts';
import { northAmerica } from '../regions.ts';

/** Active listings of heavy equipment (supplement 3.2, appendices B and D). */
export const market: MarketDeclaration = {
  name: 'heavy-equipment',
  order: 4,
  region: northAmerica,
  listings: narrowedListings({
    name: 'heavy-equipment-listings',
    about: 'Active listings of heavy equipment in the US and Canada.',
    schema: 'HeavyEquipmentListing',
    parameters: [
      ...['trim', 'stock_no', 'dealer_name', 'exterior_color', 'interior_color', 'engine'],
      ...['drivetrain', 'body_type', 'msa_code'],
    ],
    facets: ['trim', 'body_type', 'drivetrain', 'cylinders', 'exterior_color', 'interior_color'],
    suggested: ['vehicle_type'],
    shown: ['trim', 'body_type', 'drivetrain', 'exterior_color', 'interior_color'],
    own: [
      number('hours_used', 'Hours used.', {
        at: 'hours_used',
        params: [range('hours_used_range', 'Hours used, min-max.')],
        sort: 'hours_used',
        stats: true,
        rangeFacet: { start: 0, span: 20_000 },
      }),
      fact('category', 'Category, for example Excavators'),
      fact('sub_category', 'Subcategory, for example Mini Excavators'),
      fact('condition', "Condition in the dealer's words", { params: [], facet: false }),
      searchText(),
    ],
  }),
  knownBy: 'VIN',
  // a truck runs a million miles
  believedMiles: 3_000_000,
  rowNeeds: ['vin', 'stock_no', 'vdp_url'],
  words: { make: 'as delivered', body_type: 'as delivered' },
  coverage: {},
  directories: ['dealers'],
  dealer: shortDealer,
  searches: [
    {
      order: 30,
      path: 'search/heavy-equipment/active',
      summary: 'Active listings of heavy equipment in the US and Canada.',
      example: { category: 'Excavators', hours_used_range: '-6000', facets: 'make', rows: '5' },
      scopes: ['attributed, any seller', 'location'],
    },
  ],
  directorySearches: [
    {
      order: 160,
      directory: 'dealers',
      path: 'dealers/heavy-equipment',
      summary: 'Active dealers of heavy equipment in the US and Canada.',
      example: { zip: '60616', radius: '50', rows: '5' },
    },
  ],
  dealerDetails: { order: 220, path: 'heavy-equipment', of: 'heavy equipment', example: '2100000' },
  listingDetails: [
    {
      order: 400,
      path: 'heavy-equipment',
      of: 'heavy equipment',
      example: 'CAT00320LKX100012-00000000-0001',
    },
  ],
  suggestions: [
    {
      order: 600,
      path: 'search/heavy-equipment/auto-complete',
      alsoAt: 'auto-complete/heavy-equipment',
      summary: termsOf('heavy equipment'),
      example: { field: 'category', input: 'exc', term_counts: 'true' },
      fields: namesIn(
        `body_type category city drivetrain engine exterior_color fuel_type interior_color make model state sub_category
        transmission trim`,
      ),
      gives: 'counted',
      narrowedBy: [{ field: 'vehicle_type' }, { field: 'exterior_color', as: 'color' }],
    },
  ],
};
