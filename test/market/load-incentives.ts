import type { Client } from '@elastic/elasticsearch';
import { dataset as incentives } from '../../src/catalog/datasets/incentives.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import { sharedAlias, sharedIndex } from '../../src/engine/names.ts';
import { INCENTIVES, incentiveDocument } from './incentives.ts';

/** Makes the incentives under a prefix, behind their alias. */
export async function loadIncentives(client: Client, prefix: string): Promise<void> {
  const index = sharedIndex(prefix, 'incentives', 'first');
  await client.indices.create({
    index,
    ...indexBody(incentives),
    aliases: { [sharedAlias(prefix, 'incentives')]: {} },
  });
  const lines = INCENTIVES.flatMap((one, i) => [
    '{"index":{}}',
    JSON.stringify(incentiveDocument(one, i + 1)),
  ]);
  const { errors, items } = await client.bulk({ index, operations: lines as never, refresh: true });
  if (errors) throw new Error(JSON.stringify(items.find((item) => item.index?.error)));
}
