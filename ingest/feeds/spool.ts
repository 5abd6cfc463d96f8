import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { CommandRefusal } from '../ground/outcome.ts';
import type { OnPassedOver } from './containers/delivered-file.ts';
import { contentOf, type FileKind, fileKind } from './content.ts';
import { DelimitedRows } from './delimited-rows.ts';
import { asUtf8, ENCODING_NAMES, type Encoding, encodingOf } from './encoding.ts';
import type { Header } from './header.ts';
import { isHtml } from './json/html.ts';
import { JsonLines } from './json/lines.ts';
import { documentReader, isDocument, pageReader } from './json/vehicles.ts';
import type { Limits } from './limits.ts';
import { type Malformed, SpoolWriter } from './spool-writer.ts';
import { lineFeeds } from './text.ts';
import type { TextReader } from './text-reader.ts';
import { TITLE_ROWS } from './title.ts';

/**
 * A delivered file, ready for the database. Delimited files and JSON are copied plain, one line a row, each with
 * the number of its line as an additional first column, so that every row can be named; what is no row stands apart, in
 * the file's `malformed`. Parquet is read in place.
 */
export type Spooled =
  | ({
      readonly format: 'delimited';
      readonly header: Header;
      /** numbers of the cells that hold marks (row-scan.ts, INSIDE) */
      readonly marked: ReadonlySet<number>;
    } & SpooledFile)
  | ({ readonly format: 'jsonl' } & SpooledFile)
  | ({ readonly format: 'parquet' } & Pick<SpooledFile, 'file' | 'path' | 'readAs'>);

interface SpooledFile {
  /** name as the user gave it */
  readonly file: string;
  /** where the database finds it */
  readonly path: string;
  /** form and encoding, as reports name them: `CSV with semicolons, Windows-1252` */
  readonly readAs: string;
  /** rows that the database finds, without the header */
  readonly rows: number;
  /** what is no row (spool-writer.ts) */
  readonly malformed: Malformed;
}

/** How a file is read into rows. */
export interface SpoolOptions {
  /** as messages and reports call the file; default: its path */
  readonly name?: string | undefined;
  /** form and encoding in words, where the file was written from another; default: what its content tells */
  readonly readAs?: string | undefined;
  readonly limits: Limits;
  /** is this header name (as headerKey gives it) one that we or the map know? */
  readonly isKnown: (key: string) => boolean;
  /** is it one that may stand in the header of a delimited file? default: isKnown */
  readonly isHeader?: ((key: string) => boolean) | undefined;
  /** a delimited file has no header; its columns are called 1, 2, 3 … */
  readonly isHeaderless?: boolean | undefined;
  /** is told of a title above the header of a delimited file */
  readonly onPassedOver?: OnPassedOver | undefined;
  /** bytes read from the delivered file so far */
  readonly onRead: (bytes: number) => void;
}

/** So much of a file is looked at for its header. */
const LONGEST_HEAD = 4 * 2 ** 20;

/** Form and encoding in words; UTF-8 goes without saying. */
export const readAs = (form: string, encoding: Encoding): string =>
  encoding === 'utf-8' ? form : `${form}, ${ENCODING_NAMES[encoding]}`;

/** The reader for what the first piece of a text shows. */
function readerOf(file: string, head: Buffer, options: SpoolOptions, writer: SpoolWriter): TextReader {
  const { limits, isKnown, isHeader = isKnown } = options;
  const start = head.subarray(0, 512).toString('utf8').trimStart();
  if (isHtml(start)) return pageReader(file, limits, writer);
  if (start.startsWith('<'))
    throw new CommandRefusal(
      `${file}: line 1 starts an XML document; name the element that is a vehicle in a map: {"item": "vehicle"}`,
    );
  if (!/^[[{]/.test(start)) return new DelimitedRows({ ...options, isKnown: isHeader, file }, writer);
  return isDocument(head, isKnown)
    ? documentReader(file, head, isKnown, limits, writer)
    : new JsonLines(file, limits, writer);
}

/** A text that was read; without a reader: it is in another encoding. */
interface ReadText {
  readonly reader?: TextReader;
  readonly encoding: Encoding;
  readonly writer: SpoolWriter;
}

/** Reads a text that is in `encoding` where its first bytes do not tell another one. */
async function readText(
  name: string,
  chunks: AsyncIterable<Buffer>,
  path: string,
  options: SpoolOptions,
  encoding: Encoding,
): Promise<ReadText> {
  const writer = new SpoolWriter(path);
  const by: { reader?: TextReader } = {};
  let known = encoding;
  const onKnown = (one: Encoding): void => {
    known = one;
  };
  try {
    await writer.fill(async () => {
      for await (const chunk of headFirst(asUtf8(chunks, encoding, onKnown))) {
        by.reader ??= readerOf(name, chunk, options, writer);
        by.reader.take(chunk);
        await writer.flush();
      }
      if (!by.reader) throw new CommandRefusal(`${name}: the file is empty`);
      by.reader.end();
    });
  } catch (error) {
    if (by.reader?.isMisread && error instanceof CommandRefusal) return { encoding, writer };
    throw error;
  }
  return { ...by, encoding: known, writer };
}

/** Most files are UTF-8: which other encoding a text is in is only looked for where it is none. */
async function readTextOfAny(file: string, kind: FileKind, path: string, options: SpoolOptions) {
  const { name = file, limits, onRead } = options;
  const content = () => contentOf(file, kind, limits, onRead);
  const first = await readText(name, content(), path, options, 'utf-8');
  if (first.reader && !first.reader.isMisread) return first;
  const encoding = await encodingOf(content());
  if (encoding !== 'utf-8') {
    for (const written of [path, first.writer.malformed.path]) rmSync(written, { force: true });
    return await readText(name, content(), path, options, encoding);
  }
  if (!first.reader) throw new CommandRefusal(`${name}: is neither UTF-8 nor another encoding of text`);
  return first;
}

async function spoolText(
  file: string,
  kind: FileKind,
  path: string,
  options: SpoolOptions,
): Promise<Spooled> {
  const { name = file } = options;
  const { reader, encoding, writer } = await readTextOfAny(file, kind, path, options);
  if (!reader) throw new CommandRefusal(`${name}: cannot be read`);
  const { rows, malformed } = writer;
  const told = options.readAs ?? readAs(reader.form, encoding);
  const spooled = { file: name, path, rows, malformed, readAs: told };
  const { header, marked = new Set() } = reader;
  return header ? { format: 'delimited', header, marked, ...spooled } : { format: 'jsonl', ...spooled };
}

/** Joins the first chunks until they hold the lines of a title and the header below it, so that these are in one piece. */
export async function* headFirst(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (lineFeeds(head, 0, head.length) > TITLE_ROWS || head.length > LONGEST_HEAD) {
      yield head;
      head = undefined;
    }
  }
  if (head?.length) yield head;
}

/** Parquet ends with the mark it begins with; without it the file was cut off. */
async function refuseCutParquet(file: string, name: string, { bytes }: FileKind): Promise<void> {
  const handle = await open(file);
  try {
    const tail = Buffer.alloc(4);
    await handle.read(tail, 0, 4, Math.max(0, bytes - 4));
    if (bytes < 12 || tail.toString('latin1') !== 'PAR1')
      throw new CommandRefusal(`${name}: the Parquet file is truncated`);
  } finally {
    await handle.close();
  }
}

/**
 * Reads the delivered file from start to end and makes it ready for the database at `path`. Memory is bounded by the
 * longest row. What the file is is told by its content: CSV (comma, tab, pipe or semicolon), JSON Lines, a JSON document, a
 * saved page with JSON-LD, Parquet; UTF-8, UTF-16, Windows-1252 or ISO-8859-15. Throws CommandRefusal, naming file and line, for
 * what is no whole text of rows.
 */
export async function spool(file: string, path: string, options: SpoolOptions): Promise<Spooled> {
  const { name = file } = options;
  const kind = await fileKind(file);
  if (kind.bytes === 0) throw new CommandRefusal(`${name}: the file is empty`);
  if (kind.kind === 'zip') throw new CommandRefusal(`${name}: is an archive in an archive; unpack it`);
  if (kind.kind !== 'parquet') return spoolText(file, kind, path, options);
  await refuseCutParquet(file, name, kind);
  options.onRead(kind.bytes);
  return { format: 'parquet', file: name, path: file, readAs: 'Parquet' };
}

/** Removes what was spooled; a Parquet file stays, as it is the delivered one. */
export function removeSpooled(spooled: Spooled): void {
  if (spooled.format === 'parquet') return;
  for (const path of [spooled.path, spooled.malformed.path]) rmSync(path, { force: true });
}
