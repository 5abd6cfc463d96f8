import type { Client } from '@elastic/elasticsearch';
import {
  DEALER_MARKETS,
  type DealerMarket,
  type Directory,
  directoriesOf,
  directoryAlias,
  NO_MARKET,
  SHARED_DATASETS,
  type SharedDataset,
  sharedAlias,
} from './market.ts';

/** A dataset whose newest delivery answers whole: a directory of a market, or one without a market. */
interface WholeDataset {
  readonly market: DealerMarket | typeof NO_MARKET;
  readonly dataset: Directory | SharedDataset;
  readonly alias: string;
}

/** With the index that answers for it; undefined: none does. */
export interface LiveDataset extends WholeDataset {
  readonly index: string | undefined;
}

/** Names of all such datasets. */
const wholeDatasets = (prefix: string): WholeDataset[] => [
  ...DEALER_MARKETS.flatMap((market) =>
    directoriesOf(market).map((dataset) => ({
      market,
      dataset,
      alias: directoryAlias(prefix, market, dataset),
    })),
  ),
  ...SHARED_DATASETS.map(
    (dataset): WholeDataset => ({ market: NO_MARKET, dataset, alias: sharedAlias(prefix, dataset) }),
  ),
];

/** Every such dataset that there may be, with the index that its alias points at. */
export async function liveDatasets(
  client: Client,
  prefix: string,
  signal?: AbortSignal,
): Promise<LiveDataset[]> {
  const all = wholeDatasets(prefix);
  const found = await client.indices.get(
    {
      index: all.map(({ alias }) => alias),
      features: ['aliases'],
      ignore_unavailable: true,
      allow_no_indices: true,
    },
    signal && { signal },
  );
  const indexOf = new Map(
    Object.entries(found).flatMap(([index, { aliases = {} }]) =>
      Object.keys(aliases).map((alias) => [alias, index] as const),
    ),
  );
  return all.map((named) => ({ ...named, index: indexOf.get(named.alias) }));
}
