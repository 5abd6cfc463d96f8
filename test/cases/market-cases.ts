import type { Value } from '../../src/search/plan.ts';

/** A list parameter: what is sent, where the engine looks, the values as they are compared. */
export type ListCase = readonly [sent: string, path: string, values: readonly Value[]];

/** A range parameter: what is sent, the field, its ends. */
export type RangeCase = readonly [sent: string, field: string, min: number, max: number];

/**
 * What the tests of every market need of one besides US cars: a file of markets/ exports it as `cases`, written by hand and not
 * from the catalogue. Its listings are loaded on the engine (test/market/other-stock.ts), and its search is asked (other-markets.ts).
 */
export interface MarketCases {
  readonly market: string;
  /** members of the listing that every filter finds, besides those of every market; as the index keeps them */
  readonly found: Readonly<Record<string, unknown>>;
  /** members of the listing that no filter finds */
  readonly other?: Readonly<Record<string, unknown>>;
  /** what its first search is asked; left out: another file of test/cases says it */
  readonly search?: {
    /** names of its filters, besides those of every market: each has a list or a range, here or in other-markets.ts */
    readonly filters: readonly string[];
    /** parameters of the words of title and seller's text */
    readonly texts: readonly string[];
    /** parameters of a postal code, each with what finds the listing */
    readonly codes: Readonly<Record<string, string>>;
    readonly lists?: Readonly<Record<string, ListCase>>;
    readonly ranges?: Readonly<Record<string, RangeCase>>;
  };
}

/** A list of names, told apart by blanks. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Where the listing of a market of the US stands, and its stock number. */
export const US = { country: 'us', state: 'GA', zip: '30301', stock_no: 'F-1' };

/** Where the listing of a market of the UK stands. */
export const GB = { country: 'gb', state: 'ENG', zip: 'LS1 4AP', county: 'West Yorkshire' };

/** Its title and the seller's text. */
export const WORDS = 'used 2021 etoile nova 7 one careful owner, winter tyres';

export const PAINT = {
  exterior_color: 'Snow White',
  interior_color: 'Night Black',
  base_ext_color: 'White',
  base_int_color: 'Black',
};

/** Parameters of base colours: each has two names. */
export const BASE_COLOURS = words('base_ext_color base_exterior_color base_int_color base_interior_color');

export const COUNTS = { seating_capacity: '4', cylinders: '4', doors: '2' };
