import { directoriesOf } from '../../src/catalog/roles.ts';
import type { Installation, InstalledMarket } from '../ground/installation.ts';
import type { Ledger } from '../ledger/open.ts';
import { catchUpSold, publishesSold, refreshSold } from '../sold/refresh.ts';
import { refreshTrends } from '../trends/refresh.ts';
import { refreshCounts } from '../whole-records/dealer-counts.ts';
import { directoryRecords } from '../whole-records/directory.ts';
import { allSharedRecords } from '../whole-records/shared-records.ts';
import { type DeliveryAdapter, type Rollback, recover } from './life.ts';
import { listingsAdapter } from './listings.ts';
import { soldAdapter } from './sold-months.ts';
import { recordsAdapter } from './whole-records.ts';

/** Rollbacks that had begun and were completed, by dataset. */
export type Completed = ReadonlyMap<string, Rollback>;

async function recoverAll(adapters: readonly DeliveryAdapter[]): Promise<Completed> {
  const completed = new Map<string, Rollback>();
  for (const adapter of adapters) {
    const rollback = await recover(adapter);
    if (rollback) completed.set(adapter.dataset, rollback);
  }
  return completed;
}

/** Lets what is derived from the listings of a market show what its ledger holds: dealers' counts, sold months and trends. */
export async function refreshDerived(installed: InstalledMarket, ledger: Ledger): Promise<void> {
  await refreshCounts(installed, ledger);
  await refreshSold(installed, ledger);
  await refreshTrends(installed, ledger);
}

/**
 * Ends what a run that died left behind in a market, whatever it was loading; every command on a market begins with it.
 * Then nothing in its ledger is pending, and the directories, the sold months and the trends show what the ledger holds.
 */
export async function recoverMarket(installed: InstalledMarket, ledger: Ledger): Promise<Completed> {
  const listed = await recoverAll([
    listingsAdapter(installed, ledger),
    ...directoriesOf(installed.market).map((directory) =>
      recordsAdapter(installed, ledger, directoryRecords(installed, directory)),
    ),
  ]);
  await refreshCounts(installed, ledger);
  const sold = publishesSold(installed, ledger) ? await recoverAll([soldAdapter(installed, ledger)]) : [];
  await catchUpSold(installed, ledger);
  await refreshTrends(installed, ledger);
  return new Map([...listed, ...sold]);
}

/** The same in the ledger that the datasets without a market share. */
export const recoverShared = (installation: Installation, ledger: Ledger): Promise<Completed> =>
  recoverAll(
    allSharedRecords(installation.indexPrefix).map((records) =>
      recordsAdapter(installation, ledger, records),
    ),
  );
