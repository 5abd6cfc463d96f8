import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { type AccountsLocation, openAccounts } from '../../src/accounts/open.ts';
import { describeOnStores } from '../accounts/stores.ts';
import { DECODE, formOf, JobClient } from '../jobs/serving.ts';
import { describeOnEngine, engineUrl, freshPrefix } from '../market/load.ts';
import { Serving } from '../market/serving.ts';

/** Servers that are killed or stopped while they run jobs, and two on one state; on SQLite and PostgreSQL. */

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** VINs of as many builds, so that each is decoded on its own. */
const vinsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const build = [i, i / 23, i / 529].map((at) => LETTERS[Math.floor(at) % 23]).join('');
    return `1FM${build}HD1KA${String(300_000 + i)}`;
  });
/** A job that takes seconds. */
const MANY = 5000;
const fileOf = (vins: readonly string[]): string => `vin\n${vins.join('\n')}\n`;

/** servers start in their own time */
const LONG = 240_000;

describeOnEngine('jobs of servers that end', () => {
  describeOnStores((store) => {
    let location: AccountsLocation;
    let key: string;
    const servers: Serving[] = [];

    beforeEach(async () => {
      location = await store.fresh();
      const accounts = await openAccounts(location);
      ({ key } = await createKey(accounts, { plan: 'enterprise' }));
      await accounts.destroy();
    });
    afterEach(async () => {
      await Promise.all(servers.splice(0).map((server) => server.stop()));
    });

    async function serve(): Promise<{ server: Serving; client: JobClient }> {
      const server = new Serving({
        PORT: '0',
        ELASTICSEARCH_URL: engineUrl,
        FORECOURT_DATA: location.dataDir,
        FORECOURT_INDEX_PREFIX: freshPrefix(),
        ...(location.accountsUrl ? { FORECOURT_ACCOUNTS_URL: location.accountsUrl } : {}),
        LOG_LEVEL: 'info',
      });
      servers.push(server);
      return { server, client: new JobClient(await server.address(), key) };
    }

    /** How often the servers have begun a job. */
    const begun = (id: string): number =>
      servers
        .flatMap(({ output }) => output.split('\n'))
        .filter((line) => line.includes('job started') && line.includes(id)).length;

    /** The log is written in pieces: a line may come after what it tells. */
    const logged = (id: string, times: number): Promise<void> =>
      vi.waitFor(() => expect(begun(id)).toBe(times), { timeout: 5000, interval: 20 });

    async function underWay(client: JobClient, id: string): Promise<void> {
      for (const until = Date.now() + 50_000; Date.now() < until; await pause(20)) {
        const { body } = await client.get(`${DECODE}/${id}`);
        if (body.processed_records > 0 && body.status === 'PROCESSING') return;
        if (body.status !== 'PROCESSING') throw new Error(`it ended too early: ${JSON.stringify(body)}`);
      }
      throw new Error(`${id} does not get on`);
    }

    const vinsIn = (lines: string): string[] =>
      lines
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { vin: string }).vin);

    test(
      'killed: whoever serves next brings the job to its end, with every row once',
      async () => {
        const vins = vinsOf(MANY);
        const first = await serve();
        const { body } = await first.client.submit(DECODE, formOf(fileOf(vins)));
        await underWay(first.client, body.job_id);
        await logged(body.job_id, 1);
        await first.server.stop('SIGKILL');
        const { client } = await serve();
        const record = await client.ended(DECODE, body.job_id);
        expect(record).toMatchObject({ status: 'COMPLETED', total_records: MANY, processed_records: MANY });
        expect(vinsIn(await client.results(DECODE, body.job_id))).toEqual(vins);
        await logged(body.job_id, 2);
        expect(readdirSync(join(location.dataDir, 'jobs', body.job_id))).toHaveLength(1);
      },
      LONG,
    );

    test(
      'stopped: another one goes on at once',
      async () => {
        const vins = vinsOf(MANY);
        const [one, other] = await Promise.all([serve(), serve()]);
        const { body } = await one.client.submit(DECODE, formOf(fileOf(vins)));
        await underWay(one.client, body.job_id);
        // whichever has it
        await logged(body.job_id, 1);
        const [having, waiting] = one.server.output.includes('job started') ? [one, other] : [other, one];
        await having.server.stop();
        const stopped = Date.now();
        while (begun(body.job_id) < 2 && Date.now() - stopped < 14_000) await pause(20);
        // before its lease would be over
        expect(begun(body.job_id)).toBe(2);
        const record = await waiting.client.ended(DECODE, body.job_id);
        expect(record).toMatchObject({ status: 'COMPLETED', processed_records: MANY });
        expect(vinsIn(await waiting.client.results(DECODE, body.job_id))).toEqual(vins);
      },
      LONG,
    );

    test(
      'two at once: each job is run by one, its results are had from both',
      async () => {
        const both = await Promise.all([serve(), serve()]);
        const submitted = await Promise.all(
          Array.from({ length: 6 }, (_, i) =>
            both[i % 2 ? 1 : 0].client.submit(DECODE, formOf(fileOf(vinsOf(20 + i)))),
          ),
        );
        for (const [i, { body }] of submitted.entries()) {
          const { client } = both[i % 2 ? 0 : 1];
          expect(await client.ended(DECODE, body.job_id)).toMatchObject({ status: 'COMPLETED' });
          expect(vinsIn(await client.results(DECODE, body.job_id))).toEqual(vinsOf(20 + i));
          await logged(body.job_id, 1);
        }
        expect(submitted.map(({ body }) => begun(body.job_id))).toEqual(submitted.map(() => 1));
      },
      LONG,
    );
  });
});
