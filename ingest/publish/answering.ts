import type { Client } from '@elastic/elasticsearch';
import { ANSWERING, type Answering } from '../../src/engine/answering.ts';
import type { Delivery } from '../ledger/deliveries.ts';

/** What an index says of the delivery that it is made of. */
export const answeringOf = ({ id, asOf, sample }: Pick<Delivery, 'id' | 'asOf' | 'sample'>): Answering => ({
  delivery: id,
  as_of: asOf,
  sample,
});

/** Writes beside the mapping of new indices which delivery they are made of; what else stands there stays. */
export async function describeIndices(
  client: Client,
  indices: readonly string[],
  answering: Answering,
): Promise<void> {
  const found = await client.indices.getMapping({ index: [...indices], filter_path: '*.mappings._meta' });
  const alike = new Map<string, string[]>();
  for (const index of indices) {
    const described = JSON.stringify({ ...found[index]?.mappings._meta, [ANSWERING]: answering });
    alike.set(described, [...(alike.get(described) ?? []), index]);
  }
  // the indices of a generation say the same: one request, and one change of the cluster's state
  for (const [described, index] of alike)
    await client.indices.putMapping({ index, _meta: JSON.parse(described) });
}
