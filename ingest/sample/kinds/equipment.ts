import type { Kind } from './kind.ts';

const SUB_CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  Excavators: ['Mini Excavators', 'Crawler Excavators'],
  Loaders: ['Wheel Loaders', 'Skid Steer Loaders'],
  Tractors: ['Utility Tractors', 'Row Crop Tractors'],
};

/** Machines of builders and farmers. */
export const heavyEquipment: Kind = {
  market: 'heavy-equipment',
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
  columns({ isNew, year, number }, chance) {
    const category = chance.pick(Object.keys(SUB_CATEGORIES));
    return {
      category,
      sub_category: chance.pick(SUB_CATEGORIES[category] ?? []),
      condition: isNew ? 'New' : 'Used',
      hours_used: isNew ? chance.whole(1, 20) : Math.round((2027 - year) * chance.between(300, 1100)),
      fuel_type: chance.happens(0.96) ? 'Diesel' : 'Electric',
      transmission: 'Automatic',
      drivetrain: number % 3 ? '4WD' : 'RWD',
      engine: chance.pick(['4.4L I4', '7.1L I6', '2.6L I4']),
      exterior_color: chance.pick(['Yellow', 'Green', 'Orange']),
    };
  },
};
