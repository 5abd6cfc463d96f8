import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { type JobDesk, jobDesk } from '../../src/jobs/desk.ts';
import { JobFolder } from '../../src/jobs/folder.ts';
import type { Job } from '../../src/jobs/job.ts';
import { jobMetrics } from '../../src/jobs/metrics.ts';
import { JobRunner, type RunnerParts } from '../../src/jobs/runner.ts';
import { JobStore } from '../../src/jobs/store.ts';
import { JobFault } from '../../src/jobs/work/fault.ts';
import type { TaskEnd } from '../../src/jobs/work/task.ts';
import { recordedSpans } from '../market/recorded-spans.ts';
import { eventually } from '../patience.ts';
import { makeWebhook, newState, submissionOf } from './serving.ts';

/** What becomes of jobs that end, expire, or cannot be done now; the work itself is a stand-in. */

const DAY = 86_400;
const BEGIN = Math.floor(Date.now() / 1000);
const LIMITS = { uploadBytes: 1_000_000, inflatedBytes: 4_000_000, rows: 500 };
const LATER: TaskEnd = { is: 'later', why: 'no engine', error: new JobFault('engine_down').error };
const VINS = 'vin\n1HGCM82633A004352\n';

describe('the runner of jobs', () => {
  const { dataDir, remove } = newState();
  const folder = new JobFolder(dataDir);
  const jobs = join(dataDir, 'jobs');
  let db: AccountsDatabase;
  let store: JobStore;
  let desk: JobDesk;
  let runner: JobRunner | undefined;
  /** Unix seconds */
  let now = BEGIN;
  let registry: Registry;
  let onEnded: (job: Job) => void;

  beforeEach(async () => {
    now = BEGIN;
    db = await openAccounts({ dataDir });
    store = new JobStore(db, () => now);
    registry = new Registry();
    onEnded = jobMetrics(registry, () => store.unfinished());
    desk = jobDesk({ store, folder, limits: LIMITS, makeWebhook, wake: () => runner?.wake() });
  });
  afterEach(async () => {
    await runner?.close();
    await db.deleteFrom('job').execute();
    await db.destroy();
    remove();
  });

  function run(work: RunnerParts['work'], pace: RunnerParts['pace'] = {}): void {
    const outbox = { jobFinished: async () => undefined };
    const log = pino({ level: 'silent' });
    const parts = { store, folder, work, outbox, log, onEnded, workers: 1, days: 7 };
    const quick = { lookMs: 5, tidyMs: 0, againSeconds: 0, ...pace };
    runner = new JobRunner({ ...parts, now: () => now * 1000, pace: quick });
    runner.start();
  }
  const submit = async (reference = 'good'): Promise<Job> =>
    (await desk.submit('acme', 'decode', {}, await submissionOf(VINS, { client_reference: reference }))).job;
  const find = (id: string): Promise<Job> => desk.find('acme', 'decode', id);
  async function ended({ id }: Job): Promise<Job> {
    await eventually(async () => (await find(id)).status !== 'PROCESSING');
    return await find(id);
  }
  const complete: RunnerParts['work'] = async (job, { lease }) => {
    if (job.clientReference === 'bad') return { is: 'fault', error: new JobFault('no_rows').error };
    writeFileSync(folder.draft(job.id, lease), 'results');
    return { is: 'done', progress: { total: 1, processed: 1, failed: 0 } };
  };

  test('an ended job is kept for its days, then neither it nor its files are there', async () => {
    run(complete);
    const { id } = await ended(await submit());
    const failed = await ended(await submit('bad'));
    expect([failed.status, readdirSync(jobs)]).toEqual(['FAILED', [id]]);
    now += 7 * DAY - 1;
    // a look for what has expired has come by after the clock went on
    const younger = await ended(await submit());
    expect((await find(id)).status).toBe('COMPLETED');
    const handle = await desk.results('acme', 'decode', id);
    expect(await handle.readFile('utf8')).toBe('results');
    await handle.close();
    expect(existsSync(join(jobs, id))).toBe(true);

    now += 1;
    await eventually(async () => (await store.known([id, failed.id])).size === 0);
    await expect(find(id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(desk.results('acme', 'decode', id)).rejects.toMatchObject({ code: 'not_found' });
    const { found, jobs: left } = await desk.list('acme', 'decode', { start: 0, rows: 10 });
    expect([found, left.map((job) => job.id)]).toEqual([1, [younger.id]]);
    await eventually(() => readdirSync(jobs).length === 1);
    expect(readdirSync(jobs)).toEqual([younger.id]);
  });

  test('metrics and traces tell what waits and how jobs end', async () => {
    const told = async (): Promise<string[]> =>
      (await registry.metrics()).split('\n').filter((line) => /^forecourt_jobs_(unf|end)/.test(line));
    expect(await told()).toEqual(['forecourt_jobs_unfinished 0']);
    const job = await submit();
    expect(await told()).toEqual(['forecourt_jobs_unfinished 1']);
    const spans = await recordedSpans(async () => {
      run(complete);
      await eventually(async () => (await told()).length === 2);
    });
    expect(await told()).toEqual([
      'forecourt_jobs_unfinished 0',
      'forecourt_jobs_ended_total{family="decode",status="COMPLETED"} 1',
    ]);
    expect(spans).toEqual([
      { name: 'job', attributes: { 'forecourt.job': job.id, 'forecourt.family': 'decode' } },
    ]);
  });

  test('a server whose folder lacks the results says so: they are not gone', async () => {
    run(complete);
    const { id } = await ended(await submit());
    const elsewhere = newState();
    const other = jobDesk({
      ...{ store, limits: LIMITS, makeWebhook, wake: () => undefined },
      folder: new JobFolder(elsewhere.dataDir),
    });
    await expect(other.results('acme', 'decode', id)).rejects.toMatchObject({
      code: 'job_elsewhere',
      status: 503,
    });
    elsewhere.remove();
  });

  test('a server whose folder lacks the file leaves the job to the one that has it, for an hour', async () => {
    const job = await submit();
    const elsewhere = newState();
    const own = folder.input(job.id);
    const hidden = join(elsewhere.dataDir, 'input');
    renameSync(own, hidden);
    run(complete);
    await sleep(50);
    expect(await find(job.id)).toMatchObject({ status: 'PROCESSING' });
    renameSync(hidden, own);
    expect(await ended(job)).toMatchObject({ status: 'COMPLETED', attempts: 1 });

    const lost = await submit();
    rmSync(folder.input(lost.id));
    await runner?.close();
    now += 3600;
    run(async () => {
      throw new Error('there is no file');
    });
    expect(await ended(lost)).toMatchObject({ status: 'FAILED', error: { code: 'given_up' } });
    elsewhere.remove();
  });

  describe('the connection fails right after a job was ended', () => {
    const lost = (): never => {
      throw new Error('the connection was cut');
    };

    test('and the store can be asked: the job is COMPLETED with its results, and told', async () => {
      const finish = store.finish.bind(store);
      store.finish = async (...end) => {
        await finish(...end);
        return lost();
      };
      run(complete);
      const { id } = await ended(await submit());
      await eventually(async () => (await store.unannounced()).length === 0);
      const handle = await desk.results('acme', 'decode', id);
      expect(await handle.readFile('utf8')).toBe('results');
      await handle.close();
      expect(existsSync(folder.input(id))).toBe(false);
    });

    test('and it cannot: the results stay all the same', async () => {
      const finish = store.finish.bind(store);
      store.finish = async (...end) => {
        await finish(...end);
        return lost();
      };
      store.endedBy = async () => lost();
      run(complete);
      const { id, status } = await ended(await submit());
      await runner?.close();
      expect(status).toBe('COMPLETED');
      const handle = await desk.results('acme', 'decode', id);
      expect(await handle.readFile('utf8')).toBe('results');
      await handle.close();
    });

    test('before it was: it is begun anew when its lease is over, and nothing of the first run is left', async () => {
      const finish = store.finish.bind(store);
      let runs = 0;
      store.finish = async (...end) => (runs === 1 ? lost() : await finish(...end));
      run(async (...task) => {
        runs += 1;
        return await complete(...task);
      });
      const job = await submit();
      await eventually(async () => runs === 1 && (await store.endedBy(job.id, '')) === undefined);
      await eventually(() => readdirSync(join(jobs, job.id)).join() === 'input');
      now += 60;
      await ended(job);
      expect(runs).toBe(2);
      expect(readdirSync(join(jobs, job.id))).toHaveLength(1);
    });

    test('files that cannot be removed make it no failure', async () => {
      folder.dropInput = lost;
      run(complete);
      const { id, status } = await ended(await submit());
      expect(status).toBe('COMPLETED');
      const handle = await desk.results('acme', 'decode', id);
      await handle.close();
      Reflect.deleteProperty(folder, 'dropInput');
    });
  });

  test('results that are being read when they expire are read to their end', async () => {
    run(complete);
    const { id } = await ended(await submit());
    const handle = await desk.results('acme', 'decode', id);
    now += 7 * DAY;
    await eventually(() => readdirSync(jobs).length === 0);
    expect(await handle.readFile('utf8')).toBe('results');
    await handle.close();
  });

  test('a job that has not ended does not expire', async () => {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    run(async (...task) => {
      await gate;
      return await complete(...task);
    });
    const job = await submit();
    await eventually(async () => (await find(job.id)).attempts === 1);
    now += 30 * DAY;
    const other = new JobStore(db, () => now);
    expect(await other.forget(now - 7 * DAY)).toEqual([]);
    expect((await find(job.id)).status).toBe('PROCESSING');
    go();
    expect((await ended(job)).status).toBe('COMPLETED');
  });

  test('a job that cannot be done now is done when it can be', async () => {
    let attempts = 0;
    run(async (job, options) => {
      attempts += 1;
      if (attempts < 3) writeFileSync(folder.draft(job.id, options.lease), 'half');
      return attempts < 3 ? LATER : await complete(job, options);
    });
    const job = await ended(await submit());
    expect([job.status, job.attempts, job.error]).toEqual(['COMPLETED', 3, undefined]);
    expect(readdirSync(join(jobs, job.id))).toEqual([`results-${job.lease}`]);
  });

  test.each([
    ['engine_down', /search engine/],
    ['decoder_down', /decoder/],
  ] as const)('one that never can be done fails and says why: %s', async (code, words) => {
    run(async () => ({ is: 'later', why: '', error: new JobFault(code).error }));
    const job = await ended(await submit());
    expect([job.status, job.attempts, job.error]).toEqual([
      ...['FAILED', 5],
      { code, message: expect.stringMatching(words) },
    ]);
    await eventually(() => readdirSync(jobs).length === 0);
    await expect(desk.results('acme', 'decode', job.id)).rejects.toMatchObject({ code: 'no_results' });
  });

  test('it is tried again ever later', async () => {
    const begun: number[] = [];
    run(
      async () => {
        begun.push(now - BEGIN);
        return LATER;
      },
      { againSeconds: 10 },
    );
    const job = await submit();
    for (const seconds of [10, 20, 40, 80]) {
      const attempts = begun.length + 1;
      await eventually(() => begun.length === attempts);
      await eventually(async () => (await find(job.id)).lease === undefined);
      now += seconds - 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(begun.length).toBe(attempts);
      now += 1;
    }
    expect((await ended(job)).error?.code).toBe('engine_down');
    expect(begun).toEqual([0, 10, 30, 70, 150]);
  });
});
