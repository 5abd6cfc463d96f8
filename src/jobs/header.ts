import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { Refusal } from '../catalog/errors.ts';
import type { Family } from './families.ts';

/** What a file shows at its start: refused at once where it cannot be the family's. */

/** The header is within this. */
const HEAD_BYTES = 65_536;
const GZIP = Buffer.from([0x1f, 0x8b]);

const refuse = (detail: string): never => {
  throw new Refusal('bad_parameter', { name: 'file', detail });
};

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The start of a gzipped file: no more is inflated, and not in the thread that answers. */
async function inflated(head: Buffer): Promise<Buffer> {
  const blocks: Buffer[] = [];
  let bytes = 0;
  try {
    // the head ends in the middle of the stream
    const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
    for await (const block of Readable.from([head]).pipe(gunzip) as AsyncIterable<Buffer>) {
      blocks.push(block);
      bytes += block.length;
      if (bytes >= HEAD_BYTES) break;
    }
  } catch {
    return refuse('it is not readable gzip');
  }
  return Buffer.concat(blocks).subarray(0, HEAD_BYTES);
}

/** Names of columns as they are compared: in any case, without blanks around them. */
export const columnName = (text: string): string => text.trim().toLowerCase();

/** How files of jobs are read, their headers alone as well; every end of a line counts, also several in one file. */
export const CSV = {
  bom: true,
  skip_empty_lines: true,
  trim: true,
  record_delimiter: ['\r\n', '\n', '\r'],
};

function firstRecord(head: Buffer): string[] {
  try {
    const [record] = parse(head, { ...CSV, to: 1, relax_column_count: true });
    return (record as string[] | undefined) ?? [];
  } catch {
    return refuse('it does not begin with a CSV header');
  }
}

const anyOf = (column: string | readonly string[]): readonly string[] =>
  typeof column === 'string' ? [column] : column;

/** 422 for a file in the other form, one whose header cannot be read, or lacks columns. */
export async function checkHeader(file: string, { gzipped, columns }: Family): Promise<void> {
  const head = await headOf(file);
  const isGzip = head.subarray(0, 2).equals(GZIP);
  if (gzipped && !isGzip) refuse('it is not gzipped: this job family takes .csv.gz files');
  if (!gzipped && isGzip) refuse('it is gzipped: this job family takes plain CSV');
  const names = firstRecord(gzipped ? await inflated(head) : head).map(columnName);
  const missing = columns.filter((column) => !anyOf(column).some((name) => names.includes(name)));
  if (missing.length > 0) {
    const names = missing.map((column) => anyOf(column).join(' or ')).join(', ');
    refuse(`its header lacks ${names}; the first line must name the columns`);
  }
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) !== i);
  if (twice !== undefined) refuse(`its header has ${twice.slice(0, 40)} twice`);
}
