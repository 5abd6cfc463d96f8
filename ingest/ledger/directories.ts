import type { Directory } from '../../src/catalog/directory.ts';
import type { SearchDataset } from '../../src/catalog/field.ts';
import { MARKETS, type Market, marketNamed } from '../../src/catalog/markets.ts';
import { directoriesOf } from '../../src/catalog/roles.ts';

/** The fields of a directory of a market (feeds.md 2.2); they are the columns of its table in the market's ledger. */
export const directoryDataset = (market: Market, directory: Directory): SearchDataset =>
  marketNamed(market).region.directories[directory];

/** The directories that a market's ledger holds, each with its fields. */
export function directoriesIn(name: string): [Directory, SearchDataset][] {
  const market = MARKETS.find((one) => one === name);
  if (!market) return [];
  return directoriesOf(market).map((directory) => [directory, directoryDataset(market, directory)]);
}
