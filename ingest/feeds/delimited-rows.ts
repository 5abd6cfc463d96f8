import { isUtf8 } from 'node:buffer';
import { Refused } from '../ground/outcome.ts';
import { type Header, readHeader, valuesOf } from './header.ts';
import type { Limits } from './limits.ts';
import { NOT_UTF8, type Row, RowCutter } from './records.ts';
import { plainRow } from './row-scan.ts';
import type { SpoolWriter } from './spool-writer.ts';
import type { TextReader } from './text-reader.ts';

const FORMS: Readonly<Record<Header['delimiter'], string>> = {
  ',': 'CSV',
  '\t': 'tab-delimited',
  '|': 'pipe-delimited',
  ';': 'CSV with semicolons',
};

/** How a delimited file is to be read. */
export interface DelimitedOptions {
  readonly file: string;
  readonly limits: Limits;
  /** is this header name (as headerKey gives it) one that we or the map know? */
  readonly isKnown: (key: string) => boolean;
  /** the file has no header; its columns are called 1, 2, 3 … */
  readonly isHeaderless?: boolean | undefined;
}

/** Reads a delimited file; its first piece holds the first row whole (headFirst). */
export class DelimitedRows implements TextReader {
  readonly #options: DelimitedOptions;
  readonly #writer: SpoolWriter;
  readonly marked = new Set<number>();
  #header: Header | undefined;
  #cutter: RowCutter | undefined;
  isMisread = false;

  constructor(options: DelimitedOptions, writer: SpoolWriter) {
    this.#options = options;
    this.#writer = writer;
  }

  get header(): Header {
    if (!this.#header) throw new Refused(`${this.#options.file}: the file is empty`);
    return this.#header;
  }

  get form(): string {
    return FORMS[this.header.delimiter];
  }

  take(chunk: Buffer): void {
    const rest = this.#cutter ? chunk : this.#takeHeader(chunk);
    for (const row of this.#cutter?.take(rest) ?? []) this.#add(row);
  }

  end(): void {
    for (const row of this.#cutter?.end() ?? []) {
      if (!row.ended) refuseCutRow(this.#options.file, row, this.header);
      this.#add(row);
    }
  }

  /** Reads the header, which tells the delimiter, and so where rows end; gives what follows it. */
  #takeHeader(chunk: Buffer): Buffer {
    const { file, limits, isKnown, isHeaderless } = this.#options;
    const head = headerRow(file, chunk, limits);
    if (!isUtf8(chunk.subarray(0, head.nextByte))) this.isMisread = true;
    this.#header = readHeader(file, head.text, isKnown, isHeaderless);
    this.#cutter = rowCutter(file, this.#header, limits, isHeaderless ? head.nextLine - 1 : head.nextLine);
    return chunk.subarray(isHeaderless ? head.firstByte : head.nextByte);
  }

  /** Writes a row as the database reads it; takes down which cells hold marks. */
  #add({ line, bytes, plain, fault }: Row): void {
    if (fault !== undefined) {
      if (fault === NOT_UTF8) this.isMisread = true;
      this.#writer.addMalformed(line, fault, bytes.toString('utf8'));
      return;
    }
    const { delimiter } = this.header;
    const row = plain ? undefined : plainRow(bytes, delimiter.charCodeAt(0));
    for (const cell of row?.marked ?? []) this.marked.add(cell);
    this.#writer.addRow(line, delimiter, row?.bytes ?? bytes);
  }
}

/** A last row without its line end is whole when it has all columns. */
export function refuseCutRow(file: string, { line, bytes }: Row, { delimiter, names }: Header): void {
  if (valuesOf(bytes.toString('utf8'), delimiter).length < names.length)
    throw new Refused(`${file}: the file ends within the row at line ${line}`);
}

/** Cuts the rows behind a header; the first of them stands on `line`. */
export const rowCutter = (
  file: string,
  { delimiter, names }: Header,
  { rowBytes }: Limits,
  line: number,
): RowCutter =>
  new RowCutter(file, { delimiter: delimiter.charCodeAt(0), columns: names.length, longest: rowBytes }, line);

/** The line above the header with which spreadsheets are told what stands between cells; the header tells it, too. */
const SAYS_DELIMITER = /^"?sep=[,;|\t]?"?$/i;

/** A line in which nothing stands between the delimiters: spreadsheets write blank rows so. */
const NOTHING_BETWEEN = /^[,;|\t\s]*$/;

/** The first row that says anything; a header holds no line end in quotes. */
export function headerRow(
  file: string,
  chunk: Buffer,
  limits: Limits,
): { text: string; firstByte: number; nextByte: number; nextLine: number } {
  let from = 0;
  for (let line = 1; from < chunk.length; line += 1) {
    const feed = chunk.indexOf(0x0a, from);
    const end = feed === -1 ? chunk.length : feed;
    if (end - from > limits.rowBytes)
      throw new Refused(`${file}: the row at line ${line} is longer than ${limits.rowBytes} bytes`);
    const text = chunk.subarray(from, end).toString('utf8').replace(/\r+$/, '');
    if (!NOTHING_BETWEEN.test(text) && !SAYS_DELIMITER.test(text))
      return { text, firstByte: from, nextByte: end + 1, nextLine: line + 1 };
    from = end + 1;
  }
  throw new Refused(`${file}: the file is empty`);
}
