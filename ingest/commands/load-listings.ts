import { listingRows } from '../accept/listing-rows.ts';
import { admit, refuseUnpublished, strangeRows } from '../delivery/admit.ts';
import type { DeliveryLoad } from '../delivery/load-options.ts';
import { marketHome, onSample } from '../delivery/on-sample.ts';
import { type PublishOptions, publishDelivery } from '../delivery/publish-listings.ts';
import { type ReadFiles, readFiles } from '../delivery/read-files.ts';
import { readReport } from '../delivery/read-report.ts';
import { type RefusalOptions, refuseInstant, refuseRows } from '../delivery/refusals.ts';
import type { LoadReport } from '../delivery/report.ts';
import { confirm, discard } from '../delivery/settle-listings.ts';
import { settleMarket } from '../delivery/settle-market.ts';
import { type TakenIn, takeIn } from '../delivery/take-listings-in.ts';
import type { DealerRow } from '../feeds/vehicle-ads/dealer.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { Stopwatch } from '../ground/stopwatch.ts';
import { type Delivery, deliveries, nextNumber, setReport } from '../ledger/deliveries.ts';
import { type Ledger, openLedger } from '../ledger/open.ts';
import { dropOtherReports } from '../publish/adopt.ts';
import { bytesOf, requireEngineRoom } from '../publish/engine-disk.ts';
import { generationIndices, generationOf } from '../publish/indices.ts';
import { isLive, listingsAnswering, type Seen } from '../publish/owner.ts';

export interface LoadOptions extends PublishOptions, DeliveryLoad {
  /** the files are a dealer's own vehicle-ads feed */
  readonly format?: 'meta' | 'google' | undefined;
  /** that dealer, where the feed lacks it */
  readonly dealer?: DealerRow | undefined;
  /** of the sample: it follows a delivery of the sample that was loaded just before */
  readonly follows?: boolean | undefined;
  /** the delivery covers only the sources that it holds */
  readonly partial?: boolean | undefined;
}

/** The delivery as it goes into the ledger. */
function pendingDelivery(options: LoadOptions, id: number, accepted: number): Delivery {
  const { indexPrefix, market, asOf, sample = false, partial = false } = options;
  const named = { id, asOf, sample };
  return {
    ...named,
    dataset: 'listings',
    market,
    partial,
    state: 'pending',
    accepted,
    indices: generationIndices(indexPrefix, market, generationOf(named)),
    report: '{}',
  };
}

function reportOf(
  { files }: LoadOptions,
  ledger: Ledger,
  read: ReadFiles,
  { delivery, changes, derivation }: TakenIn,
  documents: Readonly<Record<string, number>>,
  seconds: Readonly<Record<string, number>>,
): LoadReport {
  return {
    ...readReport(delivery, files, read, ledger),
    not_offered: read.notOffered,
    arrivals: changes.arrivals,
    departures: changes.departures,
    price_changes: changes.priceChanges,
    held: changes.held,
    sales: changes.sales,
    sales_withdrawn: changes.salesWithdrawn,
    changed: changes.changed,
    searchable_passed_over: derivation.passedOver,
    ids_passed_over: derivation.passedOverIds,
    documents,
    seconds,
  };
}

/** Publishes what was taken in and confirms it; what fails before the switch is taken out again. */
async function finish(
  options: LoadOptions,
  ledger: Ledger,
  read: ReadFiles,
  { taken, seen }: { readonly taken: TakenIn; readonly seen: Seen },
  watch: Stopwatch,
): Promise<LoadReport> {
  const { delivery } = taken;
  try {
    const remember = async (documents: Readonly<Record<string, number>>): Promise<LoadReport> => {
      const report = reportOf(options, ledger, read, taken, documents, watch.seconds);
      await setReport(ledger.db, delivery.id, JSON.stringify(report));
      return report;
    };
    // before the switch, too: when this run dies right after it, the next command keeps the report that it finds
    const onBuilt = async (documents: Readonly<Record<string, number>>) => void (await remember(documents));
    const documents = await publishDelivery(options, ledger, { ...taken, seen }, watch, onBuilt);
    const report = await remember(documents);
    if (seen.strange.length) await dropOtherReports(options, ledger, delivery);
    await confirm(options, ledger, { ...delivery, report: JSON.stringify(report) });
    return report;
  } catch (error) {
    if (!(await isSwitched(options, ledger, delivery))) await discardQuietly(options, ledger, delivery);
    throw error;
  }
}

/** When the engine cannot be asked, the next command finds out. */
const isSwitched = (place: InstalledMarket, ledger: Ledger, { indices }: Delivery): Promise<boolean> =>
  isLive(place, ledger, indices).catch(() => true);

async function discardQuietly(place: InstalledMarket, ledger: Ledger, delivery: Delivery): Promise<void> {
  try {
    await discard(place, ledger, delivery);
  } catch {
    // the error that brought us here says more; the next command discards what is left
  }
}

/** Loads into an open ledger. */
async function loadInto(options: LoadOptions, ledger: Ledger): Promise<LoadReport> {
  const { market, asOf, sample = false, partial = false, now = Date.now } = options;
  const refusal: RefusalOptions = { ...options, asOf, sample, partial };
  const watch = new Stopwatch();
  await settleMarket(options, ledger);
  const known = await deliveries(ledger.db, 'listings');
  // also: a dead engine, and a full one, is found before an hour of reading
  const seen = await admit(options, ledger, await listingsAnswering(options, ledger));
  await requireEngineRoom(options.client, bytesOf(options.files));
  if (partial) refuseUnpublished(known, seen);
  refuseInstant(refusal, known, now() / 1000);
  const number = await nextNumber(ledger.db);
  const form = listingRows(options.dataset, market);
  const read = await readFiles({ ...options, form }, ledger, number, watch);
  const answers = await strangeRows(options, seen);
  await refuseRows(ledger.db, read.found, { ...refusal, answers }, read.rejectsFile);
  const delivery = pendingDelivery(options, number, read.found.accepted);
  const taken = await watch.time('derive', () =>
    takeIn(options, ledger, delivery, options.acceptShrink === true),
  );
  return await finish(options, ledger, read, { taken, seen }, watch);
}

/**
 * Loads one delivery of listings: reads and accepts the files, takes them into the ledger, derives what they do not
 * give, builds and verifies indices and switches to them at once. Whatever happens before the switch, what answered
 * before still answers; running it again is safe. Throws WrongUsage and Refused (outcome.ts) with the reason.
 */
export async function loadListings(options: LoadOptions): Promise<LoadReport> {
  const { sample = false, waitSeconds = 0 } = options;
  const ledger = await openLedger({ ...options, waitSeconds, sample: false });
  try {
    if (!sample) return await loadInto(options, ledger);
    const { files, follows } = options;
    const what = { dataset: 'listings', files, waitSeconds, follows };
    return await onSample(marketHome(options), ledger, what, (apart) => loadInto(options, apart));
  } finally {
    ledger.close();
  }
}
