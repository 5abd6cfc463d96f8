import type { Client } from '@elastic/elasticsearch';
import type { Market } from '../../src/catalog/markets.ts';
import { publishedRoles, type Role } from '../../src/catalog/roles.ts';
import { roleAlias, roleIndex } from '../../src/engine/names.ts';
import type { Delivery, Indices } from '../ledger/deliveries.ts';
import { type Cluster, createIndices, type IndexBody } from './copies.ts';
import { requireHeld } from './fence.ts';

/** Merging a large index takes minutes. */
const LONG = { requestTimeout: 2 * 3_600_000 };

/** Name of a generation: the delivery's instant, and its number because an instant can come again; the sample counts apart. */
export function generationOf({ asOf, id, sample }: Pick<Delivery, 'asOf' | 'id' | 'sample'>): string {
  const instant = new Date(asOf * 1000)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase();
  return `${instant}-${sample ? 's' : ''}${id}`;
}

/** Is it the name of an index of the sample? Its last part is the generation, and how often it was made again. */
export const isSample = (index: string): boolean => /-\d{8}t\d{6}z-s\d+(-rebuilt\d+)?$/.test(index);

/** Names of a generation's indices, by role. */
export const generationIndices = (prefix: string, market: Market, generation: string): Indices =>
  Object.fromEntries(
    publishedRoles(market).map((role) => [role, roleIndex(prefix, market, role, generation)]),
  );

/** Makes empty indices; what a run that died left under their names goes. */
export async function createAnew(
  cluster: Cluster,
  indices: readonly string[],
  body: IndexBody,
): Promise<void> {
  await dropIndices(cluster.client, indices);
  await createIndices(cluster, indices, body);
}

/** Makes written documents visible and counts them; throws when an index does not hold exactly as many as expected. */
export async function verifyCounts(
  client: Client,
  indices: readonly string[],
  expected: ReadonlyMap<string, number>,
): Promise<void> {
  await client.indices.refresh({ index: [...indices] });
  const counts = await Promise.all(indices.map((index) => client.count({ index })));
  for (const [at, index] of indices.entries()) {
    const count = counts[at]?.count;
    const sent = expected.get(index) ?? 0;
    if (count !== sent) throw new Error(`${index} has ${count} documents, but ${sent} were sent`);
  }
}

/** Merges full indices to one segment, so that they answer fast (docs/decisions, decision 2). */
export async function mergeIndices(client: Client, indices: readonly string[]): Promise<void> {
  await client.indices.forcemerge({ index: [...indices], max_num_segments: 1 }, LONG);
  await client.indices.refresh({ index: [...indices] });
}

/**
 * Writes what was loaded through to the disk: an engine that dies would lose the last seconds, for the log of these
 * indices is not written with every request. Merging does it, too.
 */
export async function flushIndices(client: Client, indices: readonly string[]): Promise<void> {
  await client.indices.flush({ index: [...indices] }, LONG);
}

/** Documents in the indices, all together. */
export async function countDocuments(client: Client, indices: readonly string[]): Promise<number> {
  if (!indices.length) return 0;
  const { count } = await client.count({ index: [...indices], ignore_unavailable: true });
  return count;
}

/** Names of indices that one request holds: its line may have 4,096 bytes, and a name 255. */
const NAMED_AT_ONCE = 10;

/** Deletes indices, several with a request; those that are gone already are no error. */
export async function dropIndices(client: Client, indices: readonly string[]): Promise<void> {
  for (let at = 0; at < indices.length; at += NAMED_AT_ONCE)
    await client.indices.delete({ index: indices.slice(at, at + NAMED_AT_ONCE), ignore_unavailable: true });
}

/** Which indices the aliases of a market point at, by role; a role without alias is absent. */
export async function liveIndices(
  client: Client,
  prefix: string,
  market: Market,
): Promise<Record<Role, string[]>> {
  const roles = publishedRoles(market);
  const names = roles.map((role) => roleAlias(prefix, market, role));
  const found = await client.indices.get({ index: names, features: ['aliases'], ignore_unavailable: true });
  const live: Record<Role, string[]> = {};
  for (const [index, { aliases = {} }] of Object.entries(found)) {
    for (const role of roles) {
      if (Object.hasOwn(aliases, roleAlias(prefix, market, role)))
        live[role] = [...(live[role] ?? []), index];
    }
  }
  return live;
}

/** Deletes every index of the sample whose name begins so, behind the prefix: with its market, or its dataset. */
export async function dropSampleIndices(client: Client, prefix: string, stem: string): Promise<void> {
  const found = await client.indices.get({
    index: `${prefix}${stem}-*`,
    expand_wildcards: 'all',
    features: 'aliases',
  });
  await dropIndices(client, Object.keys(found).filter(isSample));
}

/** Deletes every generation of the market's indices but the given ones and those that answer. Throws LeaseLost. */
export async function dropOtherGenerations(
  client: Client,
  prefix: string,
  market: Market,
  keep: readonly string[],
): Promise<void> {
  const patterns = publishedRoles(market).map((role) => roleIndex(prefix, market, role, '*'));
  const found = await client.indices.get({ index: patterns, expand_wildcards: 'all', features: 'aliases' });
  // another machine's may be among them: they answer, or are being made
  await requireHeld(client);
  const silent = Object.entries(found).filter(([, { aliases = {} }]) => !Object.keys(aliases).length);
  await dropIndices(
    client,
    silent.map(([index]) => index).filter((index) => !keep.includes(index)),
  );
}
