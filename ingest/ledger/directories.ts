import { dealers, ukDealers } from '../../src/catalog/dealers.ts';
import { dealerships, ukDealerships } from '../../src/catalog/dealerships.ts';
import type { SearchDataset } from '../../src/catalog/field.ts';
import { MARKETS, type Market, UK_MARKETS } from '../../src/catalog/markets.ts';
import { type Directory, directoriesOf } from '../../src/catalog/roles.ts';

/** The fields of a directory of a market (feeds.md 2.2); they are the columns of its table in the market's ledger. */
export const directoryDataset = (market: Market, directory: Directory): SearchDataset => {
  const uk = UK_MARKETS.includes(market);
  if (directory === 'dealerships') return uk ? ukDealerships : dealerships;
  return uk ? ukDealers : dealers;
};

/** The directories that a market's ledger holds, each with its fields. */
export function directoriesIn(name: string): [Directory, SearchDataset][] {
  const market = MARKETS.find((one) => one === name);
  if (!market) return [];
  return directoriesOf(market).map((directory) => [directory, directoryDataset(market, directory)]);
}
