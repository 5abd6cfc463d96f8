import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadListings } from '../../ingest/load.ts';
import { loadDirectory } from '../../ingest/load-directory.ts';
import type { MarketPlace } from '../../ingest/market.ts';
import { progressOn } from '../../ingest/progress.ts';
import { OTHER_MARKETS } from '../../ingest/sample/other-markets.ts';
import { otherDatasets, SAMPLE_DATASETS, writeOther, writeSample } from '../../ingest/sample/write.ts';
import { LISTINGS } from '../engine/listings.ts';
import type { Directory } from '../engine/market.ts';
import { warmer } from './warm.ts';

const SAMPLE_SIZE = 2000;
/** listings of each other market */
const OTHER_SIZE = 300;
const SAMPLE_SEED = 1;
const HOUR = 3600;

async function loadOne(place: MarketPlace, dataset: 'listings' | Directory, file: string, asOf: number) {
  const load = { ...place, asOf, files: [file], sample: true, progress: progressOn(process.stderr) };
  const warm = warmer(place.client, place.indexPrefix, place.market);
  if (dataset === 'listings') await loadListings({ ...load, warm });
  else await loadDirectory({ ...load, directory: dataset });
}

/** Loads the sample, made an hour ago: of each market its dealers, then their listings. US cars come last: they tell that all is there. */
export async function loadSample(place: MarketPlace): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-sample-'));
  const asOf = Math.floor(Date.now() / 1000 / HOUR - 1) * HOUR;
  const options = { seed: SAMPLE_SEED, asOf };
  try {
    for (const market of OTHER_MARKETS) {
      for (const dataset of otherDatasets(market)) {
        const file = path.join(folder, `${market}-${dataset}.jsonl`);
        await writeOther(market, dataset, file, { ...options, size: OTHER_SIZE });
        await loadOne({ ...place, market, dataset: LISTINGS[market] }, dataset, file, asOf);
      }
    }
    for (const dataset of SAMPLE_DATASETS) {
      const file = path.join(folder, `${dataset}.jsonl`);
      await writeSample(dataset, file, { ...options, size: SAMPLE_SIZE });
      await loadOne(place, dataset, file, asOf);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
