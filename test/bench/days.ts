import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listingRows } from '../../ingest/accept/listing-rows.ts';
import { readFiles } from '../../ingest/delivery/read-files.ts';
import { takeListingsIn } from '../../ingest/delivery/take-listings-in.ts';
import { Stopwatch } from '../../ingest/ground/stopwatch.ts';
import { nextNumber } from '../../ingest/ledger/deliveries.ts';
import { openLedger } from '../../ingest/ledger/open.ts';
import { listingsOf } from '../../src/catalog/markets.ts';

/** One listing in a hundred is away on a day, and one in a hundred changes its price for good from a day on. */
const SHARE = 100;
const DAYS_A_ROUND = 97;

interface SampleRow {
  readonly price?: number;
}

/** The row as it is delivered on a day; undefined when it is away. */
function onDay(line: string, at: number, day: number): string | undefined {
  if ((at * 31 + day * 7) % SHARE === 0) return undefined;
  const changed = (at * 17) % DAYS_A_ROUND;
  if (changed === 0 || changed > day) return line;
  const row = JSON.parse(line) as SampleRow;
  return row.price === undefined ? line : JSON.stringify({ ...row, price: row.price - changed * 5 });
}

/** Writes what a market delivers on a day, from its file of day 0: most rows as they were. Gives the number of rows. */
export async function writeDay(base: string, file: string, day: number): Promise<number> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    let at = 0;
    let chunk: string[] = [];
    for await (const line of createInterface({ input: createReadStream(base) })) {
      const shown = onDay(line, at, day);
      at += 1;
      if (shown === undefined) continue;
      rows += 1;
      chunk.push(shown, '\n');
      if (chunk.length < 400) continue;
      yield chunk.join('');
      chunk = [];
    }
    yield chunk.join('');
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return rows;
}

/** Takes a day's file into the ledger only, as a load would, without building indices. */
export async function rememberDay(
  dataDir: string,
  memory: string,
  file: string,
  asOf: number,
): Promise<void> {
  const installation = { dataDir, memory, market: 'us-cars', dataset: listingsOf('us-cars') } as const;
  const ledger = await openLedger({ ...installation, files: [file] });
  try {
    const number = await nextNumber(ledger.db);
    const form = listingRows(listingsOf('us-cars'), 'us-cars');
    const watch = new Stopwatch();
    const { found } = await readFiles({ ...installation, form, asOf, files: [file] }, ledger, number, watch);
    const delivery = {
      id: number,
      dataset: 'listings',
      market: 'us-cars',
      asOf,
      sample: false,
      partial: false,
      state: 'live',
      accepted: found.accepted,
      indices: {},
      report: '{}',
    } as const;
    await takeListingsIn(installation, ledger, delivery, false);
  } finally {
    ledger.close();
  }
}
