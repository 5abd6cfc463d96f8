import type { SoldManifest } from '../../src/catalog/sold-vehicles.ts';
import { removeSamples } from '../delivery/remove-samples.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { type Delivery, deliveries, setState } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { dropReports, keepReport } from '../publish/reports.ts';
import { readManifest } from './files.ts';
import { publishesSold, refreshSold } from './refresh.ts';
import { dropSold } from './take-in.ts';

/** A rollback that was done. */
export interface SoldRollback {
  readonly withdrawn: Delivery;
}

/** Forgets a delivery that is not shown, everywhere; the ledger last, so that another run goes on where this one died. */
export async function discard(
  { client, indexPrefix }: InstalledMarket,
  { db }: Ledger,
  delivery: Delivery,
): Promise<void> {
  await dropReports(client, indexPrefix, [delivery]);
  await dropSold(db, delivery.id);
}

/** What follows the new manifest: the report is kept in the engine, the sample goes, and the delivery counts as live. */
export async function confirm(place: InstalledMarket, { db }: Ledger, delivery: Delivery): Promise<void> {
  await keepReport(place.client, place.indexPrefix, delivery);
  if (!delivery.sample) await removeSamples(place);
  place.onTidy?.();
  await place.onSwitched?.(delivery);
  await setState(db, delivery.id, 'live');
}

/** What follows the beginning of a rollback: the months are shown without the delivery, and it leaves. */
export async function withdraw(
  place: InstalledMarket,
  ledger: Ledger,
  withdrawn: Delivery,
): Promise<SoldRollback> {
  await refreshSold(place, ledger);
  await discard(place, ledger, withdrawn);
  return { withdrawn };
}

/** What a delivery remembers of the generation that was written for it. */
export const shownBy = ({ generation }: SoldManifest): Delivery['indices'] => ({
  sold: `generation-${generation}`,
});

/** Is the generation shown that was written for the delivery? No other one can have come since: it is pending. */
function isShown({ folders }: Ledger, { indices }: Delivery): boolean {
  const shown = readManifest(folders.sold);
  return shown !== undefined && shownBy(shown).sold === indices.sold;
}

/**
 * Ends what a run that died while loading sold vehicles left behind: a pending delivery is finished when its generation
 * is shown, and discarded otherwise; a rollback that had begun is completed, and given.
 */
export async function settleSold(place: InstalledMarket, ledger: Ledger): Promise<SoldRollback | undefined> {
  if (!publishesSold(place, ledger)) return undefined;
  let completed: SoldRollback | undefined;
  for (const delivery of await deliveries(ledger.db, 'sold')) {
    if (delivery.state === 'withdrawing') completed = await withdraw(place, ledger, delivery);
    else if (delivery.state === 'pending' && isShown(ledger, delivery))
      await confirm(place, ledger, delivery);
    else if (delivery.state === 'pending') await discard(place, ledger, delivery);
  }
  return completed;
}
