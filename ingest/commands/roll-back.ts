import { type Home, marketHome, onLedger, sharedHome } from '../delivery/homes.ts';
import type { Rollback } from '../delivery/life.ts';
import { listingsAdapter } from '../delivery/listings.ts';
import { refreshDerived } from '../delivery/recover.ts';
import { rollBack, type Withdrawable } from '../delivery/roll-back.ts';
import { soldAdapter } from '../delivery/sold-months.ts';
import { recordsAdapter } from '../delivery/whole-records.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import type { Ledger } from '../ledger/open.ts';
import { directoryRecords } from '../whole-records/directory.ts';
import { sharedRecords } from '../whole-records/shared-records.ts';
import type { InstalledDataset, InstalledDirectory } from './load.ts';

/**
 * `forecourt rollback`: the newest delivery of a dataset leaves the ledger, so that its instant is free, and the one before
 * answers again, where only the newest does. All throw CommandRefusal (outcome.ts) where there is none to go back to, or a load is
 * running. Where the command that began a rollback died, this one ends it and takes no second delivery out.
 */
const rollBackOn = (
  home: Home,
  dataset: string,
  waitSeconds: number,
  adapter: (ledger: Ledger) => Withdrawable,
): Promise<Rollback> =>
  onLedger(
    home,
    { waitSeconds },
    async (ledger, completed) => completed.get(dataset) ?? (await rollBack(adapter(ledger))),
  );

/** Rolls back the listings of a market; the counts of its dealers and the sold months follow. */
export const rollBackListings = (installed: InstalledMarket, waitSeconds = 0): Promise<Rollback> =>
  onLedger(marketHome(installed), { waitSeconds }, async (ledger, completed) => {
    const done = completed.get('listings');
    if (done) return done;
    const rollback = await rollBack(listingsAdapter(installed, ledger));
    await refreshDerived(installed, ledger);
    return rollback;
  });

/** Rolls back a directory of a market. */
export const rollBackDirectory = (installed: InstalledDirectory, waitSeconds = 0): Promise<Rollback> =>
  rollBackOn(marketHome(installed), installed.directory, waitSeconds, (ledger) =>
    recordsAdapter(installed, ledger, directoryRecords(installed, installed.directory)),
  );

/** Rolls back a dataset without a market. */
export const rollBackShared = (installed: InstalledDataset, waitSeconds = 0): Promise<Rollback> =>
  rollBackOn(sharedHome(installed), installed.dataset, waitSeconds, (ledger) =>
    recordsAdapter(installed, ledger, sharedRecords(installed.dataset, installed.indexPrefix)),
  );

/** Rolls back sold vehicles: months that no other delivery holds are the ledger's own again, or disappear. */
export const rollBackSold = (installed: InstalledMarket, waitSeconds = 0): Promise<Rollback> =>
  rollBackOn(marketHome(installed), 'sold', waitSeconds, (ledger) => soldAdapter(installed, ledger));
