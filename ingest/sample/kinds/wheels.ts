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
  columns: (_, chance) => ({
    class: chance.pick(CLASSES),
    slideouts: chance.whole(0, 4),
    sleeps: chance.whole(2, 9),
    length: `${chance.whole(17, 43)} ft`,
    gvwr: chance.maybe(0.7, `${chance.whole(40, 220) * 100} lb`),
    awnings: chance.maybe(0.6, chance.whole(1, 2)),
    fresh_water_capacity: chance.maybe(0.5, `${chance.whole(20, 100)} gal`),
    fuel_type: chance.pick(['Diesel', 'Unleaded']),
    transmission: 'Automatic',
    engine: chance.pick(['6.7L V8', '7.3L V8', '3.0L V6']),
    exterior_color: chance.pick(['Glacier White', 'Desert Sand', 'Silver Mist']),
    interior_color: chance.pick(['Beige', 'Gray']),
  }),
};
