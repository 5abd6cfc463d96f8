import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadDirectory, loadListings, loadShared, loadSold } from '../../ingest/commands/load.ts';
import type { InstalledMarket } from '../../ingest/ground/installation.ts';
import { progressOn } from '../../ingest/ground/progress.ts';
import { earlierInstant } from '../../sample/earlier.ts';
import { OTHER_MARKETS } from '../../sample/kinds.ts';
import type { SampleOptions } from '../../sample/market.ts';
import {
  hasEarlier,
  otherDatasets,
  SAMPLE_DATASETS,
  writeEarlier,
  writeOther,
  writeSample,
} from '../../sample/write.ts';
import { listingsOf } from '../catalog/markets.ts';
import { warmer } from './warm.ts';

const SAMPLE_SIZE = 2000;
/** listings of each other market */
const OTHER_SIZE = 300;
const SAMPLE_SEED = 1;
const HOUR = 3600;

/** Deliveries of car listings that make the sample. */
export const SAMPLE_DELIVERIES = 2;

type SampleDataset = (typeof SAMPLE_DATASETS)[number];

async function loadOne(installation: InstalledMarket, dataset: SampleDataset, file: string, asOf: number) {
  const load = { ...installation, asOf, files: [file], sample: true, progress: progressOn(process.stderr) };
  const warm = warmer(installation.client, installation.indexPrefix, installation.market);
  // sources that bring nothing any more have not failed
  const after = hasEarlier(installation.market) ? { follows: true, acceptShrink: true } : {};
  if (dataset === 'listings') await loadListings({ ...load, ...after, warm });
  else if (dataset === 'sold') await loadSold(load);
  else if (dataset === 'dealers' || dataset === 'dealerships')
    await loadDirectory({ ...load, directory: dataset });
  else await loadShared({ ...load, dataset });
}

/**
 * Loads the sample, made an hour ago: of each market its dealers, then their listings, those of cars in two deliveries;
 * incentives, recalls and plates of some vehicles, and what was sold in three months. Listings of US cars come last: they
 * tell that all is there.
 */
export async function loadSample(installation: InstalledMarket): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-sample-'));
  const asOf = Math.floor(Date.now() / 1000 / HOUR - 1) * HOUR;
  const options = { seed: SAMPLE_SEED, asOf };
  try {
    for (const market of OTHER_MARKETS) {
      for (const dataset of otherDatasets(market)) {
        const file = path.join(folder, `${market}-${dataset}.jsonl`);
        await writeOther(market, dataset, file, { ...options, size: OTHER_SIZE });
        const there = { ...installation, market, dataset: listingsOf(market) };
        if (dataset === 'listings') await loadEarlier(there, folder, { ...options, size: OTHER_SIZE });
        await loadOne(there, dataset, file, asOf);
      }
    }
    for (const dataset of SAMPLE_DATASETS) {
      const file = path.join(folder, `${dataset}.jsonl`);
      await writeSample(dataset, file, { ...options, size: SAMPLE_SIZE });
      if (dataset === 'listings') await loadEarlier(installation, folder, { ...options, size: SAMPLE_SIZE });
      await loadOne(installation, dataset, file, asOf);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The delivery before that of the sample, where the market has one. */
async function loadEarlier(
  installation: InstalledMarket,
  folder: string,
  options: SampleOptions,
): Promise<void> {
  if (!hasEarlier(installation.market)) return;
  const file = path.join(folder, `${installation.market}-earlier.jsonl`);
  await writeEarlier(installation.market, file, options);
  await loadListings({ ...installation, asOf: earlierInstant(options.asOf), files: [file], sample: true });
}
