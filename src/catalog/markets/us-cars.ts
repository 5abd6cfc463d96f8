import { dealer } from '../dealer-members.ts';
import type { SearchDataset } from '../field.ts';
import { carFields } from '../listing/cars.ts';
import { carOrder } from '../listing/order.ts';
import { type MarketDeclaration, namesIn } from '../market.ts';
import { notOfRecents, termsOf } from '../market-operations.ts';
import { northAmerica } from '../regions.ts';

const listings: SearchDataset = {
  name: 'us-car-listings',
  about: 'Active car listings of the US and Canada.',
  schema: 'Listing',
  ...carOrder,
  fields: carFields,
};

/** Rules that the searches of cars have in common. */
const anyCar = ['location', 'condition', 'offers', 'ymmt', 'like'] as const;
const activeCars = [...anyCar, 'active days', 'preferred dealers'] as const;

/** What of the dealers' inventory is not of E2 and E3 (part-1.md E2). */
const ofInventory = {
  rows: { default: 1500, maximum: 1500, above: 'maximum', byPlan: true },
  byDistance: false,
  changedBy: ['dealer'],
  leftOut: {
    facets: namesIn(
      `carfax_1_owner carfax_clean_title high_value_features made_in mc_dealership_group_name
      mc_sub_dealership_group_name options_packages vehicle_status`,
    ),
    sorts: namesIn(
      'lease_term lease_emp lease_down_payment finance_loan_term finance_loan_apr finance_emp finance_down_payment',
    ),
  },
} as const;

/** Parameters of E1 that the searches of private sellers and of auctions do not take (supplement appendix B). */
const ofOtherSellers = { filters: ['powertrain_type', 'price_change', 'price_change_range'] };

const build = namesIn(
  `body_subtype body_type drivetrain engine engine_block engine_size fuel_type make model powertrain_type transmission
  trim vehicle_type version`,
);

/** Cars of the US and Canada. */
export const market: MarketDeclaration = {
  name: 'us-cars',
  order: 1,
  isDefault: true,
  hasInsights: true,
  region: northAmerica,
  listings,
  knownBy: 'VIN',
  takesItsCountries: true,
  decodesVins: true,
  rowNeeds: ['vin', 'stock_no', 'vdp_url'],
  coverage: { asksForVin: true },
  hasRecents: true,
  hasTrends: true,
  directories: ['dealers', 'dealerships'],
  dealer,
  searches: [
    {
      order: 10,
      path: 'search/car/active',
      summary: 'Active car listings of the US and Canada: filters, facets, range facets, statistics, radius.',
      example: {
        make: 'ford,toyota',
        year: '2020-2024',
        car_type: 'used',
        price_range: '10000-40000',
        zip: '60616',
        radius: '500',
        sort_by: 'price',
        rows: '5',
        facets: 'model|0|5,body_type',
        stats: 'price,miles',
        range_facets: 'price|0|60000|10000',
      },
      scopes: ['coverage', ...activeCars],
      plots: true,
      changedBy: ['dealer'],
    },
    {
      ...ofInventory,
      order: 70,
      path: 'dealerships/inventory',
      summary: 'Every active listing of a dealer, including duplicates and listings that are not attributed.',
      example: { dealer_id: '1000000', car_type: 'used', sort_by: 'price', rows: '5', facets: 'make' },
      scopes: ['inventory', ...activeCars],
    },
    {
      ...ofInventory,
      order: 80,
      path: 'dealerships/inventory/marketplaces',
      summary: "A dealer's inventory in the format of an advertising marketplace.",
      example: { marketplace_name: 'marketplace_a', dealer_id: '1000000', rows: '5' },
      scopes: ['inventory', ...activeCars, 'new in transit'],
      forMarketplaces: true,
    },
    {
      order: 110,
      path: 'search/car/fsbo/active',
      summary: 'Active car listings of private sellers in the US and Canada.',
      example: { body_type: 'SUV,Pickup', miles_range: '-120000', rows: '5', facets: 'make' },
      scopes: ['private sellers', 'no dealers', ...anyCar],
      plots: true,
      changedBy: ['fsbo'],
      leftOut: ofOtherSellers,
    },
    {
      order: 120,
      path: 'search/car/auction/active',
      summary: 'Active car listings of auctions in the US and Canada.',
      example: { title_type: 'clean', rows: '5', facets: 'make|0|5' },
      scopes: ['auctions', 'title', ...anyCar],
      plots: true,
      changedBy: ['auction'],
      leftOut: ofOtherSellers,
    },
    {
      order: 130,
      path: 'search/car/recents',
      summary: "Dealers' car listings of the US and Canada that departed in the last 90 days, as last seen.",
      example: { make: 'ford', last_seen_days: '0-30', rows: '5', facets: 'model|0|5' },
      scopes: ['departed', 'sold or expired', 'one kind of counts', ...anyCar, 'active days'],
      plots: true,
      changedBy: ['recents'],
      leftOut: notOfRecents,
    },
  ],
  directorySearches: [
    {
      order: 90,
      directory: 'dealerships',
      path: 'dealerships/car',
      summary: 'Dealerships of the US and Canada: websites, groups, locations and rooftops.',
      example: { state: 'IL,CA', dealer_type: 'franchise', facets: 'mc_dealership_group_name', rows: '5' },
    },
    {
      order: 100,
      directory: 'dealers',
      path: 'dealers/car',
      summary: 'Active dealers of the US and Canada, one website each.',
      example: {
        zip: '60616',
        radius: '50',
        listing_count_range: '5-',
        range_facets: 'listing_count|0|100',
        rows: '5',
      },
      replacedBy: '/dealerships/car',
    },
  ],
  dealerDetails: { order: 210, path: 'car', of: 'US and Canadian cars', example: '1000000' },
  listingDetails: [
    {
      order: 280,
      path: 'car/fsbo',
      of: "a private seller's car",
      seller: 'fsbo',
      example: 'fsbo-00000000-0001',
    },
    {
      order: 310,
      path: 'car/auction',
      of: 'a car at auction',
      seller: 'auction',
      example: 'auction-00000000-0001',
    },
    {
      order: 340,
      path: 'car',
      of: "a dealer's car",
      seller: 'dealer',
      marksPreferred: true,
      example: '1FTAACC88PA100000-00000000-0001',
    },
  ],
  history: {
    order: 490,
    path: 'history/car/{vin}',
    summary: "Every record of a vehicle's price and mileage, on all sources, newest first, 50 per page.",
    example: { vin: '1FTAACC88PA100000', fields: 'id,price,miles,source,status_date,dom_active' },
  },
  suggestions: [
    {
      order: 570,
      path: 'search/car/auto-complete',
      summary: termsOf('US and Canadian cars'),
      example: { field: 'make', input: 'ho', term_counts: 'true', state: 'CA,IL,TX' },
      coverage: 'coverage, any seller',
      fields: [...build, ...namesIn('city exterior_color interior_color mm state ymm')].sort(),
      gives: 'counted',
    },
    {
      order: 630,
      path: 'specs/car/auto-complete',
      summary: 'Terms that describe cars (from active listings) and begin with or contain an input.',
      example: { field: 'model', input: 'cam' },
      fields: build,
      gives: 'plain',
    },
    {
      order: 640,
      path: 'specs/car/terms',
      summary: 'All terms of a field that describes cars, from active listings, in alphabetical order.',
      example: { field: 'body_type' },
      fields: build,
      gives: 'all',
    },
  ],
};
