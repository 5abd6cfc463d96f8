import type { Client } from '@elastic/elasticsearch';
import { dealers, ukDealers } from '../../src/catalog/dealers.ts';
import { dealerships, ukDealerships } from '../../src/catalog/dealerships.ts';
import type { SearchDataset } from '../../src/catalog/field.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import type { Directory } from '../../src/catalog/market.ts';
import type { Market } from '../../src/catalog/markets.ts';
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

const dealersOf = (market: Market, all: readonly DirectoryDealer[]): Loaded => ({
  market,
  directory: 'dealers',
  dataset: market === 'uk-cars' ? ukDealers : dealers,
  documents: all.map((one, i) => dealerDocument(one, i + 1)),
});

const ALL: readonly Loaded[] = [
  dealersOf('us-cars', DEALERS),
  {
    market: 'us-cars',
    directory: 'dealerships',
    dataset: dealerships,
    documents: DEALERSHIPS.map((one, i) => dealershipDocument(one, i + 1)),
  },
  { market: 'uk-cars', directory: 'dealerships', dataset: ukDealerships, documents: [] },
  dealersOf('uk-cars', DEALERS_ELSEWHERE['uk-cars']),
  dealersOf('motorcycles', DEALERS_ELSEWHERE.motorcycles),
  dealersOf('heavy-equipment', DEALERS_ELSEWHERE['heavy-equipment']),
  dealersOf('rvs', DEALERS_ELSEWHERE.rvs),
];

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
