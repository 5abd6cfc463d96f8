import type { Client } from '@elastic/elasticsearch';
import type { Delivery } from '../ledger/deliveries.ts';

/**
 * How long what a partial delivery replaced stays: whoever pages goes on in it (X-Data-Version). It costs little, for the
 * copies share their files. What a full delivery replaced stays until the next delivery.
 */
const KEPT_MS = 15 * 60_000;

/** Deliveries whose indices stay in any case: the newest, and the one before it for a rollback. */
const KEPT = 2;

/** When an index was made, milliseconds; undefined: it is not there. */
async function madeAt(client: Client, index: string): Promise<number | undefined> {
  const found = await client.indices.getSettings({
    index,
    name: 'index.creation_date',
    ignore_unavailable: true,
    allow_no_indices: true,
  });
  const made = found[index]?.settings?.index?.creation_date;
  return made === undefined ? undefined : Number(made);
}

/**
 * Those of the deliveries (the newest first) whose indices stay: the newest two, and before them each that a partial one
 * replaced a short time ago.
 */
export async function keptDeliveries(
  client: Client,
  deliveries: readonly Delivery[],
  now: number,
): Promise<readonly Delivery[]> {
  const kept = deliveries.slice(0, KEPT);
  for (const delivery of deliveries.slice(KEPT)) {
    const next = kept.at(-1);
    const [index] = Object.values(next?.indices ?? {});
    if (!next?.partial || index === undefined) break;
    const replaced = await madeAt(client, index);
    if (replaced === undefined || now - replaced > KEPT_MS) break;
    kept.push(delivery);
  }
  return kept;
}
