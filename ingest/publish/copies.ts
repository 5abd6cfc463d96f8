import type { Client } from '@elastic/elasticsearch';
import type { Installation } from '../ground/installation.ts';
import { type Stage, UNSEEN } from '../ground/progress.ts';
import { together } from '../ground/together.ts';
import { makeIndex } from './asked-again.ts';

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

/** Nodes that hold indices. */
async function dataNodes(client: Client): Promise<number> {
  const { number_of_data_nodes: nodes } = await client.cluster.health({
    filter_path: 'number_of_data_nodes',
  });
  return nodes;
}

/** The settings of an index with its copies. */
const withCopies = (copies: number | undefined): Readonly<Record<string, string | number | boolean>> =>
  copies === undefined
    ? { 'index.auto_expand_replicas': '0-1' }
    : { 'index.auto_expand_replicas': false, 'index.number_of_replicas': copies };

/**
 * How new indices lie while they are loaded: without copies, so that what is loaded is written once. One node has no room for
 * any: there they get the settings at once that they are to have, which saves a change of the cluster's state.
 */
export async function whileLoaded({
  client,
  copies,
}: Cluster): Promise<Readonly<Record<string, string | number | boolean>>> {
  if ((await dataNodes(client)) === 1) return withCopies(copies);
  return { 'index.auto_expand_replicas': false, 'index.number_of_replicas': 0 };
}

/** Makes empty indices, at the same time, as they are while they are loaded. */
export async function createIndices(
  cluster: Cluster,
  indices: readonly string[],
  { settings, mappings }: IndexBody,
): Promise<void> {
  if (!indices.length) return;
  const { client, codec } = cluster;
  const body = {
    settings: { ...settings, ...(await whileLoaded(cluster)), ...(codec ? { codec } : {}) },
    mappings,
  };
  await together(indices.map((index) => makeIndex(() => client.indices.create({ index, ...body }))));
}

/** Those of the indices that have other copies than they are to have. */
async function otherwise(
  client: Client,
  indices: readonly string[],
  wanted: ReturnType<typeof withCopies>,
): Promise<string[]> {
  const found = await client.indices.getSettings({
    index: [...indices],
    name: Object.keys(wanted),
    flat_settings: true,
  });
  return indices.filter((index) => {
    const has = found[index]?.settings as Readonly<Record<string, unknown>> | undefined;
    return Object.entries(wanted).some(([name, value]) => String(has?.[name] ?? false) !== String(value));
  });
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
  const wanted = withCopies(copies);
  const changed = await otherwise(client, indices, wanted);
  if (changed.length) await client.indices.putSettings({ index: changed, settings: wanted });
  const status = copies === undefined || (await dataNodes(client)) > copies ? 'green' : 'yellow';
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
