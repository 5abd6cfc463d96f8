import { randomBytes } from 'node:crypto';
import type { Client } from '@elastic/elasticsearch';
import { describe } from 'vitest';
import { indexBody } from '../../src/catalog/mapping.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { publishedRoles, rolesOf } from '../../src/catalog/roles.ts';
import { engineClient } from '../../src/engine/client.ts';
import { LiveIndices } from '../../src/engine/live.ts';
import { roleAlias, roleIndex } from '../../src/engine/names.ts';
import { type Car, documentOf } from './car.ts';
import { CARS } from './cars.ts';
import { loadDirectories } from './load-directories.ts';
import { loadIncentives } from './load-incentives.ts';
import { otherStock } from './other-stock.ts';

const OTHERS = ['motorcycles', 'heavy-equipment', 'rvs', 'uk-rvs', 'uk-cars'] as const;

type CarRole = 'us' | 'ca' | 'rest' | 'recents';

/** The engine of the tests (test/engine-setup.ts); undefined where none can be had. */
export const engineUrl = process.env.ELASTICSEARCH_URL;

if (!engineUrl && process.env.CI) throw new Error('CI is set and no search engine can be had');

if (!engineUrl) console.warn('skipped: no search engine can be had, see test/engine-setup.ts');

/** Tests that need the engine; skipped, with the reason said once a file, where there is none. */
export const describeOnEngine = engineUrl ? describe : describe.skip;

/** A prefix that no other test and no installation has. */
export const freshPrefix = (): string => `test-${randomBytes(6).toString('hex')}-`;

/** Makes the indices of one generation and fills them; the aliases stay as they are. */
export async function loadGeneration(
  client: Client,
  prefix: string,
  generation: string,
  cars: readonly Car[] = CARS,
): Promise<Record<CarRole, string>> {
  const names = {} as Record<CarRole, string>;
  for (const role of publishedRoles('us-cars') as readonly CarRole[]) {
    const index = roleIndex(prefix, 'us-cars', role, generation);
    names[role] = index;
    await client.indices.create({ index, ...indexBody(listingsOf('us-cars')) });
    const lines = cars.flatMap((car, i) =>
      car.role === role
        ? [JSON.stringify({ index: { _id: car.id } }), JSON.stringify(documentOf(car, i + 1))]
        : [],
    );
    if (lines.length > 0) {
      const { errors, items } = await client.bulk({ index, operations: lines as never, refresh: true });
      if (errors) throw new Error(JSON.stringify(items.find((item) => item.index?.error)));
    }
    await client.indices.refresh({ index });
  }
  return names;
}

/** Points the aliases at a generation, in one action. */
export async function switchAliases(
  client: Client,
  prefix: string,
  names: Record<CarRole, string>,
  from?: Record<CarRole, string>,
): Promise<void> {
  await client.indices.updateAliases({
    actions: (publishedRoles('us-cars') as readonly CarRole[]).flatMap((role) => {
      const alias = roleAlias(prefix, 'us-cars', role);
      return [
        ...(from ? [{ remove: { index: from[role], alias } }] : []),
        { add: { index: names[role], alias } },
      ];
    }),
  });
}

/** Makes the indices of the markets besides cars, behind their aliases. */
async function loadOtherStock(client: Client, prefix: string): Promise<void> {
  for (const market of OTHERS) {
    for (const role of rolesOf(market)) {
      const index = roleIndex(prefix, market, role, 'first');
      const aliases = { [roleAlias(prefix, market, role)]: {} };
      await client.indices.create({ index, ...indexBody(listingsOf(market)), aliases });
      const lines = otherStock(market, role).flatMap((one) => ['{"index":{}}', JSON.stringify(one)]);
      if (lines.length === 0) continue;
      const { errors, items } = await client.bulk({ index, operations: lines as never, refresh: true });
      if (errors) throw new Error(JSON.stringify(items.find((item) => item.index?.error)));
    }
  }
}

/** A market on the engine, alone under its prefix. */
export interface LoadedMarket {
  readonly client: Client;
  readonly prefix: string;
  readonly live: LiveIndices;
  readonly indices: Record<CarRole, string>;
  drop(): Promise<void>;
}

/** Deletes every index under a prefix of a test. */
export async function dropPrefix(client: Client, prefix: string): Promise<void> {
  const found = await client.indices.get({ index: `${prefix}*`, features: ['aliases'] });
  for (const index of Object.keys(found)) await client.indices.delete({ index, ignore_unavailable: true });
}

export async function loadMarket(cars: readonly Car[] = CARS): Promise<LoadedMarket> {
  const client = engineClient({ url: engineUrl ?? '' });
  const prefix = freshPrefix();
  const indices = await loadGeneration(client, prefix, 'first', cars);
  await switchAliases(client, prefix, indices);
  await loadDirectories(client, prefix);
  await loadIncentives(client, prefix);
  await loadOtherStock(client, prefix);
  return {
    client,
    prefix,
    indices,
    live: new LiveIndices(client, prefix, 'us-cars'),
    drop: async () => {
      await dropPrefix(client, prefix);
      await client.close();
    },
  };
}
