import type { Chance } from './chance.ts';
import type { Drawn } from './kind.ts';

/** What the cars of the UK sample are: the columns of their build, and the offers of their sellers. */

const ENGINES = [
  { engine: '1.0L I3', engine_size: 1, cylinders: 3, engine_block: 'I', city_mpg: 46, highway_mpg: 61 },
  { engine: '1.5L I4', engine_size: 1.5, cylinders: 4, engine_block: 'I', city_mpg: 39, highway_mpg: 55 },
  { engine: '2.0L I4', engine_size: 2, cylinders: 4, engine_block: 'I', city_mpg: 31, highway_mpg: 47 },
  { engine: '3.0L V6', engine_size: 3, cylinders: 6, engine_block: 'V', city_mpg: 22, highway_mpg: 35 },
];

const BATTERY = {
  ev_battery_type: 'Lithium-ion',
  ev_battery_capacity: 59,
  ev_vehicle_range: 239,
  powertrain_type: 'BEV',
};

function engineOf(electric: boolean, chance: Chance) {
  if (electric)
    return {
      ...{
        fuel_type: 'Electric',
        transmission: 'Automatic',
        co2_emissions: 0,
        performance_co2: 0,
        ...BATTERY,
      },
      ev_battery_type: chance.happens(0.8) ? 'Lithium-ion' : 'Lithium iron phosphate',
    };
  const emissions = chance.whole(92, 220);
  return {
    ...chance.pick(ENGINES),
    engine_aspiration: chance.happens(0.7) ? 'Turbocharged' : 'Naturally Aspirated',
    fuel_type: chance.pick(['Petrol', 'Petrol', 'Diesel']),
    transmission: chance.pick(['Manual', 'Automatic']),
    co2_emissions: emissions,
    performance_co2: chance.maybe(0.6, emissions),
    combined_mpg: chance.whole(30, 68),
  };
}

/** What the dealer offers to finance or lease it. */
const offersOf = (price: number, isNew: boolean, chance: Chance) => ({
  ...(chance.happens(0.3)
    ? {
        ...{
          loan_term: chance.pick([36, 48, 60]),
          loan_apr: chance.pick([6.9, 8.9, 9.9]),
          f_down_pay_per: 10,
        },
        f_down_pay: Math.round(price / 10),
        f_emi: Math.round(price / 52),
      }
    : {}),
  ...(isNew && chance.happens(0.5)
    ? { lease_term: chance.pick([24, 36]), l_down_pay: Math.round(price / 20), l_emi: Math.round(price / 95) }
    : {}),
});

/** Where a few stand that are not at their dealer. */
const STANDING = [
  {
    car_seller_name: 'Ring Road Compound',
    car_street: '4 Foundry Street',
    car_city: 'Wakefield',
    ...{
      car_zip: 'WF1 2QN',
      car_county: 'West Yorkshire',
      car_latitude: '53.6830',
      car_longitude: '-1.4990',
    },
  },
  {
    car_seller_name: 'Canalside Storage',
    car_street: '12 Mill Lane',
    car_city: 'Salford',
    ...{
      car_zip: 'M5 4PF',
      car_county: 'Greater Manchester',
      car_latitude: '53.4870',
      car_longitude: '-2.2900',
    },
  },
];

/** The columns of a car's build, condition and offers. */
export function ukCarColumns({ model, isNew, year, price }: Drawn, chance: Chance) {
  const electric = model === 'Leaf';
  const large = /Defender|Discovery|Qashqai|Puma/.test(model);
  return {
    trim: chance.pick(['SE', 'ST-Line', 'HSE']),
    variant: chance.pick(['SE 5dr', 'ST-Line', 'SRi Nav', 'HSE Dynamic']),
    version: chance.maybe(0.6, `${model} ${chance.pick(['SE', 'ST-Line', 'HSE'])}`),
    vehicle_type: large ? 'Truck' : 'Car',
    body_type: large ? 'SUV' : 'Hatchback',
    body_subtype: chance.maybe(0.3, chance.pick(['Compact', 'Long'])),
    drivetrain: large && chance.happens(0.5) ? '4WD' : 'FWD',
    doors: chance.pick([3, 5]),
    seating_capacity: large ? chance.pick([5, 7]) : 5,
    made_in: chance.maybe(0.7, chance.pick(['UK', 'Germany', 'Spain'])),
    wheelbase_category: chance.maybe(0.3, chance.pick(['Standard', 'Long'])),
    ...engineOf(electric, chance),
    insurance_group: `${chance.whole(3, 48)}E`,
    ulez_compliant: electric || year > 2015 ? 1 : 0,
    is_vat_included: chance.happens(0.9) ? 1 : 0,
    num_owners: isNew ? undefined : chance.whole(1, 4),
    write_off_category: isNew ? undefined : chance.maybe(0.06, chance.pick(['N', 'S'])),
    vehicle_registration_date: isNew ? undefined : `${year}-0${chance.whole(1, 9)}-1${chance.whole(0, 9)}`,
    carfax_1_owner: isNew ? undefined : chance.maybe(0.4, chance.happens(0.5) ? 1 : 0),
    carfax_clean_title: isNew ? undefined : chance.maybe(0.4, chance.happens(0.9) ? 1 : 0),
    vehicle_status: chance.happens(0.92) ? 'Available' : 'Coming Soon',
    high_value_features: chance.some(['Heated Seats', 'Navigation System', 'Panoramic Sunroof'], 2),
    options_packages: chance.happens(0.3)
      ? chance.some(['Winter Package', 'Technology Package'], 1)
      : undefined,
    ...offersOf(price, isNew, chance),
    ...(chance.happens(0.06) ? chance.pick(STANDING) : {}),
  };
}

/** What is known of the first car besides. */
export const wholeUkCar = {
  id: 'SFAFXXBJ2FKA10017-00000000-0001',
  vin: 'SFAFXXBJ2FKA10017',
  vehicle_registration_mark: 'KA21 FCT',
  ...{
    make: 'Ford',
    model: 'Puma',
    trim: 'ST-Line',
    variant: 'ST-Line',
    version: 'Puma ST-Line',
    year: 2021,
  },
  heading: 'Used 2021 Ford Puma ST-Line',
  inventory_type: 'used',
  is_certified: 1,
  in_transit: 0,
  ...{
    price: 15_995,
    msrp: 25_700,
    miles: 24_310,
    vehicle_status: 'Available',
    availability_status: 'In Stock',
  },
  ...{
    vehicle_type: 'Truck',
    body_type: 'SUV',
    body_subtype: 'Compact',
    drivetrain: 'FWD',
    fuel_type: 'Petrol',
  },
  powertrain_type: 'MHEV',
  engine_aspiration: 'Turbocharged',
  transmission: 'Manual',
  ...ENGINES[0],
  // a mild hybrid has a small battery
  ev_battery_type: 'Lithium-ion',
  ev_battery_capacity: 0.4,
  ev_vehicle_range: 1,
  performance_co2: 126,
  ...{
    co2_emissions: 126,
    combined_mpg: 50,
    doors: 5,
    seating_capacity: 5,
    std_seating: '5',
    made_in: 'Romania',
  },
  ...{
    overall_height: '60.5',
    overall_length: '165.6',
    overall_width: '71.1',
    wheelbase_category: 'Standard',
  },
  ...{
    build_code: 'J2K',
    uvc_id: 'UVC0410017',
    num_owners: 1,
    insurance_group: '12E',
    write_off_category: 'N',
  },
  vehicle_registration_date: '2021-03-18',
  ulez_compliant: 1,
  is_vat_included: 1,
  carfax_1_owner: 1,
  carfax_clean_title: 1,
  loan_term: 48,
  loan_apr: 8.9,
  f_down_pay: 1600,
  f_down_pay_per: 10,
  f_emi: 309,
  lease_term: 36,
  l_down_pay: 800,
  l_emi: 169,
  ...STANDING[0],
  high_value_features: ['Heated Seats', 'Navigation System'],
  options_packages: ['Winter Package'],
  options: ['Roof Rails'],
  features: ['ABS Brakes', 'Cruise Control'],
};
