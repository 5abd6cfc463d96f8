import { isUtf8 } from 'node:buffer';
import { CommandRefusal } from '../ground/outcome.ts';

const LF = 0x0a;

/** Number of line feeds in the bytes from `from` up to `to`. */
export function lineFeeds(bytes: Buffer, from: number, to: number): number {
  let count = 0;
  for (let at = bytes.indexOf(LF, from); at !== -1 && at < to; at = bytes.indexOf(LF, at + 1)) count += 1;
  return count;
}

/** Length of the bytes without a character that is cut off at their end. */
export function wholeCharacters(bytes: Buffer): number {
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

/** Makes text of bytes that come in pieces. */
export class Utf8Text {
  readonly #file: string;
  #rest: Buffer = Buffer.alloc(0);
  #line = 1;

  constructor(file: string) {
    this.#file = file;
  }

  /** The characters that are complete once `chunk` is there. Throws CommandRefusal, naming the line, for what is no UTF-8 text. */
  take(chunk: Buffer): string {
    const bytes = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : chunk;
    const upto = wholeCharacters(bytes);
    const whole = bytes.subarray(0, upto);
    const nul = whole.indexOf(0);
    if (nul !== -1) this.#refuse(whole, nul, 'contains a NUL byte: this is not a text file');
    if (!isUtf8(whole)) this.#refuse(whole, firstFault(whole), 'is not valid UTF-8');
    this.#line += lineFeeds(whole, 0, upto);
    this.#rest = bytes.subarray(upto);
    return whole.toString('utf8');
  }

  /** Throws CommandRefusal when a character lacks its end. */
  end(): void {
    if (this.#rest.length) this.#refuse(this.#rest, 0, 'ends within a character');
  }

  #refuse(bytes: Buffer, at: number, why: string): never {
    throw new CommandRefusal(`${this.#file}: line ${this.#line + lineFeeds(bytes, 0, at)} ${why}`);
  }
}
