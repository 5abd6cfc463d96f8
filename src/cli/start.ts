import { Command } from 'commander';
import type { InstalledMarket } from '../../ingest/ground/installation.ts';
import { demoKey } from '../accounts/demo-key.ts';
import { openAccounts } from '../accounts/open.ts';
import { DEFAULT_MARKET, MARKETS } from '../catalog/markets.ts';
import { rolesOf } from '../catalog/roles.ts';
import { keptDeliveries } from '../engine/deliveries.ts';
import { liveMarkets } from '../engine/live-markets.ts';
import { readSettings, type Settings } from '../settings.ts';
import { installedMarket } from './installation.ts';
import { loadSample, SAMPLE_DELIVERIES } from './load-sample.ts';
import { reachEngine } from './reach-engine.ts';
import { serveUntilStopped } from './serve.ts';

/**
 * Is the sample wanted: nothing real is loaded in any market, and not all of the sample's deliveries of cars answer? What
 * is there of it is of a start that died: the sample is loaded again.
 */
async function wantsSample({ client, indexPrefix, market }: InstalledMarket): Promise<boolean> {
  const { deliveries } = await keptDeliveries(client, indexPrefix);
  if (deliveries.some(({ sample }) => !sample)) return false;
  // listings of US cars are loaded last: without them the sample is not whole
  const sampled = deliveries.length > 0 ? [market] : MARKETS;
  const markets = liveMarkets(client, indexPrefix);
  const live = await Promise.all(
    sampled.map(async (one) => {
      const { indices } = await markets.of(one).get();
      return rolesOf(one).some((role) => indices[role]);
    }),
  );
  const cars = deliveries.filter((one) => one.dataset === 'listings' && one.market === market);
  return !(live.includes(true) && (deliveries.length === 0 || cars.length >= SAMPLE_DELIVERIES));
}

/** Whether what answers is the sample: then its key is shown. */
async function holdsSample(installation: InstalledMarket): Promise<boolean> {
  const { marketStatus } = await import('../../ingest/commands/status.ts');
  const markets = await marketStatus({ ...installation, staleAfterHours: Number.POSITIVE_INFINITY });
  return markets.some(({ sample }) => sample);
}

function welcome(address: string, key: string | undefined): string {
  if (!key) {
    return [
      `The API is at ${address}/v2, its reference at ${address}/reference`,
      `Console:      ${address}/console`,
      'Create a key: npm run -s forecourt -- keys create --plan enterprise',
      `Then try:     curl '${address}/v2/search/car/active?rows=1&api_key=KEY'`,
    ].join('\n');
  }
  const ask = (query: string): string => `curl '${address}/v2/search/car/active?${query}&api_key=${key}'`;
  return [
    `The API is at ${address}/v2 with a made-up sample market, its reference at ${address}/reference`,
    `Demo key (from this machine only): ${key}`,
    `Console (signs in automatically): ${address}/console`,
    'Try:',
    `  ${ask('make=Ford&price_range=10000-30000&sort_by=price&rows=3')}`,
    `  ${ask('rows=0&facets=make%7C0%7C10&stats=price,miles&range_facets=price')}`,
  ].join('\n');
}

async function keyOfSample(settings: Settings): Promise<string> {
  const accounts = await openAccounts(settings);
  try {
    return await demoKey(accounts, settings.dataDir);
  } finally {
    await accounts.destroy();
  }
}

/** `npm start` (feeds.md section 1): an engine, the sample market when nothing is loaded, then the server. */
export function startCommand(): Command {
  return new Command('start').action(async () => {
    const settings = readSettings(process.env);
    const engine = await reachEngine(settings);
    const installation = installedMarket(DEFAULT_MARKET, settings, engine);
    if (settings.sample && (await wantsSample(installation))) await loadSample(installation);
    const key = (await holdsSample(installation)) ? await keyOfSample(settings) : undefined;
    await installation.client.close();
    const { address } = await serveUntilStopped(settings, engine);
    console.log(welcome(address, key));
  });
}
