import { isUtf8 } from 'node:buffer';
import { CommandRefusal } from '../ground/outcome.ts';
import { headerKey } from './columns.ts';
import { HEADER_AGAIN, type OnPassedOver, TITLE } from './containers/delivered-file.ts';
import { DELIMITERS, type Header, readHeader, valuesOf } from './header.ts';
import type { Limits } from './limits.ts';
import { NOT_UTF8, type Row, RowCutter } from './records.ts';
import { plainRow, scanRow } from './row-scan.ts';
import type { SpoolWriter } from './spool-writer.ts';
import type { TextReader } from './text-reader.ts';
import { headerBelow, TITLE_ROWS } from './title.ts';

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
  /** is told of a title above the header, and of the header where it stands again */
  readonly onPassedOver?: OnPassedOver | undefined;
}

/** Has a row, whose quotes are taken off, nothing but blanks in its cells? Spreadsheets write blank rows so. */
function saysNothing(row: Buffer, delimiter: number): boolean {
  for (const byte of row) if (byte !== delimiter && byte !== 0x20 && byte !== 0x0d) return false;
  return true;
}

/** Reads a delimited file; its first piece holds the first row whole (headFirst). */
export class DelimitedRows implements TextReader {
  readonly #options: DelimitedOptions;
  readonly #writer: SpoolWriter;
  readonly marked = new Set<number>();
  #header: Header | undefined;
  #cutter: RowCutter | undefined;
  /** the header as it stands in the file; a file without one has none */
  #headerBytes: Buffer | undefined;
  readonly #again: number[] = [];
  isMisread = false;

  constructor(options: DelimitedOptions, writer: SpoolWriter) {
    this.#options = options;
    this.#writer = writer;
  }

  get header(): Header {
    if (!this.#header) throw new CommandRefusal(`${this.#options.file}: the file is empty`);
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
    if (this.#again.length)
      this.#options.onPassedOver?.({
        file: `${this.#options.file}, ${linesOf(this.#again)}`,
        why: HEADER_AGAIN,
      });
  }

  /** Reads the header, which tells the delimiter, and so where rows end; gives what follows it. */
  #takeHeader(chunk: Buffer): Buffer {
    const { file, limits, isKnown, isHeaderless } = this.#options;
    const head = isHeaderless
      ? { ...headerRow(file, chunk, limits), title: 0 }
      : titledHeader(chunk, this.#options);
    if (head.title) this.#options.onPassedOver?.({ file: `${file}, to line ${head.title}`, why: TITLE });
    if (!isUtf8(chunk.subarray(0, head.nextByte))) this.isMisread = true;
    this.#header = readHeader(file, head.text, isKnown, isHeaderless);
    if (!isHeaderless) this.#headerBytes = lineOf(chunk.subarray(head.firstByte, head.nextByte));
    this.#cutter = rowCutter(file, this.#header, limits, isHeaderless ? head.line : head.nextLine);
    return chunk.subarray(isHeaderless ? head.firstByte : head.nextByte);
  }

  /** Writes a row as the database reads it; takes down which cells hold marks. */
  #add({ line, bytes, plain, fault }: Row): void {
    if (this.#headerBytes?.equals(withoutMark(bytes))) {
      this.#again.push(line);
      return;
    }
    if (fault !== undefined) {
      if (fault === NOT_UTF8) this.isMisread = true;
      this.#writer.addMalformed(line, fault, bytes.toString('utf8'));
      return;
    }
    const { delimiter } = this.header;
    const row = plain ? undefined : plainRow(bytes, delimiter.charCodeAt(0));
    if (saysNothing(row?.bytes ?? bytes, delimiter.charCodeAt(0))) return;
    for (const cell of row?.marked ?? []) this.marked.add(cell);
    this.#writer.addRow(line, delimiter, row?.bytes ?? bytes);
  }
}

const MARK = Buffer.from('\ufeff');

/** What stands behind the mark with which a UTF-8 file begins; one that was put behind another has it within. */
const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, MARK.length).equals(MARK) ? bytes.subarray(MARK.length) : bytes;

/** A copy of a row without its line end. */
function lineOf(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0x0a || bytes[end - 1] === 0x0d)) end -= 1;
  return Buffer.from(withoutMark(bytes.subarray(0, end)));
}

/** How many lines are told by their numbers. */
const TOLD_LINES = 5;

function linesOf(lines: readonly number[]): string {
  const told = lines.slice(0, TOLD_LINES).join(', ');
  const more = lines.length - TOLD_LINES;
  return `line${lines.length > 1 ? 's' : ''} ${told}${more > 0 ? ` and ${more} more` : ''}`;
}

/** A last row without its line end is whole when it has all columns. */
export function refuseCutRow(file: string, { line, bytes }: Row, { delimiter, names }: Header): void {
  if (valuesOf(bytes.toString('utf8'), delimiter).length < names.length)
    throw new CommandRefusal(`${file}: the file ends within the row at line ${line}`);
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

/** The row that names the columns, and where it stands. */
interface HeaderRow {
  /** line ends within its names are blanks */
  readonly text: string;
  readonly line: number;
  readonly firstByte: number;
  readonly nextByte: number;
  readonly nextLine: number;
}

/** Where the row that begins at `from` ends, where a name of it in quotes holds line ends ("Stock\nNo"); undefined: it is one line. */
function endOverLines(
  chunk: Buffer,
  from: number,
): { readonly at: number; readonly inside: number } | undefined {
  for (const delimiter of DELIMITERS) {
    const row = scanRow(chunk, from, delimiter.charCodeAt(0));
    // the quotes of a title open and close anywhere
    if (typeof row === 'object' && row.inside > 0 && row.inside < TITLE_ROWS && row.cells > 1 && !row.behind)
      return row;
  }
  return undefined;
}

/** The rows of a piece that say anything. */
function* saidRows(file: string, chunk: Buffer, { rowBytes }: Limits): Generator<HeaderRow> {
  let from = 0;
  for (let line = 1; from < chunk.length; line += 1) {
    const feed = chunk.indexOf(0x0a, from);
    const { at: end, inside } = endOverLines(chunk, from) ?? {
      at: feed === -1 ? chunk.length : feed,
      inside: 0,
    };
    if (end - from > rowBytes)
      throw new CommandRefusal(`${file}: the row at line ${line} is longer than ${rowBytes} bytes`);
    const whole = chunk.subarray(from, end).toString('utf8').replace(/\r+$/, '');
    const text = inside ? whole.replaceAll(/\s*\n\s*/g, ' ') : whole;
    if (!NOTHING_BETWEEN.test(text) && !SAYS_DELIMITER.test(text))
      yield { text, line, firstByte: from, nextByte: end + 1, nextLine: line + inside + 1 };
    from = end + 1;
    line += inside;
  }
}

/** The first row that says anything. */
export function headerRow(file: string, chunk: Buffer, limits: Limits): HeaderRow {
  for (const row of saidRows(file, chunk, limits)) return row;
  throw new CommandRefusal(`${file}: the file is empty`);
}

const saidIn = (row: string, delimiter: string): string[] =>
  valuesOf(row, delimiter)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** The header of a file, and how many lines of a title stand above it. A first row that names a column, with others beside it, is the header. */
function titledHeader(
  chunk: Buffer,
  { file, limits, isKnown }: DelimitedOptions,
): HeaderRow & { readonly title: number } {
  const first = headerRow(file, chunk, limits);
  const isTold = DELIMITERS.some((delimiter) => {
    const said = saidIn(first.text, delimiter);
    return said.length > 1 && said.some((text) => isKnown(headerKey(text)));
  });
  if (isTold) return { ...first, title: 0 };
  const rows: HeaderRow[] = [];
  for (const row of saidRows(file, chunk, limits)) if (rows.push(row) > TITLE_ROWS + 1) break;
  for (const delimiter of DELIMITERS) {
    const at = headerBelow(
      rows.map(({ text }) => saidIn(text, delimiter)),
      isKnown,
    );
    const [header, next] = [rows[at], rows[at + 1]];
    if (!header || at === 0) continue;
    // what stands below it has as many cells, so that it is no line of the title
    const widths = [header, next ?? header].map(({ text }) => valuesOf(text, delimiter).length);
    if (widths[0] === widths[1]) return { ...header, title: header.line - 1 };
  }
  return { ...first, title: 0 };
}
