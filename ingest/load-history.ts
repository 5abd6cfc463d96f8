import { resolve } from 'node:path';
import { historyRecords } from '../src/catalog/history-records.ts';
import { loadedHistoryAlias } from '../src/engine/history.ts';
import { historyRows } from './accept/history-rows.ts';
import type { FeedMap } from './accept/map.ts';
import { instantText } from './as-of.ts';
import { loadedHistorySql } from './derive/loaded-history.ts';
import { fedFields } from './feeds/columns.ts';
import type { Limits } from './feeds/limits.ts';
import {
  addDelivery,
  type Delivery,
  deliveries,
  dropDelivery,
  nextNumber,
  setReport,
  setState,
} from './ledger/deliveries.ts';
import type { Ledger } from './ledger/open.ts';
import { Refused } from './outcome.ts';
import type { Progress } from './progress.ts';
import { documentsFor } from './publish/documents.ts';
import { writeHistory } from './publish/history.ts';
import { dropIndices } from './publish/indices.ts';
import { dropReports, keepReport } from './publish/reports.ts';
import { readFiles } from './read-files.ts';
import { refuseCounts, refuseInstant } from './refusals.ts';
import type { LoadReport } from './report.ts';
import { removeSamples } from './settle.ts';
import { answersHistory, historyIndexOf, openShared, type SharedPlace } from './shared.ts';
import { name } from './sql.ts';
import { Stopwatch } from './stopwatch.ts';

export interface HistoryOptions extends SharedPlace {
  /** the delivery's instant, Unix seconds */
  readonly asOf: number;
  readonly files: readonly string[];
  readonly map?: FeedMap | undefined;
  /** percent; default 2 */
  readonly maxRejects?: number | undefined;
  readonly waitSeconds?: number | undefined;
  readonly progress?: Progress;
  readonly limits?: Limits;
  /** milliseconds */
  readonly now?: () => number;
}

/** Name under which datasets without a market are reported. */
const NO_MARKET = 'all';

async function discard(place: SharedPlace, { db }: Ledger, delivery: Delivery): Promise<void> {
  await dropIndices(place.client, [historyIndexOf(place, delivery)]);
  await dropReports(place.client, place.indexPrefix, [delivery]);
  await dropDelivery(db, 'history_record', delivery.id);
}

async function confirm(place: SharedPlace, { db }: Ledger, delivery: Delivery): Promise<void> {
  await keepReport(place.client, place.indexPrefix, delivery);
  await removeSamples(place);
  place.onTidy?.();
  await setState(db, delivery.id, 'live');
}

/** Ends what a run that died left behind: a pending delivery whose index answers is confirmed, else discarded. */
async function settle(place: SharedPlace, ledger: Ledger): Promise<void> {
  for (const delivery of await deliveries(ledger.db)) {
    if (delivery.state === 'live') continue;
    if (delivery.state === 'pending' && (await answersHistory(place, delivery)))
      await confirm(place, ledger, delivery);
    else await discard(place, ledger, delivery);
  }
}

/** Writes the accepted records and the pending delivery, in one transaction. */
async function takeIn({ db }: Ledger, delivery: Delivery): Promise<void> {
  const columns = fedFields(historyRecords).map(({ name: field }) => name(field));
  await db.run('BEGIN');
  try {
    await addDelivery(db, delivery);
    await db.run(`INSERT INTO history_record (delivery, key, ${columns.join(', ')})
      SELECT ${delivery.id}, key, ${columns.join(', ')} FROM delivered JOIN identity USING (seq)`);
    await db.run('COMMIT');
  } catch (error) {
    await db.run('ROLLBACK').catch(() => undefined); // a commit that failed has rolled back already
    throw error;
  }
}

/** Builds the index of a delivery and lets it answer. */
async function publish(place: SharedPlace, { db }: Ledger, delivery: Delivery): Promise<void> {
  const { client, indexPrefix } = place;
  const index = historyIndexOf(place, delivery);
  await writeHistory(client, index, documentsFor(db, loadedHistorySql(delivery.id), index));
  await client.indices.putAlias({ index, name: loadedHistoryAlias(indexPrefix) });
}

async function loadInto(options: HistoryOptions, ledger: Ledger): Promise<LoadReport> {
  const { asOf, maxRejects, files, now = Date.now } = options;
  const watch = new Stopwatch(now);
  await settle(options, ledger);
  refuseInstant({ asOf, sample: false, partial: false }, await deliveries(ledger.db), now() / 1000);
  const number = await nextNumber(ledger.db);
  const read = await readFiles(
    { ...options, form: historyRows(historyRecords), market: 'us-cars' },
    ledger,
    number,
    watch,
  );
  const { found } = read;
  refuseCounts(found, maxRejects, read.rejectsFile);
  const delivery: Delivery = {
    id: number,
    dataset: 'history',
    market: NO_MARKET,
    asOf,
    sample: false,
    partial: false,
    state: 'pending',
    accepted: found.accepted,
    indices: {},
    report: '{}',
  };
  await takeIn(ledger, delivery);
  try {
    await watch.time('load', () => publish(options, ledger, delivery));
  } catch (error) {
    await discard(options, ledger, delivery).catch(() => undefined); // the next command discards what is left
    throw error;
  }
  const report: LoadReport = {
    dataset: 'history',
    market: NO_MARKET,
    delivery: number,
    as_of: instantText(asOf),
    sample: false,
    partial: false,
    files: files.map((file) => resolve(file)),
    read: found.read,
    accepted: found.accepted,
    rejected: found.rejected,
    repeated: found.repeated,
    reasons: found.reasons,
    rejects_file: read.rejectsFile,
    repeated_file: read.repeatedFile,
    marks: {},
    unknown_words: {},
    unknown_columns: found.unknownColumns,
    documents: { history: found.accepted },
    seconds: watch.seconds,
  };
  const told = { ...delivery, report: JSON.stringify(report) };
  await setReport(ledger.db, number, told.report);
  await confirm(options, ledger, told);
  return report;
}

/** Runs work on the shared ledger and closes it. */
async function withShared<Result>(
  place: SharedPlace,
  options: { files?: readonly string[]; waitSeconds?: number },
  work: (ledger: Ledger) => Promise<Result>,
): Promise<Result> {
  const ledger = await openShared(place, options);
  try {
    return await work(ledger);
  } finally {
    ledger.close();
  }
}

/**
 * Loads one history delivery (feeds.md 2.2): records that are added to what the ledger derives; a record that comes
 * again under its id replaces the one before. Throws WrongUsage and Refused (outcome.ts) with the reason.
 */
export const loadHistory = (options: HistoryOptions): Promise<LoadReport> =>
  withShared(options, { files: options.files, waitSeconds: options.waitSeconds ?? 0 }, (ledger) =>
    loadInto(options, ledger),
  );

/** Takes the newest history delivery out; its instant is free. Throws Refused when there is none. */
export const rollBackHistory = (place: SharedPlace, waitSeconds = 0): Promise<Delivery> =>
  withShared(place, { waitSeconds }, async (ledger) => {
    await settle(place, ledger);
    const [newest] = await deliveries(ledger.db);
    if (!newest) throw new Refused('no history is loaded');
    await setState(ledger.db, newest.id, 'withdrawing');
    await discard(place, ledger, newest);
    return newest;
  });

/** Makes the indices of all history deliveries again from the ledger. Gives the number of records. */
export const rebuildHistoryLoads = (place: SharedPlace, waitSeconds = 0): Promise<number> =>
  withShared(place, { waitSeconds }, async (ledger) => {
    await settle(place, ledger);
    const known = await deliveries(ledger.db);
    for (const delivery of known) {
      await publish(place, ledger, delivery);
      await keepReport(place.client, place.indexPrefix, delivery);
    }
    return known.reduce((sum, { accepted }) => sum + accepted, 0);
  });
