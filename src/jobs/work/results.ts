import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Writes results, gzipped, through to the disk. */
export async function writeResults(
  to: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const file = createWriteStream(to, { flags: 'w', mode: 0o600, flush: true });
  await pipeline(Readable.from(lines, { objectMode: true }), createGzip(), file);
}
