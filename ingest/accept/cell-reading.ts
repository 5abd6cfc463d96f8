/** How cells of one type are read: SQL on the cell's text (NULL when it cannot be read), and why it cannot. */
export interface CellReading {
  /** type of the value in the ledger */
  readonly sqlType: string;
  /** SQL on the cell's text that `read` needs more than once: it becomes a column of its own */
  readonly parse?: (cell: string) => string;
  /** undefined: the text is the value; `parsed`: SQL of what `parse` gives, where that is at hand */
  readonly read?: (cell: string, parsed?: string) => string;
  /** text, or SQL of it from the cell's text */
  readonly reason?: string | ((cell: string, parsed?: string) => string);
}
