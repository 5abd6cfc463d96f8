import type { SearchDataset } from '../src/catalog/field.ts';
import type { Market } from '../src/catalog/markets.ts';
import type { SharedPlace } from './shared.ts';

/** The market that a command works on, and where its parts live. */
export interface MarketPlace extends SharedPlace {
  readonly market: Market;
  /** the fields of its listings */
  readonly dataset: SearchDataset;
}
