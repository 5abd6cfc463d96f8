import { dataset as historyRecords } from '../../src/catalog/datasets/history.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import { RECENTS } from '../../src/catalog/roles.ts';
import { ANSWERING } from '../../src/engine/answering-datasets.ts';
import { historyIndex } from '../../src/engine/names.ts';
import { type Departed, deriveDeparted } from '../derive/departed-listings.ts';
import type { Derivation } from '../derive/derive.ts';
import { documentQueries } from '../derive/document.ts';
import { historyQueries } from '../derive/history.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { type Progress, silent } from '../ground/progress.ts';
import { rows } from '../ground/sql.ts';
import type { Stopwatch } from '../ground/stopwatch.ts';
import { together } from '../ground/together.ts';
import { canFollow, type Delivery, type Indices } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { withinReach } from '../ledger/reach.ts';
import { sourceAges } from '../ledger/sources.ts';
import { heldSites } from '../ledger/take.ts';
import { answeringDelivery } from '../publish/answering-delivery.ts';
import { bulkLoad, type Document } from '../publish/bulk.ts';
import { cloneIndices, replacedDocuments } from '../publish/clones.ts';
import { makeCopies } from '../publish/copies.ts';
import { documentsFor, documentsOf, inTurn } from '../publish/documents.ts';
import { type HistoryChange, writeHistory } from '../publish/history.ts';
import {
  createAnew,
  flushIndices,
  generationOf,
  liveIndices,
  mergeIndices,
  verifyCounts,
} from '../publish/indices.ts';
import { nameOwner, type Seen } from '../publish/owner.ts';
import { switchTo } from '../publish/switch.ts';
import { publishWholeHistory } from '../publish/whole-history.ts';
import { withAbout } from '../publish/write-index.ts';
import { countActions } from '../whole-records/dealer-counts.ts';
import { prepareBeside } from './beside.ts';

/** Where the listings of a market are published. */
export interface PublishOptions extends InstalledMarket {
  readonly progress?: Progress;
  /** asks the canonical questions of the new indices before the switch */
  readonly warm?: ((indices: readonly string[]) => Promise<void>) | undefined;
}

/** What is published: a delivery's documents, from the tables that derive has left. */
export interface Published {
  readonly delivery: Delivery;
  readonly derivation: Derivation;
}

/** What is published in place of what. */
export interface Replacing extends Published {
  /** what answered when the load began */
  readonly seen: Seen | undefined;
}

/** The listings that have left, where the market searches them. */
async function departedOf(
  { dataset }: PublishOptions,
  { db }: Ledger,
  { id: upto, indices }: Delivery,
  touchedOnly: boolean,
): Promise<Departed | undefined> {
  if (indices[RECENTS] === undefined) return undefined;
  return await deriveDeparted(db, { dataset, upto, touchedOnly });
}

/** The documents of a delivery: of the active listings, then of those that have left. */
async function publishedDocuments(
  { dataset }: PublishOptions,
  { db }: Ledger,
  { delivery, derivation }: Published,
  departed: Departed | undefined,
): Promise<{ readonly documents: AsyncIterable<Document>; readonly expected: number }> {
  const { indices } = delivery;
  const active = documentsOf(db, await documentQueries(db, dataset, derivation.spellings), indices);
  if (!departed) return { documents: active, expected: derivation.listings };
  return {
    documents: inTurn(active, documentsOf(db, departed.documents, indices)),
    expected: derivation.listings + departed.listings,
  };
}

async function loadAll(
  { client, progress = silent }: PublishOptions,
  documents: AsyncIterable<Document>,
  expected: number,
): Promise<Map<string, number>> {
  const stage = progress('loading', 'listings', expected);
  const loaded = await bulkLoad(client, documents, stage).finally(() => stage.end());
  const total = [...loaded.values()].reduce((sum, count) => sum + count, 0);
  if (total !== expected)
    throw new Error(`${expected} listings are in the ledger, but ${total} documents were built`);
  return loaded;
}

/** Has the loaded indices copied, before they answer. */
async function copied(options: PublishOptions, names: readonly string[]): Promise<void> {
  const { progress = silent } = options;
  const stage = progress('copying', 'indices', names.length);
  await makeCopies(options, names, stage).finally(() => stage.end());
}

/** What the indices of a delivery say beside their mapping: whose they are, which delivery, and how old each source is. */
async function aboutListings(ledger: Ledger, delivery: Delivery): Promise<Readonly<Record<string, unknown>>> {
  const [held, sources] = [await heldSites(ledger.db), await sourceAges(ledger.db)];
  return { ...nameOwner(ledger), [ANSWERING]: { ...answeringDelivery(delivery), held, sources } };
}

/** Builds new indices that hold everything, merged to one segment each. Gives documents by index. */
export async function publishFull(
  options: PublishOptions,
  ledger: Ledger,
  published: Published,
  watch: Stopwatch,
): Promise<Map<string, number>> {
  const { client, dataset } = options;
  const { indices } = published.delivery;
  const names = Object.values(indices);
  const body = withAbout(indexBody(dataset), await aboutListings(ledger, published.delivery));
  const [, departed] = await together([
    createAnew(options, names, body),
    watch.time('departed', () => departedOf(options, ledger, published.delivery, false)),
  ]);
  const { documents, expected } = await publishedDocuments(options, ledger, published, departed);
  const loaded = await watch.time('load', () => loadAll(options, documents, expected));
  await watch.time('merge', async () => {
    await verifyCounts(client, names, loaded);
    await mergeIndices(client, names);
  });
  await watch.time('copy', () => copied(options, names));
  return loaded;
}

/** What a partial delivery replaces in the copies, as deletions. */
async function replacedBy(
  { client }: PublishOptions,
  { db }: Ledger,
  indices: Indices,
  departed: Departed | undefined,
): Promise<Document[]> {
  const covered = await rows<{ site: string }>(db, 'SELECT site FROM covered');
  const beside = await rows<{ id: string }>(
    db,
    'SELECT document AS id FROM identified JOIN listing USING (listing) WHERE site NOT IN (SELECT site FROM covered)',
  );
  const sources = covered.map(({ site }) => site);
  const { [RECENTS]: recents, ...active } = indices;
  const ids = beside.map(({ id }) => id);
  const gone = await replacedDocuments(client, Object.values(active), { sources, ids });
  if (!departed || recents === undefined) return gone;
  return [...gone, ...(await replacedDocuments(client, [recents], { sources, ids: departed.replaced }))];
}

/** Copies of the live indices with the documents of the touched listings replaced. Gives documents by index. */
async function publishPartial(
  options: PublishOptions,
  ledger: Ledger,
  published: Published,
  watch: Stopwatch,
): Promise<Map<string, number>> {
  const { client, indexPrefix, market, dataset } = options;
  const { indices } = published.delivery;
  const names = Object.values(indices);
  const live = await liveIndices(client, indexPrefix, market);
  const about = await aboutListings(ledger, published.delivery);
  const [counts, departed] = await together([
    watch.time('clone', () => cloneIndices(options, live, indices, { dataset, about })),
    watch.time('departed', () => departedOf(options, ledger, published.delivery, true)),
  ]);
  await watch.time('load', async () => {
    const gone = await replacedBy(options, ledger, indices, departed);
    for (const { index } of gone) counts.set(index, (counts.get(index) ?? 0) - 1);
    const { documents, expected } = await publishedDocuments(options, ledger, published, departed);
    const loaded = await loadAll(options, inTurn(gone, documents), expected);
    for (const [index, count] of loaded) counts.set(index, (counts.get(index) ?? 0) + count);
    await verifyCounts(client, names, counts);
    await flushIndices(client, names);
  });
  await watch.time('copy', () => copied(options, names));
  return counts;
}

/** Writes the records that the delivery closed into an index of their own. */
async function publishHistory(
  options: PublishOptions,
  ledger: Ledger,
  delivery: Delivery,
): Promise<HistoryChange> {
  const { indexPrefix, market, dataset } = options;
  const index = historyIndex(indexPrefix, market, generationOf(delivery));
  const closed = { dataset: historyRecords, listings: dataset, from: delivery.id, upto: delivery.id };
  const queries = (): Promise<string[]> => historyQueries(ledger.db, closed);
  // a partial delivery closes records of its own sources
  const found = await (delivery.partial ? withinReach(ledger.db, queries) : queries());
  const documents = documentsFor(ledger.db, found, index);
  const written = await writeHistory(options, index, documents, nameOwner(ledger));
  return { add: written ? [written] : [], remove: [] };
}

/**
 * Builds what a pending delivery publishes and switches to it at once; gives the number of documents by role. Whatever
 * happens before the switch, what answered before still answers. `onBuilt` is awaited right before the switch.
 */
export async function publishListings(
  options: PublishOptions,
  ledger: Ledger,
  published: Replacing,
  watch: Stopwatch,
  onBuilt: (documents: DocumentsByRole) => Promise<void>,
): Promise<DocumentsByRole> {
  const { client, indexPrefix, market, warm } = options;
  const { delivery, seen } = published;
  const { indices } = delivery;
  const counts =
    delivery.partial && (await canFollow(ledger.db, delivery))
      ? await publishPartial(options, ledger, published, watch)
      : await publishFull(options, ledger, published, watch);
  const history = await watch.time('history', () =>
    // another ledger's records leave with its listings
    seen?.strange.length
      ? publishWholeHistory(options, ledger, delivery.id, generationOf(delivery))
      : publishHistory(options, ledger, delivery),
  );
  const counted = await countActions(options, ledger);
  if (warm) await watch.time('warm', () => warm(Object.values(indices)));
  const documents = documentsByRole(indices, counts);
  const beside = await prepareBeside(options, ledger, watch);
  try {
    await onBuilt(documents);
    await watch.time('switch', () =>
      switchTo(client, indexPrefix, market, { indices, history, beside: counted, seen }),
    );
  } catch (error) {
    beside.drop();
    throw error;
  }
  await beside.show();
  return documents;
}

/** How many documents each role has. */
type DocumentsByRole = Readonly<Record<string, number>>;

/** Documents by role, from those by index. */
export const documentsByRole = (indices: Indices, counts: ReadonlyMap<string, number>): DocumentsByRole =>
  Object.fromEntries(Object.entries(indices).map(([role, index]) => [role, counts.get(index) ?? 0]));
