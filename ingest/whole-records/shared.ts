import type { SharedDataset } from '../../src/engine/market.ts';
import { loadedHistory } from './history.ts';
import { plates } from './plates.ts';
import { recallCampaignRecords, recallsByVin } from './recalls.ts';
import type { Records } from './records.ts';

/** Datasets without a market: the ledger that they share holds their rows. */
export type SharedRecords = SharedDataset | 'history';

/** What is particular to each of them. */
export const SHARED_RECORDS: Readonly<Record<SharedRecords, (indexPrefix: string) => Records>> = {
  history: loadedHistory,
  recalls: recallsByVin,
  'recall-campaigns': recallCampaignRecords,
  plates,
};
