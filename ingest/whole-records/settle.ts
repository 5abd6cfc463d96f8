import { removeSamples } from '../delivery/remove-samples.ts';
import type { Installation } from '../ground/installation.ts';
import { type Delivery, deliveries, dropDelivery, setState } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { seen } from '../publish/owner.ts';
import { rememberDelivery } from '../publish/remember.ts';
import { dropReports } from '../publish/reports.ts';
import { answers, dropHeld, dropSilent, recordsAnswering } from './indices.ts';
import { showAgain } from './publish.ts';
import type { Records } from './records.ts';

/** Deliveries whose rows stay: the newest, and the one before it for a rollback. */
const KEPT = 2;

/** A rollback that was done: the delivery that left, and the one that answers in its place. */
export interface RecordsRollback {
  readonly withdrawn: Delivery;
  readonly live?: Delivery | undefined;
}

/** Forgets a delivery, everywhere; the ledger last, so that another run goes on where this one died. */
export async function discard(
  { client, indexPrefix }: Installation,
  ledger: Ledger,
  records: Records,
  delivery: Delivery,
): Promise<void> {
  await dropHeld(client, ledger, records, delivery);
  await dropReports(client, indexPrefix, [delivery]);
  await dropDelivery(ledger.db, records.table, delivery.id);
}

/** Removes what nothing needs any more: what was replaced, in the engine and in the ledger. */
async function dropReplaced({ client }: Installation, { db }: Ledger, records: Records): Promise<void> {
  if (records.answer === 'together') return;
  await dropSilent(client, records.alias);
  const kept = (await deliveries(db, records.dataset)).slice(0, KEPT);
  await db.run(`DELETE FROM ${records.table} WHERE delivery < ${kept.at(-1)?.id ?? 0}`);
}

/** What follows the switch: the report is kept in the engine, leftovers and the sample go, and the delivery counts as live. */
export async function confirm(
  place: Installation,
  ledger: Ledger,
  records: Records,
  delivery: Delivery,
): Promise<void> {
  await rememberDelivery(place, delivery);
  await dropReplaced(place, ledger, records);
  if (!delivery.sample) await removeSamples(place);
  place.onTidy?.();
  await place.onSwitched?.(delivery);
  await setState(ledger.db, delivery.id, 'live');
}

/** What follows the beginning of a rollback: the delivery before answers, where only the newest does, and the newest leaves. */
export async function withdraw(
  place: Installation,
  ledger: Ledger,
  records: Records,
  withdrawn: Delivery,
): Promise<RecordsRollback> {
  const { client } = place;
  const live =
    records.answer === 'newest'
      ? (await deliveries(ledger.db, records.dataset)).find(({ state }) => state === 'live')
      : undefined;
  const { strange } = await seen(client, ledger, await recordsAnswering(records, ledger));
  // another ledger that has taken over meanwhile, on purpose, goes on answering
  if (live && !strange.length) {
    // a run that died may have come that far, and have left what it had begun to build
    if (await answers(client, ledger, records, live)) await dropSilent(client, records.alias);
    else await showAgain(client, ledger, records, live);
  }
  await discard(place, ledger, records, withdrawn);
  return { withdrawn, live };
}

/**
 * Ends what a run that died left behind: a pending delivery whose index answers is confirmed, else discarded; a rollback
 * that had begun is completed, and given. Ends in the same state however often it is run.
 */
export async function settleRecords(
  place: Installation,
  ledger: Ledger,
  records: Records,
): Promise<RecordsRollback | undefined> {
  let completed: RecordsRollback | undefined;
  for (const delivery of await deliveries(ledger.db, records.dataset)) {
    if (delivery.state === 'live') continue;
    if (delivery.state === 'withdrawing') completed = await withdraw(place, ledger, records, delivery);
    else if (await answers(place.client, ledger, records, delivery))
      await confirm(place, ledger, records, delivery);
    else await discard(place, ledger, records, delivery);
  }
  return completed;
}
