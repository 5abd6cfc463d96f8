import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import type { Job, NewJob } from '../../src/jobs/job.ts';
import { recordOf } from '../../src/jobs/job-record.ts';
import { JobStore } from '../../src/jobs/store.ts';
import { describeOnStores } from '../accounts/stores.ts';
import '../property/seed.ts';

/** The store of the jobs: the states of a job, leases, who is served next; on SQLite and PostgreSQL. */

const job = (id: string, more: Partial<NewJob> = {}): NewJob => ({
  id,
  account: 'acme',
  family: 'decode',
  parameters: { include_generic: true },
  clientReference: undefined,
  webhook: undefined,
  ...more,
});
const HALF = { total: 10, processed: 5, failed: 1 };
const DONE = { is: 'COMPLETED', progress: { total: 10, processed: 10, failed: 2 } } as const;
const BROKEN = { is: 'FAILED', error: { code: 'not_csv', message: 'The file is not CSV.' } } as const;

describeOnStores((on) => {
  let db: AccountsDatabase;
  let second: AccountsDatabase;
  let now = 1_000_000;
  let store: JobStore;
  let other: JobStore;

  beforeEach(async () => {
    const location = await on.fresh();
    db = await openAccounts(location);
    second = await openAccounts(location);
    now = 1_000_000;
    store = new JobStore(db, () => now);
    other = new JobStore(second, () => now);
  });
  afterEach(async () => {
    await second.destroy();
    await db.destroy();
  });
  const find = async (id: string): Promise<Job> => {
    const found = await store.find('acme', 'decode', id);
    if (!found) throw new Error(`there is no ${id}`);
    return found;
  };

  test('a job is as it was submitted, for its account and in its family alone', async () => {
    await store.add(job('job_1', { clientReference: 'order 17/b', webhook: 'sealed' }));
    expect(recordOf(await find('job_1'))).toEqual({
      job_id: 'job_1',
      status: 'PROCESSING',
      progress_percent: 0,
      client_reference: 'order 17/b',
      created_at: '1970-01-12T13:46:40Z',
      updated_at: '1970-01-12T13:46:40Z',
      processed_records: 0,
      failed_records: 0,
    });
    expect((await find('job_1')).parameters).toEqual({ include_generic: true });
    expect(await store.find('other', 'decode', 'job_1')).toBeUndefined();
    expect(await store.find('acme', 'rank', 'job_1')).toBeUndefined();
  });

  test('the list is newest first, in pages, of one account and family', async () => {
    for (const id of ['job_2', 'job_1', 'job_3']) await store.add(job(id));
    await store.add(job('job_4', { account: 'other' }));
    await store.add(job('job_5', { family: 'rank' }));
    const page = async (start: number, rows: number) => {
      const { found, jobs } = await store.list('acme', 'decode', { start, rows });
      return [found, ...jobs.map(({ id }) => id)];
    };
    expect(await page(0, 10)).toEqual([3, 'job_3', 'job_2', 'job_1']);
    expect(await page(1, 1)).toEqual([3, 'job_2']);
    expect(await page(3, 5)).toEqual([3]);
    expect(await page(0, 0)).toEqual([3]);
    expect([await store.openOf('acme'), await store.openOf('other')]).toEqual([4, 1]);
  });

  test('a run has its job until its lease is over, and renews it', async () => {
    await store.add(job('job_1'));
    expect(await store.claim('one', 30)).toMatchObject({ id: 'job_1', lease: 'one', attempts: 1 });
    expect(await other.claim('two', 30)).toBeUndefined();
    now += 20;
    expect(await store.renew('job_1', 'one', 30, HALF)).toBe(true);
    expect(recordOf(await find('job_1'))).toMatchObject({ progress_percent: 50, failed_records: 1 });
    now += 29;
    expect(await other.claim('two', 30)).toBeUndefined();
    now += 1;
    expect(await other.claim('two', 30)).toMatchObject({ id: 'job_1', attempts: 2 });
    // the first one has lost it
    expect(await store.renew('job_1', 'one', 30, HALF)).toBe(false);
    expect(await store.finish('job_1', 'one', DONE)).toBeUndefined();
    expect((await find('job_1')).status).toBe('PROCESSING');
    expect(await other.finish('job_1', 'two', DONE)).toMatchObject({ status: 'COMPLETED', lease: 'two' });
  });

  test('progress never falls, also where a job is begun anew', async () => {
    await store.add(job('job_1'));
    await store.claim('one', 30);
    await store.renew('job_1', 'one', 30, HALF);
    await store.release('job_1', 'one');
    await store.claim('two', 30);
    await store.renew('job_1', 'two', 30, { total: 10, processed: 2, failed: 0 });
    expect((await find('job_1')).processed).toBe(5);
    await store.renew('job_1', 'two', 30, { total: 10, processed: 7, failed: 0 });
    expect((await find('job_1')).processed).toBe(7);
  });

  test('what is given back can be claimed at once, or after some time', async () => {
    await store.add(job('job_1'));
    await store.claim('one', 30);
    await store.release('job_1', 'one', { counts: false });
    expect(await other.claim('two', 30)).toMatchObject({ attempts: 1 });
    await other.release('job_1', 'two', { afterSeconds: 10 });
    expect(await store.claim('three', 30)).toBeUndefined();
    now += 10;
    expect(await store.claim('three', 30)).toMatchObject({ attempts: 2 });
  });

  test('an end is final', async () => {
    for (const [id, end, state] of [
      ['job_1', DONE, 'COMPLETED'],
      ['job_2', BROKEN, 'FAILED'],
    ] as const) {
      await store.add(job(id));
      await store.claim(id, 30);
      await store.finish(id, id, end);
      now += 100;
      expect(await store.claim('late', 30)).toBeUndefined();
      expect(await store.renew(id, id, 30, HALF)).toBe(false);
      expect(await store.finish(id, id, id === 'job_1' ? BROKEN : DONE)).toBeUndefined();
      await store.release(id, id);
      expect((await find(id)).status).toBe(state);
    }
    expect(recordOf(await find('job_1'))).toMatchObject({
      progress_percent: 100,
      total_records: 10,
      processed_records: 10,
      failed_records: 2,
    });
    expect(recordOf(await find('job_2'))).toMatchObject({
      error_code: 'not_csv',
      error_message: 'The file is not CSV.',
    });
  });

  test('accounts take turns; of one the oldest job comes first', async () => {
    for (const id of ['job_1', 'job_2', 'job_3']) await store.add(job(id));
    await store.add(job('job_4', { account: 'other' }));
    const order: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      now += 1;
      order.push((await store.claim(`lease ${i}`, 30))?.id ?? '');
    }
    expect(order).toEqual(['job_1', 'job_4', 'job_2', 'job_3']);
  });

  test('of many that claim at once each job is had by one', async () => {
    const ids = Array.from({ length: 8 }, (_, i) => `job_${i}`);
    for (const id of ids) await store.add(job(id));
    const claims = await Promise.all(
      Array.from({ length: 24 }, (_, i) => (i % 2 ? store : other).claim(`lease ${i}`, 30)),
    );
    // who was too slow too often is told that there is none, and looks again
    const taken = claims.flatMap((one) => one?.id ?? []);
    expect(new Set(taken).size).toBe(taken.length);
    while (true) {
      const more = await store.claim(`lease ${taken.length} again`, 30);
      if (!more) break;
      taken.push(more.id);
    }
    expect(taken.sort()).toEqual(ids);
  });

  test('what ended is told once, forgotten later; what has not ended stays', async () => {
    await store.add(job('job_1'));
    await store.claim('one', 30);
    await store.finish('job_1', 'one', DONE);
    await store.add(job('job_2'));
    expect((await store.unannounced()).map(({ id }) => id)).toEqual(['job_1']);
    await store.markAnnounced('job_1');
    expect(await store.unannounced()).toEqual([]);
    expect(await store.forget(now - 1)).toEqual([]);
    expect(await store.forget(now)).toEqual(['job_1']);
    expect([...(await store.known(['job_1', 'job_2']))]).toEqual(['job_2']);
    expect(await store.known([])).toEqual(new Set());
  });

  describe('whatever happens', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('claim' as const), by: fc.nat(3) }),
      fc.record({ do: fc.constant('renew' as const), by: fc.nat(3), processed: fc.nat(10) }),
      fc.record({ do: fc.constant('release' as const), by: fc.nat(3) }),
      fc.record({ do: fc.constant('finish' as const), by: fc.nat(3), well: fc.boolean() }),
      fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(40) }),
    );
    type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
    let made = 0;

    async function take(id: string, one: Step): Promise<boolean> {
      switch (one.do) {
        case 'claim':
          return (await store.claim(`by ${one.by}`, 30)) !== undefined;
        case 'renew':
          return await store.renew(id, `by ${one.by}`, 30, {
            total: 10,
            processed: one.processed,
            failed: 0,
          });
        case 'release':
          await store.release(id, `by ${one.by}`);
          return true;
        case 'finish':
          return (await store.finish(id, `by ${one.by}`, one.well ? DONE : BROKEN)) !== undefined;
        case 'wait':
          now += one.seconds;
          return true;
      }
    }

    test('one run has a job at a time, it ends once, and its progress never falls', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
          const id = `job_p${String(made++).padStart(6, '0')}`;
          await store.add(job(id));
          /** a model in a few words: who has it, until when, how it ended */
          let holder: number | undefined;
          let until = 0;
          let ended = false;
          let far = 0;
          for (const one of steps) {
            const changed = await take(id, one);
            const holds: boolean = 'by' in one && one.by === holder && !ended;
            if (one.do === 'claim') {
              expect(changed).toBe(!ended && (holder === undefined || until <= now));
              if (changed) [holder, until] = [one.by, now + 30];
            }
            if (one.do === 'renew') {
              expect(changed).toBe(holds);
              if (holds) until = now + 30;
            }
            if (one.do === 'release' && holds) [holder, until] = [undefined, now];
            if (one.do === 'finish') {
              expect(changed).toBe(holds);
              ended ||= holds;
            }
            const { status, processed } = await find(id);
            expect(status === 'PROCESSING').toBe(!ended);
            expect(processed).toBeGreaterThanOrEqual(far);
            far = processed;
          }
          // out of the way of the next one
          await db.deleteFrom('job').where('id', '=', id).execute();
        }),
        { numRuns: on.name === 'SQLite' ? 60 : 25 },
      );
    });
  });
});
