import type { Kind } from '../kind.ts';
import { ukCarColumns, wholeUkCar } from '../uk-cars.ts';
import { markOf, paint } from '../uk-vehicles.ts';

/** Cars of the UK. */
export const kind: Kind = {
  market: 'uk-cars',
  number: 3,
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
