import { soldRows } from '../accept/sold-rows.ts';
import type { DeliveryLoad } from '../delivery/load-options.ts';
import { type ReadFiles, readFiles } from '../delivery/read-files.ts';
import { readReport } from '../delivery/read-report.ts';
import { refuseCounts, refuseInstant } from '../delivery/refusals.ts';
import type { LoadReport } from '../delivery/report.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { Stopwatch } from '../ground/stopwatch.ts';
import { type Delivery, deliveries, nextNumber, setIndices, setReport } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { admitSold } from './admit.ts';
import { readManifest } from './files.ts';
import { prepareSold, type SoldGeneration } from './prepare.ts';
import { confirm, discard, shownBy } from './settle.ts';
import { changesMonths, monthsOf, takeSoldIn } from './take-in.ts';

export interface SoldLoad extends InstalledMarket, DeliveryLoad {}

/** The delivery as it goes into the ledger. */
const pendingDelivery = ({ asOf, sample = false }: SoldLoad, id: number, accepted: number): Delivery => ({
  ...{ id, dataset: 'sold', market: 'all', asOf, sample, partial: false },
  ...{ state: 'pending', accepted, indices: {}, report: '{}' },
});

/** Which months of the delivery are shown now, and which wait for their end. */
function divided(months: readonly string[], { manifest }: SoldGeneration) {
  const shown = new Set(manifest.months.map(({ month }) => month));
  return {
    months: months.filter((month) => shown.has(month)),
    months_waiting: months.filter((month) => !shown.has(month)),
  };
}

/** Shows the months of a pending delivery; what fails before is taken out again. */
async function publish(
  options: SoldLoad,
  ledger: Ledger,
  delivery: Delivery,
  read: ReadFiles,
  watch: Stopwatch,
): Promise<LoadReport> {
  const { db } = ledger;
  let generation: SoldGeneration | undefined;
  try {
    generation = await watch.time('months', () => prepareSold(ledger, options));
    if (!generation) throw new Error(`delivery ${delivery.id} changed no sold month`);
    const months = divided(await monthsOf(db, delivery.id), generation);
    const report: LoadReport = {
      ...readReport(delivery, options.files, read, ledger),
      ...months,
      changed: (await changesMonths(db, delivery.id)) ? ['sold'] : [],
      documents: { sold: delivery.accepted },
      seconds: watch.seconds,
    };
    // before it is shown: when this run dies right after that, the next command knows it by its generation
    await setReport(db, delivery.id, JSON.stringify(report));
    await setIndices(db, delivery.id, shownBy(generation.manifest));
    generation.show();
    return report;
  } catch (error) {
    const shown = readManifest(ledger.folders.sold)?.generation;
    if (!generation || shown !== generation.manifest.generation) {
      generation?.drop();
      await discard(options, ledger, delivery).catch(() => undefined);
    }
    throw error;
  }
}

/**
 * Loads one sold delivery into an open ledger, in which nothing is pending: reads and accepts the files, takes them in,
 * writes the months, shows them. Whatever happens before, what answered goes on answering.
 */
export async function loadSoldInto(options: SoldLoad, ledger: Ledger): Promise<LoadReport> {
  const { asOf, market, sample = false, adopt = false, maxRejects, now = Date.now } = options;
  const { db } = ledger;
  const watch = new Stopwatch();
  refuseInstant({ asOf, sample, partial: false }, await deliveries(db, 'sold'), now() / 1000);
  await admitSold(options, ledger, adopt);
  const number = await nextNumber(db);
  const read = await readFiles({ ...options, form: soldRows, market }, ledger, number, watch);
  refuseCounts(read.found, maxRejects, read.rejectsFile);
  const pending = pendingDelivery(options, number, read.found.accepted);
  await takeSoldIn(db, pending);
  const report = await publish(options, ledger, pending, read, watch);
  const [delivery = pending] = await deliveries(db, 'sold');
  await confirm(options, ledger, delivery);
  return report;
}
