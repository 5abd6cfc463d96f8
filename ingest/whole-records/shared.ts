import type { Installation } from '../ground/installation.ts';
import type { Ledger } from '../ledger/open.ts';
import { loadedHistory } from './history.ts';
import { incentiveRecords } from './incentives.ts';
import { plates } from './plates.ts';
import { recallCampaignRecords, recallsByVin } from './recalls.ts';
import type { Records } from './records.ts';
import { type RecordsRollback, settleRecords } from './settle.ts';

/** The datasets without a market whose rows are whole records: name → description. They share one ledger. */
export const SHARED_RECORDS = {
  history: loadedHistory,
  incentives: incentiveRecords,
  recalls: recallsByVin,
  'recall-campaigns': recallCampaignRecords,
  plates,
} as const satisfies Readonly<Record<string, (indexPrefix: string) => Records>>;

export type SharedRecords = keyof typeof SHARED_RECORDS;

/** Their names. */
export const SHARED_NAMES = Object.keys(SHARED_RECORDS) as SharedRecords[];

/** Rollbacks that had begun and were completed, by dataset. */
export type SharedCompleted = Partial<Record<SharedRecords, RecordsRollback>>;

/** Ends what a run that died left behind in the shared ledger, whatever it was loading; every command on it begins so. */
export async function settleShared(place: Installation, ledger: Ledger): Promise<SharedCompleted> {
  const completed: SharedCompleted = {};
  for (const name of SHARED_NAMES) {
    const rollback = await settleRecords(place, ledger, SHARED_RECORDS[name](place.indexPrefix));
    if (rollback) completed[name] = rollback;
  }
  return completed;
}
