import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { loadListings } from '../../ingest/load.ts';
import type { MarketPlace } from '../../ingest/market.ts';
import { progressOn } from '../../ingest/progress.ts';
import { writeSampleListings } from '../../ingest/sample/write.ts';
import { demoKey } from '../accounts/demo.ts';
import { openAccounts } from '../accounts/store.ts';
import { liveMarkets } from '../engine/live.ts';
import { engineReporter } from '../engine/local/reporter.ts';
import { locateEngine } from '../engine/locate.ts';
import { readSettings, type Settings } from '../settings.ts';
import { placeOf } from './place.ts';
import { serveUntilStopped } from './serve.ts';
import { warmer } from './warm.ts';

const SAMPLE_SIZE = 2000;
const SAMPLE_SEED = 1;
const HOUR = 3600;

/** Loads the sample market, made an hour ago. */
async function loadSample(place: MarketPlace): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-sample-'));
  try {
    const file = path.join(folder, 'sample.jsonl');
    const asOf = Math.floor(Date.now() / 1000 / HOUR - 1) * HOUR;
    await writeSampleListings(file, { size: SAMPLE_SIZE, seed: SAMPLE_SEED, asOf });
    await loadListings({
      ...place,
      asOf,
      files: [file],
      sample: true,
      progress: progressOn(process.stderr),
      warm: warmer(place.client, place.indexPrefix, place.market),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Is nothing loaded, in any market? */
async function isEmpty({ client, indexPrefix }: MarketPlace): Promise<boolean> {
  const markets = Object.values(liveMarkets(client, indexPrefix));
  const live = await Promise.all(markets.map((market) => market.get()));
  return live.every((indices) => Object.keys(indices).length === 0);
}

/** Whether what answers is the sample: then its key is shown. */
async function holdsSample(place: MarketPlace): Promise<boolean> {
  const { marketStatus } = await import('../../ingest/status.ts');
  const markets = await marketStatus({ ...place, staleAfterHours: Number.POSITIVE_INFINITY });
  return markets.some(({ sample }) => sample);
}

function welcome(address: string, key: string | undefined): string {
  if (!key) {
    return [
      `Forecourt answers at ${address}/v2, its reference is at ${address}/reference`,
      'Make a key:   npm run -s forecourt -- keys create --plan enterprise',
      `Then ask:     curl '${address}/v2/search/car/active?rows=1&api_key=KEY'`,
    ].join('\n');
  }
  const ask = (query: string): string => `curl '${address}/v2/search/car/active?${query}&api_key=${key}'`;
  return [
    `Forecourt answers at ${address}/v2 with a made-up sample market; its reference is at ${address}/reference`,
    `Demo key (from this machine only): ${key}`,
    'Try:',
    `  ${ask('make=Ford&price_range=10000-30000&sort_by=price&rows=3')}`,
    `  ${ask('rows=0&facets=make%7C0%7C10&stats=price,miles&range_facets=price')}`,
  ].join('\n');
}

function keyOfSample(settings: Settings): string {
  const accounts = openAccounts(settings.dataDir, false);
  try {
    return demoKey(accounts, settings.dataDir);
  } finally {
    accounts.close();
  }
}

/** `npm start` (feeds.md section 1): an engine, the sample market when nothing is loaded, then the server. */
export function startCommand(): Command {
  return new Command('start')
    .description('find or start the search engine, load the sample market when nothing is loaded, serve')
    .action(async () => {
      const settings = readSettings(process.env);
      const engine = await locateEngine(settings.engine, process.env, engineReporter(process.stderr));
      const place = placeOf('us-cars', settings, engine);
      if (settings.sample && (await isEmpty(place))) await loadSample(place);
      const key = (await holdsSample(place)) ? keyOfSample(settings) : undefined;
      await place.client.close();
      const { address } = await serveUntilStopped(settings, engine);
      console.log(welcome(address, key));
    });
}
