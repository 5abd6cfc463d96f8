import { type Client, errors } from '@elastic/elasticsearch';
import type { SearchDataset } from '../../src/catalog/field.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import { Refused } from '../ground/outcome.ts';
import { together } from '../ground/together.ts';
import type { Indices } from '../ledger/deliveries.ts';
import { makeIndex } from './asked-again.ts';
import type { Document } from './bulk.ts';
import { type Cluster, whileLoaded } from './copies.ts';
import { dropIndices } from './indices.ts';
import { scrolled } from './scrolled.ts';

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
 * Lets copies take documents of today: an index from before a field was declared refuses them otherwise. Throws Refused where
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
    throw new Refused(
      `a partial delivery cannot update the live indices, because the fields of listings have changed since they were built; ` +
        `first run forecourt rebuild listings`,
      { cause: error },
    );
  }
}

/** Copies a live index, which is not written to any more, under a new name; gives the number of its documents. */
async function cloneIndex(
  client: Client,
  index: string,
  target: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<number> {
  const copy = {
    index,
    target,
    settings: { 'index.number_of_replicas': 0, ...settings, 'index.blocks.write': null },
    wait_for_active_shards: 1,
  };
  await makeIndex(() => client.indices.clone(copy, LONG));
  return (await client.count({ index })).count;
}

/** Copies each live index under its new name, at the same time; gives the number of documents by new name. */
export async function cloneIndices(
  cluster: Cluster,
  live: Readonly<Record<string, readonly string[]>>,
  indices: Indices,
  options: CloneOptions,
): Promise<Map<string, number>> {
  const { client } = cluster;
  await dropIndices(client, Object.values(indices));
  const settings = await whileLoaded(cluster);
  const pairs = Object.entries(indices).map(([role, target]) => {
    const [index] = live[role] ?? [];
    if (index) return { index, target };
    throw new Error(
      `the engine has lost the index of the role ${role}; rebuild it with forecourt rebuild listings`,
    );
  });
  await client.indices.putSettings({
    index: pairs.map(({ index }) => index),
    settings: { 'index.blocks.write': true },
  });
  const cloned = await together(
    pairs.map(
      async ({ index, target }) => [target, await cloneIndex(client, index, target, settings)] as const,
    ),
  );
  await takeMapping(client, Object.values(indices), options);
  return new Map(cloned);
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
    const pages = scrolled(client, {
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
