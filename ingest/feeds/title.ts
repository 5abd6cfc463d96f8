import { headerKey } from './columns.ts';

/** How many rows of a table, from its top, may be a title. */
export const TITLE_ROWS = 20;

/**
 * Where the header of a table stands that begins with a title; -1: it has none. The header names two columns that are known,
 * or more, and every row above it says less than that: a table whose columns we do not know has no title. `rows`: the cells
 * of each row, as far as they say anything.
 */
export function headerBelow(rows: readonly (readonly string[])[], isKnown: (key: string) => boolean): number {
  let widest = 0;
  for (const [at, said] of rows.slice(0, TITLE_ROWS + 1).entries()) {
    // columns of a map without a header are called 1, 2, 3: numbers are cells of vehicles
    const known = said.filter((text) => /\p{L}/u.test(text) && isKnown(headerKey(text))).length;
    if (known >= 2) return known > widest ? at : -1;
    widest = Math.max(widest, said.length);
  }
  return -1;
}
