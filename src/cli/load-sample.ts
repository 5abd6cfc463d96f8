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

/** Deliveries of car listings that make the sample. */
export const SAMPLE_DELIVERIES = 2;

/** Cars that had left by the day of the sample: so many, seen last so many days before, of dealers of their own. */
const LEFT = { size: 120, seed: 2, daysBefore: 9 };

/**
 * Loads the sample market, made an hour ago: incentives, its dealers, then their listings; before these a delivery of cars
 * that have left since, so that there is something to find among what left.
 */
export async function loadSample(place: MarketPlace): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-sample-'));
  const asOf = Math.floor(Date.now() / 1000 / HOUR - 1) * HOUR;
  try {
    for (const dataset of SAMPLE_DATASETS) {
      const file = path.join(folder, `${dataset}.jsonl`);
      await writeSample(dataset, file, { size: SAMPLE_SIZE, seed: SAMPLE_SEED, asOf });
      const load = { ...place, asOf, files: [file], sample: true, progress: progressOn(process.stderr) };
      if (dataset === 'listings') {
        await loadLeft(place, folder, asOf);
        const warm = warmer(place.client, place.indexPrefix, place.market);
        // sources that bring nothing any more have not failed
        await loadListings({ ...load, warm, follows: true, acceptShrink: true });
      } else if (dataset === 'incentives') await loadShared({ ...load, dataset });
      else await loadDirectory({ ...load, directory: dataset });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function loadLeft(place: MarketPlace, folder: string, now: number): Promise<void> {
  const { size, seed, daysBefore } = LEFT;
  const asOf = now - daysBefore * 24 * HOUR;
  const file = path.join(folder, 'left.jsonl');
  await writeSample('listings', file, { size, seed, asOf });
  await loadListings({ ...place, asOf, files: [file], sample: true });
}
