import type { Installation } from '../ground/installation.ts';
import { type Delivery, deliveries, setReport, setState } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { requireHeld } from '../publish/fence.ts';
import { dropReports } from '../publish/reports.ts';
import { removeSamples } from './remove-samples.ts';
import { keptReport, type LoadReport } from './report.ts';

/**
 * The one life of a delivery, whatever its dataset:
 *
 *   pending → built → switched → confirmed (`live`)      a load
 *   pending → discarded                                  what fails, or is killed, before the switch
 *   live → withdrawing → discarded                       a rollback
 *
 * The ledger says pending before anything is built, and live after everything else is done: whoever finds another state
 * knows how far a run that died has come, and ends it (recover). Each step may be run again.
 */

/** What of the life is particular to a dataset: one adapter each for listings, whole records and sold months. */
export interface DeliveryAdapter {
  readonly installed: Installation;
  readonly ledger: Ledger;
  readonly dataset: string;
  /** does what was built for the delivery answer? */
  answers(delivery: Delivery): Promise<boolean>;
  /** keeps the report, where it is looked for when the ledger is away */
  keepReport(delivery: Delivery): Promise<void>;
  /** removes what nothing needs any more once the delivery answers */
  dropReplaced(delivery: Delivery): Promise<void>;
  /** removes what was built for a delivery that does not answer, or is to answer no more */
  dropBuilt(delivery: Delivery): Promise<void>;
  /** removes the delivery and its rows from the ledger */
  forget(delivery: Delivery): Promise<void>;
  /** the delivery that answers in place of one that is withdrawn; undefined: none does */
  before(known: readonly Delivery[]): Delivery | undefined;
  /** lets the rest answer as if the delivery had never come; `before` in its place */
  showWithout(delivery: Delivery, before: Delivery | undefined): Promise<void>;
}

/** A rollback that was done: the delivery that left, and the one that answers in its place, where one does. */
export interface Rollback {
  readonly withdrawn: Delivery;
  readonly live?: Delivery | undefined;
}

/** Forgets a delivery that does not answer, everywhere; the ledger last, so that another run goes on where this one died. */
async function discard(adapter: DeliveryAdapter, delivery: Delivery): Promise<void> {
  const { client, indexPrefix } = adapter.installed;
  await requireHeld(client);
  await adapter.dropBuilt(delivery);
  await dropReports(client, indexPrefix, [delivery]);
  await adapter.forget(delivery);
}

/** What follows the switch: the report is kept, leftovers and the sample go, whoever waits is told; the ledger last. */
async function confirm(adapter: DeliveryAdapter, delivery: Delivery): Promise<void> {
  const { installed, ledger } = adapter;
  await requireHeld(installed.client);
  await adapter.keepReport(delivery);
  await adapter.dropReplaced(delivery);
  if (!delivery.sample) await removeSamples(installed);
  installed.onTidy?.();
  await installed.onSwitched?.(delivery);
  await setState(ledger.db, delivery.id, 'live');
}

/** What follows the beginning of a rollback (state `withdrawing`): what was before answers, and the delivery leaves. */
export async function withdraw(adapter: DeliveryAdapter, withdrawn: Delivery): Promise<Rollback> {
  const live = adapter.before(await deliveries(adapter.ledger.db, adapter.dataset));
  await adapter.showWithout(withdrawn, live);
  await discard(adapter, withdrawn);
  return { withdrawn, live };
}

/**
 * Ends what a run that died left behind: a pending delivery is confirmed where what was built for it answers, else
 * discarded; a rollback that had begun is completed, and given. Ends in the same state however often it is run.
 */
export async function recover(adapter: DeliveryAdapter): Promise<Rollback | undefined> {
  let completed: Rollback | undefined;
  for (const delivery of await deliveries(adapter.ledger.db, adapter.dataset)) {
    if (delivery.state === 'withdrawing') completed = await withdraw(adapter, delivery);
    else if (delivery.state === 'live') continue;
    else if (await adapter.answers(delivery)) await confirm(adapter, delivery);
    else await discard(adapter, delivery);
  }
  return completed;
}

/** What publishes a pending delivery. */
export interface Publishing {
  /** the report as it stands, with the documents by role that were built */
  reportOf(documents: Readonly<Record<string, number>>): LoadReport;
  /**
   * Builds, verifies and switches; gives documents by role. `onBuilt` is awaited right before the switch. What fails
   * before the switch leaves what answered before.
   */
  publish(
    onBuilt: (documents: Readonly<Record<string, number>>) => Promise<void>,
  ): Promise<Readonly<Record<string, number>>>;
  /** what follows where the delivery answers in place of another ledger's */
  onAdopted?(): Promise<void>;
}

/** The delivery as the ledger has it now: what publishes it may have noted more. */
async function stored({ dataset, ledger }: DeliveryAdapter, delivery: Delivery): Promise<Delivery> {
  const known = await deliveries(ledger.db, dataset);
  return known.find(({ id }) => id === delivery.id) ?? delivery;
}

const answered = async (adapter: DeliveryAdapter, delivery: Delivery): Promise<boolean> =>
  await adapter.answers(await stored(adapter, delivery));

/** Publishes a delivery that the ledger holds as pending, and confirms it; what fails before the switch is discarded. */
export async function publishPending(
  adapter: DeliveryAdapter,
  delivery: Delivery,
  publishing: Publishing,
): Promise<LoadReport> {
  const { db } = adapter.ledger;
  const remember = async (documents: Readonly<Record<string, number>>): Promise<LoadReport> => {
    const report = publishing.reportOf(documents);
    await setReport(db, delivery.id, JSON.stringify(keptReport(report)));
    return report;
  };
  try {
    // before the switch, too: when this run dies right after it, the next command keeps the report that it finds
    const documents = await publishing.publish(async (built) => void (await remember(built)));
    const report = await remember(documents);
    await publishing.onAdopted?.();
    await confirm(adapter, await stored(adapter, delivery));
    return report;
  } catch (error) {
    // when the engine cannot be asked, the next command finds out
    const switched = await answered(adapter, delivery).catch(() => true);
    // the error that brought us here says more than one of discarding; the next command discards what is left
    if (!switched) await discard(adapter, delivery).catch(() => undefined);
    throw error;
  }
}
