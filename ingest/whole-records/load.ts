import { admit, strangeRows } from '../delivery/admit.ts';
import type { DeliveryLoad } from '../delivery/load-options.ts';
import { readFiles } from '../delivery/read-files.ts';
import { readReport } from '../delivery/read-report.ts';
import { ANOTHER_LEDGER, refuseCounts, refuseInstant, refuseShrunk } from '../delivery/refusals.ts';
import type { LoadReport } from '../delivery/report.ts';
import type { Installation } from '../ground/installation.ts';
import { Stopwatch } from '../ground/stopwatch.ts';
import { type Delivery, deliveries, nextNumber, setReport } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { dropOtherReports } from '../publish/adopt.ts';
import { bytesOf, requireEngineRoom } from '../publish/engine-disk.ts';
import type { Seen } from '../publish/owner.ts';
import { answers, dropSilent, recordsAnswering } from './indices.ts';
import { buildIndex, letAnswer } from './publish.ts';
import type { Records } from './records.ts';
import { confirm, discard } from './settle.ts';
import { changesOf, takeIn } from './take-in.ts';

type Options = Installation & DeliveryLoad;

/** The delivery as it goes into the ledger. */
function pendingDelivery(
  { asOf, sample = false }: Options,
  { dataset, market, answer, indexOf }: Records,
  id: number,
  accepted: number,
): Delivery {
  return {
    ...{ id, dataset, market, asOf, sample, partial: false, state: 'pending', accepted, report: '{}' },
    // where all answer together nothing asks which index is the newest one's
    indices: answer === 'newest' ? { [dataset]: indexOf({ id, asOf, sample }) } : {},
  };
}

/** Builds the index of a pending delivery and lets it answer; what fails before is taken out again. */
async function publish(
  options: Options,
  ledger: Ledger,
  records: Records,
  delivery: Delivery,
  seen: Seen,
  watch: Stopwatch,
  reportNow: () => LoadReport,
): Promise<LoadReport> {
  const { client } = options;
  const index = records.indexOf(delivery);
  try {
    await watch.time('load', () => buildIndex(client, ledger, records, delivery, index));
    const report = reportNow();
    // before it answers: when this run dies right after that, the next command keeps the report that it finds
    await setReport(ledger.db, delivery.id, JSON.stringify(report));
    await letAnswer(client, ledger, records, delivery, index, seen);
    return report;
  } catch (error) {
    // when the engine cannot be asked, the next command finds out
    const switched = await answers(client, ledger, records, delivery).catch(() => true);
    if (!switched) await discard(options, ledger, records, delivery).catch(() => undefined);
    throw error;
  }
}

/**
 * Loads one delivery of whole records into an open ledger, in which nothing is pending: reads and accepts the files,
 * takes them in, builds and verifies an index, lets it answer. Whatever happens before, what answered goes on answering.
 */
export async function loadRecords(options: Options, ledger: Ledger, records: Records): Promise<LoadReport> {
  const { asOf, sample = false, maxRejects, acceptShrink, now = Date.now } = options;
  const { db } = ledger;
  const watch = new Stopwatch();
  const known = await deliveries(db, records.dataset);
  refuseInstant({ asOf, sample, partial: false }, known, now() / 1000);
  const seen = await admit(options, ledger, await recordsAnswering(records, ledger));
  await requireEngineRoom(options.client, bytesOf(options.files));
  const number = await nextNumber(db);
  const reading = { ...options, form: records.form, market: records.rules };
  const read = await readFiles(reading, ledger, number, watch);
  const { accepted } = read.found;
  refuseCounts(read.found, maxRejects, read.rejectsFile);
  const before = records.answer === 'newest' ? known[0] : undefined;
  const others = await strangeRows(options, seen);
  if (others !== undefined && !acceptShrink) refuseShrunk(accepted, others, ANOTHER_LEDGER);
  else if (before && !acceptShrink) refuseShrunk(accepted, before.accepted, 'delivery before brought');
  const delivery = pendingDelivery(options, records, number, accepted);
  await takeIn(db, records, delivery, before);
  const changes = await changesOf(db, records, delivery, before);
  const reportNow = (): LoadReport => ({
    ...readReport(delivery, options.files, read, ledger),
    ...changes,
    documents: { [delivery.dataset]: accepted },
    seconds: watch.seconds,
  });
  const report = await publish(options, ledger, records, delivery, seen, watch, reportNow);
  if (seen.strange.length) {
    await dropSilent(options.client, records.alias);
    await dropOtherReports(options, ledger, records);
  }
  await confirm(options, ledger, records, { ...delivery, report: JSON.stringify(report) });
  return report;
}
