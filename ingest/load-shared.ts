import type { DeliveryLoad } from './delivery-load.ts';
import type { Ledger } from './ledger/open.ts';
import { SHARED_LEDGER } from './ledger/shared-schema.ts';
import { besideReal } from './on-sample.ts';
import { NothingLoaded } from './outcome.ts';
import type { LoadReport } from './report.ts';
import { openShared, type SharedPlace } from './shared.ts';
import { loadRecords } from './whole-records/load.ts';
import { rebuildRecords } from './whole-records/rebuild.ts';
import { rollBackRecords } from './whole-records/roll-back.ts';
import { type RecordsRollback, settleRecords } from './whole-records/settle.ts';
import { SHARED_RECORDS, type SharedRecords } from './whole-records/shared.ts';

/** Rollbacks that had begun and were completed, by dataset. */
type Completed = Partial<Record<SharedRecords, RecordsRollback | undefined>>;

export interface SharedOptions extends SharedPlace, DeliveryLoad {}

/** Ends what a run that died left behind, whatever it was loading; every command on the shared ledger begins with it. */
async function settleShared(place: SharedPlace, ledger: Ledger): Promise<Completed> {
  const completed: Completed = {};
  for (const dataset of Object.keys(SHARED_RECORDS) as SharedRecords[])
    completed[dataset] = await settleRecords(place, ledger, SHARED_RECORDS[dataset](place.indexPrefix));
  return completed;
}

/** Runs work on the shared ledger, in which nothing is pending, and closes it. `work` is told of rollbacks that were completed. */
async function withShared<Result>(
  place: SharedPlace,
  options: { files?: readonly string[]; waitSeconds?: number },
  work: (ledger: Ledger, completed: Completed) => Promise<Result>,
): Promise<Result> {
  const ledger = await openShared(place, options);
  try {
    return await work(ledger, await settleShared(place, ledger));
  } finally {
    ledger.close();
  }
}

/**
 * Loads one delivery of a dataset without a market (feeds.md 2.2). Whatever happens before, what answered goes on
 * answering; running it again is safe. Throws WrongUsage and Refused (outcome.ts) with the reason.
 */
export function loadShared(options: SharedOptions, dataset: SharedRecords): Promise<LoadReport> {
  const { files, sample = false, waitSeconds = 0 } = options;
  const loadInto = (ledger: Ledger): Promise<LoadReport> =>
    loadRecords(options, ledger, SHARED_RECORDS[dataset](options.indexPrefix));
  return withShared(options, { files, waitSeconds }, (ledger) => {
    if (!sample) return loadInto(ledger);
    const apart = {
      dataDir: options.dataDir,
      beside: SHARED_LEDGER,
      open: () => openShared(options, { files, waitSeconds, sample: true }),
      settle: (one: Ledger) => settleShared(options, one),
    };
    return besideReal(ledger, apart, dataset, loadInto);
  });
}

/** Takes the newest delivery out; its instant is free. Where only the newest answers, the one before it does again. Throws Refused when there is none to take out, or to go back to. */
export const rollBackShared = (
  place: SharedPlace,
  dataset: SharedRecords,
  waitSeconds = 0,
): Promise<RecordsRollback> =>
  withShared(
    place,
    { waitSeconds },
    async (ledger, completed) =>
      // the command that began it died: this one has ended it, and takes no second delivery out
      completed[dataset] ??
      (await rollBackRecords(place, ledger, SHARED_RECORDS[dataset](place.indexPrefix))),
  );

/** Makes the indices of a dataset again from the ledger. Gives the number of records; throws Refused when only one delivery would answer and none is loaded. */
export const rebuildShared = (place: SharedPlace, dataset: SharedRecords, waitSeconds = 0): Promise<number> =>
  withShared(place, { waitSeconds }, async (ledger) => {
    const records = SHARED_RECORDS[dataset](place.indexPrefix);
    const made = await rebuildRecords(place, ledger, records);
    if (made || records.answer === 'together') return made;
    throw new NothingLoaded(`the ledger holds no ${dataset} delivery; load one with forecourt ingest`);
  });
