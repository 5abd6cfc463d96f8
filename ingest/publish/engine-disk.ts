import { statSync } from 'node:fs';
import type { Client } from '@elastic/elasticsearch';
import { EngineFull } from '../ground/outcome.ts';
import { sizeText } from '../ground/size.ts';

/** Room on the disks of the engine's nodes: it stops taking documents some way before a disk is full. */

/** What the engine tells of a disk. */
interface Disk {
  readonly path?: string;
  readonly available_in_bytes?: number;
  readonly high_watermark_free_space_in_bytes?: number;
  readonly flood_stage_free_space_in_bytes?: number;
}

interface NodesStats {
  readonly nodes?: Readonly<Record<string, { readonly name?: string; readonly fs?: { data?: Disk[] } }>>;
}

/** A disk of a node with what may still be written to it, in bytes. */
interface Room {
  readonly where: string;
  readonly free: number;
  /** what the engine keeps free; below it no index gets a place */
  readonly kept: number;
}

const isShort = ({ free, kept }: Room, needed: number): boolean => free - kept < needed;

const ASKING_MS = 10_000;
const SHOWN = ['path', 'available_in_bytes', '*_free_space_in_bytes']
  .map((name) => `nodes.*.fs.data.${name}`)
  .join(',');

const WATCHED = 'cluster.routing.allocation.disk.threshold_enabled';

/** Part of the settings of a cluster, as objects in objects. */
interface Settings {
  readonly [name: string]: unknown;
}

/**
 * Does the engine keep anything free? It tells its watermarks also where they are switched off, as on a machine whose disk is large and
 * full of other things.
 */
async function keepsFree(client: Client): Promise<boolean> {
  const parts = await client.transport
    .request<Readonly<Record<string, Settings>>>(
      {
        method: 'GET',
        path: '/_cluster/settings',
        querystring: { include_defaults: true, filter_path: `*.${WATCHED}` },
      },
      { requestTimeout: ASKING_MS },
    )
    .catch(() => ({}) as Readonly<Record<string, Settings>>);
  const told = ['transient', 'persistent', 'defaults'].map((part) =>
    WATCHED.split('.').reduce<unknown>((value, name) => (value as Settings | undefined)?.[name], parts[part]),
  );
  return String(told.find((value) => value !== undefined)) !== 'false';
}

/**
 * The disk with the most room; undefined: the engine does not tell, for the key may see nothing of the nodes, or one of them
 * is slow. Whether there is room shows while loading then.
 */
async function roomiest(client: Client, needed: number): Promise<Room | undefined> {
  const room = await roomiestKept(client);
  if (!room || !isShort(room, needed) || (await keepsFree(client))) return room;
  return { ...room, kept: 0 };
}

/** The same where the engine keeps free what it tells. */
async function roomiestKept(client: Client): Promise<Room | undefined> {
  const { nodes = {} } = await client.transport
    .request<NodesStats>(
      { method: 'GET', path: '/_nodes/stats/fs', querystring: { filter_path: `nodes.*.name,${SHOWN}` } },
      { requestTimeout: ASKING_MS },
    )
    .catch((): NodesStats => ({}));
  const rooms = Object.values(nodes).flatMap(({ name = '', fs }) =>
    (fs?.data ?? []).map(
      ({ path = '', available_in_bytes: free = Number.POSITIVE_INFINITY, ...disk }): Room => ({
        where: `node ${name}, ${path}`,
        free,
        kept: Math.max(
          disk.high_watermark_free_space_in_bytes ?? 0,
          disk.flood_stage_free_space_in_bytes ?? 0,
        ),
      }),
    ),
  );
  return rooms.sort((one, other) => other.free - other.kept - (one.free - one.kept))[0];
}

const fullText = ({ where, free, kept }: Room, needed: number): string => {
  const asks = needed > 0 ? `this load needs about ${sizeText(needed)}, and ` : '';
  return (
    `${where}: ${sizeText(free)} free; ${asks}the engine keeps ${sizeText(kept)} in reserve. ` +
    'The previous delivery is still live. Free some space there, then run the same command again'
  );
};

/** Bytes that files take in the engine at least: what is packed is several times as much. */
export const bytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => {
    const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    return sum + bytes * (/\.(gz|parquet)$/i.test(file) ? 4 : 1);
  }, 0);

/** Throws EngineFull where no node has room for so many bytes more. What cannot be told is tried. */
export async function requireEngineRoom(client: Client, needed: number): Promise<void> {
  const room = await roomiest(client, needed);
  if (room && isShort(room, needed)) throw new EngineFull(fullText(room, needed));
}

const SHUT = 'index.blocks.read_only_allow_delete';

/**
 * Takes the marks off our indices by which the engine refused writes while a disk was full. Where there is room again it
 * does so itself, but only when it next looks, which is up to half a minute later.
 */
export async function openToWrites(client: Client, prefix: string): Promise<void> {
  const shut = Object.keys(await client.indices.getSettings({ index: `${prefix}*`, name: SHUT }));
  if (shut.length) await client.indices.putSettings({ index: shut, settings: { [SHUT]: null } });
}

/** The same while documents are refused, when the engine is likely to be full: what it says is the cause then. */
export async function whileRefused(client: Client, said: string): Promise<void> {
  const room = await roomiest(client, 0);
  const isBlocked = /flood-stage|disk usage exceeded|No space left/i.test(said);
  if (!room && !isBlocked) return;
  if (room && !isShort(room, 0) && !isBlocked) return;
  throw new EngineFull(room ? fullText(room, 0) : said);
}
