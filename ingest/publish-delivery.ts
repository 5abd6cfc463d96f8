import { historyRecords } from '../src/catalog/history-records.ts';
import { historyIndex } from '../src/engine/history.ts';
import { countActions } from './dealer-counts.ts';
import { closedRecords } from './derive/closed.ts';
import type { Derivation } from './derive/derive.ts';
import { documentsSql } from './derive/document.ts';
import { historySql } from './derive/history.ts';
import { type Delivery, deliveries, type Indices } from './ledger/deliveries.ts';
import type { Ledger } from './ledger/open.ts';
import type { MarketPlace } from './market.ts';
import { type Progress, silent } from './progress.ts';
import { bulkLoad, type Document } from './publish/bulk.ts';
import { cloneIndices, replacedDocuments } from './publish/clones.ts';
import { documentsFor, documentsOf, followedBy } from './publish/documents.ts';
import { type HistoryChange, writeHistory } from './publish/history.ts';
import {
  allowReplicas,
  createIndices,
  flushIndices,
  generationOf,
  liveIndices,
  mergeIndices,
  verifyCounts,
} from './publish/indices.ts';
import { switchTo } from './publish/switch.ts';
import { prepareSoldOf } from './sold/refresh.ts';
import { rows } from './sql.ts';
import type { Stopwatch } from './stopwatch.ts';

export interface PublishOptions extends MarketPlace {
  readonly progress?: Progress;
  /** asks the canonical questions of the new indices before the switch */
  readonly warm?: ((indices: readonly string[]) => Promise<void>) | undefined;
}

/** What is published: a delivery's documents, from the tables that derive has left. */
export interface Published {
  readonly delivery: Delivery;
  readonly derivation: Derivation;
}

async function loadAll(
  { client, progress = silent }: PublishOptions,
  documents: AsyncIterable<Document>,
  expected: number,
): Promise<Map<string, number>> {
  const stage = progress('loading', 'listings', expected);
  const loaded = await bulkLoad(client, documents, (done) => stage.at(done)).finally(() => stage.end());
  const total = [...loaded.values()].reduce((sum, count) => sum + count, 0);
  if (total !== expected) throw new Error(`${expected} listings are active, ${total} documents were built`);
  return loaded;
}

/** Builds new indices that hold everything, merged to one segment each. Gives documents by index. */
export async function publishFull(
  options: PublishOptions,
  { db }: Ledger,
  { delivery, derivation }: Published,
  watch: Stopwatch,
): Promise<Map<string, number>> {
  const { client, dataset } = options;
  const { indices } = delivery;
  await createIndices(client, dataset, indices);
  const documents = documentsOf(db, documentsSql(dataset, derivation.spellings), indices);
  const loaded = await watch.time('load', () => loadAll(options, documents, derivation.listings));
  const names = Object.values(indices);
  await watch.time('merge', async () => {
    await verifyCounts(client, names, loaded);
    await mergeIndices(client, names);
    await allowReplicas(client, names);
  });
  return loaded;
}

/** Copies of the live indices with the documents of the touched listings replaced. Gives documents by index. */
async function publishPartial(
  options: PublishOptions,
  { db }: Ledger,
  { delivery, derivation }: Published,
  watch: Stopwatch,
): Promise<Map<string, number>> {
  const { client, dataset, indexPrefix, market } = options;
  const { indices } = delivery;
  const names = Object.values(indices);
  const live = await liveIndices(client, indexPrefix, market);
  const counts = await watch.time('clone', () => cloneIndices(client, live, indices));
  const covered = await rows<{ site: string }>(db, 'SELECT site FROM covered');
  const beside = await rows<{ id: string }>(
    db,
    'SELECT id FROM identified JOIN listing USING (listing) WHERE site NOT IN (SELECT site FROM covered)',
  );
  await watch.time('load', async () => {
    const gone = await replacedDocuments(client, names, {
      sources: covered.map(({ site }) => site),
      ids: beside.map(({ id }) => id),
    });
    for (const { index } of gone) counts.set(index, (counts.get(index) ?? 0) - 1);
    const documents = documentsOf(db, documentsSql(dataset, derivation.spellings), indices);
    const loaded = await loadAll(options, followedBy(gone, documents), derivation.listings);
    for (const [index, count] of loaded) counts.set(index, (counts.get(index) ?? 0) + count);
    await verifyCounts(client, names, counts);
    await flushIndices(client, names);
    await allowReplicas(client, names);
  });
  return counts;
}

/** Writes the records that the delivery closed into an index of their own. */
async function publishHistory(
  { client, indexPrefix, market, dataset }: PublishOptions,
  { db }: Ledger,
  delivery: Delivery,
): Promise<HistoryChange> {
  const index = historyIndex(indexPrefix, market, generationOf(delivery));
  await closedRecords(db, delivery.id, delivery.id);
  const written = await writeHistory(
    client,
    index,
    documentsFor(db, historySql(historyRecords, dataset), index),
  );
  return { add: written ? [written] : [], remove: [] };
}

/**
 * Builds what a pending delivery publishes and switches to it at once; gives the number of documents by role. Whatever
 * happens before the switch, what answered before still answers. `onBuilt` is awaited right before the switch.
 */
export async function publishDelivery(
  options: PublishOptions,
  ledger: Ledger,
  published: Published,
  watch: Stopwatch,
  onBuilt: (documents: DocumentsByRole) => Promise<void>,
): Promise<DocumentsByRole> {
  const { client, indexPrefix, market, warm } = options;
  const { delivery } = published;
  const { indices } = delivery;
  // the first one has nothing of its own to change: what may answer now is the sample
  const isFirst = (await deliveries(ledger.db, 'listings')).every(({ id }) => id === delivery.id);
  const counts =
    delivery.partial && !isFirst
      ? await publishPartial(options, ledger, published, watch)
      : await publishFull(options, ledger, published, watch);
  const history = await watch.time('history', () => publishHistory(options, ledger, delivery));
  const counted = await countActions(options, ledger);
  if (warm) await watch.time('warm', () => warm(Object.values(indices)));
  const documents = documentsByRole(indices, counts);
  const sold = await watch.time('sold', () => prepareSoldOf(options, ledger));
  try {
    await onBuilt(documents);
    await watch.time('switch', () => switchTo(client, indexPrefix, market, indices, history, counted));
  } catch (error) {
    sold?.drop();
    throw error;
  }
  sold?.show();
  return documents;
}

/** How many documents each role has. */
type DocumentsByRole = Readonly<Record<string, number>>;

/** Documents by role, from those by index. */
export const documentsByRole = (indices: Indices, counts: ReadonlyMap<string, number>): DocumentsByRole =>
  Object.fromEntries(Object.entries(indices).map(([role, index]) => [role, counts.get(index) ?? 0]));
