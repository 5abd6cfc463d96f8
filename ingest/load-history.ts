import type { DeliveryLoad } from './delivery-load.ts';
import type { Delivery } from './ledger/deliveries.ts';
import type { Ledger } from './ledger/open.ts';
import type { LoadReport } from './report.ts';
import { openShared, type SharedPlace } from './shared.ts';
import { loadedHistory } from './whole-records/history.ts';
import { loadRecords } from './whole-records/load.ts';
import { rebuildRecords } from './whole-records/rebuild.ts';
import { rollBackRecords } from './whole-records/roll-back.ts';
import { type RecordsRollback, settleRecords } from './whole-records/settle.ts';

export interface HistoryOptions extends SharedPlace, DeliveryLoad {
  /** no part of the sample */
  readonly sample?: undefined;
}

/** Runs work on the shared ledger, in which nothing is pending, and closes it. `work` is told of a rollback that was completed. */
async function withShared<Result>(
  place: SharedPlace,
  options: { files?: readonly string[]; waitSeconds?: number },
  work: (ledger: Ledger, completed: RecordsRollback | undefined) => Promise<Result>,
): Promise<Result> {
  const ledger = await openShared(place, options);
  try {
    return await work(ledger, await settleRecords(place, ledger, loadedHistory(place.indexPrefix)));
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
    loadRecords(options, ledger, loadedHistory(options.indexPrefix)),
  );

/** Takes the newest history delivery out; its instant is free. Throws Refused when there is none. */
export const rollBackHistory = (place: SharedPlace, waitSeconds = 0): Promise<Delivery> =>
  withShared(place, { waitSeconds }, async (ledger, completed) => {
    // the command that began it died: this one has ended it, and takes no second delivery out
    const { withdrawn } =
      completed ?? (await rollBackRecords(place, ledger, loadedHistory(place.indexPrefix)));
    return withdrawn;
  });

/** Makes the indices of all history deliveries again from the ledger. Gives the number of records. */
export const rebuildHistoryLoads = (place: SharedPlace, waitSeconds = 0): Promise<number> =>
  withShared(place, { waitSeconds }, (ledger) =>
    rebuildRecords(place, ledger, loadedHistory(place.indexPrefix)),
  );
