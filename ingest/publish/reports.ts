import type { Client } from '@elastic/elasticsearch';
import type { DeliveryDocument } from '../../src/engine/deliveries.ts';
import { deliveriesIndex } from '../../src/engine/names.ts';
import type { Delivery } from '../ledger/deliveries.ts';

const BODY = {
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
  mappings: {
    dynamic: false,
    properties: {
      dataset: { type: 'keyword' },
      market: { type: 'keyword' },
      delivery: { type: 'integer' },
      as_of: { type: 'long' },
      sample: { type: 'boolean' },
    },
  },
} as const;

/** Makes the index of the reports, where there is none; gives its name. */
export async function makeReports(client: Client, prefix: string): Promise<string> {
  const index = deliveriesIndex(prefix);
  await client.indices.create({ index, ...BODY }, { ignore: [400] }); // 400: there already
  return index;
}

type Named = Pick<Delivery, 'dataset' | 'market' | 'id' | 'sample'>;

const documentId = ({ dataset, market, id, sample }: Named): string =>
  `${dataset}-${market}-${sample ? 's' : ''}${id}`;

/** What answers beside listings: closed records of their market, sold months. */
export type Beside = Pick<DeliveryDocument, 'history' | 'sold'>;

/**
 * Keeps the report of a delivery in the engine; writing it twice changes nothing.
 */
export async function keepReport(
  client: Client,
  prefix: string,
  delivery: Delivery,
  { history = false, sold = false }: Beside = {},
): Promise<void> {
  const index = await makeReports(client, prefix);
  const { id, dataset, market, asOf, sample, indices, report } = delivery;
  const document: DeliveryDocument = {
    dataset,
    market,
    delivery: id,
    as_of: asOf,
    sample,
    indices,
    ...(history && { history }),
    ...(sold && { sold }),
    report: JSON.parse(report),
  };
  await client.index({ index, id: documentId(delivery), document, refresh: true });
}

/** Takes the reports of deliveries out of the engine. */
export async function dropReports(
  client: Client,
  prefix: string,
  deliveries: readonly Named[],
): Promise<void> {
  for (const delivery of deliveries) {
    await client.delete(
      { index: deliveriesIndex(prefix), id: documentId(delivery), refresh: true },
      { ignore: [404] },
    );
  }
}

/** Takes the reports of the market's sample out of the engine. */
export async function dropSampleReports(client: Client, prefix: string, market: string): Promise<void> {
  const index = deliveriesIndex(prefix);
  const found = await client.search({
    index,
    ignore_unavailable: true,
    size: 1000,
    query: { bool: { filter: [{ term: { market } }, { term: { sample: true } }] } },
    _source: false,
  });
  for (const { _id: id } of found.hits.hits) {
    if (id) await client.delete({ index, id, refresh: true }, { ignore: [404] });
  }
}
