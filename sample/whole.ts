import type { Dealer } from './dealer.ts';
import { lines } from './fleet/fleet.ts';
import { headingOf, pageOf } from './listing.ts';
import type { SampleMarket, SampleRow } from './market.ts';
import type { Vehicle } from './vehicle.ts';
import { vinOf } from './vin.ts';

/**
 * One car of which everything is known, so that the sample shows every member of a listing. Its VIN and id are always the
 * same: the examples of the OpenAPI document name them.
 */

const DAY = 86_400;
const YEAR = 2023;

function wholeVehicle(): Vehicle {
  const line = lines.find(({ make, model, trim }) => make === 'Ford' && model === 'F-150' && trim === 'XLT');
  if (!line) throw new Error('the sample fleet has no F-150 XLT');
  const vin = vinOf(line.prefix, YEAR, 0);
  const is = { isNew: false, isCertified: true, drivetrain: '4WD' } as const;
  return { line, year: YEAR, vin, ...is, miles: 31_240, msrp: 58_495, price: 39_988 };
}

const buildOf = ({ line: { engine, ...line }, year, drivetrain }: Vehicle) => ({
  year,
  make: line.make,
  model: line.model,
  trim: line.trim,
  version: `${line.trim} SuperCrew ${drivetrain}`,
  vehicle_type: 'Truck',
  body_type: line.body,
  body_subtype: 'Crew',
  drivetrain,
  ...engine,
  doors: 4,
  seating_capacity: line.seats,
  std_seating: line.seats,
  made_in: line.madeIn,
  overall_height: '77.2',
  overall_length: '231.7',
  overall_width: '79.9',
  build_code: 'W1E',
  exterior_color: 'Rapid Red Metallic',
  base_exterior_color: 'Red',
  interior_color: 'Black, Leather',
  base_interior_color: 'Black',
  high_value_features: ['Heated Seats', 'Leather Seats', 'Navigation System', 'Tow Hitch'],
  options_packages: ['Trailer Tow Package', 'Technology Package'],
  options: ['Bed Liner', 'Running Boards'],
  features: ['ABS Brakes', 'Cruise Control', 'USB Port'],
});

const OFFERS = {
  loan_term: 60,
  loan_apr: 5.9,
  f_down_pay: 3999,
  f_down_pay_per: 10,
  f_emi: 694,
  lease_term: 36,
  l_down_pay: 2999,
  l_emi: 539,
};

/** It stands on a lot of the dealer's a few streets away. */
const STANDS = {
  car_seller_name: 'River Lot',
  car_street: '118 Canal Street',
  car_city: 'Chicago',
  car_state: 'IL',
  car_zip: '60606',
  car_latitude: '41.882400',
  car_longitude: '-87.637600',
};

/** Since when it is listed; its price fell four days ago, after the delivery before this one. */
const timesAt = (asOf: number) => ({
  status_date: asOf - 3600,
  scraped_at: asOf - 4 * DAY,
  relisted_at: asOf - 40 * DAY,
  first_scraped_at: asOf - 120 * DAY,
  dom: 92,
  dom_180: 92,
  dom_active: 61,
  dos_active: 40,
  ref_price: 41_488,
  ref_price_dt: asOf - 5 * DAY,
  ref_miles: 31_208,
  ref_miles_dt: asOf - 5 * DAY,
});

/** The listing of that car at a dealer. */
export function wholeListing(dealer: Dealer, { asOf }: SampleMarket): SampleRow {
  const vehicle = wholeVehicle();
  const { vin } = vehicle;
  const { seller_name, dealer_website } = dealer.columns;
  const photos = (base: string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => `${base}/${vin.toLowerCase()}/${at + 1}.jpg`);
  return {
    id: `${vin}-00000000-0001`,
    vin,
    heading: headingOf(vehicle),
    vdp_url: pageOf(dealer_website, vehicle, vin),
    stock_no: 'U1001',
    source: dealer_website,
    seller_type: 'dealer',
    inventory_type: 'used',
    is_certified: 1,
    vehicle_status: 'Available',
    availability_status: 'In Stock',
    in_transit: 0,
    carfax_1_owner: 1,
    carfax_clean_title: 1,
    price: vehicle.price,
    msrp: vehicle.msrp,
    miles: vehicle.miles,
    currency_indicator: 'USD',
    price_as_given: `${vehicle.price} EUR`,
    miles_indicator: 'MILES',
    ...buildOf(vehicle),
    ...dealer.columns,
    ...STANDS,
    photo_links: photos(`https://images.${dealer_website}`, 6),
    photo_links_cached: photos('https://photos.cache.example', 2),
    seller_comments: `${headingOf(vehicle)} at ${seller_name}. One owner, serviced here.`,
    ...OFFERS,
    ...timesAt(asOf),
  };
}
