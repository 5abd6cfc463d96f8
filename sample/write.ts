import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DEFAULT_MARKET, type Market, marketNamed } from '../src/catalog/markets.ts';
import { directoriesOf } from '../src/catalog/roles.ts';
import { sampleDealers, sampleDealerships } from './directories.ts';
import { sampleEarlier } from './earlier.ts';
import { sampleIncentives } from './incentives.ts';
import { otherDealers, otherDealerships } from './other-dealers.ts';
import { otherEarlier, otherListings } from './other-markets.ts';
import { type SampleOptions, sampleListings } from './sample.ts';
import { sampleSold } from './sold.ts';
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
  incentives: sampleIncentives,
  dealers: sampleDealers,
  dealerships: sampleDealerships,
  recalls: sampleRecalls,
  plates: samplePlates,
  sold: sampleSold,
  listings: sampleListings,
} as const;

/** Datasets of the sample market, in the order in which they are loaded: listings, which take their dealers' data, tell that all is there. */
export const SAMPLE_DATASETS = Object.keys(ROWS) as readonly (keyof typeof ROWS)[];

/** What the sample of another market may have: dataset → its rows. */
const OTHER_ROWS = { dealers: otherDealers, dealerships: otherDealerships, listings: otherListings } as const;

/** Datasets of the sample of another market, in the order in which they are loaded. */
export const otherDatasets = (market: Market): readonly (keyof typeof OTHER_ROWS)[] => [
  ...directoriesOf(market),
  'listings',
];

/** Writes a sample delivery of a market besides US cars. */
export const writeOther = (
  market: Market,
  dataset: keyof typeof OTHER_ROWS,
  path: string,
  options: SampleOptions,
): Promise<void> => writeRows(OTHER_ROWS[dataset](market, options), path);

/** Has the sample of the market a delivery of listings before its own? Those have that answer what has left. */
export const hasEarlier = (market: Market): boolean => marketNamed(market).hasRecents === true;

const earlierRows = (market: Market, options: SampleOptions): Iterable<object> =>
  market === DEFAULT_MARKET ? sampleEarlier(options) : otherEarlier(market, options);

/** Writes the delivery of listings before that of the sample; none where there is none. */
export const writeEarlier = (market: Market, path: string, options: SampleOptions): Promise<void> =>
  writeRows(hasEarlier(market) ? earlierRows(market, options) : [], path);

/** Writes a sample delivery as JSON Lines; memory stays small at any size. `onRows` hears how far it is. */
export async function writeSample(
  dataset: keyof typeof ROWS,
  path: string,
  options: SampleOptions,
  onRows: (rows: number) => void = () => {},
): Promise<void> {
  await writeRows(ROWS[dataset](options), path, onRows);
}

async function writeRows(
  rows: Iterable<object>,
  path: string,
  onRows: (rows: number) => void = () => {},
): Promise<void> {
  const written = Readable.from(chunks(rows, onRows), { highWaterMark: 2 });
  await pipeline(written, createWriteStream(path));
}
