import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { revokeKey } from '../../src/accounts/key-list.ts';
import { createKey, type MadeKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import { setPlan } from '../../src/accounts/plan-list.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import type { Readiness } from '../../src/api/observability/readiness.ts';
import { Postgres, postgresPrograms } from '../accounts/postgres.ts';
import { describeOnEngine, engineUrl, type LoadedMarket, sharedMarket } from '../market/load.ts';
import { describeWithRedis, PrivateRedis } from '../market/redis.ts';
import { Serving } from '../market/serving.ts';

/** Two processes that serve share one truth: accounts in PostgreSQL, the second in Redis. */

const programs = postgresPrograms();
if (!programs && process.env.CI) throw new Error('CI is set and PostgreSQL is not installed');
if (!programs) console.warn('two servers: left out, as PostgreSQL is not installed');

// in the end Redis and PostgreSQL are away
describeOnEngine('two servers', { shuffle: false }, () => {
  describeWithRedis('on one PostgreSQL and one Redis', () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'forecourt-two-'));
    let market: LoadedMarket;
    let postgres: Postgres;
    let redis: PrivateRedis;
    let accounts: AccountsDatabase;
    let servers: Serving[] = [];
    let addresses: string[] = [];

    beforeAll(async () => {
      if (!programs) return;
      [market, postgres, redis] = await Promise.all([
        sharedMarket(),
        Postgres.start(programs),
        PrivateRedis.start(),
      ]);
      const accountsUrl = await postgres.newDatabase();
      accounts = await openAccounts({ dataDir: data, accountsUrl });
      const env = {
        PORT: '0',
        ELASTICSEARCH_URL: engineUrl,
        FORECOURT_DATA: data,
        FORECOURT_INDEX_PREFIX: market.prefix,
        FORECOURT_ACCOUNTS_URL: accountsUrl,
        FORECOURT_REDIS_URL: redis.url,
        LOG_LEVEL: 'silent',
      };
      servers = [new Serving(env), new Serving(env)];
      addresses = await Promise.all(servers.map((server) => server.address()));
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await accounts?.destroy();
      await Promise.all([market?.drop(), postgres?.stop(), redis?.drop()]);
      rmSync(data, { recursive: true, force: true });
    });

    const ask = async ({ key }: MadeKey, at: number): Promise<Response> =>
      await fetch(`${addresses[at % 2]}/v2/search/car/active?rows=0&api_key=${key}`);
    const statuses = async (made: MadeKey, times: number): Promise<number[]> =>
      (await Promise.all(Array.from({ length: times }, (_, at) => ask(made, at)))).map(
        ({ status }) => status,
      );
    const granted = (all: readonly number[]): number => all.filter((status) => status === 200).length;

    test.runIf(programs)('the calls of a month are counted once, to the last one', async () => {
      await setPlan(accounts, 'few', { callsAMonth: 30, requestsASecond: 1000 });
      const made = await createKey(accounts, { plan: 'few' });
      const all = await statuses(made, 60);
      expect([granted(all), all.filter((status) => status === 429).length]).toEqual([30, 30]);
      const after = await Promise.all([ask(made, 0), ask(made, 1)]);
      expect(after.map(({ headers }) => headers.get('Quota-Remaining'))).toEqual(['0', '0']);
    });

    test.runIf(programs)('the requests of a second are counted together', async () => {
      await setPlan(accounts, 'slow', { callsAMonth: null, requestsASecond: 10 });
      const made = await createKey(accounts, { plan: 'slow' });
      /** What is allowed of a burst, and how many seconds were counted meanwhile: each begins with its first request. */
      const burst = async (): Promise<{ allowed: number; seconds: number }> => {
        const began = performance.now();
        const allowed = granted(await statuses(made, 80));
        return { allowed, seconds: Math.floor((performance.now() - began) / 1000) + 1 };
      };
      // counted apart, they would always allow twice as many; a busy machine does not hear Redis in time now and then
      await expect
        .poll(async () => {
          const { allowed, seconds } = await burst();
          return seconds < 7 && allowed >= 10 && allowed <= 10 * seconds;
        })
        .toBe(true);
    });

    test.runIf(programs)('a plan that changes and a key that ends hold for both at once', async () => {
      const made = await createKey(accounts, { plan: 'standard' });
      expect(await statuses(made, 2)).toEqual([200, 200]);
      await setPlan(accounts, 'standard', { depth: 5 });
      const deep = await Promise.all(
        addresses.map((address) => fetch(`${address}/v2/search/car/active?rows=10&api_key=${made.key}`)),
      );
      expect(deep.map(({ status }) => status)).toEqual([422, 422]);
      await revokeKey(accounts, made.key_id);
      expect(await statuses(made, 2)).toEqual([401, 401]);
    });

    test.runIf(programs)(
      'without Redis they are ready, and say who counts; without PostgreSQL they are not',
      async () => {
        const states = () =>
          Promise.all(
            addresses.map(async (address) => {
              const response = await fetch(`${address}/readyz`);
              const { accounts, rate } = (await response.json()) as Readiness;
              return [response.status, accounts, rate];
            }),
          );
        const each = (...state: unknown[]): unknown[] => addresses.map(() => state);
        // a busy machine does not hear Redis in time now and then
        await expect.poll(states).toEqual(each(200, 'written', 'counted in Redis'));
        await redis.signal('SIGKILL');
        const alone = 'Redis is not responding: each process counts requests on its own';
        await expect.poll(states).toEqual(each(200, 'written', alone));
        await postgres.stop();
        await expect.poll(states).toEqual(each(503, 'not responding', alone));
      },
    );
  });
});
