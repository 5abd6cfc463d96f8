import { randomBytes } from 'node:crypto';
import type { Client } from '@elastic/elasticsearch';
import { describe } from 'vitest';
import { indexBody } from '../../src/catalog/mapping.ts';
import { DEFAULT_MARKET, listingsOf, MARKETS } from '../../src/catalog/markets.ts';
import { publishedRoles, rolesOf } from '../../src/catalog/roles.ts';
import { engineClient } from '../../src/engine/client.ts';
import { LiveIndices } from '../../src/engine/live.ts';
import { roleAlias, roleIndex } from '../../src/engine/names.ts';
import { type Car, documentOf } from './car.ts';
import { CARS } from './cars.ts';
import { loadDirectories } from './load-directories.ts';
import { loadIncentives } from './load-incentives.ts';
import { otherStock } from './other-stock.ts';

/** Every market besides US cars. */
const OTHERS = MARKETS.filter((market) => market !== DEFAULT_MARKET);

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
  await Promise.all(
    (publishedRoles('us-cars') as readonly CarRole[]).map(async (role) => {
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
    }),
  );
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
  const all = OTHERS.flatMap((market) => rolesOf(market).map((role) => ({ market, role })));
  await Promise.all(
    all.map(async ({ market, role }) => {
      const index = roleIndex(prefix, market, role, 'first');
      const aliases = { [roleAlias(prefix, market, role)]: {} };
      await client.indices.create({ index, ...indexBody(listingsOf(market)), aliases });
      const lines = otherStock(market, role).flatMap((one) => ['{"index":{}}', JSON.stringify(one)]);
      if (lines.length === 0) return;
      const { errors, items } = await client.bulk({ index, operations: lines as never, refresh: true });
      if (errors) throw new Error(JSON.stringify(items.find((item) => item.index?.error)));
    }),
  );
}

/** A market on the engine, alone under its prefix. */
export interface LoadedMarket {
  readonly client: Client;
  readonly prefix: string;
  readonly live: LiveIndices;
  readonly indices: Record<CarRole, string>;
  drop(): Promise<void>;
}

/** Names that one request to delete indices holds: its line may have 4,096 bytes. */
const DELETED_AT_ONCE = 30;

/** Deletes every index under a prefix of a test. */
export async function dropPrefix(client: Client, prefix: string): Promise<void> {
  const found = Object.keys(await client.indices.get({ index: `${prefix}*`, features: ['aliases'] }));
  while (found.length > 0)
    await client.indices.delete({ index: found.splice(0, DELETED_AT_ONCE), ignore_unavailable: true });
}

async function load(client: Client, prefix: string, cars: readonly Car[]): Promise<Record<CarRole, string>> {
  const [indices] = await Promise.all([
    loadGeneration(client, prefix, 'first', cars),
    loadDirectories(client, prefix),
    loadIncentives(client, prefix),
    loadOtherStock(client, prefix),
  ]);
  await switchAliases(client, prefix, indices);
  return indices;
}

/** Loads the cars of the US and Canada alone. */
async function loadOnlyCars(client: Client, prefix: string, cars: readonly Car[]) {
  const indices = await loadGeneration(client, prefix, 'first', cars);
  await switchAliases(client, prefix, indices);
  return indices;
}

/** Market data of a test's own, which it may change. */
async function loadOwn(cars: readonly Car[], loading: typeof load): Promise<LoadedMarket> {
  const client = engineClient({ url: engineUrl ?? '' });
  const prefix = freshPrefix();
  const indices = await loading(client, prefix, cars);
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

/** Everything there is to answer from, of a test's own. It has some thirty indices: most need no more than `loadCars`. */
export const loadMarket = (cars: readonly Car[] = CARS): Promise<LoadedMarket> => loadOwn(cars, load);

/** Cars of the US and Canada of a test's own; no other market, no directories, no incentives. */
export const loadCars = (cars: readonly Car[] = CARS): Promise<LoadedMarket> => loadOwn(cars, loadOnlyCars);

let shared: Promise<{ readonly prefix: string; readonly indices: Record<CarRole, string> }> | undefined;

/** Loads what every file of a worker reads; test/engine-setup.ts deletes it when the run ends. */
async function loadShared() {
  const client = engineClient({ url: engineUrl ?? '' });
  const prefix = `${process.env.TEST_INDEX_PREFIX ?? ''}${randomBytes(4).toString('hex')}-`;
  const indices = await load(client, prefix, CARS);
  await client.close();
  return { prefix, indices };
}

/**
 * The market for tests that only read it: loaded once for all files of a worker, each with a client of its own, which `drop`
 * closes. Who changes anything under the prefix takes `loadCars` or `loadMarket`.
 */
export async function sharedMarket(): Promise<LoadedMarket> {
  shared ??= loadShared();
  const { prefix, indices } = await shared;
  const client = engineClient({ url: engineUrl ?? '' });
  return {
    client,
    prefix,
    indices,
    live: new LiveIndices(client, prefix, 'us-cars'),
    drop: () => client.close(),
  };
}
