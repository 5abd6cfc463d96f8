import { dealers, ukDealers } from '../../src/catalog/dealers.ts';
import { dealerships } from '../../src/catalog/dealerships.ts';
import type { SearchDataset } from '../../src/catalog/field.ts';
import { DEALER_MARKETS, type DealerMarket, type Directory, directoriesOf } from '../../src/engine/market.ts';

/** The fields of a directory of a market (feeds.md 2.2); they are the columns of its table in the market's ledger. */
export const directoryDataset = (market: DealerMarket, directory: Directory): SearchDataset => {
  if (directory === 'dealerships') return dealerships;
  return market === 'uk-cars' ? ukDealers : dealers;
};

/** The directories that a market's ledger holds, each with its fields. */
export function directoriesIn(name: string): [Directory, SearchDataset][] {
  const market = DEALER_MARKETS.find((one) => one === name);
  if (!market) return [];
  return directoriesOf(market).map((directory) => [directory, directoryDataset(market, directory)]);
}
