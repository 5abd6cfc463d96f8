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
import { type ReadFiles, readFiles } from './read-files.ts';
import { refuseCounts, refuseInstant } from './refusals.ts';
import type { LoadReport } from './report.ts';
import { removeSamples } from './settle.ts';
import { answersHistory, historyIndexOf, historyIndicesOf, openShared, type SharedPlace } from './shared.ts';
import { name, sqlFile } from './sql.ts';
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
  const held = await historyIndicesOf(place, delivery);
  await dropIndices(
    place.client,
    held.map(({ index }) => index),
  );
  await dropReports(place.client, place.indexPrefix, [delivery]);
  await dropDelivery(db, 'history_record', delivery.id);
}

async function confirm(place: SharedPlace, { db }: Ledger, delivery: Delivery): Promise<void> {
  await keepReport(place.client, place.indexPrefix, delivery);
  await removeSamples(place);
  place.onTidy?.();
  await setState(db, delivery.id, 'live');
}

/**
 * Ends what a run that died left behind: a pending delivery whose index answers is confirmed, else discarded. Gives the
 * delivery whose rollback had begun, if there was one.
 */
async function settle(place: SharedPlace, ledger: Ledger): Promise<Delivery | undefined> {
  let withdrawn: Delivery | undefined;
  for (const delivery of await deliveries(ledger.db)) {
    if (delivery.state === 'live') continue;
    if (delivery.state === 'pending' && (await answersHistory(place, delivery)))
      await confirm(place, ledger, delivery);
    else await discard(place, ledger, delivery);
    if (delivery.state === 'withdrawing') withdrawn = delivery;
  }
  return withdrawn;
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

/** Builds an index of a delivery. */
const build = ({ client }: SharedPlace, { db }: Ledger, { id }: Delivery, index: string) =>
  writeHistory(client, index, documentsFor(db, loadedHistorySql(id), index));

/** Builds the index of a delivery again and lets it answer in place of the one before, at once. */
async function buildAgain(place: SharedPlace, ledger: Ledger, delivery: Delivery): Promise<void> {
  const { client, indexPrefix } = place;
  const held = await historyIndicesOf(place, delivery);
  const first = historyIndexOf(place, delivery);
  const live = held.filter(({ isLive }) => isLive).map(({ index }) => index);
  // nothing is written into an index that answers
  let index = first;
  for (let times = 1; live.includes(index); times += 1) index = `${first}-rebuilt${times}`;
  await build(place, ledger, delivery, index);
  const alias = loadedHistoryAlias(indexPrefix);
  await client.indices.updateAliases({
    actions: [...live.map((old) => ({ remove: { index: old, alias } })), { add: { index, alias } }],
  });
  await dropIndices(
    client,
    held.map((old) => old.index).filter((old) => old !== index),
  );
}

function reportOf(
  { files }: HistoryOptions,
  delivery: Delivery,
  { found, rejectsFile, repeatedFile }: ReadFiles,
  watch: Stopwatch,
): LoadReport {
  return {
    dataset: 'history',
    market: NO_MARKET,
    delivery: delivery.id,
    as_of: instantText(delivery.asOf),
    sample: false,
    partial: false,
    files: files.map((file) => resolve(file)),
    read: found.read,
    accepted: found.accepted,
    rejected: found.rejected,
    repeated: found.repeated,
    reasons: found.reasons,
    rejects_file: rejectsFile,
    repeated_file: repeatedFile,
    marks: {},
    unknown_words: {},
    unknown_columns: found.unknownColumns,
    documents: { history: found.accepted },
    seconds: watch.seconds,
  };
}

/** Builds the index of a delivery and lets it answer; what fails before is taken out again. */
async function publish(
  options: HistoryOptions,
  ledger: Ledger,
  delivery: Delivery,
  read: ReadFiles,
  watch: Stopwatch,
): Promise<LoadReport> {
  const index = historyIndexOf(options, delivery);
  try {
    await watch.time('load', () => build(options, ledger, delivery, index));
    const report = reportOf(options, delivery, read, watch);
    // before it answers: when this run dies right after that, the next command keeps the report that it finds
    await setReport(ledger.db, delivery.id, JSON.stringify(report));
    await options.client.indices.putAlias({ index, name: loadedHistoryAlias(options.indexPrefix) });
    return report;
  } catch (error) {
    await discard(options, ledger, delivery).catch(() => undefined); // the next command discards what is left
    throw error;
  }
}

async function loadInto(options: HistoryOptions, ledger: Ledger): Promise<LoadReport> {
  const { asOf, maxRejects, now = Date.now } = options;
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
  const report = await publish(options, ledger, delivery, read, watch);
  await confirm(options, ledger, { ...delivery, report: JSON.stringify(report) });
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
    // the command that began it died: this one has ended it, and takes no second delivery out
    const withdrawn = await settle(place, ledger);
    if (withdrawn) return withdrawn;
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
    // what follows reads values with these macros; a load has them from accepting its rows
    await ledger.db.run(sqlFile('accept/read.sql', import.meta.url));
    const known = await deliveries(ledger.db);
    for (const delivery of known) {
      await buildAgain(place, ledger, delivery);
      await keepReport(place.client, place.indexPrefix, delivery);
    }
    return known.reduce((sum, { accepted }) => sum + accepted, 0);
  });
