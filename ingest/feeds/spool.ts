import { open } from 'node:fs/promises';
import { Refused } from '../ground/outcome.ts';
import { contentOf, type FileKind, fileKind } from './content.ts';
import { type Header, readHeader, valuesOf } from './header.ts';
import type { Limits } from './limits.ts';
import { refusePrettyJson } from './pretty-json.ts';
import { type Row, RowCutter } from './records.ts';
import { plainRow } from './row-scan.ts';
import { type Malformed, SpoolWriter } from './spool-writer.ts';
import { withoutMark } from './text.ts';

/**
 * A delivered file, ready for the database. Delimited files and JSON Lines are copied plain, one line a row, each with
 * the number of its line as an additional first column, so that every row can be named; what is no row stands apart, in
 * the file's `malformed`. Parquet is read in place.
 */
export type Spooled =
  | ({
      readonly format: 'delimited';
      readonly header: Header;
      /** numbers of the cells that hold marks (row-scan.ts, INSIDE) */
      readonly marked: ReadonlySet<number>;
    } & SpooledFile)
  | ({ readonly format: 'jsonl' } & SpooledFile)
  | ({ readonly format: 'parquet' } & Pick<SpooledFile, 'file' | 'path'>);

interface SpooledFile {
  /** name as the user gave it */
  readonly file: string;
  /** where the database finds it */
  readonly path: string;
  /** rows that the database finds, without the header */
  readonly rows: number;
  /** what is no row (spool-writer.ts) */
  readonly malformed: Malformed;
}

export interface SpoolOptions {
  readonly limits: Limits;
  /** is this header name (as headerKey gives it) one that we or the map know? */
  readonly isKnown: (key: string) => boolean;
  /** bytes read from the delivered file so far */
  readonly onRead: (bytes: number) => void;
}

/** So much of a file is looked at for its header. */
const LONGEST_HEAD = 4 * 2 ** 20;

/** JSON Lines, one object a line: refused at once when it is something else that is often sent. */
function isJson(file: string, chunk: Buffer): boolean {
  const start = chunk.subarray(0, 512).toString('utf8').trimStart();
  if (start.startsWith('['))
    throw new Refused(`${file}: line 1 starts a JSON array; give JSON Lines, one object per line`);
  if (start.startsWith('<')) throw new Refused(`${file}: line 1 starts an XML document`);
  if (!start.startsWith('{')) return false;
  refusePrettyJson(file, chunk);
  return true;
}

/** A last row without its line end is whole when it has all columns, or is a whole JSON text. */
export function refuseCutRow(file: string, row: Row, header: Header | undefined): void {
  const text = row.bytes.toString('utf8');
  const whole = header ? valuesOf(text, header.delimiter).length >= header.names.length : isJsonText(text);
  if (!whole) throw new Refused(`${file}: the file ends within the row at line ${row.line}`);
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function spoolText(
  file: string,
  kind: FileKind,
  path: string,
  options: SpoolOptions,
): Promise<Spooled> {
  const { limits, isKnown, onRead } = options;
  const writer = new SpoolWriter(path);
  const marked = new Set<number>();
  let cutter: RowCutter | undefined;
  let header: Header | undefined;
  let json: boolean | undefined;
  const accept = (row: Row): void => {
    if (row.fault !== undefined) writer.addMalformed(row.line, row.fault, row.bytes.toString('utf8'));
    else if (header) addDelimited(writer, row, header.delimiter, marked);
    else writer.addJson(row.line, row.bytes);
  };
  try {
    for await (const chunk of headFirst(withoutMark(file, contentOf(file, kind, limits, onRead)))) {
      json ??= isJson(file, chunk);
      let rest = chunk;
      if (!cutter && !json) {
        // the delimiter follows from the header, and where rows end follows from the delimiter
        const head = headerRow(file, chunk, limits);
        header = readHeader(file, head.text, isKnown);
        cutter = rowCutter(file, header, limits, head.nextLine);
        rest = chunk.subarray(head.nextByte);
      }
      cutter ??= new RowCutter(file, { longest: limits.rowBytes });
      for (const row of cutter.take(rest)) accept(row);
      await writer.flush();
    }
    for (const row of cutter?.end() ?? []) {
      if (!row.ended) refuseCutRow(file, row, header);
      accept(row);
    }
    await writer.end();
  } catch (error) {
    writer.destroy();
    throw error;
  }
  const spooled = { file, path, rows: writer.rows, malformed: writer.malformed };
  if (json) return { format: 'jsonl', ...spooled };
  if (!header) throw new Refused(`${file}: the file is empty`);
  return { format: 'delimited', header, marked, ...spooled };
}

/** Writes a row as the database reads it; `marked` takes down which cells hold marks. */
function addDelimited(
  writer: SpoolWriter,
  { line, bytes, plain }: Row,
  delimiter: string,
  marked: Set<number>,
): void {
  const row = plain ? undefined : plainRow(bytes, delimiter.charCodeAt(0));
  for (const cell of row?.marked ?? []) marked.add(cell);
  writer.addRow(line, delimiter, row?.bytes ?? bytes);
}

/** Cuts the rows behind a header; the first of them stands on `line`. */
export const rowCutter = (
  file: string,
  { delimiter, names }: Header,
  { rowBytes }: Limits,
  line: number,
): RowCutter =>
  new RowCutter(file, { delimiter: delimiter.charCodeAt(0), columns: names.length, longest: rowBytes }, line);

/** Joins the first chunks until they hold a line end, so that the header is in one piece. */
export async function* headFirst(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.includes(0x0a) || head.length > LONGEST_HEAD) {
      yield head;
      head = undefined;
    }
  }
  if (head?.length) yield head;
}

/** The first row that is not blank; a header holds no line end in quotes. */
export function headerRow(
  file: string,
  chunk: Buffer,
  limits: Limits,
): { text: string; nextByte: number; nextLine: number } {
  let from = 0;
  for (let line = 1; from < chunk.length; line += 1) {
    const feed = chunk.indexOf(0x0a, from);
    const end = feed === -1 ? chunk.length : feed;
    if (end - from > limits.rowBytes)
      throw new Refused(`${file}: the row at line ${line} is longer than ${limits.rowBytes} bytes`);
    const text = chunk.subarray(from, end).toString('utf8').replace(/\r+$/, '');
    from = end + 1;
    if (text.trim()) return { text, nextByte: from, nextLine: line + 1 };
  }
  throw new Refused(`${file}: the file is empty`);
}

/** Parquet ends with the mark it begins with; without it the file was cut off. */
async function refuseCutParquet(file: string, { bytes }: FileKind): Promise<void> {
  const handle = await open(file);
  try {
    const tail = Buffer.alloc(4);
    await handle.read(tail, 0, 4, Math.max(0, bytes - 4));
    if (bytes < 12 || tail.toString('latin1') !== 'PAR1')
      throw new Refused(`${file}: the Parquet file is truncated`);
  } finally {
    await handle.close();
  }
}

/**
 * Reads the delivered file once from start to end and makes it ready for the database at `path`. Memory is
 * bounded by the longest row. Throws Refused, naming file and line, for what is no whole text of rows.
 */
export async function spool(file: string, path: string, options: SpoolOptions): Promise<Spooled> {
  const kind = await fileKind(file);
  if (kind.bytes === 0) throw new Refused(`${file}: the file is empty`);
  if (kind.kind !== 'parquet') return spoolText(file, kind, path, options);
  await refuseCutParquet(file, kind);
  options.onRead(kind.bytes);
  return { format: 'parquet', file, path: file };
}
