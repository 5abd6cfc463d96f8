import { WrongUsage } from '../../ingest/outcome.ts';
import {
  DEALER_MARKETS,
  type DealerMarket,
  type Directory,
  directoriesOf,
  MARKETS,
  type Market,
  SHARED_DATASETS,
  type SharedDataset,
} from '../engine/market.ts';

/** Datasets that can be loaded (feeds.md section 2); those from sold on have no market. */
const DATASETS = ['listings', 'dealers', 'dealerships', 'sold', 'history', ...SHARED_DATASETS] as const;
type DatasetName = (typeof DATASETS)[number];

/** Is it a dataset without a market whose newest delivery answers? */
export const isShared = (dataset: string): dataset is SharedDataset =>
  SHARED_DATASETS.some((one) => one === dataset);

/** For the help of a command: the datasets, and the markets. */
export const DATASETS_TEXT = DATASETS.join(', ');
export const MARKETS_TEXT = `${DEALER_MARKETS.join(', ')}; listings and dealerships: ${MARKETS.join(', ')}`;

/** A dataset of the command line, with its market where it has one. */
export type Target =
  | { readonly dataset: 'listings'; readonly market: Market }
  | { readonly dataset: Directory; readonly market: DealerMarket }
  | { readonly dataset: 'history' | 'sold' | SharedDataset };

/** The dataset of that name; throws WrongUsage naming those that exist. */
export function datasetOf(name: string): DatasetName {
  const dataset = DATASETS.find((one) => one === name);
  if (!dataset) throw new WrongUsage(`${name}: is no dataset that can be loaded; there is ${DATASETS_TEXT}`);
  return dataset;
}

/** The market of that name, whatever it has; throws WrongUsage naming those that exist. */
export function marketOf(name: string): DealerMarket {
  const market = DEALER_MARKETS.find((one) => one === name);
  if (!market) throw new WrongUsage(`--market ${name}: there is ${DEALER_MARKETS.join(', ')}`);
  return market;
}

/** The dataset and the market of these names; throws WrongUsage where the market does not have the dataset. */
export function targetOf(name: string, marketName: string): Target {
  const dataset = datasetOf(name);
  if (dataset === 'history' || dataset === 'sold' || isShared(dataset)) return { dataset };
  const market = marketOf(marketName);
  if (dataset === 'listings') {
    const listed = MARKETS.find((one) => one === market);
    if (!listed) throw new WrongUsage(`--market ${market}: listings are loaded into ${MARKETS.join(', ')}`);
    return { dataset, market: listed };
  }
  if (!directoriesOf(market).includes(dataset)) {
    const having = DEALER_MARKETS.filter((one) => directoriesOf(one).includes(dataset));
    throw new WrongUsage(`--market ${market}: ${dataset} are loaded into ${having.join(', ')}`);
  }
  return { dataset, market };
}
