import { createReadStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CsvError, parse } from 'csv-parse';
import { CSV, columnName } from '../header.ts';
import type { JobLimits } from '../limits.ts';
import { JobFault } from './fault.ts';

/** A row of a file: name of the column → text. */
export type Row = Readonly<Record<string, string>>;

/** The rows of an uploaded CSV file. */
export interface Rows {
  /** names of the columns as the file writes them, in its order */
  readonly columns: readonly string[];
  /** texts by the folded names (columnName) */
  readonly rows: readonly Row[];
}

/** Bytes of one row: a quote that is never closed is found here, not at the end of the file. */
const LONGEST_ROW = 65_536;

/** Ends a stream that grows longer than is allowed: a gzip bomb costs no more than this. */
function bounded(most: number, tooLarge: () => JobFault): Transform {
  let bytes = 0;
  return new Transform({
    transform(block: Buffer, _, done) {
      bytes += block.length;
      if (bytes > most) done(tooLarge());
      else done(null, block);
    },
  });
}

function faultOf(error: unknown): unknown {
  if (error instanceof JobFault) return error;
  if (error instanceof CsvError)
    return new JobFault('not_csv', `line ${String(error.lines ?? '?')}: ${error.code}`, { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^Z_/.test(code)) return new JobFault('not_gzip', code === 'Z_BUF_ERROR' ? 'it ends too early' : code);
  return code === 'ENOENT' ? new JobFault('input_missing') : error;
}

/**
 * Reads a file of a job whole, within its limits. Throws JobFault for what the file is at fault for: not gzip, not CSV,
 * too long, too many rows, none.
 */
export async function readRows(
  file: string,
  gzipped: boolean,
  limits: Pick<JobLimits, 'inflatedBytes' | 'rows'>,
): Promise<Rows> {
  let columns: readonly string[] = [];
  const rows: Row[] = [];
  const csv = parse({
    ...CSV,
    max_record_size: LONGEST_ROW,
    columns: (names: string[]) => {
      columns = names;
      return names.map(columnName);
    },
  });
  /** what ended the reading: streams tell each other of an end in words of their own */
  let ended: JobFault | undefined;
  const end = (fault: JobFault): JobFault => {
    ended ??= fault;
    return ended;
  };
  const collect = async (source: AsyncIterable<Row>): Promise<void> => {
    for await (const row of source) {
      if (rows.length === limits.rows) throw end(new JobFault('too_many_rows', limits.rows));
      rows.push(row);
    }
  };
  const source: Readable = createReadStream(file);
  try {
    const { inflatedBytes } = limits;
    const bound = bounded(inflatedBytes, () => end(new JobFault('too_large', inflatedBytes)));
    if (gzipped) await pipeline(source, createGunzip(), bound, csv, collect);
    else await pipeline(source, bound, csv, collect);
  } catch (error) {
    throw ended ?? faultOf(error);
  }
  if (rows.length === 0) throw new JobFault('no_rows');
  return { columns, rows };
}
