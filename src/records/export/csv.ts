import { stringify } from 'csv-stringify/sync';
import { cellOf } from '../columns.ts';
import type { RowWriter, WriterOptions } from './row-writer.ts';

const encoder = new TextEncoder();

/**
 * CSV as RFC 4180 has it, with a header: lists are JSON text, flags true and false, what is unknown is empty. With
 * `escapesFormulas` a text that a spreadsheet would take for a formula has an apostrophe before it.
 */
export function csv({ columns, escapesFormulas }: WriterOptions): RowWriter {
  const options = {
    record_delimiter: '\r\n',
    escape_formulas: escapesFormulas,
    cast: { boolean: String },
  } as const;
  let header: string[][] = [columns.map(({ name }) => name)];
  const text = (listings: readonly object[]): Uint8Array => {
    const rows = [...header, ...listings.map((one) => columns.map((column) => cellOf(one, column)))];
    header = [];
    return encoder.encode(rows.length > 0 ? stringify(rows, options) : '');
  };
  return { write: text, end: () => text([]) };
}
