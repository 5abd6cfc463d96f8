import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadListings } from '../../ingest/commands/load.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { engineClient } from '../../src/engine/client.ts';
import { type StartedEngine, stopEngine } from '../../src/engine/local/launcher.ts';
import { formOf, JobClient, RANK } from '../jobs/serving.ts';
import { Serving } from '../market/serving.ts';
import { car, csv } from './ingest-installation.ts';

const HOUR = 3600;
const strangers: Server[] = [];

/** Takes a port that the engine had, so that it must take another one. */
const takePort = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const stranger = createServer((socket) => socket.destroy());
    strangers.push(stranger);
    stranger.once('error', reject);
    stranger.listen(Number(new URL(url).port), '127.0.0.1', resolve);
  });

/** The local engine of a home. */
interface LocalEngine {
  readonly home: string;
  /** starts it where it does not run, and says where it does */
  start(): Promise<StartedEngine>;
}

/** A local engine that runs is stopped and started while `start`, `serve`, a job and a load run: at its address, and at another one. */
export const moving = (engine: () => LocalEngine): unknown =>
  describe('an engine that moves', () => {
    let home = '';
    let data = '';
    let servers: Serving[] = [];
    const started = () => engine().start();

    /** Settings of commands that find the engine by its home. */
    const env = (): NodeJS.ProcessEnv => ({
      ELASTICSEARCH_URL: '',
      FORECOURT_ENGINE_HOME: home,
      FORECOURT_DATA: data,
      FORECOURT_INDEX_PREFIX: 'moves-',
      FORECOURT_SAMPLE: 'off',
      PORT: '0',
      LOG_LEVEL: 'silent',
    });

    const installation = () =>
      ({
        indexPrefix: 'moves-',
        market: 'us-cars',
        dataset: listingsOf('us-cars'),
        dataDir: data,
        memory: '512MB',
      }) as const;

    const delivery = (count: number): string => {
      const file = join(data, `cars-${count}.csv`);
      writeFileSync(file, csv(Array.from({ length: count }, (_, n) => car(n))));
      return file;
    };

    beforeAll(() => {
      ({ home } = engine());
      data = mkdtempSync(join(tmpdir(), 'forecourt-moves-'));
    });

    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      for (const stranger of strangers) stranger.close();
      rmSync(data, { recursive: true, force: true });
    });

    test('a load, a job, `serve` and `start` find it again at another address, and at its own', async () => {
      servers = [new Serving(env()), new Serving(env(), 'start')];
      const addresses = await Promise.all(servers.map((server) => server.address()));
      const accounts = await openAccounts({ dataDir: data, accountsUrl: undefined });
      const { key } = await createKey(accounts, { plan: 'enterprise' });
      await accounts.destroy();
      const asked = (address = '') => fetch(`${address}/v2/search/car/active?rows=0&api_key=${key}`);
      const found = async (): Promise<unknown[]> =>
        await Promise.all(
          addresses.map(async (address) => {
            const answer = await asked(address);
            return answer.ok ? ((await answer.json()) as { num_found: number }).num_found : answer.status;
          }),
        );
      const eventually = (answers: unknown) => expect.poll(found).toEqual(answers);
      const jobs = new JobClient(addresses[0] ?? '', key);
      const { url } = await started();
      const client = engineClient({ url, home });
      const now = Math.floor(Date.now() / 1000);
      const load = (count: number, asOf: number, warm = async (): Promise<void> => {}) =>
        loadListings({ ...installation(), client, asOf, files: [delivery(count)], warm });
      await load(30, now - HOUR);
      await eventually([30, 30]);

      let submitted = '';
      // between the new indices and the switch
      await load(31, now, async () => {
        await stopEngine({ home });
        await eventually([503, 503]);
        const ranked = gzipSync(`vin,price,miles,zip\n${car(1).vin},9000,1000,30303\n`);
        submitted = (await jobs.submit(RANK, formOf(ranked))).body.job_id;
        // a stranger at the old address is not asked
        await takePort(url);
        expect(await found()).toEqual([503, 503]);
        expect((await started()).url).not.toBe(url);
      });
      await eventually([31, 31]);
      expect(await jobs.ended(RANK, submitted)).toMatchObject({ status: 'COMPLETED' });

      const moved = (await started()).url;
      await stopEngine({ home });
      expect((await started()).url).toBe(moved);
      await eventually([31, 31]);
      const { count } = await client.count({ index: 'moves-us-cars-us' });
      expect(count).toBe(31);
      await client.close();
    });
  });
