import type { DuckDBConnection } from '@duckdb/node-api';
import type { Directory } from '../../src/catalog/directory.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import { directoryAlias, directoryIndex } from '../../src/engine/names.ts';
import { dealerRows } from '../accept/dealer-rows.ts';
import { directorySql } from '../derive/directory.ts';
import { countInventory, countsPrint, newestListings } from '../derive/inventory.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { directoryDataset } from '../ledger/directories.ts';
import { generationOf } from '../publish/indices.ts';
import type { Records } from './records.ts';

/** What an index of dealers says of how it was made; kept beside its mapping. */
export interface MadeFrom {
  /** number of the dealers delivery */
  readonly delivery: number;
  /** number of the newest listings delivery when its dealers were counted */
  readonly listings: number;
  /** the counts that were derived (countsPrint) */
  readonly counts: string;
}

async function madeFrom(db: DuckDBConnection, delivery: number): Promise<MadeFrom> {
  return { delivery, listings: await newestListings(db), counts: await countsPrint(db, delivery) };
}

/**
 * A directory of a market (feeds.md 2.2): only the newest delivery answers. An index is a function of the ledger: of the
 * rows of a delivery and of the number of each dealer's active listings. `counted`: these stand in `inventory` already.
 */
export function directoryRecords(
  installation: InstalledMarket,
  directory: Directory,
  counted = false,
): Records {
  const { indexPrefix, market } = installation;
  const dataset = directoryDataset(market, directory);
  return {
    dataset: directory,
    market,
    rules: market,
    form: dealerRows(dataset, market, directory),
    table: directory,
    answer: 'newest',
    since: ['created_at'],
    alias: directoryAlias(indexPrefix, market, directory),
    indexOf: (delivery) => directoryIndex(indexPrefix, market, directory, generationOf(delivery)),
    async content(db, { id }) {
      const { settings, mappings } = indexBody(dataset);
      const documents = () => directorySql(db, { directory, dataset, delivery: id });
      if (directory === 'dealerships') return { body: { settings, mappings }, documents: await documents() };
      if (!counted) await countInventory(db);
      return {
        body: { settings, mappings: { ...mappings, _meta: await madeFrom(db, id) } },
        documents: await documents(),
      };
    },
  };
}
