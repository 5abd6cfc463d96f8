import { join, resolve } from 'node:path';
import { type Acceptance, acceptDelivery, fieldOfHeader } from './accept/accept.ts';
import { type FeedMap, NO_MAP } from './accept/map.ts';
import { prepareAccepting } from './accept/tables.ts';
import { derive } from './derive/derive.ts';
import { documentsSql } from './derive/document.ts';
import { fileKind } from './feeds/content.ts';
import { LIMITS, type Limits } from './feeds/limits.ts';
import { type Spooled, spool } from './feeds/spool.ts';
import { addDelivery, type Delivery, deliveries, nextNumber, setReport } from './ledger/deliveries.ts';
import { type Ledger, openLedger } from './ledger/open.ts';
import type { MarketPlace } from './market.ts';
import { Refused } from './outcome.ts';
import { type Progress, type Stage, silent } from './progress.ts';
import { bulkLoad } from './publish/bulk.ts';
import { documentsOf } from './publish/documents.ts';
import {
  createIndices,
  finishIndices,
  generationIndices,
  isLive,
  liveIndices,
  switchTo,
} from './publish/indices.ts';
import type { LoadReport } from './report.ts';
import { confirm, discard, settle, tidy } from './settle.ts';

export interface LoadOptions extends MarketPlace {
  /** the delivery's instant, Unix seconds */
  readonly asOf: number;
  readonly files: readonly string[];
  readonly map?: FeedMap | undefined;
  /** share of rejected rows from which on the delivery is refused, in percent; default 2 */
  readonly maxRejects?: number | undefined;
  /** accept a delivery under 80 % of the one before */
  readonly acceptShrink?: boolean | undefined;
  /** seconds to wait for another load of the market */
  readonly waitSeconds?: number | undefined;
  /** the sample market: the first real delivery removes it, and nothing is compared with it */
  readonly sample?: boolean | undefined;
  readonly progress?: Progress;
  /** asks the canonical questions of the new indices before the switch */
  readonly warm?: ((indices: readonly string[]) => Promise<void>) | undefined;
  readonly limits?: Limits;
  /** milliseconds */
  readonly now?: () => number;
}

const DAY = 86_400;
const SHRINK = 0.8;
const MAX_REJECTS = 2;

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

/** Seconds of each stage, in the order in which they ran. */
class Stopwatch {
  readonly seconds: Record<string, number> = {};
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async time<Result>(stage: string, work: () => Promise<Result>): Promise<Result> {
    const start = this.#now();
    try {
      return await work();
    } finally {
      this.seconds[stage] = Math.round(this.#now() - start) / 1000;
    }
  }
}

/** Refusals that need no row: the instant, and a sample where something real is loaded. */
function refuseInstant(
  asOf: number,
  known: readonly Delivery[],
  { sample = false }: LoadOptions,
  now: number,
): void {
  if (asOf > now / 1000 + DAY)
    throw new Refused(`the delivery's instant ${iso(asOf)} is over 24 hours in the future`);
  if (sample && known.length) throw new Refused('the sample is only loaded where nothing is loaded yet');
  const newest = known.find((delivery) => !delivery.sample);
  if (newest && asOf <= newest.asOf) {
    throw new Refused(
      `the delivery's instant ${iso(asOf)} is not later than ${iso(newest.asOf)}, the newest one loaded`,
    );
  }
}

/** Refusals that follow from what became of the rows. */
function refuseRows(
  found: Acceptance,
  known: readonly Delivery[],
  options: LoadOptions,
  rejectsFile: string,
): void {
  const { maxRejects = MAX_REJECTS, acceptShrink = false } = options;
  const first = found.reasons[0];
  const example = first
    ? `; first: ${first.file} line ${first.line}, ${first.column} ${first.reason}; all in ${rejectsFile}`
    : '';
  if (found.accepted === 0) throw new Refused(`no row is left of ${found.read}${example}`);
  if (found.rejected > (found.read * maxRejects) / 100) {
    throw new Refused(
      `${found.rejected} of ${found.read} rows are rejected, over ${maxRejects} %${example} (--max-rejects PERCENT)`,
    );
  }
  const before = known.find(({ sample }) => !sample);
  if (before && !acceptShrink && found.accepted < before.accepted * SHRINK) {
    throw new Refused(
      `${found.accepted} rows are under 80 % of the ${before.accepted} of the delivery before, ${iso(before.asOf)} (--accept-shrink)`,
    );
  }
}

async function spoolAll(options: LoadOptions, ledger: Ledger): Promise<Spooled[]> {
  const { dataset, files, map = NO_MAP, limits = LIMITS, progress = silent } = options;
  const field = fieldOfHeader(dataset, map);
  const sizes = await Promise.all(files.map(async (file) => (await fileKind(file)).bytes));
  const stage = progress(
    'reading',
    'bytes',
    sizes.reduce((sum, size) => sum + size, 0),
  );
  const spooled: Spooled[] = [];
  let before = 0;
  try {
    for (const [at, file] of files.entries()) {
      const onRead = (bytes: number): void => stage.at(before + bytes);
      const path = join(ledger.folders.work, `${at}.rows`);
      spooled.push(await spool(file, path, { limits, isKnown: (key) => field(key) !== undefined, onRead }));
      before += sizes[at] ?? 0;
    }
  } finally {
    stage.end();
  }
  return spooled;
}

/** Shows how far the database has come with each file. */
function acceptStage({ db }: Ledger, stage: Stage, files: number) {
  let done = 0;
  const timer = setInterval(() => {
    const { percentage } = db.progress;
    stage.at(Math.round((done * 100 + Math.max(0, percentage)) / files));
  }, 500);
  return {
    onFile: (count: number): void => {
      done = count;
    },
    end: (): void => {
      clearInterval(timer);
      stage.at(100);
      stage.end();
    },
  };
}

/** Reads and accepts the files and writes the pending delivery, in one transaction. */
async function takeIn(options: LoadOptions, ledger: Ledger, known: readonly Delivery[], watch: Stopwatch) {
  const { dataset, market, asOf, indexPrefix, sample = false, map = NO_MAP, progress = silent } = options;
  const { db, folders } = ledger;
  const files = await watch.time('read', () => spoolAll(options, ledger));
  const stem = `${dataset.name}-${iso(asOf).replaceAll(':', '')}.csv`;
  const [rejectsFile, repeatedFile] = [join(folders.rejects, stem), join(folders.repeated, stem)];
  const number = await nextNumber(db);
  await db.run(
    `SET VARIABLE delivery = ${number}; SET VARIABLE as_of = ${asOf}::BIGINT; SET VARIABLE latest = ${asOf + DAY}::BIGINT`,
  );
  await prepareAccepting(db);
  const stage = progress('accept', '%', 100);
  const accept = acceptStage(ledger, stage, files.length);
  await db.run('BEGIN');
  try {
    const found = await watch
      .time('accept', () =>
        acceptDelivery(db, { dataset, files, map, rejectsFile, repeatedFile, onFile: accept.onFile }),
      )
      .finally(accept.end);
    refuseRows(found, known, options, rejectsFile);
    const delivery: Delivery = {
      id: number,
      dataset: 'listings',
      market,
      asOf,
      sample,
      state: 'pending',
      accepted: found.accepted,
      indices: generationIndices(indexPrefix, market, asOf, number),
      report: '{}',
    };
    await addDelivery(db, delivery);
    await watch.time('commit', async () => void (await db.run('COMMIT')));
    return { delivery, found, rejectsFile, repeatedFile };
  } catch (error) {
    await db.run('ROLLBACK').catch(() => undefined); // a commit that failed has rolled back already
    throw error;
  }
}

/** Builds the indices of a pending delivery and switches to them; gives the number of documents by role. */
async function publish(options: LoadOptions, { db }: Ledger, delivery: Delivery, watch: Stopwatch) {
  const { client, dataset, market, indexPrefix, warm, progress = silent } = options;
  const { indices, accepted } = delivery;
  const { spellings, passedOver } = await watch.time('derive', () => derive(db, dataset));
  await createIndices(client, dataset, indices);
  const stage = progress('loading', 'listings', accepted);
  const documents = documentsOf(db, documentsSql(dataset, spellings), indices);
  const loaded = await watch.time('load', () => bulkLoad(client, documents, (done) => stage.at(done)));
  stage.end();
  const total = [...loaded.values()].reduce((sum, count) => sum + count, 0);
  if (total !== accepted)
    throw new Error(`${accepted} listings were accepted, ${total} documents were built`);
  await watch.time('merge', () => finishIndices(client, indices, loaded));
  if (warm) await watch.time('warm', () => warm(Object.values(indices)));
  await watch.time('switch', () => switchTo(client, indexPrefix, market, indices));
  const byRole = Object.entries(indices).map(([role, index]) => [role, loaded.get(index) ?? 0] as const);
  return { passedOver, documents: Object.fromEntries(byRole) };
}

/**
 * Loads one delivery of listings: reads and accepts the files, derives what they do not give, builds and verifies
 * new indices and switches to them at once. Whatever happens before the switch, what answered before still
 * answers; running it again is safe. Throws WrongUsage and Refused (outcome.ts) with the reason.
 */
export async function loadListings(options: LoadOptions): Promise<LoadReport> {
  const { client, indexPrefix, market, asOf, files, sample = false, now = Date.now } = options;
  const watch = new Stopwatch(now);
  const ledger = await openLedger({ ...options, waitSeconds: options.waitSeconds ?? 0 });
  try {
    await settle(options, ledger);
    await liveIndices(client, indexPrefix, market); // a dead engine is found before an hour of reading
    const known = await deliveries(ledger.db);
    refuseInstant(asOf, known, options, now());
    const { delivery, found, rejectsFile, repeatedFile } = await takeIn(options, ledger, known, watch);
    try {
      const { passedOver, documents } = await publish(options, ledger, delivery, watch);
      const report: LoadReport = {
        dataset: delivery.dataset,
        market,
        delivery: delivery.id,
        as_of: iso(asOf),
        sample,
        files: files.map((file) => resolve(file)),
        read: found.read,
        accepted: found.accepted,
        rejected: found.rejected,
        repeated: found.repeated,
        reasons: found.reasons,
        rejects_file: rejectsFile,
        repeated_file: repeatedFile,
        marks: found.marks,
        unknown_words: found.unknownWords,
        unknown_columns: found.unknownColumns,
        searchable_passed_over: passedOver,
        documents,
        seconds: watch.seconds,
      };
      const told = { ...delivery, report: JSON.stringify(report) };
      await setReport(ledger.db, delivery.id, told.report);
      await confirm(options, ledger, told);
      await tidy(options, ledger);
      return report;
    } catch (error) {
      if (!(await isSwitched(options, delivery))) await discardQuietly(options, ledger, delivery);
      throw error;
    }
  } finally {
    ledger.close();
  }

  /** When the engine cannot be asked, the next command finds out. */
  async function isSwitched(place: MarketPlace, { indices }: Delivery): Promise<boolean> {
    return await isLive(client, indexPrefix, place.market, indices).catch(() => true);
  }
}

async function discardQuietly(place: MarketPlace, ledger: Ledger, delivery: Delivery): Promise<void> {
  try {
    await discard(place, ledger, delivery);
  } catch {
    // the error that brought us here says more; the next command discards what is left
  }
}
