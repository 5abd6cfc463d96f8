import type { Kind } from './kind.ts';

const COLOURS = ['Vivid Black', 'Candy Red', 'Pearl White', 'Racing Blue', 'Graphite Gray', 'Snap Orange'];

/** Motorcycles and scooters. */
export const motorcycles: Kind = {
  market: 'motorcycles',
  isUk: false,
  trade: 'Powersports',
  milesAYear: 2600,
  ranges: [
    {
      make: 'Harley-Davidson',
      models: [
        ['Street Glide', 23_999],
        ['Road King', 21_999],
        ['Sportster S', 16_999],
      ],
    },
    {
      make: 'Honda',
      models: [
        ['Gold Wing', 24_900],
        ['Rebel 500', 6799],
        ['Africa Twin', 14_799],
        ['Metropolitan', 2649],
      ],
    },
    {
      make: 'Kawasaki',
      models: [
        ['Ninja 650', 8299],
        ['Vulcan S', 7349],
        ['Z900', 9899],
      ],
    },
    {
      make: 'BMW',
      models: [
        ['R 1250 GS', 18_895],
        ['S 1000 RR', 18_295],
      ],
    },
    {
      make: 'Yamaha',
      models: [
        ['MT-07', 8199],
        ['Tracer 9', 12_599],
      ],
    },
    {
      make: 'Zero',
      models: [
        ['SR/F', 20_995],
        ['FXE', 12_495],
      ],
    },
  ],
  whole: {
    id: '1HD1KRP12MB600017-00000000-0001',
    vin: '1HD1KRP12MB600017',
    make: 'Harley-Davidson',
    model: 'Road King',
    trim: 'Special',
    year: 2021,
    inventory_type: 'used',
    heading: 'Used 2021 Harley-Davidson Road King Special',
    price: 17_450,
    msrp: 21_999,
    miles: 8412,
    vehicle_type: 'MOTORCYCLE',
    body_type: 'Touring',
    color: 'Vivid Black',
    drivetrain: 'Belt',
    fuel_type: 'Gas',
    transmission: 'Manual',
    engine: '1868cc',
    cylinders: 2,
    dry_weight: '776 lb',
    ...{
      made_in: 'USA',
      overall_height: '41.5',
      overall_length: '96.1',
      overall_width: '37.4',
      std_seating: '2',
    },
    options: ['Saddlebag Liners', 'Windshield'],
    features: ['ABS Brakes', 'Cruise Control'],
  },
  columns({ make, model }, chance) {
    const electric = make === 'Zero';
    const scooter = model === 'Metropolitan';
    return {
      trim: chance.maybe(0.4, chance.pick(['ABS', 'Base', 'Special'])),
      vehicle_type: scooter ? 'SCOOTER' : 'MOTORCYCLE',
      body_type: scooter ? 'Scooter' : chance.pick(['Cruiser', 'Sport', 'Touring', 'Adventure']),
      color: chance.maybe(0.9, chance.pick(COLOURS)),
      drivetrain: make === 'Harley-Davidson' || electric ? 'Belt' : make === 'BMW' ? 'Shaft' : 'Chain',
      fuel_type: electric ? 'Electric' : 'Gas',
      transmission: electric || scooter ? 'Automatic' : 'Manual',
      engine: electric ? 'Electric' : `${chance.pick([471, 649, 948, 1254, 1868])}cc`,
      cylinders: electric ? undefined : chance.pick([1, 2, 4]),
      dry_weight: chance.maybe(0.5, `${chance.whole(350, 830)} lb`),
    };
  },
};

const CLASSES = ['Class A', 'Class B', 'Class C', 'Travel Trailer', 'Fifth Wheel'];

/** Recreational vehicles. */
export const rvs: Kind = {
  market: 'rvs',
  isUk: false,
  trade: 'RV Center',
  milesAYear: 5200,
  ranges: [
    {
      make: 'Winnebago',
      models: [
        ['Vista', 172_000],
        ['Travato', 158_000],
        ['Minnie', 41_000],
      ],
    },
    {
      make: 'Airstream',
      models: [
        ['Bambi', 59_000],
        ['Flying Cloud', 104_000],
        ['Interstate', 248_000],
      ],
    },
    {
      make: 'Thor',
      models: [
        ['Ace', 151_000],
        ['Chateau', 118_000],
      ],
    },
    {
      make: 'Jayco',
      models: [
        ['Jay Flight', 32_000],
        ['Greyhawk', 139_000],
      ],
    },
  ],
  whole: {
    id: '1F66F5DN5M0A12340-00000000-0001',
    vin: '1F66F5DN5M0A12340',
    ...{
      make: 'Winnebago',
      model: 'Vista',
      year: 2021,
      inventory_type: 'used',
      miles: 21_480,
      made_in: 'USA',
    },
    heading: 'Used 2021 Winnebago Vista',
    price: 129_900,
    msrp: 172_000,
    class: 'Class A',
    slideouts: 2,
    sleeps: 6,
    length: '32 ft',
    area: '240 sq ft',
    gvwr: '22000 lb',
    awnings: 1,
    ...{
      fresh_water_capacity: '83 gal',
      fuel_type: 'Unleaded',
      transmission: 'Automatic',
      engine: '7.3L V8',
    },
    exterior_color: 'Desert Sand',
    interior_color: 'Beige',
    options: ['Solar Panels', 'Roof Ladder'],
    features: ['Air Conditioning', 'Rear Camera'],
  },
  columns: (_, chance) => ({
    class: chance.pick(CLASSES),
    area: chance.maybe(0.4, `${chance.whole(12, 34) * 10} sq ft`),
    slideouts: chance.whole(0, 4),
    sleeps: chance.whole(2, 9),
    length: `${chance.whole(17, 43)} ft`,
    gvwr: chance.maybe(0.7, `${chance.whole(40, 220) * 100} lb`),
    awnings: chance.maybe(0.6, chance.whole(1, 2)),
    fresh_water_capacity: chance.maybe(0.5, `${chance.whole(20, 100)} gal`),
    fuel_type: chance.pick(['Diesel', 'Unleaded']),
    transmission: chance.happens(0.9) ? 'Automatic' : 'Manual',
    engine: chance.pick(['6.7L V8', '7.3L V8', '3.0L V6']),
    exterior_color: chance.pick(['Glacier White', 'Desert Sand', 'Silver Mist']),
    interior_color: chance.pick(['Beige', 'Gray']),
  }),
};
