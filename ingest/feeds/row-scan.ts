import { lineFeeds } from './text.ts';

/** The byte that no text file holds: it is refused. */
export const NUL = 0x00;
const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;

/** Where a row ends, and what it is made of. */
export interface RowScan {
  /** place of its line feed */
  readonly at: number;
  /** line feeds before it that stand in quotes */
  readonly inside: number;
  readonly cells: number;
  /** does text follow the quotes of a value? */
  readonly behind: boolean;
  /** no quotes, and nothing else that plainRow would change */
  readonly plain: boolean;
}

/** Place of the quote that ends the value opened at `open`; -1 when the bytes end before. A doubled quote is a character. */
function closingQuote(bytes: Buffer, open: number): number {
  let close = bytes.indexOf(QUOTE, open + 1);
  while (close !== -1 && bytes[close + 1] === QUOTE) close = bytes.indexOf(QUOTE, close + 2);
  return close;
}

/** Is this place the end of a cell: a delimiter, or a line end of any kind? */
function endsCell(bytes: Buffer, at: number, delimiter: number): boolean {
  let end = at;
  while (bytes[end] === CR) end += 1;
  return end >= bytes.length || bytes[end] === LF || (end === at && bytes[end] === delimiter);
}

/** Is this a control character that plainRow changes? A carriage return at the end of a line is none. */
function isOdd(bytes: Buffer, at: number): boolean {
  const next = bytes[at + 1];
  return bytes[at] === CR ? next !== LF && next !== CR : (bytes[at] ?? BLANK) <= LAST_MARK;
}

/**
 * Reads the row at `from` by RFC 4180: a quote opens only at the start of a cell, a doubled one is a character, and a
 * line feed in quotes belongs to the value. 'open' when the bytes end in quotes, 'more' when they end elsewhere.
 */
export function scanRow(bytes: Buffer, from: number, delimiter: number): RowScan | 'open' | 'more' {
  let inside = 0;
  let cells = 1;
  let behind = false;
  let plain = true;
  let starts = true;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === delimiter) {
      cells += 1;
      starts = true;
    } else if (byte === LF) return { at, inside, cells, behind, plain };
    else if (byte === QUOTE && starts) {
      const close = closingQuote(bytes, at);
      if (close === -1) return 'open';
      inside += lineFeeds(bytes, at, close);
      at = close;
      starts = false;
      plain = false;
      if (!endsCell(bytes, close + 1, delimiter)) behind = true;
    } else {
      starts = false;
      if (byte !== undefined && byte <= CR && isOdd(bytes, at)) plain = false;
    }
  }
  return 'more';
}

/** What stands in a spooled row for a delimiter, a line feed and a carriage return inside of a value. */
export const INSIDE = { delimiter: 0x01, feed: 0x02, carriage: 0x03 } as const;
const LAST_MARK = INSIDE.carriage;
const BLANK = 0x20;

/** A row as the database reads it: without quoting. */
export interface PlainRow {
  readonly bytes: Buffer;
  /** numbers of the cells that hold one of INSIDE */
  readonly marked: ReadonlySet<number>;
}

/** What stands for a byte of a value; a control character that would be taken for a mark is a blank. */
function inValue(byte: number, delimiter: number): number {
  if (byte === delimiter) return INSIDE.delimiter;
  if (byte === LF) return INSIDE.feed;
  if (byte === CR) return INSIDE.carriage;
  return byte <= LAST_MARK ? BLANK : byte;
}

/**
 * A row that was scanned without a fault, with its quotes taken off: a cell ends at each delimiter and nowhere else, and
 * the row is one line. Never longer than the row.
 */
export function plainRow(row: Buffer, delimiter: number): PlainRow {
  const out = Buffer.allocUnsafe(row.length);
  const marked = new Set<number>();
  let length = 0;
  let cell = 0;
  let starts = true;
  let quoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const byte = row[at] ?? BLANK;
    if (byte === delimiter && !quoted) {
      out[length++] = byte;
      cell += 1;
      starts = true;
      continue;
    }
    const doubled = quoted && byte === QUOTE && row[at + 1] === QUOTE;
    if (doubled) at += 1;
    if (byte === QUOTE && !doubled && (quoted || starts)) quoted = !quoted;
    else {
      const kept = inValue(byte, delimiter);
      if (kept <= LAST_MARK) marked.add(cell);
      out[length++] = kept;
    }
    starts = false;
  }
  return { bytes: out.subarray(0, length), marked };
}
