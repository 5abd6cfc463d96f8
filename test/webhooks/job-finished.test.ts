import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountsPlace, openAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { sealOf } from '../../src/accounts/seal.ts';
import { claimDue, targetOf, waiting } from '../../src/accounts/sendings.ts';
import { accountsOutbox } from '../../src/jobs/outbox.ts';
import type { JobRecord } from '../../src/jobs/record.ts';
import { describeOnStores } from '../accounts/stores.ts';

/** The end of a batch job goes to the webhook that was sent with it (supplement section 5), once. */

const RECORD: JobRecord = {
  job_id: 'job_1',
  status: 'COMPLETED',
  progress_percent: 100,
  created_at: '2026-01-15T12:00:00Z',
  updated_at: '2026-01-15T12:01:00Z',
  completed_at: '2026-01-15T12:01:00Z',
  total_records: 3,
  processed_records: 3,
  failed_records: 1,
};

describeOnStores((store) => {
  let place: AccountsPlace;
  let database: AccountsDatabase;
  const finish = (webhookUrl: string | undefined, record = RECORD) =>
    accountsOutbox(database, sealOf(place.dataDir)).jobFinished({
      family: '/batch/match/rank',
      record,
      webhookUrl,
    });

  beforeEach(async () => {
    place = await store.fresh();
    database = await openAccounts(place);
  });
  afterEach(() => database.destroy());

  test('one event of a job, however often its end is told', async () => {
    await finish('https://me:p%40ss@shop.example/ended?token=t#here');
    await finish('https://me:p%40ss@shop.example/ended?token=t#here');
    const [sending, ...more] = await claimDue(database, [], 10);
    if (!sending) throw new Error('nothing is to be sent');
    expect(more).toEqual([]);
    expect(targetOf(sealOf(place.dataDir), sending)).toEqual({
      url: 'https://shop.example/ended?token=t',
      authorization: `Basic ${Buffer.from('me:p@ss').toString('base64')}`,
    });
    expect(sending.event.type).toBe('job.finished');
    expect(JSON.parse(sending.event.data)).toEqual({
      endpoint: '/v2/batch/match/rank/jobs/job_1',
      event_timestamp: Date.parse('2026-01-15T12:01:00Z') / 1000,
      job: RECORD,
    });
  });

  test('each job its own event; none of a job without a webhook', async () => {
    await finish(undefined);
    expect((await waiting(database)).count).toBe(0);
    await finish('https://shop.example/ended');
    await finish('https://shop.example/ended', { ...RECORD, job_id: 'job_2', status: 'FAILED' });
    expect((await waiting(database)).count).toBe(2);
  });
});
