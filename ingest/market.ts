import type { Client } from '@elastic/elasticsearch';
import type { SearchDataset } from '../src/catalog/field.ts';
import type { Market } from '../src/engine/market.ts';

/** The market that a command works on, and where its parts live. */
export interface MarketPlace {
  readonly client: Client;
  /** start of every index name */
  readonly indexPrefix: string;
  readonly market: Market;
  readonly dataset: SearchDataset;
  readonly dataDir: string;
  /** memory limit of the embedded database, for example '1GB' */
  readonly memory: string;
  /** called once the sample market is gone: the first real delivery has replaced it */
  readonly onSampleRemoved?: (() => void | Promise<void>) | undefined;
  /** called after each load, when what nobody needs any more is removed */
  readonly onTidy?: (() => void) | undefined;
}
