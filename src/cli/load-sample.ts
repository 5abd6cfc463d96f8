import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadListings } from '../../ingest/load.ts';
import { loadDirectory } from '../../ingest/load-directory.ts';
import { loadShared } from '../../ingest/load-shared.ts';
import type { MarketPlace } from '../../ingest/market.ts';
import { progressOn } from '../../ingest/progress.ts';
import { SAMPLE_DATASETS, writeSample } from '../../ingest/sample/write.ts';
import { warmer } from './warm.ts';

const SAMPLE_SIZE = 2000;
const SAMPLE_SEED = 1;
const HOUR = 3600;

/** Loads the sample market, made an hour ago: its dealers, recalls and plates of some vehicles, then the listings. */
export async function loadSample(place: MarketPlace): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-sample-'));
  const asOf = Math.floor(Date.now() / 1000 / HOUR - 1) * HOUR;
  try {
    for (const dataset of SAMPLE_DATASETS) {
      const file = path.join(folder, `${dataset}.jsonl`);
      await writeSample(dataset, file, { size: SAMPLE_SIZE, seed: SAMPLE_SEED, asOf });
      const load = { ...place, asOf, files: [file], sample: true, progress: progressOn(process.stderr) };
      if (dataset === 'listings')
        await loadListings({ ...load, warm: warmer(place.client, place.indexPrefix, place.market) });
      else if (dataset === 'recalls' || dataset === 'plates') await loadShared(load, dataset);
      else await loadDirectory({ ...load, directory: dataset });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
