import { WrongUsage } from '../../ingest/ground/outcome.ts';
import { DIRECTORIES, type Directory } from '../catalog/directory.ts';
import { LOADED_DATASETS } from '../catalog/loaded-datasets.ts';
import { MARKETS, type Market } from '../catalog/markets.ts';
import { directoriesOf } from '../catalog/roles.ts';
import type { SharedDataset } from '../catalog/shared-dataset.ts';
import { SHARED_NAMES, sharedDataset } from '../catalog/shared-datasets.ts';

/** Is it one of the datasets that share the ledger without a market? */
export const isShared = (dataset: string): boolean => SHARED_NAMES.includes(dataset);

/** Names of the markets that have a directory. */
const marketsWith = (directory: Directory): string =>
  MARKETS.filter((market) => directoriesOf(market).includes(directory)).join(', ');

/** For the help of a command: the datasets, and the markets. */
export const DATASETS_TEXT = LOADED_DATASETS.join(', ');
/** The markets as help texts list them, with those that have dealerships. */
export const MARKETS_TEXT = `${MARKETS.join(', ')}; dealerships: ${marketsWith('dealerships')}`;

/** A dataset of the command line, with its market where it has one. */
export type DatasetTarget =
  | { readonly dataset: 'listings'; readonly market: Market }
  | { readonly dataset: Directory; readonly market: Market }
  | { readonly dataset: 'sold' }
  | { readonly dataset: 'shared'; readonly shared: SharedDataset };

/** The dataset of that name; throws WrongUsage naming those that exist. */
export function datasetOf(name: string): string {
  if (!LOADED_DATASETS.includes(name))
    throw new WrongUsage(`${name}: is not a dataset; choose one of ${DATASETS_TEXT}`);
  return name;
}

/** The market of that name, whatever it has; throws WrongUsage naming those that exist. */
export function marketOf(name: string): Market {
  const market = MARKETS.find((one) => one === name);
  if (!market) throw new WrongUsage(`--market ${name}: is not a market; choose one of ${MARKETS.join(', ')}`);
  return market;
}

/** The dataset and the market of these names; throws WrongUsage where the market does not have the dataset. */
export function targetOf(name: string, marketName: string): DatasetTarget {
  const dataset = datasetOf(name);
  if (dataset === 'sold') return { dataset };
  if (isShared(dataset)) return { dataset: 'shared', shared: sharedDataset(dataset) };
  const market = marketOf(marketName);
  const directory = DIRECTORIES.find((one) => one === dataset);
  if (!directory) return { dataset: 'listings', market };
  if (!directoriesOf(market).includes(directory)) {
    throw new WrongUsage(`--market ${market}: has no ${directory}; choose one of ${marketsWith(directory)}`);
  }
  return { dataset: directory, market };
}
