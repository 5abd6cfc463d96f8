import path from 'node:path';
import PQueue from 'p-queue';
import type { SourceConfig } from '../../../ingest/sources/config.ts';
import { locationOf } from '../../../ingest/sources/locations.ts';
import { AUTO } from '../../../ingest/sources/meaning-faults.ts';
import { pathIn, type WatchConfig } from '../../../ingest/sources/read-config.ts';
import { RecordStore } from '../../../ingest/sources/store.ts';
import type { WatchedSource } from '../../../ingest/sources/watched-source.ts';
import { INSIGHTS_MARKET } from '../../catalog/markets.ts';
import type { Settings } from '../../settings.ts';
import { sourcesFolder } from '../../sources/source-record.ts';
import { type DatasetTarget, targetOf } from '../datasets.ts';
import { ingestWords, loadInProcess } from './load.ts';

/** The market whose ledger a target is loaded into, as deliveries name it. */
function marketOf(target: DatasetTarget): string {
  if (target.dataset === 'shared') return 'all';
  return target.dataset === 'sold' ? INSIGHTS_MARKET : target.market;
}

/** Do its rows go to the markets of their countries? */
const isByCountry = ({ dataset, market }: SourceConfig): boolean => dataset === 'listings' && market === AUTO;

const seconds = (): number => Math.floor(Date.now() / 1000);

/**
 * The sources of a configuration, ready to be looked at; loads take turns, so that a machine never runs two of them.
 * Throws WrongUsage where a dataset or a market is none.
 */
export async function watchedSources(
  config: WatchConfig,
  settings: Settings,
  signal: AbortSignal,
): Promise<WatchedSource[]> {
  const turns = new PQueue({ concurrency: 1 });
  const reach = { path: config.path, env: process.env, allowed: settings.outgoing };
  const targets = Object.entries(config.sources).map(([name, source]) => {
    const market = isByCountry(source) ? AUTO : marketOf(targetOf(source.dataset, source.market));
    return { name, source, dataset: source.dataset, market };
  });
  return await Promise.all(
    targets.map(async ({ name, source, dataset, market }): Promise<WatchedSource> => {
      const told = { source: name, config: config.path, dataset, market, expected: source.expected };
      const store = new RecordStore(settings.dataDir, told, seconds());
      const say = (words: string): void => console.error(`${new Date().toISOString()} ${name}: ${words}`);
      if (store.setAside !== undefined)
        say(
          `its record was damaged and is ${store.setAside} now; what there is is fetched anew, and nothing loaded twice`,
        );
      return {
        name,
        config: source,
        location: await locationOf(source, reach),
        folder: path.resolve(sourcesFolder(settings.dataDir), name),
        store,
        load: (delivery) =>
          turns.add(() => loadInProcess(ingestWords(delivery, source, pathIn(config)), signal)),
        say,
        now: seconds,
      };
    }),
  );
}
