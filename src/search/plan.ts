import type { Role } from '../catalog/roles.ts';
import type { Range } from '../grammar/range.ts';

/** A value that a filter compares with. Texts are folded as their field is indexed. */
export type Value = string | number | boolean;

/** What listings must meet. Every URL form of a filter becomes one of these. */
export type Filter =
  | { readonly is: 'anyOf'; readonly field: string; readonly values: readonly Value[] }
  | { readonly is: 'allOf'; readonly field: string; readonly values: readonly Value[] }
  | { readonly is: 'noneOf'; readonly field: string; readonly values: readonly Value[] }
  | {
      readonly is: 'between';
      readonly field: string;
      readonly min?: number;
      readonly max?: number;
      /** the ends do not belong to it */
      readonly open?: boolean;
    }
  /** in any of the ranges, both ends included */
  | { readonly is: 'spans'; readonly field: string; readonly spans: readonly Range[] }
  | { readonly is: 'present'; readonly field: string }
  | { readonly is: 'missing'; readonly field: string }
  /** the text, folded, begins so */
  | { readonly is: 'begins'; readonly field: string; readonly text: string }
  /** all words and phrases stand in the field's texts */
  | {
      readonly is: 'words';
      readonly field: string;
      readonly words: readonly string[];
      readonly phrases: readonly string[];
    }
  | { readonly is: 'within'; readonly centre: Centre; readonly miles: number }
  /** names in a list whose commas may belong to them: which are meant follows from the known ones (names-with-commas.ts) */
  | { readonly is: 'named'; readonly field: string; readonly pieces: readonly string[] }
  /** any group of which every filter holds; no group at all holds for no listing */
  | { readonly is: 'either'; readonly groups: readonly (readonly Filter[])[] }
  /** no group of which every filter holds */
  | { readonly is: 'neither'; readonly groups: readonly (readonly Filter[])[] };

/** A position in degrees. */
export interface Centre {
  readonly latitude: number;
  readonly longitude: number;
}

/** Which indices are read, and what the listings outside the default coverage must meet besides. */
export interface Coverage {
  readonly roles: readonly Role[];
  readonly rest: readonly Filter[];
}

/** `by`: a field, or dist (miles from the centre). No order is the default one: last seen, then VIN. */
export interface Order {
  readonly by: string;
  readonly descending: boolean;
}

/** A facet, range facet or statistic that is refused. It stands in the answer as an Error object, under its name. */
export interface RefusedCount {
  readonly name: string;
  readonly refused: string;
}

/** A facet that is asked for: its field, and which of its terms. */
export interface FacetAsk {
  readonly name: string;
  readonly field: string;
  readonly offset: number;
  readonly limit: number;
  readonly minCount: number;
  /** index: by character code; alphabet: by the folded term */
  readonly sort: 'count' | 'index' | 'alphabet';
}

/** A range facet that is asked for: its field, and the ranges, in the units of the field. */
export interface RangeFacetAsk {
  readonly name: string;
  readonly field: string;
  readonly start: number;
  readonly end: number;
  readonly interval: number;
}

/** Statistics that are asked for. */
export interface StatsAsk {
  readonly name: string;
  readonly field: string;
}

/** Vehicles whose builds the listings must match: read before the search (part-1.md `vins`, `match`). */
export interface Like {
  readonly vins: readonly string[];
  readonly match: readonly string[];
}

/** A postal code whose metropolitan area is looked up before the search (scopes/area.ts). */
export interface Area {
  readonly zip: string;
  readonly centre: Centre;
}

/**
 * What a URL asks, free of URL and engine. It is JSON: the log line and what `explain` prints. The same
 * question gives the same plan whatever the order and spelling of its parameters.
 */
export interface SearchPlan {
  readonly operation: string;
  readonly coverage: Coverage;
  readonly filters: readonly Filter[];
  readonly like?: Like | undefined;
  readonly area?: Area | undefined;
  readonly centre?: Centre | undefined;
  readonly order?: Order | undefined;
  readonly start: number;
  readonly rows: number;
  readonly plot: boolean;
  /** generation of the data that is asked for (data_version) */
  readonly version?: string | undefined;
  /** members of the stored documents that the page is made of; not said: the record */
  readonly reads?: readonly string[] | undefined;
  readonly facets?: readonly (FacetAsk | RefusedCount)[] | undefined;
  readonly rangeFacets?: readonly (RangeFacetAsk | RefusedCount)[] | undefined;
  readonly stats?: readonly (StatsAsk | RefusedCount)[] | undefined;
  /** fields that are counted without their own filters (other-values.ts): what is asked then, and counts these alone */
  readonly otherValues?: readonly SearchPlan[] | undefined;
}

/** Is it refused, while the others of the request are answered? */
export const isRefused = (ask: object): ask is RefusedCount => 'refused' in ask;
