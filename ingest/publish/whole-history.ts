import { dataset as historyRecords } from '../../src/catalog/datasets/history.ts';
import { historyIndex } from '../../src/engine/names.ts';
import { historyQueries } from '../derive/history.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import type { Ledger } from '../ledger/open.ts';
import { documentsFor } from './documents.ts';
import { type HistoryChange, liveHistory, writeHistory } from './history.ts';
import { nameOwner } from './owner.ts';

/**
 * Writes every closed record of the ledger, up to a delivery, into one index; what answered before is to leave.
 * `generation` names the index.
 */
export async function publishWholeHistory(
  installation: InstalledMarket,
  ledger: Ledger,
  upto: number,
  generation: string,
): Promise<HistoryChange> {
  const { client, indexPrefix, market, dataset } = installation;
  const before = await liveHistory(client, indexPrefix, market);
  const index = historyIndex(indexPrefix, market, `merged-${generation}`);
  const closed = { dataset: historyRecords, listings: dataset, from: 0, upto };
  const documents = documentsFor(ledger.db, await historyQueries(ledger.db, closed), index);
  const written = await writeHistory(installation, index, documents, nameOwner(ledger));
  return { add: written ? [written] : [], remove: before.filter((one) => one !== index) };
}
