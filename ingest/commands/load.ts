import type { Directory } from '../../src/catalog/directory.ts';
import { loadOn, marketHome, sharedHome } from '../delivery/homes.ts';
import { type LoadOptions, listingsLoader } from '../delivery/listings.ts';
import { load } from '../delivery/load.ts';
import type { DeliveryLoad } from '../delivery/load-options.ts';
import type { LoadReport } from '../delivery/report.ts';
import { type SoldLoad, soldLoader } from '../delivery/sold-months.ts';
import { recordsLoader } from '../delivery/whole-records.ts';
import type { Installation, InstalledMarket } from '../ground/installation.ts';
import { directoryRecords } from '../whole-records/directory.ts';
import { sharedRecords } from '../whole-records/shared-records.ts';

/**
 * `forecourt ingest`: one delivery of a dataset. Whatever happens before the switch, what answered before still answers;
 * running it again is safe. All throw WrongUsage and CommandRefusal (outcome.ts) with the reason.
 */

/** A market, and which of its directories. */
export interface InstalledDirectory extends InstalledMarket {
  readonly directory: Directory;
}

/** The installation, and which dataset without a market. */
export interface InstalledDataset extends Installation {
  readonly dataset: string;
}

export type { LoadOptions };
/** A load of a market's directory: into which installation, and which files. */
export interface DirectoryOptions extends InstalledDirectory, DeliveryLoad {}
/** A load of a dataset without a market: into which installation, and which files. */
export interface SharedOptions extends InstalledDataset, DeliveryLoad {}

/** Loads listings of a market (feeds.md section 2.1): complete, or of the sources that its files hold. */
export const loadListings = (options: LoadOptions): Promise<LoadReport> =>
  loadOn(marketHome(options), { ...options, dataset: 'listings' }, (ledger) =>
    load(listingsLoader(options, ledger)),
  );

/** Loads a directory of dealers (feeds.md 2.2), which answers in place of the one before. */
export const loadDirectory = (options: DirectoryOptions): Promise<LoadReport> =>
  loadOn(marketHome(options), { ...options, dataset: options.directory }, (ledger) =>
    load(recordsLoader(options, ledger, directoryRecords(options, options.directory))),
  );

/**
 * Loads a dataset without a market (feeds.md 2.2): history records are added to what the ledger derives, of the others a delivery
 * answers in place of the one before.
 */
export const loadShared = (options: SharedOptions): Promise<LoadReport> =>
  loadOn(sharedHome(options), options, (ledger) =>
    load(recordsLoader(options, ledger, sharedRecords(options.dataset, options.indexPrefix))),
  );

/**
 * Loads sold vehicles (feeds.md 2.2 and section 3, "sold months"): months that ended before the delivery's instant replace what was
 * published of them at once, the others wait for their end.
 */
export const loadSold = (options: SoldLoad): Promise<LoadReport> =>
  loadOn(marketHome(options), { ...options, dataset: 'sold' }, (ledger) => load(soldLoader(options, ledger)));
