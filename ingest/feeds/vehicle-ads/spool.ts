import { CommandRefusal } from '../../ground/outcome.ts';
import { contentOf, type FileKind, fileKind } from '../content.ts';
import { asUtf8, type Encoding, encodingOf } from '../encoding.ts';
import type { Limits } from '../limits.ts';
import { headFirst, readAs, type Spooled } from '../spool.ts';
import { SpoolWriter } from '../spool-writer.ts';
import { type Conversion, canonicalRow, isOffered } from './convert.ts';
import type { DealerRow } from './dealer.ts';
import { DelimitedItems } from './delimited-items.ts';
import { dealerOfTitle, type TitleDealer } from './feed-title.ts';
import type { Form } from './form.ts';
import { GOOGLE } from './google.ts';
import type { Item, ItemReader } from './item.ts';
import { META } from './meta.ts';
import { XmlItems } from './xml.ts';

const FORMS: Readonly<Record<VehicleAdsOptions['format'], Form>> = { meta: META, google: GOOGLE };

/** A feed, ready for the database. */
export type SpooledAds = Extract<Spooled, { format: 'jsonl' }> & {
  /** items that were left out, since they are not on offer */
  readonly notOffered: number;
};

/** How a feed is to be read. */
export interface VehicleAdsOptions {
  readonly format: 'meta' | 'google';
  readonly market: string;
  /** fills the columns that an item leaves empty */
  readonly dealer?: DealerRow;
  /** the delivery's instant, Unix seconds; default: now */
  readonly asOf?: number;
  readonly limits: Limits;
  /** as messages and reports call the file; default: its path */
  readonly name?: string | undefined;
  /** bytes read from the delivered file so far */
  readonly onRead: (bytes: number) => void;
}

/** The reader of what the first piece of the file shows: XML, else a header and rows. */
function readerOf(file: string, head: Buffer, form: Form, limits: Limits): ItemReader {
  const start = head.subarray(0, 512).toString('utf8').trimStart();
  if (/^[[{]/.test(start)) throw new CommandRefusal(`${file}: line 1 starts JSON; a feed is XML, CSV or TSV`);
  return start.startsWith('<') ? new XmlItems(file, form, limits) : new DelimitedItems(file, form, limits);
}

/** Writes the canonical rows of items, and counts those that are not on offer. */
class RowWriter {
  readonly #file: string;
  readonly #writer: SpoolWriter;
  readonly #conversion: Conversion;
  readonly #longest: number;
  #title = '';
  #titled: TitleDealer = {};
  notOffered = 0;

  constructor(file: string, writer: SpoolWriter, conversion: Conversion, { rowBytes }: Limits) {
    this.#file = file;
    this.#writer = writer;
    this.#conversion = conversion;
    this.#longest = rowBytes;
  }

  /** Items of a reader, which knows what the feed is called. */
  add(items: Iterable<Item>, reader: ItemReader): void {
    for (const item of items) {
      if (item.misfit) this.#writer.addMalformed(item.line, item.misfit.fault, item.misfit.text);
      else if (isOffered(item)) this.#write(item, this.#titledBy(reader));
      else this.notOffered += 1;
    }
  }

  /** Throws CommandRefusal when no row is left. */
  refuseNone(): void {
    if (this.#writer.rows || this.#writer.malformed.rows) return;
    const why = this.notOffered
      ? `none of its ${this.notOffered} items are on offer`
      : 'it contains no items';
    throw new CommandRefusal(`${this.#file}: ${why}`);
  }

  #titledBy({ title = '' }: ItemReader): TitleDealer {
    if (title !== this.#title) this.#titled = dealerOfTitle(title);
    this.#title = title;
    return this.#titled;
  }

  #write(item: Item, titled: TitleDealer): void {
    const { line } = item;
    const bytes = Buffer.from(JSON.stringify(canonicalRow(item, { ...this.#conversion, titled })));
    // JSON escapes may make a row longer than its item was
    if (bytes.length > this.#longest)
      throw new CommandRefusal(
        `${this.#file}: the item at line ${line} is longer than ${this.#longest} bytes`,
      );
    this.#writer.addJson(line, bytes);
  }
}

async function kindOf(file: string, name: string): Promise<FileKind> {
  const kind = await fileKind(file);
  if (kind.bytes === 0) throw new CommandRefusal(`${name}: the file is empty`);
  if (kind.kind === 'parquet') throw new CommandRefusal(`${name}: is Parquet; a feed is XML, CSV or TSV`);
  if (kind.kind === 'zip') throw new CommandRefusal(`${name}: is an archive in an archive; unpack it`);
  return kind;
}

/**
 * Reads a dealer's own vehicle-ads feed once from start to end and writes its items as canonical rows, in JSON Lines,
 * to `path`; told by content to be XML, CSV or TSV, also gzipped. Items that are not on offer are left out and
 * counted. Throws CommandRefusal, naming file and line, for what is no whole document or has no item of the format.
 */
export async function spoolVehicleAds(
  file: string,
  path: string,
  options: VehicleAdsOptions,
): Promise<SpooledAds> {
  const { format, market, dealer = {}, asOf = Math.floor(Date.now() / 1000), limits } = options;
  const { name = file, onRead } = options;
  const kind = await kindOf(file, name);
  const content = () => contentOf(file, kind, limits, onRead);
  const encoding = await encodingOf(content());
  let known: Encoding = encoding;
  const onKnown = (one: Encoding): void => {
    known = one;
  };
  const form = FORMS[format];
  const writer = new SpoolWriter(path);
  const rows = new RowWriter(name, writer, { form, market, dealer, now: asOf }, limits);
  await writer.fill(async () => {
    let reader: ItemReader | undefined;
    for await (const chunk of headFirst(asUtf8(content(), encoding, onKnown))) {
      reader ??= readerOf(name, chunk, form, limits);
      rows.add(reader.take(chunk), reader);
      await writer.flush();
    }
    if (!reader) throw new CommandRefusal(`${name}: the file is empty`);
    rows.add(reader.end(), reader);
    rows.refuseNone();
  });
  return {
    format: 'jsonl',
    file: name,
    readAs: readAs(`${format} feed`, known),
    path,
    rows: writer.rows,
    malformed: writer.malformed,
    notOffered: rows.notOffered,
  };
}
