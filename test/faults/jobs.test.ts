import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { type AccountsLocation, openAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { describeOnStores } from '../accounts/stores.ts';
import { DECODE, formOf, JobClient } from '../jobs/serving.ts';
import { describeOnEngine, engineUrl, freshPrefix } from '../market/load.ts';
import { Serving } from '../market/serving.ts';
import { eventually } from '../patience.ts';

/** Servers that are killed or stopped while they run jobs, and two on one state; on SQLite and PostgreSQL. */

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** VINs of as many builds, so that each is decoded on its own. */
const vinsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const build = [i, i / 23, i / 529].map((at) => LETTERS[Math.floor(at) % 23]).join('');
    return `1FM${build}HD1KA${String(300_000 + i)}`;
  });
/** A job that takes seconds, on a machine that is not quicker than others. */
const MANY = 5000;
const fileOf = (vins: readonly string[]): string => `vin\n${vins.join('\n')}\n`;

describeOnEngine('jobs of servers that end', () => {
  describeOnStores((store) => {
    let location: AccountsLocation;
    let key: string;
    let accounts: AccountsDatabase;
    const servers: Serving[] = [];

    beforeEach(async () => {
      location = await store.fresh();
      accounts = await openAccounts(location);
      ({ key } = await createKey(accounts, { plan: 'enterprise' }));
    });
    afterEach(async () => {
      await Promise.all(servers.splice(0).map((server) => server.stop('SIGKILL')));
      await accounts.destroy();
    });

    async function serve(): Promise<{ server: Serving; client: JobClient }> {
      const server = new Serving({
        PORT: '0',
        ELASTICSEARCH_URL: engineUrl,
        FORECOURT_DATA: location.dataDir,
        FORECOURT_INDEX_PREFIX: freshPrefix(),
        ...(location.accountsUrl ? { FORECOURT_ACCOUNTS_URL: location.accountsUrl } : {}),
        FORECOURT_JOB_ROWS: '1000000',
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
    const logged = (id: string, times: number) => expect.poll(() => begun(id)).toBe(times);

    /** A job as the servers have it in common. */
    const kept = (id: string) =>
      accounts
        .selectFrom('job')
        .select(['status', 'lease', 'processed_records', 'total_records'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();

    /** Lets servers stand still, or go on. */
    const signal = (all: readonly Serving[], is: 'SIGSTOP' | 'SIGCONT'): void => {
      for (const { pid } of all) process.kill(pid, is);
    };

    /**
     * Submits a job and lets all servers stand still in the middle of it, however long it takes this process to look: of a job
     * that was quicker a longer one is made.
     */
    async function inTheMiddle(client: JobClient): Promise<{ id: string; vins: string[] }> {
      for (let count = MANY; ; count *= 2) {
        const vins = vinsOf(count);
        const { body } = await client.submit(DECODE, formOf(fileOf(vins)));
        const id = body.job_id;
        await eventually(async () => Number((await kept(id)).processed_records) > 0);
        signal(servers, 'SIGSTOP');
        const { status, processed_records: done } = await kept(id);
        if (status === 'PROCESSING' && done < count / 2) return { id, vins };
        signal(servers, 'SIGCONT');
      }
    }

    const vinsIn = (lines: string): string[] =>
      lines
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { vin: string }).vin);

    test('killed: whoever serves next brings the job to its end, with every row once', async () => {
      const first = await serve();
      const { id, vins } = await inTheMiddle(first.client);
      await first.server.stop('SIGKILL');
      await logged(id, 1);
      const { client } = await serve();
      const total = vins.length;
      expect(await client.ended(DECODE, id)).toMatchObject({
        ...{ status: 'COMPLETED', total_records: total, processed_records: total },
      });
      expect(vinsIn(await client.results(DECODE, id))).toEqual(vins);
      await logged(id, 2);
      expect(readdirSync(join(location.dataDir, 'jobs', id))).toHaveLength(1);
    });

    test('stopped: another one goes on at once', async () => {
      const [one, other] = await Promise.all([serve(), serve()]);
      const { id, vins } = await inTheMiddle(one.client);
      // whichever has it
      await logged(id, 1);
      const [having, waiting] = one.server.output.includes(id) ? [one, other] : [other, one];
      const { lease } = await kept(id);
      expect(lease).not.toBeNull();
      const stopped = having.server.stop();
      signal(servers, 'SIGCONT');
      await stopped;
      // it was given back: nobody waits until its lease is over
      expect((await kept(id)).lease).not.toBe(lease);
      const record = await waiting.client.ended(DECODE, id);
      expect(record).toMatchObject({ status: 'COMPLETED', processed_records: vins.length });
      expect(vinsIn(await waiting.client.results(DECODE, id))).toEqual(vins);
      await logged(id, 2);
    });

    test('two at once: each job is run by one, its results are had from both', async () => {
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
    });
  });
});
