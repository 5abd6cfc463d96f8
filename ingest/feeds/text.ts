import { isUtf8 } from 'node:buffer';
import { Refused } from '../outcome.ts';

const LF = 0x0a;

/** Number of line feeds in the bytes from `from` up to `to`. */
export function lineFeeds(bytes: Buffer, from: number, to: number): number {
  let count = 0;
  for (let at = bytes.indexOf(LF, from); at !== -1 && at < to; at = bytes.indexOf(LF, at + 1)) count += 1;
  return count;
}

/** Length of the bytes without a character that is cut off at their end. */
function wholeCharacters(bytes: Buffer): number {
  const { length } = bytes;
  for (let back = 1; back <= 3 && back <= length; back += 1) {
    const byte = bytes[length - back] ?? 0;
    if (byte < 0x80) return length;
    if (byte < 0xc0) continue; // the inside of a character
    const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return needs > back ? length - back : length;
  }
  return length;
}

/** Place of the first byte that is no UTF-8, by halving; the bytes are known to hold one. */
function firstFault(bytes: Buffer): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const upto = bytes.subarray(0, middle);
    if (isUtf8(upto.subarray(0, wholeCharacters(upto)))) good = middle;
    else bad = middle;
  }
  return Math.max(0, bad - 1);
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const WIDE = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/**
 * Passes the chunks on, each ending between two characters, without a byte-order mark. Throws Refused, naming
 * the line, when they are no UTF-8 text.
 */
export async function* utf8Text(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  let first = true;
  const refuse = (bytes: Buffer, at: number, why: string): never => {
    throw new Refused(`${file}: line ${line + lineFeeds(bytes, 0, at)} ${why}`);
  };
  for await (const chunk of chunks) {
    let bytes = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    if (first && bytes.length >= 3) {
      if (WIDE.some((mark) => bytes.subarray(0, 2).equals(mark)))
        refuse(bytes, 0, 'is UTF-16; deliver UTF-8');
      if (bytes.subarray(0, 3).equals(BOM)) bytes = bytes.subarray(3);
      first = false;
    }
    const upto = wholeCharacters(bytes);
    const whole = bytes.subarray(0, upto);
    const nul = whole.indexOf(0);
    if (nul !== -1) refuse(whole, nul, 'holds a NUL byte: this is no text');
    if (!isUtf8(whole)) refuse(whole, firstFault(whole), 'is not valid UTF-8');
    yield whole;
    line += lineFeeds(whole, 0, upto);
    rest = bytes.subarray(upto);
  }
  if (rest.length) refuse(rest, 0, 'ends in the middle of a character');
}
