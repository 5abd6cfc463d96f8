import { isReadable } from '../../src/catalog/layout.ts';
import { INSIGHTS_MARKET } from '../../src/catalog/markets.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { storedGenerations } from '../ground/stored-generations.ts';
import type { Ledger } from '../ledger/open.ts';
import { requireHeld } from '../publish/fence.ts';
import { readSold, refuseNewer } from './files.ts';
import { stateOf } from './ledger-state.ts';
import { prepareSold, type SoldGeneration } from './prepare.ts';

/** Where the sold months of a market are published from: its ledger. */
export type SoldMarket = Pick<InstalledMarket, 'market' | 'onMonthWritten' | 'store'>;

/** The same while its lease may be lost (../publish/fence.ts). */
type LeasedSold = SoldMarket & Pick<InstalledMarket, 'client'>;

/** Does the ledger publish sold months? Another market's has no sales, and the sample stands apart. */
export const publishesSold = ({ market }: Pick<InstalledMarket, 'market'>, { sample }: Ledger): boolean =>
  market === INSIGHTS_MARKET && !sample;

/**
 * Are sold months published beside the listings of a market? Those that its ledger knows count, too: after a run that died
 * they are shown before the command ends.
 */
export const hasSold = async (installation: SoldMarket, ledger: Ledger): Promise<boolean> =>
  publishesSold(installation, ledger) &&
  (readSold(ledger.folders.sold) !== undefined || (await stateOf(ledger.db)) !== undefined);

/** Throws CommandRefusal where a newer version has published the sold months that a load or a rollback would replace. */
export function refuseNewerSold(installation: Pick<InstalledMarket, 'market'>, ledger: Ledger): void {
  if (publishesSold(installation, ledger)) refuseNewer(readSold(ledger.folders.sold));
}

/** Writes the sold months of a market that have changed, where it has any; no reader sees them yet. */
export const prepareSoldOf = async (
  installation: SoldMarket,
  ledger: Ledger,
): Promise<SoldGeneration | undefined> =>
  publishesSold(installation, ledger) ? await prepareSold(ledger, installation) : undefined;

/** Lets the sold months of a market show what its ledger holds, in the object store, too. Throws LeaseLost. */
export async function refreshSold(installation: LeasedSold, ledger: Ledger): Promise<void> {
  if (!publishesSold(installation, ledger)) return;
  const next = await prepareSold(ledger, installation);
  await requireHeld(installation.client);
  if (next) await next.show();
  else await storedGenerations(installation.store, ledger, 'sold')?.catchUp(ledger.folders.sold);
}

/** Refreshes the sold months as a command begins: what a newer version has published stays until a rebuild (refuseNewerSold). */
export async function catchUpSold(installation: LeasedSold, ledger: Ledger): Promise<void> {
  if (isReadable(readSold(ledger.folders.sold)?.layout)) await refreshSold(installation, ledger);
}
