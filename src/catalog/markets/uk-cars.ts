import { ukDealer } from '../dealer-members.ts';
import type { Field, SearchDataset } from '../field.ts';
import { carFields } from '../listing/cars.ts';
import { carOrder } from '../listing/order.ts';
import { nations, ukCar, ukInstead, ukWithout } from '../listing/uk.ts';
import { type MarketDeclaration, namesIn } from '../market.ts';
import { notOfRecents, termsOf } from '../market-operations.ts';
import { unitedKingdom } from '../regions.ts';

/** A field of cars as the UK has it. */
function asInUk(car: Field): Field {
  const field = ukInstead.find(({ name }) => name === car.name) ?? car;
  return { ...field, params: field.params.filter(({ name }) => !ukWithout.has(name)) };
}

const listings: SearchDataset = {
  name: 'uk-car-listings',
  about: 'Active car listings of the UK.',
  schema: 'UkListing',
  ...carOrder,
  fields: [...carFields.map(asInUk), ...ukCar, ...nations],
};

/** Cars of the UK. */
export const market: MarketDeclaration = {
  name: 'uk-cars',
  order: 2,
  region: unitedKingdom,
  listings,
  knownBy: 'registration mark',
  takesItsCountries: true,
  rowNeeds: ['vin', 'vehicle_registration_mark', 'stock_no', 'vdp_url'],
  coverage: { addsWithoutVin: true },
  hasRecents: true,
  hasTrends: true,
  directories: ['dealers', 'dealerships'],
  dealer: ukDealer,
  searches: [
    {
      order: 50,
      path: 'search/car/uk/active',
      summary: 'Active car listings of the UK, including those without a VIN.',
      example: {
        make: 'Ford,Nissan',
        transmission: 'Manual,Automatic',
        zip: 'LS1 4AB',
        radius: '200',
        sort_by: 'dist',
        rows: '5',
        facets: 'fuel_type,num_owners',
        stats: 'price',
      },
      scopes: ['UK coverage', 'UK location', 'car type', 'ymmt', 'active days', 'preferred dealers'],
      plots: true,
      appendsKey: false,
    },
    {
      order: 140,
      path: 'search/car/uk/recents',
      summary: "Dealers' car listings of the UK that departed in the last 90 days, as last seen.",
      example: { transmission: 'Manual,Automatic', rows: '5', facets: 'make' },
      scopes: [
        ...(['UK departed', 'sold or expired', 'one kind of counts', 'UK location'] as const),
        ...(['car type', 'ymmt', 'active days'] as const),
      ],
      plots: true,
      appendsKey: false,
      changedBy: ['recents'],
      leftOut: notOfRecents,
    },
  ],
  directorySearches: [
    {
      order: 180,
      directory: 'dealers',
      path: 'dealers/car/uk',
      summary: 'Active dealers of the UK, one website each.',
      example: { latitude: '53.797', longitude: '-1.549', radius: '50', facets: 'dealer_type', rows: '5' },
    },
    {
      order: 190,
      directory: 'dealerships',
      path: 'dealerships/car/uk',
      summary: 'Dealerships of the UK: websites, groups, locations and rooftops.',
      example: { county: 'West Yorkshire', facets: 'fca_status', rows: '5' },
    },
  ],
  dealerDetails: { order: 200, path: 'car/uk', of: 'UK cars', example: '2300000' },
  listingDetails: [
    {
      order: 250,
      path: 'car/uk',
      of: 'a UK car',
      example: 'SFAFXXBJ2FKA10017-00000000-0001',
      appendsKey: false,
      marksPreferred: true,
      redirects: true,
    },
  ],
  history: {
    order: 500,
    path: 'history/car/uk/{vrm}',
    summary:
      "Every record of a vehicle's price and mileage by its registration mark, newest first, 50 per page.",
    example: { vrm: 'KA21FCT' },
  },
  suggestions: [
    {
      order: 580,
      path: 'search/car/uk/auto-complete',
      summary: termsOf('UK cars'),
      example: { field: 'make', input: 'fo', term_counts: 'true' },
      coverage: 'UK coverage, any seller',
      fields: namesIn(
        `body_subtype body_type car_location_city car_location_county city county dealer_name drivetrain engine
        engine_block engine_size ev_battery_type exterior_color fuel_type interior_color make mm model model_variant
        transmission variant vehicle_type ymm`,
      ),
      gives: 'counted',
      narrowedBy: [{ field: 'body_subtype' }, { field: 'engine_block' }],
    },
  ],
};
