import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { type AccountsLocation, openAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { KEY_FILE, sealOf, UnreadableSecret } from '../../src/accounts/seal.ts';
import { claimDue, targetOf, waiting } from '../../src/accounts/sendings.ts';
import { addWebhook } from '../../src/accounts/webhooks.ts';
import type { JobRecord } from '../../src/jobs/job-record.ts';
import { accountsOutbox } from '../../src/jobs/outbox.ts';
import { type JobWebhook, webhookMaker } from '../../src/jobs/webhook.ts';
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
  let location: AccountsLocation;
  let database: AccountsDatabase;
  const make = (url: string, job = RECORD.job_id) =>
    webhookMaker(database, sealOf(location.dataDir))(job, new URL(url));
  const finish = (webhook: JobWebhook | undefined, record = RECORD) =>
    accountsOutbox(database, sealOf(location.dataDir)).jobFinished({
      family: '/batch/match/rank',
      record,
      webhook: webhook?.sealed,
    });

  beforeEach(async () => {
    location = await store.fresh();
    database = await openAccounts(location);
  });
  afterEach(() => database.destroy());

  test('one event of a job, however often its end is told', async () => {
    const webhook = await make('https://me:p%40ss@shop.example/ended?token=t#here');
    await finish(webhook);
    await finish(webhook);
    const [sending, ...more] = await claimDue(database, [], 10);
    if (!sending) throw new Error('nothing is to be sent');
    expect(more).toEqual([]);
    expect(targetOf(sealOf(location.dataDir), sending)).toEqual({
      url: 'https://shop.example/ended?token=t',
      secret: webhook.secret,
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
    const [one, two] = [await make('https://shop.example/'), await make('https://shop.example/', 'job_2')];
    expect(one.secret).toMatch(/^[\w-]{43}$/);
    expect(two.secret).not.toBe(one.secret);
    await finish(one);
    await finish(two, { ...RECORD, job_id: 'job_2', status: 'FAILED' });
    expect((await waiting(database)).count).toBe(2);
  });

  test("another job's webhook is not told; without the key file nothing is, and it is told once that is back", async () => {
    const webhook = await make('https://shop.example/');
    await expect(finish(webhook, { ...RECORD, job_id: 'job_2' })).rejects.toThrow(UnreadableSecret);
    const file = join(location.dataDir, KEY_FILE);
    renameSync(file, `${file}.away`);
    await expect(finish(webhook)).rejects.toThrow(KEY_FILE);
    expect(existsSync(file)).toBe(false);
    renameSync(`${file}.away`, file);
    await finish(webhook);
    expect((await waiting(database)).count).toBe(1);
  });

  test('no second key is made where the one of the webhooks that are there is lost', async () => {
    await createKey(database, { plan: 'enterprise', account: 'acme' });
    const url = new URL('https://shop.example/');
    const wanted = { account: 'acme', url, events: ['api.data.refreshed'] } as const;
    const { webhook_id } = await addWebhook(database, sealOf(location.dataDir), wanted);
    rmSync(join(location.dataDir, KEY_FILE));
    await expect(make('https://shop.example/')).rejects.toThrow(webhook_id);
    expect(existsSync(join(location.dataDir, KEY_FILE))).toBe(false);
  });
});
