import type { Market } from '../../src/catalog/markets.ts';
import { inSpan } from '../../src/tracing/span.ts';
import type { RowForm } from '../accept/form.ts';
import { removeSpooled } from '../feeds/spool.ts';
import { peakMemory } from '../ground/processes.ts';
import { Stopwatch } from '../ground/stopwatch.ts';
import { type Delivery, deliveries, nextNumber } from '../ledger/deliveries.ts';
import type { Seen } from '../publish/owner.ts';
import { earlierReport } from './earlier-report.ts';
import { type DeliveryAdapter, type Publishing, publishPending } from './life.ts';
import type { DeliveryLoad } from './load-options.ts';
import { type ReadFiles, readFiles } from './read-files.ts';
import { readReport } from './read-report.ts';
import { refuseInstant } from './refusals.ts';
import type { LoadReport } from './report.ts';

/** What is about to replace what. */
interface Loading<Taken> {
  readonly delivery: Delivery;
  /** what taking it in has left for publishing */
  readonly taken: Taken;
  /** what answered when the load began; undefined: the dataset stands in no index */
  readonly seen: Seen | undefined;
}

/** What of a load is particular to a dataset. */
export interface Loader<Taken> extends DeliveryAdapter {
  /** how its rows are accepted, and the market whose rules they follow */
  readonly form: RowForm;
  readonly rules: Market;
  readonly options: DeliveryLoad & { readonly partial?: boolean | undefined };
  /** looks what answers; throws CommandRefusal where this delivery may not answer in its place, or has no room */
  admit(known: readonly Delivery[]): Promise<Seen | undefined>;
  /** throws CommandRefusal where the rows that were accepted are too few */
  refuse(read: ReadFiles, known: readonly Delivery[], seen: Seen | undefined): Promise<void>;
  /** the delivery as it goes into the ledger */
  pending(id: number, accepted: number): Delivery;
  /** writes the rows and the pending delivery into the ledger, in one transaction */
  takeIn(delivery: Delivery, known: readonly Delivery[], watch: Stopwatch): Promise<Taken>;
  /** builds, verifies, switches (life.ts, Publishing) */
  publish(
    loading: Loading<Taken>,
    watch: Stopwatch,
    onBuilt: Parameters<Publishing['publish']>[0],
  ): ReturnType<Publishing['publish']>;
  /** what the report tells besides what became of the rows */
  reported(taken: Taken, read: ReadFiles): Partial<LoadReport>;
  /** what follows where the delivery answers in place of another ledger's */
  onAdopted?(delivery: Delivery): Promise<void>;
}

/**
 * Loads one delivery into an open ledger, in which nothing is pending: reads and accepts the files, takes them into the
 * ledger, builds and verifies, and switches at once. Whatever happens before the switch, what answered before still
 * answers; running it again is safe. Throws WrongUsage and CommandRefusal (outcome.ts) with the reason.
 */
export async function load<Taken>(loader: Loader<Taken>): Promise<LoadReport> {
  const attributes = { 'forecourt.dataset': loader.dataset, 'forecourt.market': loader.rules };
  return await inSpan({ name: 'load', attributes }, () => loadDelivery(loader));
}

async function loadDelivery<Taken>(loader: Loader<Taken>): Promise<LoadReport> {
  const { ledger, dataset, options, form, rules } = loader;
  const { asOf, origin, sample = false, partial = false, now = Date.now } = options;
  const watch = new Stopwatch();
  const known = await deliveries(ledger.db, dataset);
  const before = origin === undefined ? undefined : earlierReport(known, origin);
  if (before) return before;
  refuseInstant({ asOf, sample, partial }, known, now() / 1000);
  // a dead engine, and a full one, is found before an hour of reading
  const seen = await loader.admit(known);
  const id = await nextNumber(ledger.db);
  const read = await readFiles({ ...options, form, market: rules }, ledger, id, watch);
  await loader.refuse(read, known, seen);
  // the accepted rows are in the database: a large market would lie on the disk twice while it is published
  read.spooled.forEach(removeSpooled);
  const delivery = loader.pending(id, read.found.accepted);
  const taken = await loader.takeIn(delivery, known, watch);
  const isAdopted = (seen?.strange.length ?? 0) > 0;
  return await publishPending(loader, delivery, {
    reportOf: (documents) => ({
      ...readReport(delivery, options, read, ledger),
      ...loader.reported(taken, read),
      documents,
      seconds: watch.seconds,
      peak_memory: peakMemory(),
    }),
    publish: (onBuilt) => loader.publish({ delivery, taken, seen }, watch, onBuilt),
    onAdopted: async () => {
      if (isAdopted) await loader.onAdopted?.(delivery);
    },
  });
}
