import { type Delivery, deliveries, dropDeliveries, setState } from './ledger/deliveries.ts';
import type { Ledger } from './ledger/open.ts';
import type { MarketPlace } from './market.ts';
import { dropIndices, dropOtherGenerations, isLive, switchTo } from './publish/indices.ts';
import { dropReports, keepReport } from './publish/reports.ts';

/** Deliveries that answered before the newest one stay for a rollback: one generation. */
const KEPT = 2;

/** Forgets a delivery that does not answer, everywhere; the ledger last, so that another run goes on where this one died. */
export async function discard(
  { client, indexPrefix }: MarketPlace,
  { db }: Ledger,
  delivery: Delivery,
): Promise<void> {
  await dropIndices(client, Object.values(delivery.indices));
  await dropReports(client, indexPrefix, [delivery]);
  await dropDeliveries(db, [delivery.id]);
}

/** What follows the switch: the report is kept in the engine, and the delivery counts as live. */
export async function confirm(
  { client, indexPrefix }: MarketPlace,
  { db }: Ledger,
  delivery: Delivery,
): Promise<void> {
  await keepReport(client, indexPrefix, delivery);
  await setState(db, delivery.id, 'live');
}

/** What follows the beginning of a rollback: the delivery before answers, and the newest leaves. */
export async function withdraw(
  place: MarketPlace,
  ledger: Ledger,
  newest: Delivery,
  before: Delivery,
): Promise<void> {
  const { client, indexPrefix, market } = place;
  await switchTo(client, indexPrefix, market, before.indices);
  await discard(place, ledger, newest);
}

/** Deliveries that stay, and those that nothing needs any more; newest first. Real ones never stay beside a sample. */
function sorted(known: readonly Delivery[]): { kept: Delivery[]; gone: Delivery[] } {
  const real = known.filter(({ sample }) => !sample);
  const kept = (real.length ? real : known).slice(0, KEPT);
  return { kept, gone: known.filter((delivery) => !kept.includes(delivery)) };
}

/**
 * Removes what nothing needs any more: deliveries and indices older than the one before the newest and, once there
 * is a real delivery, all of the sample. The ledger forgets last.
 */
export async function tidy(place: MarketPlace, { db }: Ledger): Promise<void> {
  const { client, indexPrefix, market, onSampleRemoved } = place;
  const { kept, gone } = sorted(await deliveries(db));
  if (kept.length) {
    await dropOtherGenerations(
      client,
      indexPrefix,
      market,
      kept.flatMap(({ indices }) => Object.values(indices)),
    );
  }
  const samples = gone.filter(({ sample }) => sample);
  await dropReports(client, indexPrefix, samples);
  if (samples.length) await onSampleRemoved?.();
  await dropDeliveries(
    db,
    gone.map(({ id }) => id),
  );
}

/**
 * Ends what a run that died left behind: a pending delivery is finished when the aliases point at its indices and
 * discarded otherwise; a rollback that had begun is completed. Ends in the same state however often it is run.
 */
export async function settle(place: MarketPlace, ledger: Ledger): Promise<void> {
  const { client, indexPrefix, market } = place;
  const known = await deliveries(ledger.db);
  const open = known.filter(({ state }) => state !== 'live');
  if (!open.length && !sorted(known).gone.length) return;
  for (const delivery of open) {
    const before = known.find(({ state }) => state === 'live');
    if (delivery.state === 'withdrawing' && before) await withdraw(place, ledger, delivery, before);
    else if (await isLive(client, indexPrefix, market, delivery.indices))
      await confirm(place, ledger, delivery);
    else await discard(place, ledger, delivery);
  }
  await tidy(place, ledger);
}
