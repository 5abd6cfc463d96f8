import type { Client } from '@elastic/elasticsearch';
import { LAYOUT } from '../../src/catalog/layout.ts';
import { historyIndexBody } from '../../src/catalog/mapping.ts';
import type { Market } from '../../src/catalog/markets.ts';
import { historyAlias, historyIndex } from '../../src/engine/names.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { bulkLoad, type Document } from './bulk.ts';
import { type Cluster, makeCopies } from './copies.ts';
import { documentPages } from './document-pages.ts';
import { inTurn } from './documents.ts';
import { changeAliases } from './fence.ts';
import { createAnew, dropIndices, mergeIndices } from './indices.ts';
import { ownedIndices } from './owner.ts';
import { withAbout, writeIndex } from './write-index.ts';

/** Which history indices a switch adds to the alias, and which it takes out. */
export interface HistoryChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** History indices that answer, by name. */
export async function liveHistory(client: Client, prefix: string, market: Market): Promise<string[]> {
  const found = await client.indices.get({
    index: historyAlias(prefix, market),
    features: ['aliases'],
    ignore_unavailable: true,
    allow_no_indices: true,
  });
  return Object.keys(found).sort();
}

/** Alias actions of a change; what is gone already is not taken out again. */
export async function historyActions(
  client: Client,
  prefix: string,
  market: Market,
  { add, remove }: HistoryChange,
) {
  const alias = historyAlias(prefix, market);
  const live = remove.length ? await liveHistory(client, prefix, market) : [];
  return [
    ...remove.filter((index) => live.includes(index)).map((index) => ({ remove: { index, alias } })),
    ...add.map((index) => ({ add: { index, alias } })),
  ];
}

/**
 * Writes closed records into an index of their own, which is never written to again (docs/decisions, decision 3); `about`
 * stands beside its mapping. Gives its name; undefined when there is none to write.
 */
export async function writeHistory(
  cluster: Cluster,
  index: string,
  documents: AsyncIterable<Document>,
  about: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const all = documents[Symbol.asyncIterator]();
  const first = await all.next();
  if (first.done) {
    // of a run that died
    await dropIndices(cluster.client, [index]);
    return undefined;
  }
  const rest: AsyncIterable<Document> = { [Symbol.asyncIterator]: () => all };
  await writeIndex(cluster, index, withAbout(historyIndexBody(), about), inTurn([first.value], rest));
  return index;
}

/** Deletes history indices of the market that do not answer: of deliveries that were discarded, and merged ones. */
export async function dropDeadHistory(client: Client, prefix: string, market: Market): Promise<void> {
  const all = await client.indices.get({
    index: historyIndex(prefix, market, '*'),
    expand_wildcards: 'all',
    features: ['aliases'],
    allow_no_indices: true,
  });
  const live = await liveHistory(client, prefix, market);
  await dropIndices(
    client,
    Object.keys(all).filter((index) => !live.includes(index)),
  );
}

/** Single deliveries' history indices from which on they are merged into one. */
const SINGLE = 32;
const PAGE = 1000;

/** Every document of an index, to be written into another one. */
async function* copied(client: Client, from: string, into: string): AsyncGenerator<Document> {
  for await (const hits of documentPages(client, { index: from, size: PAGE, sort: ['_doc'] })) {
    for (const { _id: id, _source: source } of hits) {
      if (id) yield { index: into, id, json: JSON.stringify(source) };
    }
  }
}

/**
 * Merges the history indices of single deliveries into one, once there are many; `newest` stays by itself, for it can be
 * rolled back. Of a record that several hold, the last one counts.
 */
export async function mergeHistory(
  installation: InstalledMarket,
  newest: string,
  about: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { client, indexPrefix: prefix, market } = installation;
  const merged = historyIndex(prefix, market, 'merged');
  // one of another layout stays as it is, and tells so: what is merged is laid out as this program does it
  const live = await ownedIndices(client, [historyAlias(prefix, market)]);
  const single = live
    .filter(({ index, layout }) => layout === LAYOUT && index !== newest && !index.startsWith(merged))
    .map(({ index }) => index)
    .sort();
  const last = single.at(-1);
  if (!last || single.length < SINGLE) return;
  const index = last.replace(historyIndex(prefix, market, ''), `${merged}-`);
  await createAnew(installation, [index], withAbout(historyIndexBody(), about));
  for (const from of single) await bulkLoad(client, copied(client, from, index));
  await mergeIndices(client, [index]);
  await makeCopies(installation, [index]);
  const alias = historyAlias(prefix, market);
  const actions = [{ add: { index, alias } }, ...single.map((old) => ({ remove: { index: old, alias } }))];
  await changeAliases(client, actions);
}
