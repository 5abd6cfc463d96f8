import { WrongUsage } from '../../ingest/ground/outcome.ts';
import { SHARED_NAMES, type SharedRecords } from '../../ingest/whole-records/without-market.ts';
import type { Directory } from '../catalog/market.ts';
import { MARKETS, type Market } from '../catalog/markets.ts';
import { directoriesOf } from '../catalog/roles.ts';

/** Datasets that can be loaded (feeds.md section 2); those from sold on have no market. */
const DATASETS = ['listings', 'dealers', 'dealerships', 'sold', ...SHARED_NAMES] as const;
type DatasetName = (typeof DATASETS)[number];

/** Is it one of the datasets that share the ledger without a market? */
export const isShared = (dataset: string): dataset is SharedRecords =>
  SHARED_NAMES.some((one) => one === dataset);

/** Names of the markets that have a directory. */
const marketsWith = (directory: Directory): string =>
  MARKETS.filter((market) => directoriesOf(market).includes(directory)).join(', ');

/** For the help of a command: the datasets, and the markets. */
export const DATASETS_TEXT = DATASETS.join(', ');
export const MARKETS_TEXT = `${MARKETS.join(', ')}; dealerships: ${marketsWith('dealerships')}`;

/** A dataset of the command line, with its market where it has one. */
export type Target =
  | { readonly dataset: 'listings'; readonly market: Market }
  | { readonly dataset: Directory; readonly market: Market }
  | { readonly dataset: SharedRecords | 'sold' };

/** The dataset of that name; throws WrongUsage naming those that exist. */
export function datasetOf(name: string): DatasetName {
  const dataset = DATASETS.find((one) => one === name);
  if (!dataset) throw new WrongUsage(`${name}: is no dataset that can be loaded; there is ${DATASETS_TEXT}`);
  return dataset;
}

/** The market of that name, whatever it has; throws WrongUsage naming those that exist. */
export function marketOf(name: string): Market {
  const market = MARKETS.find((one) => one === name);
  if (!market) throw new WrongUsage(`--market ${name}: there is ${MARKETS.join(', ')}`);
  return market;
}

/** The dataset and the market of these names; throws WrongUsage where the market does not have the dataset. */
export function targetOf(name: string, marketName: string): Target {
  const dataset = datasetOf(name);
  if (dataset === 'sold' || isShared(dataset)) return { dataset };
  const market = marketOf(marketName);
  if (dataset === 'listings') return { dataset, market };
  if (!directoriesOf(market).includes(dataset)) {
    throw new WrongUsage(`--market ${market}: ${dataset} are loaded into ${marketsWith(dataset)}`);
  }
  return { dataset, market };
}
