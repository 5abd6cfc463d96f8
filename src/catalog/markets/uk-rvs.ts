import { ukDealer } from '../dealer-members.ts';
import { anyOf, keyword, lower, mark, postal, text } from '../declare.ts';
import type { Field } from '../field.ts';
import { narrowedListings } from '../listing/narrow.ts';
import { fact, measured, searchText } from '../listing/own.ts';
import { RV_PARAMETERS, rvBuild } from '../listing/rv.ts';
import type { MarketDeclaration } from '../market.ts';
import { unitedKingdom } from '../regions.ts';

/** Shown as in the US, and not asked for (supplement appendix B). */
const notAsked = (field: Field): Field => ({ ...field, indexed: false, params: [], facet: false });

/** Active listings of recreational vehicles in the UK (supplement 3.2, appendices B and D). */
export const market: MarketDeclaration = {
  name: 'uk-rvs',
  order: 6,
  region: unitedKingdom,
  listings: narrowedListings({
    name: 'uk-rv-listings',
    about: 'Active listings of recreational vehicles in the UK.',
    schema: 'UkRvListing',
    parameters: [...RV_PARAMETERS, 'engine_size'],
    facets: ['exterior_color', 'interior_color', 'drivetrain'],
    shown: ['exterior_color', 'interior_color', 'drivetrain', 'engine_size'],
    own: [
      mark('vehicle_registration_mark', 'Registration mark, in upper case without spaces.', {
        indexed: false,
      }),
      lower('country', 'Country of the dealer: GB.', { at: 'dealer.country' }),
      fact('county', 'County of the dealer', { at: 'dealer.county', facet: false }),
      postal('zip', 'Postcode of the dealer.', {
        at: 'dealer.zip',
        facet: true,
        facetAliases: ['postal_code'],
      }),
      keyword('availability_status', "Stock status in the dealer's words.", {
        at: 'availability_status',
        params: [anyOf('availability_status', "Stock status in the dealer's words: comma-separated list.")],
      }),
      text('miles_indicator', 'Unit of the delivered mileage: MILES or KILOMETERS.', {
        read: 'unit',
        at: 'miles_indicator',
        shownAs: 'upper',
      }),
      text('currency_indicator', 'Currency of the prices.', { read: 'currency', at: 'currency_indicator' }),
      text('mot_expires', 'When the roadworthiness test expires, as delivered.', {
        read: 'written day',
        at: 'mot_expires',
      }),
      text('motorhome_build', 'Construction of the motorhome.', { at: 'motorhome_build' }),
      text('origin', 'Origin.', { at: 'origin' }),
      ...rvBuild.map(notAsked),
      fact('category', 'Category: for example Motorhome, Caravan'),
      fact('sub_category', 'Subcategory, for example Coachbuilt'),
      fact('berths', 'Number of berths'),
      fact('mtplm', 'Maximum technically permissible laden mass as delivered', { facet: false }),
      fact('chassis', 'Chassis'),
      fact('drive_type', "Driven wheels in the dealer's words"),
      fact('steering', 'Side of the steering wheel, for example RHD'),
      ...(['width', 'exterior_length', 'interior_length'] as const).map((name) =>
        measured(
          name,
          `${{ width: 'Width', exterior_length: 'External length', interior_length: 'Internal length' }[name]} as delivered`,
          {
            rangeFacet: { start: 0, span: name === 'width' ? 5 : 20 },
          },
        ),
      ),
      text('floorplan', 'Floor plan.', { at: 'build.floorplan' }),
      searchText(),
    ],
  }),
  knownBy: 'registration mark',
  rowNeeds: ['vin', 'vehicle_registration_mark', 'stock_no', 'vdp_url'],
  words: { make: 'as delivered', body_type: 'as delivered' },
  coverage: {},
  directories: ['dealers'],
  dealer: ukDealer,
  searches: [
    {
      order: 60,
      path: 'search/rv/uk/active',
      summary: 'Active listings of recreational vehicles in the UK.',
      example: { category: 'Motorhome', berths: '2,4', facets: 'make', rows: '5' },
      scopes: ['attributed', 'UK location'],
    },
  ],
  listingDetails: [
    {
      order: 430,
      path: 'rv/uk',
      of: 'a UK recreational vehicle',
      example: 'WF0DXXTTRDKA10017-00000000-0001',
    },
  ],
};
