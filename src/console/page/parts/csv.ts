/** A cell of a table as it is written to a file; undefined and null: nothing is known. */
export type Cell = string | number | undefined | null;

/**
 * A table as CSV (RFC 4180). Sellers write what they like: text that a spreadsheet would run as a formula has an
 * apostrophe before it.
 */
export async function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  return stringify([head, ...rows] as Cell[][], { escape_formulas: true, record_delimiter: 'windows' });
}
