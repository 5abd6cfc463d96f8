import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sampleDealers, sampleDealerships } from './directories.ts';
import { type SampleOptions, sampleListings } from './sample.ts';
import { samplePlates, sampleRecalls } from './vehicles.ts';

const ROWS_A_CHUNK = 200;

function* chunks(sample: Iterable<object>, onRows: (rows: number) => void): Generator<Buffer> {
  let [chunk, rows]: [string[], number] = [[], 0];
  for (const row of sample) {
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

/** What the sample market has: dataset → its rows. */
const ROWS = {
  dealers: sampleDealers,
  dealerships: sampleDealerships,
  recalls: sampleRecalls,
  plates: samplePlates,
  listings: sampleListings,
} as const;

/** Datasets of the sample market, in the order in which they are loaded: listings take their dealers' data. */
export const SAMPLE_DATASETS = Object.keys(ROWS) as readonly (keyof typeof ROWS)[];

/** Writes a sample delivery as JSON Lines; memory stays small at any size. `onRows` hears how far it is. */
export async function writeSample(
  dataset: keyof typeof ROWS,
  path: string,
  options: SampleOptions,
  onRows: (rows: number) => void = () => {},
): Promise<void> {
  const rows = chunks(ROWS[dataset](options), onRows);
  await pipeline(Readable.from(rows, { highWaterMark: 2 }), createWriteStream(path));
}
