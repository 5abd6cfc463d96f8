import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** What parts the number of the line, and what else there is, in a spooled line; neither JSON nor a shown text holds it. */
export const MARK = '\x01';
const MARK_BYTE = 0x01;
const OTHER_CONTROL = 0x02;
const CR = 0x0d;
const BLANK = 0x20;

const BLOCK = 4 * 2 ** 20;
/** So much of what is no row is kept, in characters. */
const SHOWN = 300;
/** what would end a line, or part it */
const CONTROLS = /[\p{Cc}]/gu;

/** What of a file is no row: lines of its line number, the reason and its text, parted by MARK. */
export interface Malformed {
  /** where it stands; there only when there are rows */
  readonly path: string;
  readonly rows: number;
}

/** Writes lines in large blocks. */
class LineWriter {
  readonly #out;
  #parts: Buffer[] = [];
  #size = 0;
  lines = 0;

  constructor(path: string) {
    this.#out = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    this.#out.on('error', () => {}); // reported by the write or the end that meets it
  }

  add(head: string, bytes: Buffer): void {
    const start = Buffer.from(head, 'latin1');
    this.#parts.push(start, bytes, Buffer.from('\n'));
    this.#size += start.length + bytes.length + 1;
    this.lines += 1;
  }

  /** Writes what was collected, once it is much; waits until it is taken. */
  async flush(all = false): Promise<void> {
    if (!this.#size || (!all && this.#size < BLOCK)) return;
    const block = Buffer.concat(this.#parts, this.#size);
    this.#parts = [];
    this.#size = 0;
    if (this.#out.errored) throw this.#out.errored;
    if (!this.#out.write(block)) await once(this.#out, 'drain'); // rejects when the write fails
  }

  async end(): Promise<void> {
    await this.flush(true);
    this.#out.end();
    await finished(this.#out);
  }

  /** Gives up; waits until the file is closed, which else may be made after its folder was removed. */
  async destroy(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#out.once('close', () => resolve()));
    if (!this.#out.destroy().closed) await closed;
  }
}

/** JSON text on one line: a carriage return is a blank there, and text that holds our mark is no JSON either way. */
function oneLine(json: Buffer): Buffer {
  if (!json.includes(CR) && !json.includes(MARK_BYTE)) return json;
  return Buffer.from(json).map((byte) =>
    byte === CR ? BLANK : byte === MARK_BYTE ? OTHER_CONTROL : byte,
  ) as Buffer;
}

/** Collects the rows of a file with their line numbers, and apart from them what is no row. */
export class SpoolWriter {
  readonly #path: string;
  readonly #rows: LineWriter;
  #malformed: LineWriter | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#rows = new LineWriter(path);
  }

  /** Lines that the database will find. */
  get rows(): number {
    return this.#rows.lines;
  }

  get malformed(): Malformed {
    return { path: `${this.#path}.malformed`, rows: this.#malformed?.lines ?? 0 };
  }

  /** A row of a delimited file that is one line, without quoting. */
  addRow(line: number, delimiter: string, bytes: Buffer): void {
    this.#rows.add(`${line}${delimiter}`, bytes);
  }

  /** A line of JSON Lines. */
  addJson(line: number, bytes: Buffer): void {
    this.#rows.add(`${line}${MARK}`, oneLine(bytes));
  }

  /** What stands on a line and is no row: why, and its text. */
  addMalformed(line: number, reason: string, text: string): void {
    this.#malformed ??= new LineWriter(this.malformed.path);
    const shown = text.slice(0, SHOWN).replace(CONTROLS, ' ').trim();
    this.#malformed.add(`${line}${MARK}${reason}${MARK}`, Buffer.from(shown));
  }

  /** Writes what was collected, once it is much. */
  async flush(): Promise<void> {
    await this.#rows.flush();
    await this.#malformed?.flush();
  }

  /** Does what fills the file, and ends it. Where that throws the file is given up before this throws, too. */
  async fill(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      await this.#rows.end();
      await this.#malformed?.end();
    } catch (error) {
      await this.destroy();
      throw error;
    }
  }

  /** Gives up what was collected. Nothing is written afterwards. */
  async destroy(): Promise<void> {
    await Promise.all([this.#rows.destroy(), this.#malformed?.destroy()]);
  }
}
