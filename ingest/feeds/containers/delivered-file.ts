/** A file to be read, and how messages and reports call it. */
export interface DeliveredFile {
  /** as the user gave it; of an archive's member: `cars.zip: march/cars.csv` */
  readonly name: string;
  readonly path: string;
}

/** What of a delivered file was not read, and why. */
export interface PassedOver {
  /** a sheet of a workbook, a file of an archive, or the first rows of a table */
  readonly file: string;
  readonly why: string;
}

/** Is told each part that is not read. */
export type OnPassedOver = (passed: PassedOver) => void;

/** Why the first rows of a table were passed over. */
export const TITLE = 'a title above the header';
