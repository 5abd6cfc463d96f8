import type { Directory } from '../../src/catalog/market.ts';
import type { DeliveryLoad } from '../delivery/load-options.ts';
import { marketHome, onSample } from '../delivery/on-sample.ts';
import type { Rebuilding } from '../delivery/rebuilding.ts';
import type { LoadReport } from '../delivery/report.ts';
import { type Completed, settleMarket } from '../delivery/settle-market.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { NothingLoaded } from '../ground/outcome.ts';
import { type Ledger, openLedger } from '../ledger/open.ts';
import { directoryRecords } from '../whole-records/directory.ts';
import { loadRecords } from '../whole-records/load.ts';
import { rebuildRecords } from '../whole-records/rebuild.ts';
import { rollBackRecords } from '../whole-records/roll-back.ts';
import type { RecordsRollback } from '../whole-records/settle.ts';

/** A market, and which of its directories. */
export interface InstalledDirectory extends InstalledMarket {
  readonly directory: Directory;
}

export interface DirectoryOptions extends InstalledDirectory, DeliveryLoad {}

async function loadInto(options: DirectoryOptions, ledger: Ledger): Promise<LoadReport> {
  await settleMarket(options, ledger);
  return await loadRecords(options, ledger, directoryRecords(options, options.directory));
}

/**
 * Loads one delivery of a directory of dealers (feeds.md 2.2), which answers in place of the one before. Whatever happens
 * before, what answered goes on answering; running it again is safe. Throws WrongUsage and Refused with the reason.
 */
export async function loadDirectory(options: DirectoryOptions): Promise<LoadReport> {
  const { directory, files, sample = false, waitSeconds = 0 } = options;
  const ledger = await openLedger({ ...options, waitSeconds, sample: false });
  try {
    if (!sample) return await loadInto(options, ledger);
    const what = { dataset: directory, files, waitSeconds };
    return await onSample(marketHome(options), ledger, what, (apart) => loadInto(options, apart));
  } finally {
    ledger.close();
  }
}

/** Runs work on a market's ledger, in which nothing is pending, and closes it. */
async function onLedger<Result>(
  place: InstalledDirectory,
  waitSeconds: number,
  work: (ledger: Ledger, completed: Completed) => Promise<Result>,
): Promise<Result> {
  const ledger = await openLedger({ ...place, waitSeconds });
  try {
    return await work(ledger, await settleMarket(place, ledger));
  } finally {
    ledger.close();
  }
}

/** The directory delivery before the newest answers again; the newest leaves. Throws Refused when there is none before. */
export const rollBackDirectory = (place: InstalledDirectory, waitSeconds = 0): Promise<RecordsRollback> =>
  onLedger(
    place,
    waitSeconds,
    async (ledger, completed) =>
      // the command that began it died: this one has ended it, and takes no second delivery out
      completed[place.directory] ??
      (await rollBackRecords(place, ledger, directoryRecords(place, place.directory))),
  );

/** Makes the index of a directory again from the ledger. Gives the number of records; throws Refused when nothing is loaded. */
export const rebuildDirectory = (
  place: InstalledDirectory,
  { waitSeconds = 0, adopt = false }: Rebuilding = {},
): Promise<number> =>
  onLedger(place, waitSeconds, async (ledger) => {
    const records = await rebuildRecords(place, ledger, directoryRecords(place, place.directory), adopt);
    if (records) return records;
    throw new NothingLoaded(
      `the ledger of ${place.market} holds no ${place.directory} delivery; load one with forecourt ingest`,
    );
  });
