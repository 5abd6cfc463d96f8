import type { Header } from './header.ts';

/** Reads the rows of a text that comes in pieces into a spool. */
export interface TextReader {
  /** as reports call the form of the file: `CSV`, `JSON Lines` */
  readonly form: string;
  /** of a delimited file */
  readonly header?: Header;
  /** numbers of the cells that hold marks (row-scan.ts, INSIDE) */
  readonly marked?: ReadonlySet<number>;
  /** it holds bytes that are no UTF-8 */
  readonly isMisread: boolean;
  /** writes the rows that are complete once `chunk` is there; throws CommandRefusal for what is no text of rows */
  take(chunk: Buffer): void;
  /** writes the rows that end with the file; throws CommandRefusal when the file was cut */
  end(): void;
}
