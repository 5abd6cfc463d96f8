import type { Directory } from '../../src/catalog/market.ts';
import { directoriesOf } from '../../src/catalog/roles.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import type { Ledger } from '../ledger/open.ts';
import { refreshSold } from '../sold/refresh.ts';
import { type SoldRollback, settleSold } from '../sold/settle.ts';
import { refreshCounts } from '../whole-records/dealer-counts.ts';
import { directoryRecords } from '../whole-records/directory.ts';
import { type RecordsRollback, settleRecords } from '../whole-records/settle.ts';
import { type Rollback, settle } from './settle-listings.ts';

/** Rollbacks that had begun and were completed, by dataset. */
export interface Completed extends Partial<Record<Directory, RecordsRollback | undefined>> {
  readonly listings?: Rollback | undefined;
  readonly sold?: SoldRollback | undefined;
}

/**
 * Ends what a run that died left behind in a market, whatever it was loading; every command on a market begins with
 * it. Then nothing in its ledger is pending, and the directories and the sold months show what the ledger holds.
 */
export async function settleMarket(place: InstalledMarket, ledger: Ledger): Promise<Completed> {
  const listings = await settle(place, ledger);
  const completed: Partial<Record<Directory, RecordsRollback | undefined>> = {};
  for (const directory of directoriesOf(place.market))
    completed[directory] = await settleRecords(place, ledger, directoryRecords(place, directory));
  await refreshCounts(place, ledger);
  const sold = await settleSold(place, ledger);
  await refreshSold(place, ledger);
  return { listings, ...completed, sold };
}
