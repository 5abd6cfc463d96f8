import type { Market } from '../src/catalog/markets.ts';
import type { Chance } from './chance.ts';
import type { SampleRow } from './market.ts';

/** A make with its models, each with its price new, in the currency of the market. */
interface Range {
  readonly make: string;
  readonly models: readonly (readonly [model: string, price: number])[];
}

/** What is drawn of one vehicle before its own columns. */
export interface Drawn {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** asked for it, in the currency of the market */
  readonly price: number;
  readonly isNew: boolean;
  /** of all vehicles of the sample of its market, from 0 */
  readonly number: number;
}

/** A market besides US cars: what its dealers sell, and the columns that only it has (feeds.md 2.1). A file of kinds/ exports one. */
export interface Kind {
  readonly market: Market;
  /**
   * from 0, of no other kind: what is drawn follows from it, and ids of its dealers begin at 2000000 + 100000 times the number.
   * The next one that is free: with another number the same seed gives another sample.
   */
  readonly number: number;
  readonly isUk: boolean;
  /** behind the town in a dealer's name */
  readonly trade: string;
  readonly ranges: readonly Range[];
  /** reading of the odometer in a year of use */
  readonly milesAYear: number;
  columns(drawn: Drawn, chance: Chance): SampleRow;
  /**
   * of the first vehicle: id and VIN, which are always the same, and whatever the others may lack. Its price fell since the
   * delivery before, and its mileage grew where it has one.
   */
  readonly whole: SampleRow & { readonly id: string; readonly price: number; readonly miles?: number };
}
