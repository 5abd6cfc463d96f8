import { type Rollback, withdraw } from '../delivery/settle-listings.ts';
import { settleMarket } from '../delivery/settle-market.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { Refused } from '../ground/outcome.ts';
import { type Delivery, deliveries, setState } from '../ledger/deliveries.ts';
import { openLedger } from '../ledger/open.ts';
import { listingsAnswering, refuseStrange, seen } from '../publish/owner.ts';
import { refreshSold } from '../sold/refresh.ts';
import { refreshCounts } from '../whole-records/dealer-counts.ts';

/** Does the engine still hold all indices of the delivery? */
async function isKept({ client }: InstalledMarket, { indices }: Delivery): Promise<boolean> {
  for (const index of Object.values(indices)) if (!(await client.indices.exists({ index }))) return false;
  return true;
}

/**
 * Brings the previous delivery of a market back at once; the newest leaves the ledger, so its instant is free.
 * Throws Refused when there is none to go back to, or a load is running.
 */
export async function rollBack(place: InstalledMarket, waitSeconds = 0): Promise<Rollback> {
  const ledger = await openLedger({ ...place, waitSeconds });
  try {
    // the command that began it died: this one has ended it
    const { listings } = await settleMarket(place, ledger);
    if (listings) return listings;
    const [newest, before] = await deliveries(ledger.db, 'listings');
    if (!newest) throw new Refused(`nothing is loaded in ${place.market}`);
    refuseStrange(await seen(place.client, ledger, await listingsAnswering(place, ledger)), ledger);
    if (!before) throw new Refused(`there is no delivery of ${place.market} to roll back to`);
    if (!(await isKept(place, before)))
      throw new Refused(
        'the engine no longer holds the delivery before the newest: only the newest one can be rolled back',
      );
    await setState(ledger.db, newest.id, 'withdrawing');
    await withdraw(place, ledger, newest, before);
    await refreshCounts(place, ledger);
    await refreshSold(place, ledger);
    return { withdrawn: newest, live: before };
  } finally {
    ledger.close();
  }
}
