import type { SearchDataset } from '../src/catalog/field.ts';
import type { DealerMarket, Market } from '../src/engine/market.ts';
import type { SharedPlace } from './shared.ts';

/** The market whose directories a command works on, and where its parts live. */
export interface DealerPlace extends SharedPlace {
  readonly market: DealerMarket;
  /** the fields of its listings; undefined: it has none */
  readonly dataset?: SearchDataset | undefined;
}

/** The market whose listings a command works on. */
export interface MarketPlace extends DealerPlace {
  readonly market: Market;
  readonly dataset: SearchDataset;
}
