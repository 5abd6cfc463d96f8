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
  for (const index of indices) {
    const before = found[index]?.mappings._meta ?? {};
    await client.indices.putMapping({ index, _meta: { ...before, [ANSWERING]: answering } });
  }
}
