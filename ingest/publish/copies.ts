import type { Client } from '@elastic/elasticsearch';
import type { Installation } from '../ground/installation.ts';
import { type Stage, UNSEEN } from '../ground/progress.ts';

/** How new indices lie in the cluster: alone while they are loaded, with their copies before they answer. */

/** The cluster that takes new indices, and how they lie in it. */
export type Cluster = Pick<Installation, 'client' | 'copies' | 'codec'>;

/** Settings and mappings of a new index. */
export interface IndexBody {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly mappings: Readonly<Record<string, unknown>>;
}

/** How long copies may take to be made, and how long one look waits for them. */
const COPIES_MS = 10 * 60_000;
const LOOK_SECONDS = 5;
const LOOK_MS = 30_000;

/** Makes an empty index, without copies: what is loaded is written once then. */
export async function createIndex(
  { client, codec }: Cluster,
  index: string,
  { settings, mappings }: IndexBody,
): Promise<void> {
  await client.indices.create({ index, settings: { ...settings, ...(codec ? { codec } : {}) }, mappings });
}

/** Copies that nodes have room for: one node holds an index once. */
async function roomFor(client: Client, copies: number): Promise<boolean> {
  const { number_of_data_nodes: nodes } = await client.cluster.health({
    filter_path: 'number_of_data_nodes',
  });
  return nodes > copies;
}

const withoutPlace = (missing: number): string =>
  `${missing} copies of the new indices have no place after ${COPIES_MS / 60_000} minutes. The previous delivery is still ` +
  'live. Look at GET /_cluster/allocation/explain of the engine (disks over the watermark, nodes that are away), then run the ' +
  'same command again; with FORECOURT_REPLICAS=0 indices have no copies';

/**
 * Has loaded indices copied and waits until they are: whoever searches them afterwards survives the loss of a node. A
 * cluster with too few nodes for the copies has to hold each index once. Throws where they are not in time.
 */
export async function makeCopies(
  { client, copies }: Cluster,
  indices: readonly string[],
  { at, say }: Pick<Stage, 'at' | 'say'> = UNSEEN,
): Promise<void> {
  if (!indices.length) return;
  const wanted = copies === undefined ? { auto_expand_replicas: '0-1' } : { number_of_replicas: copies };
  await client.indices.putSettings({ index: [...indices], settings: wanted });
  const status = copies === undefined || (await roomFor(client, copies)) ? 'green' : 'yellow';
  const began = performance.now();
  for (;;) {
    // 408 where the time is over: no fault, the look has ended
    const health = await client.cluster.health(
      { index: [...indices], wait_for_status: status, timeout: `${LOOK_SECONDS}s` },
      { ignore: [408], requestTimeout: LOOK_MS },
    );
    if (!health.timed_out) break;
    const missing = health.unassigned_shards + health.initializing_shards;
    const waited = performance.now() - began;
    if (waited > COPIES_MS) throw new Error(withoutPlace(missing));
    say(`${missing} copies of the new indices are being made (${Math.round(waited / 1000)} s)`);
  }
  at(indices.length);
}
