/** What a search answers, as far as the page reads it. */

/** Terms of a facet with their numbers, or why there are none. */
export type Terms = readonly Term[] | readonly [FacetFault];
/** A value with its number. */
export interface Term {
  readonly item: string;
  readonly count: number;
}
interface FacetFault {
  readonly result: 'Error';
  readonly message: string;
}

/** A range of a histogram, with its count. */
interface Bar {
  readonly lower_bound: number;
  readonly upper_bound: number;
  readonly count: number;
}

/** A range facet as it is answered. */
export interface Bars {
  readonly counts: readonly Bar[];
  readonly before: number;
  readonly after: number;
  readonly start: number;
  readonly end: number;
}

/** The statistics of a field, by name. */
export type FieldFigures = Readonly<Record<string, number>> & {
  readonly percentiles?: Readonly<Record<string, number>>;
};

/** A record as a search answers it. */
export type Row = Readonly<Record<string, unknown>>;

/** The answer of a search, its page by the name of the list. */
export interface SearchAnswer {
  readonly num_found: number;
  readonly facets?: Readonly<Record<string, Terms>>;
  readonly range_facets?: Readonly<Record<string, Bars>>;
  readonly stats?: Readonly<Record<string, FieldFigures>>;
  readonly [list: string]: unknown;
}
