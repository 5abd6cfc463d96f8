import { dealer } from '../dealer-members.ts';
import { anyOf, keyword } from '../declare.ts';
import { narrowedListings } from '../listing/narrow.ts';
import { searchText } from '../listing/own.ts';
import { RV_PARAMETERS, rvBuild } from '../listing/rv.ts';
import { type MarketDeclaration, namesIn, termsOf } from '../market.ts';
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
        params: [anyOf('model', 'Model: comma list, in any case.'), anyOf('model_o', 'Acts like model.')],
      }),
      ...rvBuild,
      searchText('tokenized_search_text'),
    ],
  }),
  knownBy: 'VIN',
  rowNeeds: ['vin', 'stock_no', 'vdp_url'],
  words: { body_type: 'as delivered' },
  coverage: {},
  directories: ['dealers'],
  dealer: dealer,
  searches: [
    {
      order: 40,
      path: 'search/rv/active',
      summary: 'Active listings of recreational vehicles in the US and Canada.',
      scopes: ['attributed, any seller', 'place'],
    },
  ],
  directorySearches: [
    {
      order: 170,
      directory: 'dealers',
      path: 'dealers/rv',
      summary: 'Active dealers of recreational vehicles in the US and Canada.',
    },
  ],
  dealerDetails: { order: 240, path: 'rv', of: 'recreational vehicles' },
  listingDetails: [{ order: 460, path: 'rv', of: 'a recreational vehicle' }],
  suggestions: [
    {
      order: 620,
      path: 'search/rv/auto-complete',
      summary: termsOf('recreational vehicles'),
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
