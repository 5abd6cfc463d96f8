import type { Kind } from '../kind.ts';

const COLOURS = ['Vivid Black', 'Candy Red', 'Pearl White', 'Racing Blue', 'Graphite Gray', 'Snap Orange'];

/** Motorcycles and scooters. */
export const kind: Kind = {
  market: 'motorcycles',
  number: 0,
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
