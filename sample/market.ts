import { Chance } from './chance.ts';
import { lineDraws } from './fleet/fleet.ts';
import { type DrawPlace, type Place, placesIn } from './places.ts';
import type { Fleet } from './vehicle.ts';

/** A row of a listings delivery: canonical column (feeds.md 2.1) → value; undefined is unknown. */
export type SampleRow = Record<string, string | number | string[] | undefined>;

/** Which sample is made: how large, from which seed, and as of when. */
export interface SampleOptions {
  /** rows */
  readonly size: number;
  /** the same seed, size and instant give the same rows */
  readonly seed: number;
  /** the delivery's instant, Unix seconds */
  readonly asOf: number;
}

/** What every row of one sample is drawn from. */
export interface SampleMarket {
  readonly seed: number;
  readonly asOf: number;
  readonly fleet: Fleet;
  readonly places: Readonly<Record<'US' | 'CA', DrawPlace>>;
  /** where the n-th of the larger houses (groups, auctions) stands */
  readonly seat: (house: number) => Place;
}

const HOUSES = 3;

/** What the rows of a sample have in common; the same options give the same rows. */
export function openMarket({ seed, asOf }: SampleOptions): SampleMarket {
  const date = new Date(asOf * 1000);
  const places = { US: placesIn('US'), CA: placesIn('CA') };
  const seats = new Map<number, Place>();
  return {
    seed,
    asOf,
    fleet: { year: date.getUTCFullYear(), month: date.getUTCMonth(), draw: lineDraws() },
    places,
    seat: (house) => {
      const seat = seats.get(house) ?? places.US(new Chance(seed, HOUSES, house));
      seats.set(house, seat);
      return seat;
    },
  };
}
