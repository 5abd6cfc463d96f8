import type { RowColumn } from '../columns.ts';

/** Makes the bytes of a file of listings as they come, part by part. */
export interface RowWriter {
  /** what stands before the first listing, and whatever of these is complete */
  write(listings: readonly object[]): Uint8Array;
  /** the rest of the file */
  end(): Uint8Array;
}

/** How the file of an export is written. */
export interface WriterOptions {
  readonly columns: readonly RowColumn[];
  /** the columns were named in the request */
  readonly isChosen: boolean;
  readonly escapesFormulas: boolean;
}
