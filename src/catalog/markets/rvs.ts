import { dealer } from '../dealer-members.ts';
import { anyOf, keyword } from '../declare.ts';
import { narrowedListings } from '../listing/narrow.ts';
import { searchText } from '../listing/own.ts';
import { RV_PARAMETERS, rvBuild } from '../listing/rv.ts';
import { type MarketDeclaration, namesIn } from '../market.ts';
import { termsOf } from '../market-operations.ts';
import { northAmerica } from '../regions.ts';

/** Active listings of recreational vehicles in the US and Canada (supplement 3.2, appendices B and D). */
export const market: MarketDeclaration = {
  name: 'rvs',
  order: 5,
  region: northAmerica,
  listings: narrowedListings({
    name: 'rv-listings',
    about: 'Active listings of recreational vehicles in the US and Canada.',
    schema: 'RvListing',
    parameters: [...RV_PARAMETERS, 'stock_no', 'engine', 'msa_code'],
    facets: ['exterior_color', 'interior_color'],
    suggested: ['trim', 'body_type', 'vehicle_type', 'drivetrain'],
    shown: ['exterior_color', 'interior_color', 'made_in'],
    own: [
      keyword('model', 'Model.', {
        at: 'build.model',
        facet: true,
        params: [
          anyOf('model', 'Model: comma-separated list, case-insensitive.'),
          anyOf('model_o', 'Acts like model.'),
        ],
      }),
      ...rvBuild,
      searchText('tokenized_search_text'),
    ],
  }),
  knownBy: 'VIN',
  rowNeeds: ['vin', 'stock_no', 'vdp_url'],
  words: { make: 'as delivered', body_type: 'as delivered' },
  coverage: {},
  directories: ['dealers'],
  dealer: dealer,
  searches: [
    {
      order: 40,
      path: 'search/rv/active',
      summary: 'Active listings of recreational vehicles in the US and Canada.',
      example: { class: 'Class A,Class C', sleeps: '4,5,6', sort_by: 'price', facets: 'make', rows: '5' },
      scopes: ['attributed, any seller', 'location'],
    },
  ],
  directorySearches: [
    {
      order: 170,
      directory: 'dealers',
      path: 'dealers/rv',
      summary: 'Active dealers of recreational vehicles in the US and Canada.',
      example: { zip: '60616', radius: '50', rows: '5' },
    },
  ],
  dealerDetails: { order: 240, path: 'rv', of: 'recreational vehicles', example: '2200000' },
  listingDetails: [
    { order: 460, path: 'rv', of: 'a recreational vehicle', example: '1F66F5DN5M0A12340-00000000-0001' },
  ],
  suggestions: [
    {
      order: 620,
      path: 'search/rv/auto-complete',
      summary: termsOf('recreational vehicles'),
      example: { field: 'make', input: 'win', term_counts: 'true' },
      fields: namesIn(
        'city class engine exterior_color fuel_type interior_color make model state transmission trim',
      ),
      gives: 'counted',
      narrowedBy: [
        ...['trim', 'body_type', 'vehicle_type', 'drivetrain'].map((field) => ({ field })),
        { field: 'exterior_color', as: 'color' },
      ],
    },
  ],
};
