import { csv } from './csv.ts';
import { jsonLines } from './json-lines.ts';
import { parquet } from './parquet.ts';
import type { RowWriter, WriterOptions } from './row-writer.ts';

/** Formats of an export. */

/** How an export is written. */
export interface ExportFormat {
  readonly contentType: string;
  /** of no use before its end, so that it cannot be resumed */
  readonly isWhole?: true;
  writer(options: WriterOptions): RowWriter;
}

/** The formats by the value of `format`, which is the ending of the file. */
export const EXPORT_FORMATS = {
  csv: { contentType: 'text/csv; charset=utf-8', writer: csv },
  jsonl: { contentType: 'application/jsonl', writer: jsonLines },
  parquet: { contentType: 'application/vnd.apache.parquet', isWhole: true, writer: parquet },
} as const satisfies Readonly<Record<string, ExportFormat>>;

/** Name of a format of exports. */
export type ExportFormatName = keyof typeof EXPORT_FORMATS;
