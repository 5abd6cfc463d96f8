import type { Kind } from '../kind.ts';

const SUB_CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  Excavators: ['Mini Excavators', 'Crawler Excavators'],
  Loaders: ['Wheel Loaders', 'Skid Steer Loaders'],
  Tractors: ['Utility Tractors', 'Row Crop Tractors'],
};

/** Machines of builders and farmers. */
export const kind: Kind = {
  market: 'heavy-equipment',
  number: 1,
  isUk: false,
  trade: 'Equipment',
  milesAYear: 0,
  ranges: [
    {
      make: 'Caterpillar',
      models: [
        ['320', 245_000],
        ['308 CR', 128_000],
        ['950', 330_000],
      ],
    },
    {
      make: 'John Deere',
      models: [
        ['544 P', 214_000],
        ['6R 155', 205_000],
        ['331 P', 82_000],
      ],
    },
    {
      make: 'Komatsu',
      models: [
        ['PC210', 238_000],
        ['WA320', 226_000],
      ],
    },
    {
      make: 'Kubota',
      models: [
        ['KX040', 69_000],
        ['M7-172', 158_000],
      ],
    },
  ],
  whole: {
    id: 'CAT00320LKX100012-00000000-0001',
    vin: 'CAT00320LKX100012',
    make: 'Caterpillar',
    model: '320',
    trim: 'GC',
    year: 2021,
    inventory_type: 'used',
    msrp: 245_000,
    ...{
      heading: 'Used 2021 Caterpillar 320 GC',
      condition: 'Used',
      hours_used: 2140,
      miles: 120,
      price: 139_500,
    },
    category: 'Excavators',
    sub_category: 'Crawler Excavators',
    body_type: 'Track',
    drivetrain: '4WD',
    engine: '4.4L I4',
    cylinders: 4,
    fuel_type: 'Diesel',
    transmission: 'Automatic',
    exterior_color: 'Yellow',
    interior_color: 'Black',
    options: ['Quick Coupler', 'Auxiliary Hydraulics'],
    features: ['Air Conditioning', 'Rear Camera'],
  },
  columns({ isNew, year, number }, chance) {
    const category = chance.pick(Object.keys(SUB_CATEGORIES));
    return {
      category,
      sub_category: chance.pick(SUB_CATEGORIES[category] ?? []),
      condition: isNew ? 'New' : 'Used',
      hours_used: isNew ? chance.whole(1, 20) : Math.round((2027 - year) * chance.between(300, 1100)),
      fuel_type: chance.happens(0.96) ? 'Diesel' : 'Electric',
      trim: chance.maybe(0.4, chance.pick(['GC', 'Standard', 'High Lift'])),
      body_type: chance.maybe(0.5, chance.pick(['Track', 'Wheel'])),
      cylinders: chance.maybe(0.7, chance.pick([4, 6])),
      interior_color: chance.maybe(0.3, chance.pick(['Black', 'Gray'])),
      // what is driven on roads has an odometer
      miles: isNew ? undefined : chance.maybe(0.15, chance.whole(200, 9000)),
      transmission: chance.happens(0.7) ? 'Automatic' : 'Manual',
      drivetrain: number % 3 ? '4WD' : 'RWD',
      engine: chance.pick(['4.4L I4', '7.1L I6', '2.6L I4']),
      exterior_color: chance.pick(['Yellow', 'Green', 'Orange']),
    };
  },
};
