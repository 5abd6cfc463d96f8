import { isUtf8 } from 'node:buffer';
import { CommandRefusal } from '../../ground/outcome.ts';
import { headerKey } from '../columns.ts';
import type { Limits } from '../limits.ts';
import type { SpoolWriter } from '../spool-writer.ts';
import { wholeCharacters } from '../text.ts';
import type { TextReader } from '../text-reader.ts';
import { JsonDocument, vehiclesIn } from './document.ts';
import { isEnveloped, withoutEnvelope } from './envelope.ts';
import { flat } from './flat.ts';
import { HtmlPage } from './html.ts';
import { isLinkedData, vehiclesOf } from './schema-org.ts';
import { isObject, parsed } from './value.ts';

/** Is it JSON in one document (a list, an object with a list in it, written over several lines), not an object a line? So is linked data. */
export function isDocument(head: Buffer, isKnown: (key: string) => boolean): boolean {
  const lines = head.toString('utf8').split('\n');
  const [first = '', second = ''] = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (first.startsWith('[')) return true;
  const value = parsed(first);
  if (value === undefined) return parsed(second) === undefined;
  if (isLinkedData(value) || isEnveloped(value)) return true;
  const hasKnown = Object.keys(value as object).some((key) => isKnown(headerKey(key)));
  const holdsList = vehiclesIn(Buffer.from(first), isKnown) !== '$';
  // a line may be a vehicle, or hold a list of them; of several lines only those that say nothing else do
  return second.startsWith('{') ? !hasKnown && holdsList : !hasKnown || holdsList;
}

/** Reads values that come in pieces: a JSON document, or what a page holds of it. */
interface ValueReader {
  take(chunk: Buffer): readonly unknown[];
  end(): readonly unknown[];
}

interface VehiclesFile {
  readonly file: string;
  /** in words */
  readonly form: string;
  readonly isKnown: (key: string) => boolean;
}

/**
 * Reads the vehicles of a JSON document or of a page that holds JSON-LD, as JSON Lines: members of members have dotted
 * names, vehicles of schema.org are canonical rows. The n-th vehicle counts as line n.
 */
class JsonVehicles implements TextReader {
  readonly form: string;
  readonly #file: string;
  readonly #longest: number;
  readonly #values: ValueReader;
  readonly #writer: SpoolWriter;
  readonly #isKnown: (key: string) => boolean;
  #cut: Buffer = Buffer.alloc(0);
  #count = 0;
  isMisread = false;

  constructor(
    { file, form, isKnown }: VehiclesFile,
    values: ValueReader,
    { rowBytes }: Limits,
    writer: SpoolWriter,
  ) {
    this.#file = file;
    this.form = form;
    this.#isKnown = isKnown;
    this.#values = values;
    this.#longest = rowBytes;
    this.#writer = writer;
  }

  take(chunk: Buffer): void {
    this.#check(chunk);
    for (const value of this.#values.take(chunk)) this.#add(value);
  }

  end(): void {
    for (const value of this.#values.end()) this.#add(value);
    if (!this.#count) throw new CommandRefusal(`${this.#file}: no vehicle was found in this ${this.form}`);
  }

  /** Is it UTF-8? A character may be cut between two pieces. */
  #check(chunk: Buffer): void {
    const bytes = Buffer.concat([this.#cut, chunk]);
    const upto = wholeCharacters(bytes);
    if (!isUtf8(bytes.subarray(0, upto))) this.isMisread = true;
    this.#cut = bytes.subarray(upto);
  }

  #add(value: unknown): void {
    if (isLinkedData(value)) for (const row of vehiclesOf(value)) this.#write(row);
    else if (isObject(value)) this.#write(flat(withoutEnvelope(value, this.#isKnown)));
    else {
      this.#count += 1;
      this.#writer.addMalformed(this.#count, 'the value is no object', JSON.stringify(value));
    }
  }

  #write(row: Readonly<Record<string, unknown>>): void {
    this.#count += 1;
    const bytes = Buffer.from(JSON.stringify(row));
    if (bytes.length > this.#longest)
      throw new CommandRefusal(`${this.#file}: vehicle ${this.#count} is longer than ${this.#longest} bytes`);
    this.#writer.addJson(this.#count, bytes);
  }
}

/** The reader of a JSON document; `head`: its first piece. */
export function documentReader(
  file: string,
  head: Buffer,
  isKnown: (key: string) => boolean,
  limits: Limits,
  writer: SpoolWriter,
): TextReader {
  // vehicles of linked data may name their dealer, who stands elsewhere in the document: one that is here whole is read whole
  const path = isLinkedData(parsed(head.toString('utf8'))) ? '$' : vehiclesIn(head, isKnown);
  const document = new JsonDocument(file, path, limits);
  return new JsonVehicles({ file, form: 'JSON document', isKnown }, document, limits, writer);
}

/** The reader of a saved page. */
export const pageReader = (file: string, limits: Limits, writer: SpoolWriter): TextReader =>
  new JsonVehicles(
    { file, form: 'page with JSON-LD', isKnown: () => false },
    new HtmlPage(file, limits),
    limits,
    writer,
  );
