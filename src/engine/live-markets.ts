import type { Client } from '@elastic/elasticsearch';
import type { SearchedMarket } from '../catalog/roles.ts';
import { LiveIndices } from './live.ts';
import { publishedBefore } from './published-roles.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** The live indices of every market, and of the datasets without one (NO_MARKET). */
export interface LiveMarkets {
  of(searched: SearchedMarket): LiveIndices;
}

/** Live indices, each read when it is first asked for. `dataDir`: the state directory, which tells what was published before. */
export function liveMarkets(client: Client, prefix: string, dataDir?: string): LiveMarkets {
  const known = new Map<SearchedMarket, LiveIndices>();
  return {
    of(searched) {
      const before = () =>
        dataDir === undefined ? NOTHING : publishedBefore({ dataDir, indexPrefix: prefix }, searched);
      const live = known.get(searched) ?? new LiveIndices(client, prefix, searched, before);
      known.set(searched, live);
      return live;
    },
  };
}
