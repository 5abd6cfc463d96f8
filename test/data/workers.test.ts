import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import { Serving } from '../market/serving.ts';
import { PATIENTLY } from '../patience.ts';

/** Several processes that serve on one port (`forecourt serve --workers`). */

/** Answered without an engine. */
const LIST = '/v2/client/configure/get?country=us';

/** Not esbuild's service, which is a child, too; one that has just ended has no environment any more. */
const isWorker = (pid: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').includes('NODE_UNIQUE_ID');
  } catch {
    return false;
  }
};
const workersOf = ({ pid }: Serving): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((child) => child.trim() !== '' && isWorker(child));

describe('workers', () => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'forecourt-workers-'));
  let serving: Serving;
  let address: string;
  let key: string;

  beforeAll(async () => {
    const accounts = await openAccounts({ dataDir: data });
    key = (await createKey(accounts, { plan: 'basic' })).key;
    await accounts.destroy();
    const env = {
      ...{ PORT: '0', ELASTICSEARCH_URL: 'http://127.0.0.1:1', FORECOURT_DATA: data, FORECOURT_DRAIN: '0s' },
      ...{ LOG_LEVEL: 'info', FORECOURT_JOB_WORKERS: '0' },
    };
    serving = new Serving(env, 'serve', undefined, ['--workers', '2']);
    address = await serving.address();
  });
  afterAll(async () => {
    await serving?.stop('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });

  /** Asks on a connection of its own, which any worker may get. */
  const ask = (target: string): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const request = http.get(`${address}${target}`, { agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
      });
      request.on('error', reject);
    });
  /** It runs; one that has ended and that nobody has heard of does not. */
  const isAlive = (pid: string): boolean => /\) [^Z]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const workers = (): string[] => workersOf(serving);
  /** So many workers that have ended are replaced: the new ones answer. */
  const replacements = (count: number): Promise<void> =>
    expect.poll(() => serving.output.match(/a new worker answers/g) ?? []).toHaveLength(count);
  const healthy = async (): Promise<number> => (await ask('/healthz')).status;

  test('both answer, and one of them tells what both have answered', async () => {
    expect(workers()).toHaveLength(2);
    const statuses = await Promise.all(Array.from({ length: 20 }, healthy));
    expect(new Set(statuses)).toEqual(new Set([200]));
    // what a worker does not tell in three seconds is left out
    const metrics = async (): Promise<string> => (await ask('/metrics')).text;
    await expect
      .poll(metrics)
      .toContain('forecourt_request_seconds_count{operation="healthz",status="200"} 20');
    const text = await metrics();
    expect(text.match(/^forecourt_engine_up 0$/gm)).toHaveLength(1);
    expect(text.match(/^forecourt_accounts_writable 1$/gm)).toHaveLength(1);
  });

  test('the requests of a second are those of an account, whichever worker answers', async () => {
    const asked = Array.from({ length: 300 }, () => ask(`${LIST}&api_key=${key}`));
    const answers = await Promise.all(asked);
    const [granted, refused] = [200, 429].map(
      (status) => answers.filter((one) => one.status === status).length,
    );
    // ten a second, in at most the seconds that it took
    expect((granted ?? 0) + (refused ?? 0)).toBe(300);
    const metrics = async (): Promise<string> => (await ask('/metrics')).text;
    await expect.poll(metrics).toContain(`forecourt_refusals_total{reason="rate"} ${refused}`);
    expect(refused).toBeGreaterThan(0);
  });

  test('one that is killed is replaced', async () => {
    const [first = '', other = ''] = workers();
    process.kill(Number(first), 'SIGKILL');
    await vi.waitFor(() => {
      const now = workers();
      expect(now).toHaveLength(2);
      // a process that was killed is listed until its parent has heard of it
      expect(now).not.toContain(first);
    }, PATIENTLY);
    expect(workers()).toContain(other);
    expect(await healthy()).toBe(200);
    await expect.poll(() => serving.output).toContain('a worker ended: it is replaced');
  });

  test('one that is killed takes no caller along: who was on the way to it is told, the others are answered', async () => {
    await replacements(1);
    const [stuck = ''] = workers();
    process.kill(Number(stuck), 'SIGSTOP');
    // one is on its way to the worker that does not listen, the other worker has the rest
    const asked = Array.from({ length: 20 }, () =>
      healthy().catch((error: NodeJS.ErrnoException) => error.code),
    );
    let answered = 0;
    for (const one of asked) void one.then(() => (answered += 1));
    await expect.poll(() => answered).toBe(19);
    process.kill(Number(stuck), 'SIGKILL');
    const ends = (await Promise.all(asked)).sort();
    expect(ends).toEqual([...Array.from({ length: 19 }, () => 200), 'ECONNRESET']);
    await replacements(2);
  });

  test('one that is stuck takes no metrics along: its last ones are counted, and it is told', async () => {
    const healths = (text: string): number =>
      Number(/forecourt_request_seconds_count\{operation="healthz",status="200"\} (\d+)/.exec(text)?.[1]);
    const [stuck = '', other = ''] = workers();
    let before = '';
    const areUp = async () => {
      before = (await ask('/metrics')).text;
      return [stuck, other].every((pid) => before.includes(`forecourt_worker_up{pid="${pid}"} 1`));
    };
    await expect.poll(areUp).toBe(true);
    process.kill(Number(stuck), 'SIGSTOP');
    try {
      // who is on the way to the one that is stuck waits; one that the machine holds up counts as stuck, too
      const told = () => Promise.any(Array.from({ length: 4 }, () => ask('/metrics')));
      const both = [`{pid="${stuck}"} 0`, `{pid="${other}"} 1`].map((one) => `forecourt_worker_up${one}`);
      const isTold = async () => {
        const { text } = await told();
        expect(healths(text)).toBe(healths(before));
        return both.every((line) => text.includes(line));
      };
      await expect.poll(isTold).toBe(true);
    } finally {
      process.kill(Number(stuck), 'SIGCONT');
    }
    await expect
      .poll(async () => (await ask('/metrics')).text)
      .toContain(`forecourt_worker_up{pid="${stuck}"} 1`);
  });

  test('one that leaves waits until nobody is sent to it any more', async () => {
    const [leaving = ''] = workers();
    process.kill(serving.pid, 'SIGSTOP');
    process.kill(Number(leaving), 'SIGTERM');
    const asked = Array.from({ length: 20 }, healthy);
    await sleep(1500);
    // the process that gives out the connections could still give it one
    expect(isAlive(leaving)).toBe(true);
    process.kill(serving.pid, 'SIGCONT');
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    await replacements(3);
    expect(workers()).not.toContain(leaving);
  });

  test('SIGHUP replaces all of them, and no connection is refused meanwhile', async () => {
    const before = workers();
    let reloading = true;
    const statuses = new Map<number | string, number>();
    const caller = async (): Promise<void> => {
      while (reloading) {
        const status = await healthy().catch((error: unknown) => String(error));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await sleep(5);
      }
    };
    const callers = [caller(), caller()];
    process.kill(serving.pid, 'SIGHUP');
    await vi.waitFor(() => {
      const now = workers();
      expect(now).toHaveLength(2);
      expect(now.filter((pid) => before.includes(pid))).toEqual([]);
    }, PATIENTLY);
    reloading = false;
    await Promise.all(callers);
    expect([...statuses.keys()]).toEqual([200]);
    await expect.poll(() => serving.output.match(/every worker is new/g)).toHaveLength(1);
  });

  test('SIGHUP replaces those that are stuck, too', async () => {
    const before = workers();
    const reloads = serving.output.match(/every worker is new/g)?.length ?? 0;
    for (const pid of before) process.kill(Number(pid), 'SIGSTOP');
    process.kill(serving.pid, 'SIGHUP');
    await expect.poll(() => serving.output.match(/every worker is new/g)).toHaveLength(reloads + 1);
    expect(workers().filter((pid) => before.includes(pid))).toEqual([]);
    expect(await healthy()).toBe(200);
  });

  test('SIGTERM ends all of them in good order', async () => {
    const all = workers();
    await serving.stop('SIGTERM');
    expect(serving.exitCode).toBe(0);
    for (const pid of all) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  });
});

test('with the process that started it ends also a worker that is stuck', async () => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'forecourt-workers-'));
  const env = { ...{ PORT: '0', ELASTICSEARCH_URL: 'http://127.0.0.1:1' }, FORECOURT_DATA: data };
  const serving = new Serving({ ...env, FORECOURT_DRAIN: '0s' }, 'serve', undefined, ['--workers', '2']);
  await serving.address();
  const [stuck = ''] = workersOf(serving);
  process.kill(Number(stuck), 'SIGSTOP');
  await serving.stop('SIGTERM');
  await expect.poll(() => isWorker(stuck)).toBe(false);
  rmSync(data, { recursive: true, force: true });
});

test('a worker that cannot listen ends the start, with the reason', async () => {
  const taken = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  const data = mkdtempSync(path.join(os.tmpdir(), 'forecourt-workers-'));
  const env = { PORT: String(port), ELASTICSEARCH_URL: 'http://127.0.0.1:1', FORECOURT_DATA: data };
  const serving = new Serving(env, 'serve', undefined, ['--workers', '2']);
  await expect.poll(() => serving.exitCode).toBe(1);
  expect(serving.output).toMatch(
    new RegExp(
      `^something listens there already; set PORT to another port: .*EADDRINUSE.* 127.0.0.1:${port}$`,
      'm',
    ),
  );
  taken.close();
  rmSync(data, { recursive: true, force: true });
});
