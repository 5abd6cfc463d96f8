import { bulkLoad, type Document } from './bulk.ts';
import { type Cluster, type IndexBody, makeCopies } from './copies.ts';
import { createAnew, mergeIndices, verifyCounts } from './indices.ts';

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
  cluster: Cluster,
  index: string,
  body: IndexBody,
  documents: AsyncIterable<Document>,
): Promise<number> {
  const { client } = cluster;
  await createAnew(cluster, [index], body);
  const loaded = await bulkLoad(client, documents);
  if (!loaded.size) return 0;
  await verifyCounts(client, [index], loaded);
  await mergeIndices(client, [index]);
  await makeCopies(cluster, [index]);
  return loaded.get(index) ?? 0;
}
