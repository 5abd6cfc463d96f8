import { isUtf8 } from 'node:buffer';
import { CommandRefusal } from '../ground/outcome.ts';
import { NUL, type RowScan, scanRow } from './row-scan.ts';

const LF = 0x0a;
const CR = 0x0d;

/** One row of a delimited file or one line of JSON: its bytes without the line end, and the line on which it starts. */
export interface Row {
  readonly line: number;
  readonly bytes: Buffer;
  /** false: the file ended before the line end */
  readonly ended: boolean;
  /** why this is no row; undefined: it is one */
  readonly fault?: string | undefined;
  /** of a delimited file: it has no quotes and no odd characters (RowScan) */
  readonly plain?: boolean;
}

/** Options of a cut. */
export interface CutOptions {
  /** byte value; undefined: lines without quoting (JSON Lines) */
  readonly delimiter?: number | undefined;
  /** how many cells a row has; undefined: any number */
  readonly columns?: number | undefined;
  /** may a row be in another encoding than UTF-8? */
  readonly anyEncoding?: boolean;
  readonly longest: number;
}

/** Where a row ends and what it is made of; `fault`: what is wrong with it besides. */
type Cut = RowScan & { readonly fault?: string };

/** A line without quoting. */
const LINE: RowScan = { at: 0, inside: 0, cells: 1, behind: false, plain: false };

function isBlank(row: Buffer): boolean {
  for (const byte of row) if (byte > 0x20 || byte === NUL) return false;
  return true;
}

/** A row whose quotes stay open takes in lines behind it; when one of so many is a row, only its first line is at fault. */
const LOOKED_AT = 20;
const STRAY_QUOTE = 'an opening quote is never closed';
/** The fault of a row in another encoding. */
export const NOT_UTF8 = 'the row is not valid UTF-8';

/**
 * Cuts text into rows; blank lines are left out. Every row is given, those that cannot be read with their fault. Throws
 * CommandRefusal for a row longer than `longest` and for a file that ends inside quotes.
 */
export class RowCutter {
  readonly #file: string;
  readonly #options: CutOptions;
  #rest: Buffer = Buffer.alloc(0);
  #line = 1;

  constructor(file: string, options: CutOptions, line = 1) {
    this.#file = file;
    this.#options = options;
    this.#line = line;
  }

  /** Rows that are complete once `chunk` is there. */
  *take(chunk: Buffer): Generator<Row> {
    const bytes = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : chunk;
    let from = 0;
    while (from < bytes.length) {
      const scan = this.#scan(bytes, from);
      if (scan === 'more') break;
      const end = this.#endOf(bytes, from, scan);
      // what follows may yet tell, unless it would be beyond the longest row
      if ((scan === 'open' || end === 'more') && bytes.length - from <= this.#options.longest) break;
      const cut = end === 'more' ? scan : end;
      if (cut === 'open') break;
      yield* this.#cut(bytes, from, cut);
      from = cut.at + 1;
    }
    this.#rest = bytes.subarray(from);
    this.#checkLength(this.#rest.length);
  }

  /** The rows behind those that were complete: usually the one whose line end is missing. */
  *end(): Generator<Row> {
    const bytes = this.#rest;
    let from = 0;
    while (from < bytes.length) {
      const scan = this.#scan(bytes, from);
      if (scan === 'more') {
        yield* this.#cut(bytes, from, { ...this.#scanLast(bytes, from), at: bytes.length }, false);
        return;
      }
      const end = this.#endOf(bytes, from, scan);
      const cut = end === 'more' ? scan : end;
      if (cut === 'open' || (scan === 'open' && bytes.at(-1) !== LF)) {
        throw new CommandRefusal(
          `${this.#file}: the file ends inside the quotes of the row at line ${this.#line}`,
        );
      }
      yield* this.#cut(bytes, from, cut);
      from = cut.at + 1;
    }
  }

  #scan(bytes: Buffer, from: number): RowScan | 'open' | 'more' {
    const { delimiter } = this.#options;
    if (delimiter !== undefined) return scanRow(bytes, from, delimiter);
    const at = bytes.indexOf(LF, from);
    return at === -1 ? 'more' : { ...LINE, at };
  }

  /** What the row is made of that lacks its line end. */
  #scanLast(bytes: Buffer, from: number): RowScan {
    const scan = this.#scan(Buffer.concat([bytes.subarray(from), Buffer.from('\n')]), 0);
    return typeof scan === 'string' ? LINE : scan;
  }

  /**
   * Where a row ends: where it was found to, or with its first line, when its quotes take in lines that are rows of their
   * own. 'more' when the bytes are too few to tell.
   */
  #endOf(bytes: Buffer, from: number, scan: RowScan | 'open'): Cut | 'more' {
    if (scan !== 'open' && (!scan.inside || !this.#faultOf(scan))) return scan;
    if (this.#options.columns === undefined) return scan === 'open' ? 'more' : scan;
    const first = bytes.indexOf(LF, from);
    let unknown = false;
    let feed = first;
    for (let seen = 0; seen < LOOKED_AT && feed !== -1 && (scan === 'open' || feed < scan.at); seen += 1) {
      const next = this.#scan(bytes, feed + 1);
      if (typeof next === 'string') unknown = true;
      else if (!this.#faultOf(next)) return { ...LINE, at: first, fault: STRAY_QUOTE };
      feed = bytes.indexOf(LF, feed + 1);
    }
    return unknown || scan === 'open' ? 'more' : scan;
  }

  *#cut(bytes: Buffer, from: number, cut: Cut, ended = true): Generator<Row> {
    this.#checkLength(cut.at - from);
    let end = cut.at;
    while (end > from && bytes[end - 1] === CR) end -= 1;
    const row = bytes.subarray(from, end);
    if (!isBlank(row)) {
      const fault = this.#textFault(row) ?? cut.fault ?? this.#faultOf(cut);
      yield { line: this.#line, bytes: row, ended, fault, plain: cut.plain };
    }
    this.#line += cut.inside + 1;
  }

  #faultOf({ behind, cells }: RowScan): string | undefined {
    if (this.#options.delimiter === undefined) return undefined;
    if (behind) return 'text follows the closing quote of a value';
    const { columns = cells } = this.#options;
    if (cells < columns) return 'the row has fewer columns than the header';
    return cells > columns ? 'the row has more columns than the header' : undefined;
  }

  #textFault(row: Buffer): string | undefined {
    if (row.includes(NUL)) return 'the row contains a NUL byte';
    return this.#options.anyEncoding || isUtf8(row) ? undefined : NOT_UTF8;
  }

  #checkLength(length: number): void {
    if (length <= this.#options.longest) return;
    throw new CommandRefusal(
      `${this.#file}: the row at line ${this.#line} is longer than ${this.#options.longest} bytes`,
    );
  }
}
