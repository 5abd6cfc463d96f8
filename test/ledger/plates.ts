import fc from 'fast-check';
import type { Row } from './test-ledger.ts';

/** What rows tell of their cars in the UK, in a random world: plates move from car to car, and rows tell VIN and mark, one of both, or neither. */
export interface Marked {
  /** by delivery: two cars that swap their plates, where there are such */
  readonly swaps: readonly (readonly [number, number] | undefined)[];
  /** by listing and delivery: what it tells from then on; undefined: what it told before */
  readonly tells: readonly (readonly (Telling | undefined)[])[];
}
type Telling = 'both' | 'mark' | 'vin' | 'neither';

/** How many there are of each. */
interface Counts {
  readonly worlds: number;
  readonly cars: number;
  readonly listings: number;
  readonly deliveries: number;
}

const times = (count: number) => ({ minLength: count, maxLength: count });

/** As a rule a row tells what it told before. */
const telling = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom<Telling[]>('both', 'both', 'mark', 'mark', 'vin', 'neither') },
);

export function markedWorlds({ worlds, cars, listings, deliveries }: Counts): fc.Arbitrary<Marked[]> {
  const car = fc.nat(cars - 1);
  const swap = fc.option(fc.tuple(car, car), { nil: undefined, freq: 2 });
  const world = fc.record({
    swaps: fc.array(swap, times(deliveries)),
    tells: fc.array(fc.array(telling, times(deliveries)), times(listings)),
  });
  return fc.array(world, times(worlds));
}

/** Whose plate a car has, by delivery. */
function platesOf({ swaps }: Marked, car: number): number[] {
  // who has each plate, and so which plate each car has, swapped one after another
  const plates = new Map<number, number>();
  const plateOf = (one: number): number => plates.get(one) ?? one;
  return swaps.map((swap) => {
    if (swap) {
      const [one, other] = [plateOf(swap[0]), plateOf(swap[1])];
      plates.set(swap[0], other).set(swap[1], one);
    }
    return plateOf(car);
  });
}

/** Gives the rows of a car what they tell of VIN and mark. */
export function tellMarks(
  rows: readonly (Row | undefined)[],
  of: Marked,
  { world, listing, car }: { readonly world: number; readonly listing: number; readonly car: number },
): (Row | undefined)[] {
  const plates = platesOf(of, car);
  let told: Telling = listing % 2 ? 'mark' : 'both';
  return rows.map((row, delivery): Row | undefined => {
    told = of.tells[listing]?.[delivery] ?? told;
    if (!row) return undefined;
    const mark = `M${world}X${plates[delivery] ?? car}`;
    return {
      ...row,
      country: 'GB',
      vin: told === 'both' || told === 'vin' ? (row.vin ?? null) : null,
      vehicle_registration_mark: told === 'both' || told === 'mark' ? mark : null,
    };
  });
}
