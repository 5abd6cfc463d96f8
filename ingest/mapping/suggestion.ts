import type { SeenColumn } from './look.ts';

/** The column of ours that a column of a file likely is. */
export interface Suggestion {
  readonly column: SeenColumn;
  /** name of our column; undefined: none is like it */
  readonly to?: string | undefined;
  /** what the header says of the unit: km, EUR */
  readonly unit?: string | undefined;
  /** a pattern whose first group is the text: of a date its year */
  readonly match?: string | undefined;
  /** what stands between the values of a cell that holds several */
  readonly split?: string | undefined;
  /** a second column of ours that the same cells fill, and the pattern of its text: a postal code beside its town */
  readonly also?: { readonly to: string; readonly match: string } | undefined;
  /** the header is ours already: the map need not name it */
  readonly isOwn?: boolean;
  /** our column that the header names, and whose values these cannot be: a load would reject each row */
  readonly contradicts?: string | undefined;
}
