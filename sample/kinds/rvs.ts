import type { Kind } from '../kind.ts';

const CLASSES = ['Class A', 'Class B', 'Class C', 'Travel Trailer', 'Fifth Wheel'];

/** Recreational vehicles. */
export const kind: Kind = {
  market: 'rvs',
  number: 2,
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
