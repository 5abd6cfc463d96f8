import { Refused } from '../outcome.ts';
import { lineFeeds } from './text.ts';

const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;

/** One row of a delimited file or one line of JSON: its bytes without the line end, and the line on which it starts. */
export interface Row {
  readonly line: number;
  readonly bytes: Buffer;
  /** false: the file ended before the line end */
  readonly ended: boolean;
}

/** Where a row ends: the place of its line feed, and the line feeds before it that stand in quotes. */
interface End {
  readonly at: number;
  readonly inside: number;
}

/** Place of the quote that ends the value opened at `open`; -1 when the bytes end before. A doubled quote is a character. */
function closingQuote(bytes: Buffer, open: number): number {
  let close = bytes.indexOf(QUOTE, open + 1);
  while (close !== -1 && bytes[close + 1] === QUOTE) close = bytes.indexOf(QUOTE, close + 2);
  return close;
}

/**
 * End of the row at `from`, read by RFC 4180: a quote opens only at the start of a field, a doubled one is a
 * character, and a line feed in quotes belongs to the value. 'open' when the bytes end in quotes, 'more' when
 * they end elsewhere.
 */
function quotedEnd(bytes: Buffer, from: number, delimiter: number): End | 'open' | 'more' {
  let inside = 0;
  let fieldStart = true;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE && fieldStart) {
      const close = closingQuote(bytes, at);
      if (close === -1) return 'open';
      inside += lineFeeds(bytes, at, close);
      at = close;
      fieldStart = false;
    } else if (byte === LF) return { at, inside };
    else fieldStart = byte === delimiter;
  }
  return 'more';
}

/** Options of a cut: `delimiter` is a byte value; undefined: lines without quoting (JSON Lines). */
export interface CutOptions {
  readonly delimiter?: number | undefined;
  readonly longest: number;
}

/**
 * Cuts text into rows; blank lines are left out. Throws Refused for a row longer than `longest` and for a file
 * that ends inside quotes.
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
    let quote = this.#options.delimiter === undefined ? -1 : bytes.indexOf(QUOTE);
    while (from < bytes.length) {
      let end: End | 'open' | 'more' = { at: bytes.indexOf(LF, from), inside: 0 };
      if (quote !== -1 && quote < from) quote = bytes.indexOf(QUOTE, from);
      const quoted = quote !== -1 && (end.at === -1 || quote < end.at);
      if (quoted) end = quotedEnd(bytes, from, this.#options.delimiter ?? 0);
      if (typeof end === 'string' || end.at === -1) break;
      this.#checkLength(end.at - from);
      const row = this.#row(bytes, from, end.at, true);
      if (row) yield row;
      this.#line += end.inside + 1;
      from = end.at + 1;
    }
    this.#rest = bytes.subarray(from);
    this.#checkLength(this.#rest.length);
  }

  /** The row behind the last line end, if there is one. */
  last(): Row | undefined {
    const { delimiter } = this.#options;
    if (delimiter !== undefined && quotedEnd(this.#rest, 0, delimiter) === 'open') {
      throw new Refused(`${this.#file}: the file ends inside the quotes of the row at line ${this.#line}`);
    }
    return this.#row(this.#rest, 0, this.#rest.length, false);
  }

  #row(bytes: Buffer, from: number, to: number, ended: boolean): Row | undefined {
    const end = to > from && bytes[to - 1] === CR ? to - 1 : to;
    const row = bytes.subarray(from, end);
    for (const byte of row) {
      if (byte > 0x20) return { line: this.#line, bytes: row, ended };
    }
    return undefined;
  }

  #checkLength(length: number): void {
    if (length <= this.#options.longest) return;
    throw new Refused(
      `${this.#file}: the row at line ${this.#line} is longer than ${this.#options.longest} bytes`,
    );
  }
}
