import type { DeliveryLoad } from './delivery-load.ts';
import type { Delivery } from './ledger/deliveries.ts';
import { loadShared, rebuildShared, rollBackShared } from './load-shared.ts';
import type { LoadReport } from './report.ts';
import type { SharedPlace } from './shared.ts';

export interface HistoryOptions extends SharedPlace, DeliveryLoad {
  /** no part of the sample */
  readonly sample?: undefined;
}

/**
 * Loads one history delivery (feeds.md 2.2): records that are added to what the ledger derives; a record that comes
 * again under its id replaces the one before. Throws WrongUsage and Refused (outcome.ts) with the reason.
 */
export const loadHistory = (options: HistoryOptions): Promise<LoadReport> => loadShared(options, 'history');

/** Takes the newest history delivery out; its instant is free. Throws Refused when there is none. */
export const rollBackHistory = async (place: SharedPlace, waitSeconds = 0): Promise<Delivery> =>
  (await rollBackShared(place, 'history', waitSeconds)).withdrawn;

/** Makes the indices of all history deliveries again from the ledger. Gives the number of records. */
export const rebuildHistoryLoads = (place: SharedPlace, waitSeconds = 0): Promise<number> =>
  rebuildShared(place, 'history', waitSeconds);
