/** A cell of a table as it is written to a file; undefined and null: nothing is known. */
export type Cell = string | number | undefined | null;

/** Tells how far the gathering of rows is: so many of all. */
export type Progress = (done: number, all: number) => void;

/**
 * A table as CSV (RFC 4180). Sellers write what they like: text that a spreadsheet would run as a formula has an
 * apostrophe before it.
 */
export async function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  return stringify([head, ...rows] as Cell[][], { escape_formulas: true, record_delimiter: 'windows' });
}
