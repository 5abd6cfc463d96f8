import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import type { StoreSettings } from '../../src/settings/store.ts';
import { openStore } from '../../src/store/object-store.ts';
import { Postgres, postgresPrograms } from '../accounts/postgres.ts';
import { car, csv } from '../engine/ingest-installation.ts';
import { day, SoldInstallation, sold } from '../engine/sold-installation.ts';
import { describeOnEngine, engineUrl } from '../market/load.ts';
import { describeWithRedis, PrivateRedis } from '../market/redis.ts';
import { Serving } from '../market/serving.ts';
import { LIMITS, PATIENCE_MS } from '../patience.ts';
import { COMMAND } from '../programs.ts';
import { BUCKET, hasStore, KEYS, type Store, startStore } from '../sources/s3-store.ts';
import { Child, inChild, type Point } from './child.ts';
import type { Command, Where } from './commands.ts';

/**
 * Two servers with a state directory of their own each, empty at first, and a loader with another one; between them the
 * engine, PostgreSQL, Redis and an object store. Each is killed in turn: every answer is right or a 503, and never an
 * empty one. `ROUNDS=20 npx vitest run several-machines` does so again and again.
 */

const ROUNDS = Number(process.env.ROUNDS ?? 1);

const programs = postgresPrograms();
if (process.env.CI && !(programs && hasStore))
  throw new Error('CI is set, and PostgreSQL, or Java and Maven for an object store, are not installed');

/** What is asked, and the number that answers it: listings that are active, vehicles sold, listings of the newest day. */
const QUESTIONS = {
  listings: ['/search/car/active?rows=0', (body: Told) => body.num_found],
  sold: [
    '/sold-vehicles/summary?inventory_type=used&ranking_dimensions=make',
    (body: Told) => body.data?.[0]?.sold_count ?? 0,
  ],
  trends: ['/trends/car', (body: Told) => body.total?.points.at(-1)?.active ?? 0],
} as const;
type Question = keyof typeof QUESTIONS;
interface Told {
  readonly num_found?: number;
  readonly data?: readonly { readonly sold_count: number }[];
  readonly total?: { readonly points: readonly { readonly active: number }[] };
}
/** A number, or that the server says that it cannot answer; `gone`: there is no server. */
type Answer = number | 'says 503' | 'gone';

/** The n-th delivery has so many listings, or vehicles sold. */
const listed = (n: number): number => 20 + n;
const soldIn = (n: number): number => 10 + n;

describeOnEngine('several machines', () => {
  describeWithRedis('with PostgreSQL, Redis and an object store', () => {
    let here: SoldInstallation;
    let postgres: Postgres;
    let redis: PrivateRedis;
    let store: Store;
    let env: Record<string, string>;
    let key: string;
    let stored: StoreSettings;
    const servers: { serving: Serving; address: string; folder: string }[] = [];
    /** how many deliveries there were: of listings, of vehicles sold */
    const delivered = { listings: 0, sold: 0 };
    let folders = 0;
    /** state directory of the machine that loads */
    let loaderDir: string;

    beforeAll(async () => {
      if (!programs || !hasStore) return;
      here = new SoldInstallation();
      loaderDir = here.installation.dataDir;
      [postgres, redis, store] = await Promise.all([
        Postgres.start(programs),
        PrivateRedis.start(),
        startStore('filesystem-nio2'),
      ]);
      const accountsUrl = await postgres.newDatabase();
      const accounts = await openAccounts({ dataDir: here.folder, accountsUrl });
      key = (await createKey(accounts, { plan: 'enterprise' })).key;
      await accounts.destroy();
      const { endpoint } = store;
      stored = {
        bucket: BUCKET,
        prefix: 'state/',
        region: 'us-east-1',
        endpoint,
        accessKey: KEYS.access,
        secretKey: KEYS.secret,
      };
      env = {
        PORT: '0',
        ELASTICSEARCH_URL: engineUrl ?? '',
        FORECOURT_INDEX_PREFIX: here.prefix,
        FORECOURT_ACCOUNTS_URL: accountsUrl,
        FORECOURT_REDIS_URL: redis.url,
        FORECOURT_STORE: `s3://${BUCKET}/state`,
        FORECOURT_STORE_ENDPOINT: endpoint,
        FORECOURT_STORE_ACCESS_KEY: KEYS.access,
        FORECOURT_STORE_SECRET_KEY: KEYS.secret,
        FORECOURT_SAMPLE: 'off',
        LOG_LEVEL: 'silent',
      };
    });
    afterAll(async () => {
      await Promise.all(servers.map(({ serving }) => serving.stop('SIGKILL')));
      await Promise.all([here?.drop(), postgres?.stop(), redis?.drop(), store?.close()]);
    });

    /** Puts a server with an empty disk in a place, 0 or 1. */
    async function serve(at: number): Promise<void> {
      folders += 1;
      const folder = join(here.folder, `server-${folders}`);
      mkdirSync(folder);
      const serving = new Serving({ ...env, FORECOURT_DATA: folder });
      servers[at] = { serving, folder, address: '' };
      servers[at] = { serving, folder, address: await serving.address() };
    }

    async function ask(at: number, question: Question): Promise<Answer> {
      const [target, numberIn] = QUESTIONS[question];
      const url = `${servers[at]?.address}/v2${target}${target.includes('?') ? '&' : '?'}api_key=${key}`;
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (!response || text === undefined) {
        const serving = servers[at]?.serving;
        // it was not ended by this test: what it wrote says why it is gone
        if (serving && serving.exitCode !== null)
          throw new Error(`server ${at} has ended: ${serving.output}`);
        return 'gone';
      }
      const body = JSON.parse(text);
      if (response.status === 503 && body.code === 503 && body.message) return 'says 503';
      if (response.status !== 200) throw new Error(`${question}: ${response.status} ${text}`);
      return numberIn(body) ?? 0;
    }
    const everything = async (at: number): Promise<Record<Question, Answer>> => ({
      listings: await ask(at, 'listings'),
      sold: await ask(at, 'sold'),
      trends: await ask(at, 'trends'),
    });

    const now = () => ({
      listings: listed(delivered.listings),
      sold: soldIn(delivered.sold),
      trends: listed(delivered.listings),
    });
    /** Waits until the servers answer what the newest deliveries say. */
    async function settled(...places: readonly number[]): Promise<void> {
      for (const at of places.length ? places : [0, 1])
        await expect.poll(() => everything(at)).toEqual(now());
    }

    /** Asks both servers while something happens. Each answer is of this delivery or the next, or a 503; gives how many were numbers. */
    async function meanwhile(work: () => Promise<void>): Promise<number> {
      const before = now();
      const next = {
        listings: listed(delivered.listings + 1),
        sold: soldIn(delivered.sold + 1),
        trends: listed(delivered.listings + 1),
      };
      const heard = { ended: false, numbers: 0 };
      const asking = [0, 1].map(async (at) => {
        while (!heard.ended)
          for (const question of Object.keys(QUESTIONS) as Question[]) {
            const answer = await ask(at, question);
            expect([before[question], next[question], 'says 503', 'gone'], question).toContain(answer);
            if (typeof answer === 'number') heard.numbers += 1;
            await sleep(20);
          }
      });
      try {
        await work();
      } finally {
        heard.ended = true;
      }
      await Promise.all(asking);
      return heard.numbers;
    }

    /** The next delivery of listings, or of vehicles sold; one a day. */
    function next(what: 'listings' | 'sold'): Command & { readonly file: string; readonly asOf: number } {
      const n = delivered[what] + 1;
      const asOf = day('2026-03-01') + 86_400 * n;
      if (what === 'listings') {
        const rows = Array.from({ length: listed(n) }, (_, at) => car(at, { inventory_type: 'used' }));
        return { run: 'load', file: here.write(`listings-${n}.csv`, csv(rows)), asOf };
      }
      const rows = Array.from({ length: soldIn(n) }, (_, at) =>
        sold('2026-02-01', { make: 'Honda', model: 'Accord', state: 'TX', price: 10_000 + at }),
      );
      return { run: 'load sold', file: here.write(`sold-${n}.csv`, csv(rows)), asOf };
    }
    const where = (dataDir = loaderDir): Where => ({
      url: engineUrl ?? '',
      prefix: here.prefix,
      dataDir,
      store: stored,
    });
    const run = (command: Command, point?: Point) => inChild(where(), command, point);
    async function load(what: 'listings' | 'sold'): Promise<void> {
      expect(await run(next(what))).toEqual({ code: 0, text: '' });
      delivered[what] += 1;
    }

    /** The same by the command line, with the settings of its machine. */
    async function loadByCommand(what: 'listings' | 'sold'): Promise<void> {
      const { file, asOf } = next(what);
      const words = [COMMAND, 'ingest', what, '--as-of', new Date(asOf * 1000).toISOString(), file];
      const own = { ...process.env, ...env, FORECOURT_DATA: loaderDir };
      await new Promise<void>((resolve, reject) => {
        execFile(process.execPath, words, { env: own }, (error, _, text) =>
          error ? reject(new Error(text)) : resolve(),
        );
      });
      delivered[what] += 1;
    }

    const isReady = async (at: number): Promise<unknown[]> => {
      const response = await fetch(`${servers[at]?.address}/readyz`);
      return [response.status, ((await response.json()) as { sold: unknown }).sold];
    };

    test.runIf(programs && hasStore)(
      'servers on empty disks answer what the loader has published',
      async () => {
        await Promise.all([serve(0), serve(1)]);
        // nothing was ever loaded
        await expect.poll(() => everything(0)).toEqual({ listings: 0, sold: 0, trends: 0 });
        await loadByCommand('listings');
        await loadByCommand('sold');
        await settled();
        await expect.poll(() => isReady(0)).toEqual([200, 'published']);
      },
    );

    async function withoutStore(): Promise<void> {
      await store.kill();
      await settled(0);
      await expect.poll(() => isReady(0)).toEqual([200, 'published; the object store cannot be read']);
      // a server that begins now knows nothing of what was sold, and says so
      await servers[1]?.serving.stop('SIGKILL');
      await serve(1);
      const { listings } = now();
      await expect.poll(() => everything(1)).toEqual({ listings, sold: 'says 503', trends: 'says 503' });
      await expect.poll(() => isReady(1)).toEqual([503, 'missing on this server']);
      // a load changes nothing
      for (const what of ['listings', 'sold'] as const) {
        const { code, text } = await run(next(what));
        expect([code, text]).toEqual([1, expect.stringContaining('the object store (s3://')]);
      }
      await settled(0);
      await store.restart();
      await settled();
    }

    async function withoutAccounts(): Promise<void> {
      await meanwhile(async () => {
        await postgres.kill();
        await sleep(500);
      });
      await postgres.restart();
      await settled();
    }

    /** A load is killed at a point, and run again. */
    async function killed(what: 'listings' | 'sold', point: Point): Promise<void> {
      await meanwhile(async () => {
        expect(await run(next(what), point)).toEqual({ code: 'SIGKILL', text: '' });
        const again = await run(next(what));
        // where it had switched already, the next command has ended what it began
        if (again.code !== 0) expect(again.text).toContain('is not later than');
        delivered[what] += 1;
        await settled();
      });
    }

    test.runIf(programs && hasStore)(
      'each is killed in turn',
      async () => {
        for (let round = 1; round <= ROUNDS; round += 1) {
          await withoutStore();
          const numbers = await meanwhile(async () => {
            await load('sold');
            await settled();
          });
          expect(numbers).toBeGreaterThan(0);
          await killed('listings', { when: 'after', request: '^POST /_aliases' });
          await killed('sold', { when: 'after', statement: '^UPDATE delivery SET indices' });
          await redis.signal('SIGKILL');
          await settled(0);
          await redis.start();
          await withoutAccounts();
          await meanwhile(async () => {
            await servers[0]?.serving.stop('SIGKILL');
            await serve(0);
          });
          await settled();
        }
      },
      ROUNDS * LIMITS.long.testTimeout,
    );

    /** Number of the sold months that a server has fetched. */
    const fetched = (at: number): unknown =>
      JSON.parse(readFileSync(join(servers[at]?.folder ?? '', 'store/sold/manifest.json'), 'utf8'))
        .generation;

    test.runIf(programs && hasStore)('a rollback and a rebuild are seen by all', async () => {
      expect(await run({ run: 'roll back sold' })).toEqual({ code: 0, text: '' });
      delivered.sold -= 1;
      await settled();
      expect(await run({ run: 'rebuild sold' })).toEqual({ code: 0, text: '' });
      expect(await run({ run: 'rebuild' })).toEqual({ code: 0, text: '' });
      for (const at of [0, 1]) await expect.poll(() => fetched(at)).toBe(here.manifest.generation);
      await settled();
    });

    test.runIf(programs && hasStore).each([
      ['listings', { when: 'before', request: '^POST /_aliases' }],
      ['sold', { when: 'after', statement: '^UPDATE delivery SET indices' }],
    ] as const)(
      'a load of %s that is held up while a copy of its machine takes over ends with an error, and changes nothing',
      async (what, point) => {
        const standby = `${loaderDir}-standby`;
        cpSync(loaderDir, standby, { recursive: true });
        const held = new Child({ where: where(), command: next(what), point: { ...point, pause: true } });
        await held.paused();
        const command = next(what);
        const later = { ...command, asOf: command.asOf + 3600 };
        expect(await inChild(where(standby), later)).toEqual({ code: 0, text: '' });
        delivered[what] += 1;
        await settled();
        const published = () =>
          Promise.all(
            ['sold', 'trends/us-cars'].map((key) => openStore(stored).text(`${key}/published.json`)),
          );
        const before = await published();
        expect(await held.goOn()).toEqual({
          code: 3,
          text: expect.stringMatching(/published (to s3:.* )?while this (command|one) ran/),
        });
        expect(await published()).toEqual(before);
        await settled();
        loaderDir = standby;
      },
    );
  });
});
