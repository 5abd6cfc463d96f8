/** How cells of one type are read: SQL on the cell's text (NULL when it cannot be read), and why it cannot. */
export interface CellReading {
  /** type of the value in the ledger */
  readonly sqlType: string;
  /** undefined: the text is the value */
  readonly read?: (cell: string) => string;
  /** text, or SQL of it from the cell's text */
  readonly reason?: string | ((cell: string) => string);
}
