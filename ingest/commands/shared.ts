import type { DeliveryLoad } from '../delivery/load-options.ts';
import { onSample, type SampleHome } from '../delivery/on-sample.ts';
import type { Rebuilding } from '../delivery/rebuilding.ts';
import type { LoadReport } from '../delivery/report.ts';
import type { Installation } from '../ground/installation.ts';
import { NothingLoaded } from '../ground/outcome.ts';
import type { Ledger } from '../ledger/open.ts';
import { openShared } from '../ledger/open-shared.ts';
import { SHARED_LEDGER } from '../ledger/shared-schema.ts';
import { loadRecords } from '../whole-records/load.ts';
import { rebuildRecords } from '../whole-records/rebuild.ts';
import { rollBackRecords } from '../whole-records/roll-back.ts';
import type { RecordsRollback } from '../whole-records/settle.ts';
import {
  SHARED_RECORDS,
  type SharedCompleted,
  type SharedRecords,
  settleShared,
} from '../whole-records/shared.ts';

/** The installation, and which dataset without a market. */
export interface InstalledDataset extends Installation {
  readonly dataset: SharedRecords;
}

export interface SharedOptions extends InstalledDataset, DeliveryLoad {}

/** Runs work on the shared ledger, in which nothing is pending, and closes it. `work` is told of rollbacks that were completed. */
async function withShared<Result>(
  place: Installation,
  options: { files?: readonly string[]; waitSeconds?: number },
  work: (ledger: Ledger, completed: SharedCompleted) => Promise<Result>,
): Promise<Result> {
  const ledger = await openShared(place, options);
  try {
    return await work(ledger, await settleShared(place, ledger));
  } finally {
    ledger.close();
  }
}

const homeOf = (place: Installation): SampleHome => ({
  dataDir: place.dataDir,
  ledger: SHARED_LEDGER,
  open: (opening) => openShared(place, opening),
  settle: (ledger) => settleShared(place, ledger),
});

/**
 * Loads one delivery of a dataset without a market (feeds.md 2.2): history records are added to what the ledger derives,
 * of the others a delivery answers in place of the one before. Throws WrongUsage and Refused (outcome.ts) with the reason.
 */
export const loadShared = (options: SharedOptions): Promise<LoadReport> => {
  const { dataset, files, waitSeconds = 0, sample = false } = options;
  const load = (ledger: Ledger) => loadRecords(options, ledger, SHARED_RECORDS[dataset](options.indexPrefix));
  return withShared(options, { files, waitSeconds }, (ledger) =>
    sample ? onSample(homeOf(options), ledger, { dataset, files, waitSeconds }, load) : load(ledger),
  );
};

/**
 * Takes the newest delivery of a dataset without a market out; its instant is free. Where only the newest answers, the
 * one before does again. Throws Refused when there is none to take out, or to go back to.
 */
export const rollBackShared = (place: InstalledDataset, waitSeconds = 0): Promise<RecordsRollback> =>
  withShared(
    place,
    { waitSeconds },
    async (ledger, completed) =>
      // the command that began it died: this one has ended it, and takes no second delivery out
      completed[place.dataset] ??
      (await rollBackRecords(place, ledger, SHARED_RECORDS[place.dataset](place.indexPrefix))),
  );

/**
 * Makes the indices of a dataset without a market again from the ledger. Gives the number of records. Throws NothingLoaded
 * (outcome.ts) where the newest delivery would answer and there is none.
 */
export const rebuildShared = (
  place: InstalledDataset,
  { waitSeconds = 0, adopt = false }: Rebuilding = {},
): Promise<number> =>
  withShared(place, { waitSeconds }, async (ledger) => {
    const records = SHARED_RECORDS[place.dataset](place.indexPrefix);
    const made = await rebuildRecords(place, ledger, records, adopt);
    if (made || records.answer === 'together') return made;
    throw new NothingLoaded(`the ledger holds no ${place.dataset} delivery; load one with forecourt ingest`);
  });
