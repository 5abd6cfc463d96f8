import { isReadable, LAYOUT } from '../../src/catalog/layout.ts';
import { marketNamed } from '../../src/catalog/markets.ts';
import type { TrendsManifest } from '../../src/catalog/trends.ts';
import { readManifest } from '../ground/generations.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { storedGenerations } from '../ground/stored-generations.ts';
import type { Ledger } from '../ledger/open.ts';
import { requireHeld } from '../publish/fence.ts';
import { prepareTrends, type TrendsGeneration, type TrendsOptions, trendsKey } from './prepare.ts';

type OfMarket = Pick<InstalledMarket, 'market' | 'store'>;

/** Throws CommandRefusal where a newer version has published the trends, which would not show what a load or a rollback changes. */
export function refuseNewerTrends(
  { market }: Pick<OfMarket, 'market'>,
  { folders }: Pick<Ledger, 'folders'>,
): void {
  const shown = readManifest<TrendsManifest>(folders.trends);
  if (isReadable(shown?.layout)) return;
  throw new CommandRefusal(
    `a newer version of the program has published the trends of ${market} (layout ${shown?.layout}; this one reads up to ${LAYOUT}): load with that ` +
      'version, or publish them again with this one: forecourt rebuild listings',
  );
}

/** Writes the months of a market's trends that have changed, where it has trends; no reader sees them yet. */
export const prepareTrendsOf = async (
  { market, store }: OfMarket,
  ledger: Ledger,
  { anew }: Pick<TrendsOptions, 'anew'> = {},
): Promise<TrendsGeneration | undefined> =>
  marketNamed(market).hasTrends ? await prepareTrends({ market, store, ledger, anew }) : undefined;

/** Lets the trends of a market show what its ledger holds, in the object store, too. Throws LeaseLost. */
export async function refreshTrends(
  installed: OfMarket & Pick<InstalledMarket, 'client'>,
  ledger: Ledger,
  options: Pick<TrendsOptions, 'anew'> = {},
): Promise<void> {
  const next = await prepareTrendsOf(installed, ledger, options);
  await requireHeld(installed.client);
  if (next) await next.show();
  else
    await storedGenerations(installed.store, ledger, trendsKey(installed.market))?.catchUp(
      ledger.folders.trends,
    );
}
