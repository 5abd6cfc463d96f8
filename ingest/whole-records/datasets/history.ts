import { dataset } from '../../../src/catalog/datasets/history.ts';
import { historyIndexBody } from '../../../src/catalog/mapping.ts';
import { historyRows } from '../../accept/history-rows.ts';
import { loadedHistorySql } from '../../derive/loaded-history.ts';
import type { SharedRecords } from '../records.ts';

/** History records (feeds.md 2.2): of a record that several deliveries bring the last one counts. */
export const records: SharedRecords = {
  dataset,
  form: historyRows(dataset),
  content: async (_, { id }) => ({ body: historyIndexBody(), documents: loadedHistorySql(id) }),
};
