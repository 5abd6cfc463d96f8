import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type SampleOptions, sampleListings } from './sample.ts';

const ROWS_A_CHUNK = 200;

function* chunks(options: SampleOptions, onRows: (rows: number) => void): Generator<Buffer> {
  let [chunk, rows]: [string[], number] = [[], 0];
  for (const row of sampleListings(options)) {
    chunk.push(JSON.stringify(row), '\n');
    rows += 1;
    if (rows % ROWS_A_CHUNK) continue;
    yield Buffer.from(chunk.join(''));
    chunk = [];
    onRows(rows);
  }
  yield Buffer.from(chunk.join(''));
  onRows(rows);
}

/** Writes a sample delivery as JSON Lines; memory stays small at any size. `onRows` hears how far it is. */
export async function writeSampleListings(
  path: string,
  options: SampleOptions,
  onRows: (rows: number) => void = () => {},
): Promise<void> {
  await pipeline(Readable.from(chunks(options, onRows), { highWaterMark: 2 }), createWriteStream(path));
}
