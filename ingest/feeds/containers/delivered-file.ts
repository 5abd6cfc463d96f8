/** A file to be read, and how messages and reports call it. */
export interface DeliveredFile {
  /** as the user gave it; of an archive's member: `cars.zip: march/cars.csv` */
  readonly name: string;
  readonly path: string;
  /** how reports name its form where its content does not tell: a sheet is written as CSV on the way */
  readonly readAs?: string;
}

/** What of a delivered file was not read, and why. */
export interface PassedOver {
  /** a sheet of a workbook, a file of an archive, the first rows of a table, or a header within it */
  readonly file: string;
  readonly why: string;
}

/** Is told each part that is not read. */
export type OnPassedOver = (passed: PassedOver) => void;

/** Why the first rows of a table were passed over. */
export const TITLE = 'a title above the header';

/** Why rows within a table were passed over: files that were put together bring each its header. */
export const HEADER_AGAIN = 'the header again';
