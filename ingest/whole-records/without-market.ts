import { loadedHistory } from './history.ts';
import { incentiveRecords } from './incentives.ts';
import { plates } from './plates.ts';
import { recallCampaignRecords, recallsByVin } from './recalls.ts';
import type { Records } from './records.ts';

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
