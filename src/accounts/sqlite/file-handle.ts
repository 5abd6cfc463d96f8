import type Database from 'libsql';
import { type OpenedFile, openFile, openReadable } from './file.ts';

/** How often a file that could only be read is opened anew. */
const AGAIN_MS = 1000;

/** A handle of the accounts' file. One that could only be read at first is opened anew when the file can be written. */
export class ReopeningFile {
  readonly #dataDir: string;
  readonly #before: Database.Database[] = [];
  #open: OpenedFile;
  #triedAt = performance.now();

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#open = openReadable(dataDir);
  }

  /** The handle as it is best now. */
  get now(): OpenedFile {
    if (this.#open.unwritable && performance.now() - this.#triedAt >= AGAIN_MS) this.#again();
    return this.#open;
  }

  close(): void {
    for (const file of [this.#open.file, ...this.#before]) file.close();
  }

  #again(): void {
    this.#triedAt = performance.now();
    try {
      const file = openFile(this.#dataDir);
      // what was begun on it may still be under way
      this.#before.push(this.#open.file);
      this.#open = { file, unwritable: undefined };
    } catch {
      // as before: whoever writes is told what is wrong
    }
  }
}
