import type { Client } from '@elastic/elasticsearch';
import { bulkLoad, type Document } from './bulk.ts';
import { allowReplicas, dropIndices, mergeIndices, verifyCounts } from './indices.ts';

/** Settings and mappings of a new index. */
export interface IndexBody {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly mappings: Readonly<Record<string, unknown>>;
}

/** The body of an index with more that stands beside its mapping. */
export const withAbout = (
  { settings, mappings }: IndexBody,
  about: Readonly<Record<string, unknown>>,
): IndexBody => ({ settings, mappings: { ...mappings, _meta: { ...(mappings._meta ?? {}), ...about } } });

/**
 * Writes documents into a new index, verified and merged, that is never written to again. Gives how many there are; an
 * index without any is left empty.
 */
export async function writeIndex(
  client: Client,
  index: string,
  body: IndexBody,
  documents: AsyncIterable<Document>,
): Promise<number> {
  await dropIndices(client, [index]);
  await client.indices.create({ index, ...body });
  const loaded = await bulkLoad(client, documents);
  if (!loaded.size) return 0;
  await verifyCounts(client, [index], loaded);
  await mergeIndices(client, [index]);
  await allowReplicas(client, [index]);
  return loaded.get(index) ?? 0;
}
