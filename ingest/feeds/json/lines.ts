import { CommandRefusal } from '../../ground/outcome.ts';
import type { Limits } from '../limits.ts';
import { NOT_UTF8, type Row, RowCutter } from '../records.ts';
import type { SpoolWriter } from '../spool-writer.ts';
import type { TextReader } from '../text-reader.ts';
import { parsed } from './value.ts';

/** Reads JSON Lines, one object a line; the database reads the objects. */
export class JsonLines implements TextReader {
  readonly form = 'JSON Lines';
  readonly #file: string;
  readonly #writer: SpoolWriter;
  readonly #cutter: RowCutter;
  isMisread = false;

  constructor(file: string, { rowBytes }: Limits, writer: SpoolWriter) {
    this.#file = file;
    this.#writer = writer;
    this.#cutter = new RowCutter(file, { longest: rowBytes });
  }

  take(chunk: Buffer): void {
    for (const row of this.#cutter.take(chunk)) this.#add(row);
  }

  end(): void {
    for (const row of this.#cutter.end()) {
      // a last line without its line end is whole when it is JSON
      if (!row.ended && parsed(row.bytes.toString('utf8')) === undefined)
        throw new CommandRefusal(`${this.#file}: the file ends within the row at line ${row.line}`);
      this.#add(row);
    }
  }

  #add({ line, bytes, fault }: Row): void {
    if (fault === undefined) this.#writer.addJson(line, bytes);
    else {
      if (fault === NOT_UTF8) this.isMisread = true;
      this.#writer.addMalformed(line, fault, bytes.toString('utf8'));
    }
  }
}
