import { historyRecords } from '../../src/catalog/history-records.ts';
import { historyIndexBody } from '../../src/catalog/mapping.ts';
import { DEFAULT_MARKET } from '../../src/catalog/markets.ts';
import { loadedHistoryAlias, loadedHistoryIndex } from '../../src/engine/names.ts';
import { historyRows } from '../accept/history-rows.ts';
import { loadedHistorySql } from '../derive/loaded-history.ts';
import type { Records } from './records.ts';

/** History records (feeds.md 2.2): each delivery adds to those before it; of a record that several bring the last one counts. */
export const loadedHistory = (indexPrefix: string): Records => ({
  dataset: 'history',
  market: 'all',
  rules: DEFAULT_MARKET,
  form: historyRows(historyRecords),
  table: 'history_record',
  answer: 'together',
  since: [],
  alias: loadedHistoryAlias(indexPrefix),
  indexOf: ({ id }) => loadedHistoryIndex(indexPrefix, id),
  async content(_db, { id }) {
    return { body: historyIndexBody(), documents: loadedHistorySql(id) };
  },
});
