import { cellOf } from '../columns.ts';
import type { RowWriter, WriterOptions } from './row-writer.ts';

const encoder = new TextEncoder();

/** A listing a line: whole as searches answer it, or an object of the columns that were chosen, without what is unknown. */
export function jsonLines({ columns, isChosen }: WriterOptions): RowWriter {
  const row = (listing: object): object =>
    isChosen ? Object.fromEntries(columns.map((column) => [column.name, cellOf(listing, column)])) : listing;
  return {
    write: (listings) => encoder.encode(listings.map((one) => `${JSON.stringify(row(one))}\n`).join('')),
    end: () => new Uint8Array(),
  };
}
