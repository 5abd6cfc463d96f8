import { directoryAlias, historyIndex } from '../../src/engine/names.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { type Delivery, deliveries, setState } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { collect, withdrawDelivery } from '../ledger/take.ts';
import { dropDeadHistory, liveHistory, mergeHistory } from '../publish/history.ts';
import { dropIndices, dropOtherGenerations, generationOf } from '../publish/indices.ts';
import { keptDeliveries } from '../publish/kept.ts';
import { isLive, listingsAnswering, nameOwner, ownNames, seen } from '../publish/owner.ts';
import { rememberDelivery } from '../publish/remember.ts';
import { dropReports } from '../publish/reports.ts';
import { switchTo } from '../publish/switch.ts';
import { dropSilent } from '../whole-records/indices.ts';
import { removeSamples } from './remove-samples.ts';

/** The index of the records that a delivery closed. */
const historyOf = ({ indexPrefix, market }: InstalledMarket, delivery: Delivery): string =>
  historyIndex(indexPrefix, market, generationOf(delivery));

/** Dealers that were counted with a delivery that does not answer (dealer-counts.ts), and those that were counted before. */
const dropSilentDealers = ({ client, indexPrefix, market }: InstalledMarket): Promise<void> =>
  dropSilent(client, directoryAlias(indexPrefix, market, 'dealers'));

/** Forgets a delivery that does not answer, everywhere; the ledger last, so that another run goes on where this one died. */
export async function discard(place: InstalledMarket, ledger: Ledger, delivery: Delivery): Promise<void> {
  const { client, indexPrefix } = place;
  const names = [...Object.values(delivery.indices), historyOf(place, delivery)];
  await dropIndices(client, await ownNames(client, ledger, names));
  await dropSilentDealers(place);
  await dropReports(client, indexPrefix, [delivery]);
  await withdrawDelivery(ledger.db, delivery.id);
}

/**
 * Removes what nothing needs any more once `newest` answers: indices older than those of the delivery before it, the
 * sample, what the ledger keeps for a rollback only.
 */
async function tidy(place: InstalledMarket, ledger: Ledger, newest: Delivery): Promise<void> {
  const { db } = ledger;
  const { client, indexPrefix, market, onTidy } = place;
  const kept = await keptDeliveries(client, await deliveries(db, 'listings'), Date.now());
  await dropOtherGenerations(
    client,
    indexPrefix,
    market,
    kept.flatMap(({ indices }) => Object.values(indices)),
  );
  await dropSilentDealers(place);
  await dropDeadHistory(client, indexPrefix, market);
  await mergeHistory(client, indexPrefix, market, historyOf(place, newest), nameOwner(ledger));
  if (!newest.sample) await removeSamples(place);
  const before = kept[1];
  if (before && !newest.partial) await collect(db, before.id);
  onTidy?.();
}

/** What follows the switch: the report is kept in the engine, leftovers go, and the delivery counts as live. */
export async function confirm(place: InstalledMarket, ledger: Ledger, delivery: Delivery): Promise<void> {
  const { client, indexPrefix, market } = place;
  const closed = await liveHistory(client, indexPrefix, market);
  await rememberDelivery(place, delivery, closed.length > 0);
  await tidy(place, ledger, delivery);
  await place.onSwitched?.(delivery);
  await setState(ledger.db, delivery.id, 'live');
}

/** A rollback that was done: the delivery that left, and the one that answers again. */
export interface Rollback {
  readonly withdrawn: Delivery;
  readonly live: Delivery;
}

/** What follows the beginning of a rollback: the delivery before answers, and the newest leaves. */
export async function withdraw(
  place: InstalledMarket,
  ledger: Ledger,
  newest: Delivery,
  before: Delivery,
): Promise<void> {
  const { client, indexPrefix, market } = place;
  const found = await seen(client, ledger, await listingsAnswering(place, ledger));
  // another ledger has taken over meanwhile, on purpose: it goes on answering
  if (!found.strange.length) {
    await switchTo(client, indexPrefix, market, {
      indices: before.indices,
      history: { add: [], remove: [historyOf(place, newest)] },
    });
    // older ones may be there for whoever pages; to go back to them the ledger has forgotten too much (tidy)
    await dropOtherGenerations(client, indexPrefix, market, Object.values(before.indices));
  }
  await discard(place, ledger, newest);
}

/**
 * Ends what a run that died while loading listings left behind: a pending delivery is finished when the aliases point at its indices and
 * discarded otherwise; a rollback that had begun is completed, and given. Ends in the same state however often it is run.
 */
export async function settle(place: InstalledMarket, ledger: Ledger): Promise<Rollback | undefined> {
  let completed: Rollback | undefined;
  const known = await deliveries(ledger.db, 'listings');
  for (const delivery of known.filter(({ state }) => state !== 'live')) {
    const before = known.find(({ state }) => state === 'live');
    if (delivery.state === 'withdrawing' && before) {
      await withdraw(place, ledger, delivery, before);
      completed = { withdrawn: delivery, live: before };
    } else if (await isLive(place, ledger, delivery.indices)) await confirm(place, ledger, delivery);
    else await discard(place, ledger, delivery);
  }
  return completed;
}
