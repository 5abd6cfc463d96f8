import type { Chance } from '../chance.ts';
import type { Drawn, Kind } from './kind.ts';

const LETTERS = 'ABCDEFGHJKLMNOPRSTUVWXY';
const letter = (n: number): string => LETTERS.charAt(n % LETTERS.length);

/** A mark of the present form: area, half-year, three letters; no two vehicles of a market share one. */
const markOf = ({ year, number }: Drawn, first: string): string =>
  `${first}${letter(number)}${String(year % 100).padStart(2, '0')} ${letter(Math.floor(number / 529))}${letter(Math.floor(number / 23))}${letter(number * 7)}`;

const paint = (chance: Chance) => ({
  exterior_color: chance.pick([
    'Frozen White',
    'Magnetic Grey',
    'Race Red',
    'Moondust Silver',
    'Agate Black',
  ]),
  interior_color: chance.pick(['Black', 'Grey']),
  miles_indicator: 'MILES',
});

/** Cars of the UK. */
export const ukCars: Kind = {
  market: 'uk-cars',
  isUk: true,
  trade: 'Car Centre',
  milesAYear: 7400,
  ranges: [
    {
      make: 'Vauxhall',
      models: [
        ['Corsa', 19_600],
        ['Astra', 25_800],
      ],
    },
    {
      make: 'Ford',
      models: [
        ['Fiesta', 18_600],
        ['Puma', 25_700],
      ],
    },
    {
      make: 'Volkswagen',
      models: [
        ['Golf', 27_100],
        ['Polo', 21_200],
      ],
    },
    {
      make: 'Land Rover',
      models: [
        ['Defender', 60_200],
        ['Discovery Sport', 43_800],
      ],
    },
    {
      make: 'Nissan',
      models: [
        ['Qashqai', 30_100],
        ['Leaf', 28_500],
      ],
    },
  ],
  columns(drawn, chance) {
    const electric = drawn.model === 'Leaf';
    return {
      ...paint(chance),
      vehicle_registration_mark: drawn.isNew ? undefined : markOf(drawn, 'K'),
      variant: chance.pick(['SE 5dr', 'ST-Line', 'SRi Nav', 'HSE Dynamic']),
      trim: chance.pick(['SE', 'ST-Line', 'HSE']),
      body_type: chance.pick(['Hatchback', 'SUV']),
      fuel_type: electric ? 'Electric' : chance.pick(['Petrol', 'Petrol', 'Diesel']),
      transmission: electric ? 'Automatic' : chance.pick(['Manual', 'Automatic']),
      doors: chance.pick([3, 5]),
      co2_emissions: electric ? 0 : chance.whole(92, 220),
      combined_mpg: electric ? undefined : chance.whole(30, 68),
      num_owners: drawn.isNew ? undefined : chance.whole(1, 4),
      insurance_group: `${chance.whole(3, 48)}E`,
      ulez_compliant: electric || drawn.year > 2015 ? 1 : 0,
      fca_status: 'Authorised',
    };
  },
};

/** Motorhomes and caravans of the UK. */
export const ukRvs: Kind = {
  market: 'uk-rvs',
  isUk: true,
  trade: 'Leisure Vehicles',
  milesAYear: 3100,
  ranges: [
    {
      make: 'Swift',
      models: [
        ['Escape 694', 64_900],
        ['Sprite Major', 21_900],
      ],
    },
    {
      make: 'Bailey',
      models: [
        ['Adamo 75-4', 67_900],
        ['Unicorn Vigo', 31_900],
      ],
    },
    {
      make: 'Auto-Trail',
      models: [
        ['Tracker', 78_900],
        ['Expedition 67', 59_900],
      ],
    },
  ],
  columns(drawn, chance) {
    const caravan = /Sprite|Unicorn/.test(drawn.model);
    return {
      ...paint(chance),
      vehicle_registration_mark: caravan || drawn.isNew ? undefined : markOf(drawn, 'M'),
      category: caravan ? 'Caravan' : 'Motorhome',
      sub_category: caravan ? 'Touring' : 'Coachbuilt',
      berths: chance.whole(2, 6),
      mtplm: `${chance.whole(13, 40) * 100} kg`,
      width: `${chance.between(2.1, 2.5).toFixed(2)} m`,
      exterior_length: `${chance.between(5.2, 8.4).toFixed(2)} m`,
      interior_length: `${chance.between(4.2, 7.2).toFixed(2)} m`,
      fuel_type: caravan ? undefined : 'Diesel',
      transmission: caravan ? undefined : chance.pick(['Manual', 'Automatic']),
      chassis: caravan ? undefined : chance.pick(['Fiat Ducato', 'Ford Transit']),
      steering: caravan ? undefined : 'RHD',
      availability_status: 'In Stock',
    };
  },
};
