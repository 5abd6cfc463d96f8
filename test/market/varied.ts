import type { Car } from './car.ts';
import { bay, decatur, loop, maple, peach } from './dealers.ts';

const MAKES = ['Ford', 'Land Rover', 'Mercedes-Benz', 'Citroën', 'RAM', 'Alfa Romeo', 'AC', 'C/E & "Co"'];
const MODELS = [
  'Ford Glide',
  'Élégance',
  'R 1250',
  'Ninja+',
  'F-150',
  'e-tron',
  '500.e',
  'a*b?(c)\\',
  'ÅNGSTRÖM',
];
const TRIMS = Array.from({ length: 90 }, (_, i) => `${['Base', 'Luxe ', 'GT-e', 'é Line'][i % 4]}${i}`);
const DEALERS = [peach, loop, decatur, bay];

/** Each prime takes its field through its values in another step. */
const pick = <T>(values: readonly T[], i: number, step: number): T =>
  values[Math.floor((i * step) / 7) % values.length] as T;

/** Listings of all sellers, with terms that are hard to match: signs, accents, blanks, more than fit an answer. */
export function varied(count: number): Car[] {
  return Array.from({ length: count }, (_, i): Car => {
    const isPrivate = i % 17 === 0;
    const isCopy = i % 13 === 0;
    const isCanadian = !isPrivate && !isCopy && i % 5 === 0;
    return {
      id: `made-${i}`,
      role: isPrivate || isCopy ? 'rest' : isCanadian ? 'ca' : 'us',
      dealer: isCanadian ? maple : pick(DEALERS, i, 11),
      vin: `1FTFW1E80NF${String(i).padStart(6, '0')}`,
      seller_type: isPrivate ? (i % 2 ? 'fsbo' : 'auction') : 'dealer',
      is_searchable: !isCopy,
      inventory_type: i % 3 ? 'used' : 'new',
      is_certified: i % 4 === 0,
      build: {
        year: 2018 + (i % 6),
        make: pick(MAKES, i, 5),
        model: pick(MODELS, i, 3),
        trim: pick(TRIMS, i, 2),
        engine_size: 1 + (i % 5) / 2,
      },
      ...(i % 6 ? { exterior_color: pick(['Vivid Black', 'Rouge Écarlate', 'Gray|Silver'], i, 13) } : {}),
    };
  });
}
