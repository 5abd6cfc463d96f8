import type { Chance } from '../chance.ts';
import type { Drawn, Kind } from './kind.ts';
import { ukCarColumns, wholeUkCar } from './uk-cars.ts';

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
  whole: wholeUkCar,
  columns: (drawn, chance) => ({
    ...paint(chance),
    ...ukCarColumns(drawn, chance),
    vehicle_registration_mark: drawn.isNew ? undefined : markOf(drawn, 'K'),
  }),
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
  whole: {
    id: 'WF0DXXTTRDKA10017-00000000-0001',
    vin: 'WF0DXXTTRDKA10017',
    vehicle_registration_mark: 'MA21 VAN',
    make: 'Auto-Trail',
    model: 'Tracker',
    year: 2021,
    inventory_type: 'used',
    miles: 11_870,
    heading: 'Used 2021 Auto-Trail Tracker',
    price: 58_995,
    msrp: 78_900,
    category: 'Motorhome',
    ...{
      sub_category: 'Coachbuilt',
      berths: 4,
      mtplm: '3500 kg',
      width: '2.35 m',
      exterior_length: '7.20 m',
    },
    interior_length: '6.10 m',
    fuel_type: 'Diesel',
    transmission: 'Manual',
    chassis: 'Fiat Ducato',
    engine: '2.3L I4',
    engine_size: 2.3,
    drivetrain: 'FWD',
    drive_type: 'Front',
    steering: 'RHD',
    class: 'Low Profile',
    slideouts: 0,
    sleeps: 4,
    length: '7.2 m',
    area: '14 sq m',
    gvwr: '3500 kg',
    awnings: 1,
    fresh_water_capacity: '100 l',
    floorplan: 'Island bed',
    mot_expires: '2027-03-31',
    motorhome_build: 'Coachbuilt',
    origin: 'UK',
    availability_status: 'In Stock',
    exterior_color: 'Frozen White',
    interior_color: 'Grey',
    options: ['Solar Panels'],
    features: ['Rear Camera'],
  },
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
      fuel_type: caravan ? undefined : chance.happens(0.9) ? 'Diesel' : 'Electric',
      drivetrain: caravan ? undefined : chance.pick(['FWD', 'RWD', '4WD']),
      engine: caravan ? undefined : chance.pick(['2.0L I4', '2.3L I4']),
      engine_size: caravan ? undefined : chance.pick([2, 2.3]),
      drive_type: caravan ? undefined : chance.pick(['Front', 'Rear', 'All']),
      transmission: caravan ? undefined : chance.pick(['Manual', 'Automatic']),
      chassis: caravan ? undefined : chance.pick(['Fiat Ducato', 'Ford Transit']),
      steering: caravan ? undefined : chance.happens(0.95) ? 'RHD' : 'LHD',
      availability_status: 'In Stock',
    };
  },
};
