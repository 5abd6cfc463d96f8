/** A file to be read, and how messages and reports call it. */
export interface DeliveredFile {
  /** as the user gave it; of an archive's member: `cars.zip: march/cars.csv` */
  readonly name: string;
  readonly path: string;
}
