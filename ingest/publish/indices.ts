import type { Client } from '@elastic/elasticsearch';
import type { Dataset } from '../../src/catalog/field.ts';
import { indexBody } from '../../src/engine/mapping.ts';
import { type Market, ROLES, type Role, roleAlias, roleIndex } from '../../src/engine/market.ts';
import type { Indices } from '../ledger/deliveries.ts';

/** Merging a large index takes minutes. */
const LONG = { requestTimeout: 2 * 3_600_000 };

/** Names of a generation's indices: the delivery's instant, and its number because an instant can come again. */
export function generationIndices(prefix: string, market: Market, asOf: number, number: number): Indices {
  const instant = new Date(asOf * 1000)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase();
  const of = (role: Role): string => roleIndex(prefix, market, role, `${instant}-${number}`);
  return { us: of('us'), ca: of('ca'), rest: of('rest') };
}

export async function createIndices(client: Client, dataset: Dataset, indices: Indices): Promise<void> {
  await dropIndices(client, Object.values(indices));
  for (const index of Object.values(indices)) await client.indices.create({ index, ...indexBody(dataset) });
}

/**
 * Makes loaded indices ready to answer: flushed, counted, merged to one segment. Throws when an index does not
 * hold exactly what was sent to it.
 */
export async function finishIndices(
  client: Client,
  indices: Indices,
  expected: ReadonlyMap<string, number>,
): Promise<void> {
  for (const index of Object.values(indices)) {
    await client.indices.refresh({ index });
    const { count } = await client.count({ index });
    const sent = expected.get(index) ?? 0;
    if (count !== sent) throw new Error(`${index} holds ${count} documents, ${sent} were loaded`);
  }
  for (const index of Object.values(indices)) {
    await client.indices.forcemerge({ index, max_num_segments: 1 }, LONG);
    await client.indices.refresh({ index });
    await client.indices.putSettings({ index, settings: { auto_expand_replicas: '0-1' } });
  }
}

/** Documents in the indices, all together. */
export async function countDocuments(client: Client, indices: readonly string[]): Promise<number> {
  if (!indices.length) return 0;
  const { count } = await client.count({ index: [...indices], ignore_unavailable: true });
  return count;
}

/** Deletes indices; those that are gone already are no error. */
export async function dropIndices(client: Client, indices: readonly string[]): Promise<void> {
  for (const index of indices) await client.indices.delete({ index, ignore_unavailable: true });
}

/** Which indices the aliases of a market point at, by role; a role without alias is absent. */
export async function liveIndices(
  client: Client,
  prefix: string,
  market: Market,
): Promise<Partial<Record<Role, string[]>>> {
  const names = ROLES.map((role) => roleAlias(prefix, market, role));
  const found = await client.indices.get({ index: names, features: ['aliases'], ignore_unavailable: true });
  const live: Partial<Record<Role, string[]>> = {};
  for (const [index, { aliases = {} }] of Object.entries(found)) {
    for (const role of ROLES) {
      if (Object.hasOwn(aliases, roleAlias(prefix, market, role)))
        live[role] = [...(live[role] ?? []), index];
    }
  }
  return live;
}

/** Do all aliases of the market point at exactly these indices? */
export async function isLive(
  client: Client,
  prefix: string,
  market: Market,
  indices: Indices,
): Promise<boolean> {
  const live = await liveIndices(client, prefix, market);
  return ROLES.every((role) => live[role]?.length === 1 && live[role][0] === indices[role]);
}

/** Points all aliases of the market at the indices, in one action: readers see the old generation or the new one. */
export async function switchTo(
  client: Client,
  prefix: string,
  market: Market,
  indices: Indices,
): Promise<void> {
  const live = await liveIndices(client, prefix, market);
  await client.indices.updateAliases({
    actions: ROLES.flatMap((role) => {
      const alias = roleAlias(prefix, market, role);
      return [
        ...(live[role] ?? []).map((index) => ({ remove: { index, alias } })),
        { add: { index: indices[role], alias } },
      ];
    }),
  });
}

/** Deletes every generation of the market's indices but the given ones. */
export async function dropOtherGenerations(
  client: Client,
  prefix: string,
  market: Market,
  keep: readonly string[],
): Promise<void> {
  const patterns = ROLES.map((role) => roleIndex(prefix, market, role, '*'));
  const found = await client.indices.get({ index: patterns, expand_wildcards: 'all', features: 'aliases' });
  await dropIndices(
    client,
    Object.keys(found).filter((index) => !keep.includes(index)),
  );
}
