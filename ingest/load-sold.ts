import { resolve } from 'node:path';
import { soldRows } from './accept/sold-rows.ts';
import { instantText } from './as-of.ts';
import {
  type Delivery,
  deliveries,
  nextNumber,
  setIndices,
  setReport,
  setState,
} from './ledger/deliveries.ts';
import { type Ledger, openLedger } from './ledger/open.ts';
import type { MarketPlace } from './market.ts';
import { NothingLoaded, Refused } from './outcome.ts';
import { keepReport } from './publish/reports.ts';
import { type ReadFiles, readFiles } from './read-files.ts';
import { refuseCounts, refuseInstant } from './refusals.ts';
import type { LoadReport } from './report.ts';
import { type Completed, settleMarket } from './settle-market.ts';
import { readManifest } from './sold/files.ts';
import { prepareSold, type SoldGeneration } from './sold/prepare.ts';
import { confirm, discard, type SoldRollback, withdraw } from './sold/settle.ts';
import { monthsOf, takeSoldIn } from './sold/take-in.ts';
import { Stopwatch } from './stopwatch.ts';
import type { RecordsLoad } from './whole-records/load.ts';

export interface SoldLoad extends MarketPlace, RecordsLoad {
  /** no part of the sample */
  readonly sample?: undefined;
}

/** The delivery as it goes into the ledger. */
const pendingDelivery = ({ asOf }: SoldLoad, id: number, accepted: number): Delivery => ({
  ...{ id, dataset: 'sold', market: 'all', asOf, sample: false, partial: false },
  ...{ state: 'pending', accepted, indices: {}, report: '{}' },
});

function reportOf(
  { files }: SoldLoad,
  delivery: Delivery,
  { found, rejectsFile, repeatedFile }: ReadFiles,
  months: Pick<LoadReport, 'months' | 'months_waiting'>,
  watch: Stopwatch,
): LoadReport {
  return {
    dataset: delivery.dataset,
    market: delivery.market,
    delivery: delivery.id,
    as_of: instantText(delivery.asOf),
    sample: false,
    partial: false,
    files: files.map((file) => resolve(file)),
    read: found.read,
    accepted: found.accepted,
    rejected: found.rejected,
    repeated: found.repeated,
    ...months,
    reasons: found.reasons,
    rejects_file: rejectsFile,
    repeated_file: repeatedFile,
    marks: found.marks,
    unknown_words: found.unknownWords,
    unknown_columns: found.unknownColumns,
    documents: { sold: found.accepted },
    seconds: watch.seconds,
  };
}

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
    const report = reportOf(options, delivery, read, months, watch);
    // before it is shown: when this run dies right after that, the next command knows it by its generation
    await setReport(db, delivery.id, JSON.stringify(report));
    await setIndices(db, delivery.id, { sold: String(generation.manifest.generation) });
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

async function loadInto(options: SoldLoad, ledger: Ledger): Promise<LoadReport> {
  const { asOf, market, maxRejects, now = Date.now } = options;
  const { db } = ledger;
  const watch = new Stopwatch(now);
  refuseInstant({ asOf, sample: false, partial: false }, await deliveries(db, 'sold'), now() / 1000);
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

/** Runs work on the ledger that holds the sold months, in which nothing is pending, and closes it. */
async function onLedger<Result>(
  place: MarketPlace,
  opening: { readonly files?: readonly string[]; readonly waitSeconds?: number | undefined },
  work: (ledger: Ledger, completed: Completed) => Promise<Result>,
): Promise<Result> {
  const { files = [], waitSeconds = 0 } = opening;
  const ledger = await openLedger({ ...place, files, waitSeconds });
  try {
    return await work(ledger, await settleMarket(place, ledger));
  } finally {
    ledger.close();
  }
}

/**
 * Loads one sold delivery (feeds.md 2.2 and section 3, "sold months"): its months that ended before its instant replace
 * what was published of them at once, the others wait for their end. It lives in the ledger of the market whose sales
 * are derived, so that one command at a time publishes. Throws WrongUsage and Refused (outcome.ts) with the reason.
 */
export const loadSold = (options: SoldLoad): Promise<LoadReport> =>
  onLedger(options, options, (ledger) => loadInto(options, ledger));

/**
 * Takes the newest sold delivery out: the months of the one before answer again, and those that none holds are the
 * ledger's own or disappear. Throws Refused when there is none.
 */
export const rollBackSold = (place: MarketPlace, waitSeconds = 0): Promise<SoldRollback> =>
  onLedger(place, { waitSeconds }, async (ledger, { sold }) => {
    // the command that began it died: this one has ended it, and takes no second delivery out
    if (sold) return sold;
    const [newest] = await deliveries(ledger.db, 'sold');
    if (!newest) throw new Refused('no sold vehicles were delivered');
    await setState(ledger.db, newest.id, 'withdrawing');
    return await withdraw(place, ledger, newest);
  });

/** Writes every sold month again from the ledger alone. Gives their number and rows; throws Refused when there is none. */
export const rebuildSold = (
  place: MarketPlace,
  waitSeconds = 0,
): Promise<{ readonly months: number; readonly rows: number }> =>
  onLedger(place, { waitSeconds }, async (ledger) => {
    const { db } = ledger;
    const generation = await prepareSold(ledger, { ...place, anew: true });
    if (!generation)
      throw new NothingLoaded(
        'the ledger knows of no sold month; load listings or sold vehicles with forecourt ingest',
      );
    generation.show();
    for (const delivery of await deliveries(db, 'sold'))
      await keepReport(place.client, place.indexPrefix, delivery);
    const { months } = generation.manifest;
    return { months: months.length, rows: months.reduce((sum, { rows }) => sum + rows, 0) };
  });
