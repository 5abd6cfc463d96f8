import { dealers, ukDealers } from '../../src/catalog/dealers.ts';
import { dealerships } from '../../src/catalog/dealerships.ts';
import type { SearchDataset } from '../../src/catalog/field.ts';
import { type Directory, directoriesOf, MARKETS, type Market, UK_MARKETS } from '../../src/engine/market.ts';

/** The fields of a directory of a market (feeds.md 2.2); they are the columns of its table in the market's ledger. */
export const directoryDataset = (market: Market, directory: Directory): SearchDataset => {
  if (directory === 'dealerships') return dealerships;
  return UK_MARKETS.includes(market) ? ukDealers : dealers;
};

/** The directories that a market's ledger holds, each with its fields. */
export function directoriesIn(name: string): [Directory, SearchDataset][] {
  const market = MARKETS.find((one) => one === name);
  if (!market) return [];
  return directoriesOf(market).map((directory) => [directory, directoryDataset(market, directory)]);
}
