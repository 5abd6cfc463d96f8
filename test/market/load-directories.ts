import type { Client } from '@elastic/elasticsearch';
import type { Directory } from '../../src/catalog/directory.ts';
import type { SearchDataset } from '../../src/catalog/field.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import { DEFAULT_MARKET, MARKETS, type Market, marketNamed } from '../../src/catalog/markets.ts';
import { directoryAlias, directoryIndex } from '../../src/engine/names.ts';
import {
  DEALERS,
  DEALERS_ELSEWHERE,
  DEALERSHIPS,
  type DirectoryDealer,
  dealerDocument,
  dealershipDocument,
} from './directories.ts';

/** One directory of a market on the engine. */
interface Loaded {
  readonly market: Market;
  readonly directory: Directory;
  readonly dataset: SearchDataset;
  readonly documents: readonly object[];
}

/** Dealers of the older directory; a market that says none has an empty one. */
const dealersOf = (market: Market): readonly DirectoryDealer[] =>
  market === DEFAULT_MARKET ? DEALERS : (DEALERS_ELSEWHERE[market] ?? []);

function documentsOf(market: Market, directory: Directory): readonly object[] {
  if (directory === 'dealers') return dealersOf(market).map((one, i) => dealerDocument(one, i + 1));
  const all = market === DEFAULT_MARKET ? DEALERSHIPS : [];
  return all.map((one, i) => dealershipDocument(one, i + 1));
}

const ALL: readonly Loaded[] = MARKETS.flatMap((market) => {
  const { directories, region } = marketNamed(market);
  return directories.map((directory) => ({
    market,
    directory,
    dataset: region.directories[directory],
    documents: documentsOf(market, directory),
  }));
});

/** Makes the directories of every market under a prefix, behind their aliases. */
export async function loadDirectories(client: Client, prefix: string): Promise<void> {
  await Promise.all(
    ALL.map(async ({ market, directory, dataset, documents }) => {
      const index = directoryIndex(prefix, market, directory, 'first');
      await client.indices.create({
        index,
        ...indexBody(dataset),
        aliases: { [directoryAlias(prefix, market, directory)]: {} },
      });
      if (documents.length === 0) return;
      const lines = documents.flatMap((document) => ['{"index":{}}', JSON.stringify(document)]);
      const { errors, items } = await client.bulk({ index, operations: lines as never, refresh: true });
      if (errors) throw new Error(JSON.stringify(items.find((item) => item.index?.error)));
    }),
  );
}
