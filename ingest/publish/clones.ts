import { type Client, errors } from '@elastic/elasticsearch';
import type { SearchDataset } from '../../src/catalog/field.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import { Refused } from '../ground/outcome.ts';
import type { Indices } from '../ledger/deliveries.ts';
import type { Document } from './bulk.ts';
import { dropIndices } from './indices.ts';

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
 * Lets a copy take documents of today: an index from before a field was declared refuses it otherwise. Throws Refused where
 * a field is another than it was, which only new indices can have.
 */
async function takeMapping(client: Client, index: string, { dataset, about }: CloneOptions): Promise<void> {
  const { mappings } = indexBody(dataset);
  try {
    await client.indices.putMapping({ index, ...mappings, _meta: about });
  } catch (error) {
    if (!(error instanceof errors.ResponseError) || error.statusCode !== 400) throw error;
    throw new Refused(
      `a partial delivery cannot update the live indices, because the fields of listings have changed since they were built; ` +
        `first run forecourt rebuild listings`,
      { cause: error },
    );
  }
}

/** Copies each live index under its new name; gives the number of documents by new name. */
export async function cloneIndices(
  client: Client,
  live: Readonly<Record<string, readonly string[]>>,
  indices: Indices,
  options: CloneOptions,
): Promise<Map<string, number>> {
  await dropIndices(client, Object.values(indices));
  const counts = new Map<string, number>();
  for (const [role, target] of Object.entries(indices)) {
    const [index] = live[role] ?? [];
    if (!index)
      throw new Error(
        `the engine has lost the index of the role ${role}; rebuild it with forecourt rebuild listings`,
      );
    await client.indices.putSettings({ index, settings: { 'index.blocks.write': true } });
    await client.indices.clone(
      {
        index,
        target,
        settings: {
          'index.blocks.write': null,
          'index.number_of_replicas': 0,
          'index.auto_expand_replicas': false,
        },
        wait_for_active_shards: 1,
      },
      LONG,
    );
    await takeMapping(client, target, options);
    const { count } = await client.count({ index });
    counts.set(target, count);
  }
  return counts;
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
    const pages = client.helpers.scrollSearch({
      index: [...indices],
      query: { bool: { filter: query } },
      size: PAGE,
      sort: ['_doc'],
      _source: false,
    });
    for await (const { body } of pages) {
      for (const { _index: index, _id: id } of body.hits.hits) {
        if (id) found.set(`${index} ${id}`, { index, id, json: undefined });
      }
    }
  }
  return [...found.values()];
}
