import { existsSync } from 'node:fs';
import { openAccounts } from '../../accounts/open.ts';
import { sealOf } from '../../accounts/seal.ts';
import { fileIn } from '../../accounts/sqlite/file.ts';
import { engineClient } from '../../engine/client.ts';
import { soldEverPublished } from '../../engine/ever-published.ts';
import { JobFolder } from '../../jobs/folder.ts';
import { missingFiles, missingText, NOTHING_MISSING } from '../../jobs/shared-files.ts';
import type { Settings } from '../../settings.ts';
import { type ObjectStore, openStore } from '../../store/object-store.ts';
import { pointerKey } from '../../store/pointer.ts';
import { SoldData } from '../../summary/sold-data.ts';
import { runningEngine } from '../reach-engine.ts';
import type { Check } from './check.ts';

/** What is looked at of the stores: accounts, Redis, sold months. */

const accounts = (settings: Settings): Check => ({
  what: 'accounts',
  run: async () => {
    const { accountsUrl, dataDir } = settings;
    const file = fileIn(dataDir);
    // opening makes them
    if (!accountsUrl && !existsSync(file))
      return { state: 'ok', found: `none yet; ${file} is made when they are needed` };
    try {
      const database = await openAccounts(settings);
      try {
        const { count } = await database
          .selectFrom('account')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return { state: 'ok', found: `${count} in ${accountsUrl ? 'PostgreSQL' : file}` };
      } finally {
        await database.destroy();
      }
    } catch (error) {
      const found = error instanceof Error ? error.message : String(error);
      const mend = accountsUrl
        ? 'look at FORECOURT_ACCOUNTS_URL and the database'
        : 'forecourt restore brings them back from a backup';
      return { state: 'wrong', found, mend };
    }
  },
});

const REDIS_MS = 2000;

const redis = ({ redisUrl }: Settings): Check => ({
  what: 'Redis',
  run: async () => {
    if (!redisUrl) return { state: 'ok', found: 'not set: each server counts requests by itself' };
    const { Redis } = await import('../../api/access/redis.ts');
    const client = new Redis(redisUrl, {
      lazyConnect: true,
      connectTimeout: REDIS_MS,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.ping();
      return { state: 'ok', found: 'it answers' };
    } catch (error) {
      // its address may hold a password
      const found = `it is not responding (${(error as NodeJS.ErrnoException).code ?? 'no answer'}): each server counts by itself`;
      return { state: 'wrong', found, mend: 'look at FORECOURT_REDIS_URL' };
    } finally {
      client.disconnect();
    }
  },
});

/** What is published of the sold months. Throws StoreFault. */
const publishedIn = (store: ObjectStore): Promise<string | undefined> =>
  store.text(pointerKey({ store, key: 'sold' }));

const objects = ({ store: wanted }: Settings): Check => ({
  what: 'object store',
  run: async () => {
    if (!wanted) return { state: 'ok', found: 'not set: sold months and trends are read from folders' };
    const store = openStore(wanted);
    try {
      const told = await publishedIn(store);
      return {
        state: 'ok',
        found: `${store.place} can be read${told ? '' : '; no sold months are published there'}`,
      };
    } catch (error) {
      const found = error instanceof Error ? error.message : String(error);
      return { state: 'wrong', found, mend: 'look at FORECOURT_STORE, its endpoint, region and keys' };
    }
  },
});

const sold = (settings: Settings): Check => ({
  what: 'sold months',
  run: async () => {
    const engine = await runningEngine(settings).catch(() => undefined);
    const client = engine && engineClient(engine);
    const everPublished = client
      ? soldEverPublished(client, settings.indexPrefix, settings.sharedDir)
      : () => Promise.reject(new Error('no engine'));
    const { dataDir, sharedDir, summaryMemory: memory } = settings;
    const store = settings.store && openStore(settings.store);
    const data = new SoldData({ dataDir, sharedDir, store, memory, everPublished });
    const standing = await data.standing();
    await data.close();
    await client?.close();
    switch (standing) {
      case 'published':
        return { state: 'ok', found: store ? `in ${store.place}` : 'here' };
      case 'published; the object store cannot be read':
        return { state: 'look', found: 'as they were last fetched: see object store' };
      case 'empty':
        return { state: 'ok', found: 'nothing was sold yet' };
      case 'not known':
        return { state: 'look', found: 'not known while the engine is away' };
      case 'missing on this server':
        if (
          store &&
          !(await publishedIn(store).then(
            () => true,
            () => false,
          ))
        )
          return { state: 'look', found: 'not known: see object store' };
        return {
          state: 'wrong',
          found: `sold months were published, and ${store ? store.place : `${sharedDir}/sold`} does not hold them, or cannot be read`,
          mend: store
            ? 'look at FORECOURT_STORE and its keys; on the machine that loads: forecourt rebuild sold'
            : 'set FORECOURT_STORE here and on the machine that loads, or FORECOURT_SHARED to the state directory of that machine, mounted here; on that machine: forecourt rebuild sold',
        };
    }
  },
});

const shared = (settings: Settings): Check => ({
  what: 'shared files',
  run: async () => {
    const { accountsUrl, dataDir, sharedDir, webhooksKey } = settings;
    if (!accountsUrl && !existsSync(fileIn(dataDir))) return { state: 'ok', found: 'none yet' };
    const database = await openAccounts(settings).catch(() => undefined);
    if (!database) return { state: 'look', found: 'not known: see accounts' };
    try {
      const [seal, folder] = [sealOf(sharedDir, webhooksKey), new JobFolder(sharedDir)];
      const standing = await missingFiles({ database, seal, folder });
      const found = missingText(standing);
      if (found === NOTHING_MISSING)
        return { state: 'ok', found: `secrets of webhooks and files of jobs: ${found}` };
      const mend = 'docs/operate.md, "Several machines", says what lives where';
      // jobs that are kept at one server, as that page allows, are nothing wrong
      return standing.unreadable > 0 ? { state: 'wrong', found, mend } : { state: 'look', found };
    } finally {
      await database.destroy();
    }
  },
});

/** The checks of the stores: accounts, Redis, the object store, sold months, what servers share. Accounts that are there are opened, and so migrated. */
export const storeChecks = (settings: Settings): Check[] =>
  [accounts, redis, objects, sold, shared].map((check) => check(settings));
