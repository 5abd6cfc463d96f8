import type { Client } from '@elastic/elasticsearch';
import { type Directory, directoriesOf, directoryAlias, MARKETS, type Market } from './market.ts';

/** A directory of a market, and the index that answers for it; undefined: none does. */
export interface LiveDirectory {
  readonly market: Market;
  readonly directory: Directory;
  readonly index: string | undefined;
}

/** Every directory that there may be, with the index that its alias points at. */
export async function liveDirectories(
  client: Client,
  prefix: string,
  signal?: AbortSignal,
): Promise<LiveDirectory[]> {
  const all = MARKETS.flatMap((market) =>
    directoriesOf(market).map((directory) => {
      const alias = directoryAlias(prefix, market, directory);
      return { market, directory, alias };
    }),
  );
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
  return all.map(({ alias, ...named }) => ({ ...named, index: indexOf.get(alias) }));
}
