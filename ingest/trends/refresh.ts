import { marketNamed } from '../../src/catalog/markets.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import type { Ledger } from '../ledger/open.ts';
import { prepareTrends, type TrendsGeneration, type TrendsOptions } from './prepare.ts';

type OfMarket = Pick<InstalledMarket, 'market'>;

/** Writes what of a market's trends has changed, where it has any; nobody sees it yet. */
export const prepareTrendsOf = async (
  { market }: OfMarket,
  ledger: Ledger,
  { anew }: Pick<TrendsOptions, 'anew'> = {},
): Promise<TrendsGeneration | undefined> =>
  marketNamed(market).hasTrends ? await prepareTrends({ market, ledger, anew }) : undefined;

/** Lets the trends of a market show what its ledger holds. */
export async function refreshTrends(
  installed: OfMarket,
  ledger: Ledger,
  options: Pick<TrendsOptions, 'anew'> = {},
): Promise<void> {
  (await prepareTrendsOf(installed, ledger, options))?.show();
}
