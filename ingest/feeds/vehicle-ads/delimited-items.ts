import { headerRow, refuseCutRow, rowCutter } from '../delimited-rows.ts';
import { type Header, readHeader, valuesOf } from '../header.ts';
import type { Limits } from '../limits.ts';
import type { Row, RowCutter } from '../records.ts';
import { type Form, isKnownMember } from './form.ts';
import { addJsonMember, addMember, type Item, type ItemReader, pathOf } from './item.ts';
import { JSON_MEMBERS } from './members.ts';

/** Some feeds keep the prefix of the XML form. */
const headerPath = (name: string): string => pathOf(name).replace(/^g:/, '');

/** Reads CSV or TSV: an item a row; a dotted header is a member of a member. */
export class DelimitedItems implements ItemReader {
  readonly #file: string;
  readonly #form: Form;
  readonly #limits: Limits;
  #header: Header | undefined;
  #paths: string[] = [];
  #cutter: RowCutter | undefined;

  constructor(file: string, form: Form, limits: Limits) {
    this.#file = file;
    this.#form = form;
    this.#limits = limits;
  }

  *take(chunk: Buffer): Generator<Item> {
    const rest = this.#cutter ? chunk : this.#takeHeader(chunk);
    for (const row of this.#cutter?.take(rest) ?? []) yield this.#item(row);
  }

  *end(): Generator<Item> {
    for (const row of this.#cutter?.end() ?? []) {
      if (!row.ended && this.#header) refuseCutRow(this.#file, row, this.#header);
      yield this.#item(row);
    }
  }

  /** Reads the header; gives what follows it. */
  #takeHeader(chunk: Buffer): Buffer {
    const { text, nextByte, nextLine } = headerRow(this.#file, chunk, this.#limits);
    const header = readHeader(this.#file, text, (key) => isKnownMember(this.#form, headerPath(key)));
    this.#header = header;
    this.#paths = header.names.map(headerPath);
    this.#cutter = rowCutter(this.#file, header, this.#limits, nextLine);
    return chunk.subarray(nextByte);
  }

  #item({ line, bytes, fault }: Row): Item {
    const text = bytes.toString('utf8');
    if (fault !== undefined) return { line, members: new Map(), misfit: { fault, text } };
    const values = valuesOf(text, this.#header?.delimiter ?? ',');
    const members = new Map<string, string[]>();
    for (const [at, path] of this.#paths.entries()) {
      const value = values[at] ?? '';
      if (JSON_MEMBERS.has(path)) addJsonMember(members, path, value);
      else addMember(members, path || 'column without a name', value);
    }
    return { line, members };
  }
}
