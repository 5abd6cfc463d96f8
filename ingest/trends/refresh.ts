import { marketNamed } from '../../src/catalog/markets.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import type { Ledger } from '../ledger/open.ts';
import { publishTrends, type TrendsOptions } from './publish.ts';

/** Lets the trends of a market show what its ledger holds, where the market has any. */
export async function refreshTrends(
  { market }: Pick<InstalledMarket, 'market'>,
  ledger: Ledger,
  { anew }: Pick<TrendsOptions, 'anew'> = {},
): Promise<void> {
  if (marketNamed(market).hasTrends) await publishTrends({ market, ledger, anew });
}
