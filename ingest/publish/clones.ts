import { type Client, errors } from '@elastic/elasticsearch';
import type { SearchDataset } from '../../src/catalog/field.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { together } from '../ground/together.ts';
import type { Indices } from '../ledger/deliveries.ts';
import { makeIndex } from './asked-again.ts';
import type { Document } from './bulk.ts';
import { type Cluster, createIndices, whileLoaded } from './copies.ts';
import { documentPages } from './document-pages.ts';
import { dropIndices } from './indices.ts';
import { withAbout } from './write-index.ts';

/** A partial delivery changes copies of the live indices (hard links), so that it costs what it changes (docs/decisions, decision 2). */

const LONG = { requestTimeout: 600_000 };
/** Terms of one query: the engine takes 65,536. */
const TERMS = 10_000;
const PAGE = 5000;

/** What a copy is told: the fields of its documents, and what stands beside its mapping. */
export interface CloneOptions {
  readonly dataset: SearchDataset;
  readonly about: Readonly<Record<string, unknown>>;
}

/**
 * Lets copies take documents of today: an index from before a field was declared refuses them otherwise. Throws CommandRefusal where
 * a field is another than it was, which only new indices can have.
 */
async function takeMapping(
  client: Client,
  indices: readonly string[],
  { dataset, about }: CloneOptions,
): Promise<void> {
  const { mappings } = indexBody(dataset);
  try {
    await client.indices.putMapping({ index: [...indices], ...mappings, _meta: about });
  } catch (error) {
    if (!(error instanceof errors.ResponseError) || error.statusCode !== 400) throw error;
    throw new CommandRefusal(
      `a partial delivery cannot update the live indices, because the fields of listings have changed since they were built; ` +
        `first run forecourt rebuild listings`,
      { cause: error },
    );
  }
}

/** Copies a live index, which is not written to any more, under a new name. */
async function cloneIndex(
  client: Client,
  { index, target }: Copy,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const copy = {
    index,
    target,
    settings: { 'index.number_of_replicas': 0, ...settings, 'index.blocks.write': null },
    wait_for_active_shards: 1,
  };
  await makeIndex(() => client.indices.clone(copy, LONG));
}

/** A live index, the name of its copy, and how many documents it holds. */
interface Copy {
  readonly index: string;
  readonly target: string;
  readonly documents: number;
}

/** The copies that are to be made. Throws where a live index is lost. */
const copiesOf = (
  client: Client,
  live: Readonly<Record<string, readonly string[]>>,
  indices: Indices,
): Promise<readonly Copy[]> =>
  together(
    Object.entries(indices).map(async ([role, target]) => {
      const [index] = live[role] ?? [];
      if (!index)
        throw new Error(
          `the engine has lost the index of the role ${role}; rebuild it with forecourt rebuild listings`,
        );
      return { index, target, documents: (await client.count({ index })).count };
    }),
  );

/** Copies live indices that hold documents, at the same time, and lets the copies take documents of today. */
async function cloneFull(cluster: Cluster, copies: readonly Copy[], options: CloneOptions): Promise<void> {
  if (!copies.length) return;
  const { client } = cluster;
  const settings = await whileLoaded(cluster);
  await client.indices.putSettings({
    index: copies.map(({ index }) => index),
    settings: { 'index.blocks.write': true },
  });
  await together(copies.map((copy) => cloneIndex(client, copy, settings)));
  await takeMapping(
    client,
    copies.map(({ target }) => target),
    options,
  );
}

/**
 * Copies each live index under its new name, at the same time; gives the number of documents by new name. One without documents is
 * made anew: a copy of it costs the engine twice as much.
 */
export async function cloneIndices(
  cluster: Cluster,
  live: Readonly<Record<string, readonly string[]>>,
  indices: Indices,
  options: CloneOptions,
): Promise<Map<string, number>> {
  await dropIndices(cluster.client, Object.values(indices));
  const copies = await copiesOf(cluster.client, live, indices);
  const empty = copies.filter(({ documents }) => documents === 0).map(({ target }) => target);
  const body = withAbout(indexBody(options.dataset), options.about);
  const full = copies.filter(({ documents }) => documents > 0);
  await together([cloneFull(cluster, full, options), createIndices(cluster, empty, body)]);
  return new Map(copies.map(({ target, documents }) => [target, documents]));
}

const chunks = (texts: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(texts.length / TERMS) }, (_, at) =>
    texts.slice(at * TERMS, (at + 1) * TERMS),
  );

/** Which documents a partial delivery replaces: all of the sources (domains), and those with the ids. */
export interface Replaced {
  readonly sources: readonly string[];
  readonly ids: readonly string[];
}

/** The documents of `indices` that are replaced, as deletions. */
export async function replacedDocuments(
  client: Client,
  indices: readonly string[],
  { sources, ids }: Replaced,
): Promise<Document[]> {
  const queries = [
    ...chunks(sources).map((values) => ({ terms: { source: values } })),
    ...chunks(ids).map((values) => ({ ids: { values } })),
  ];
  const found = new Map<string, Document>();
  for (const query of queries) {
    const pages = documentPages(client, {
      index: [...indices],
      query: { bool: { filter: query } },
      size: PAGE,
      sort: ['_doc'],
      _source: false,
    });
    for await (const hits of pages) {
      for (const { _index: index, _id: id } of hits) {
        if (id) found.set(`${index} ${id}`, { index, id, json: undefined });
      }
    }
  }
  return [...found.values()];
}
