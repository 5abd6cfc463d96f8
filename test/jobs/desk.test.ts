import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AccountsUnwritable } from '../../src/accounts/errors.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { type JobDesk, jobDesk } from '../../src/jobs/desk.ts';
import { JobFolder } from '../../src/jobs/folder.ts';
import { LONGEST_REFERENCE, MOST_OPEN } from '../../src/jobs/limits.ts';
import { JobStore } from '../../src/jobs/store.ts';
import { type Submission, takeUpload } from '../../src/jobs/upload.ts';
import { eventually } from '../patience.ts';
import { makeWebhook, newState, submissionOf } from './serving.ts';

/** What is taken in and what is not, without a server. */

const LIMITS = { uploadBytes: 100_000, inflatedBytes: 400_000, rows: 500 };
const VINS = 'vin\n1HGCM82633A004352\n';
const TYPE = 'multipart/form-data; boundary=b';
const fileHead = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
const fieldOf = (name: string, text: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const END = '\r\n--b--\r\n';

describe('the desk', () => {
  let state: ReturnType<typeof newState>;
  let db: AccountsDatabase;
  let store: JobStore;
  let desk: JobDesk;
  beforeEach(async () => {
    state = newState();
    db = await openAccounts(state);
    const folder = new JobFolder(state.dataDir);
    store = new JobStore(db);
    desk = jobDesk({ store, folder, limits: LIMITS, makeWebhook, wake: () => undefined });
  });
  afterEach(async () => {
    await db.destroy();
    state.remove();
  });

  const folders = (): string[] => {
    const jobs = join(state.dataDir, 'jobs');
    return existsSync(jobs) ? readdirSync(jobs) : [];
  };
  const submit = (submission: Submission, account = 'acme') => desk.submit(account, 'decode', {}, submission);
  /** without a length, as in chunks */
  const sent = (body: Readable): Submission => ({ contentType: TYPE, contentLength: undefined, body });

  test('a job whose store fails when it has it keeps its file; one that it does not have leaves nothing', async () => {
    const add = store.add.bind(store);
    store.add = async (job) => {
      await add(job);
      throw new Error('the connection was cut');
    };
    await expect(submit(await submissionOf(VINS))).rejects.toMatchObject({ code: 'accounts_down' });
    const [id = ''] = folders();
    expect(existsSync(join(state.dataDir, 'jobs', id, 'input'))).toBe(true);
    store.add = async () => {
      throw new AccountsUnwritable('the disk is full', 'accounts.db');
    };
    await expect(submit(await submissionOf(VINS))).rejects.toMatchObject({ code: 'accounts_unwritable' });
    expect(folders()).toEqual([id]);
  });

  test('a body whose length nobody told ends at the limit, whatever its parts are', async () => {
    let blocks = 0;
    const endless = Readable.from(
      (function* () {
        yield '--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n';
        for (; blocks < 1000; blocks += 1) yield 'x'.repeat(10_000);
        yield `\r\n${fileHead}${VINS}${END}`;
      })(),
    );
    await expect(submit(sent(endless))).rejects.toMatchObject({ code: 'body_large' });
    expect(blocks).toBeLessThan(100);
    expect(folders()).toEqual([]);
  });

  test('a file that cannot be written ends the request at once', async () => {
    const nowhere = join(state.dataDir, 'missing', 'input');
    // more than waits on the way to the disk
    const blocks = [fileHead, ...Array<string>(100).fill('x'.repeat(20_000)), END];
    const submission = sent(Readable.from(blocks.map((block) => Buffer.from(block))));
    await expect(takeUpload(submission, nowhere, 10_000_000)).rejects.toMatchObject({
      ...{ syscall: 'open', code: 'ENOENT' },
    });
  });

  test('a form of too many parts is none of which some are left out', async () => {
    const body = [...Array(30).keys()].map((i) => fieldOf(`note${i}`, 'x')).join('');
    const form = `${body}${fieldOf('client_reference', 'a')}${fileHead}${VINS}${END}`;
    await expect(submit(sent(Readable.from([form])))).rejects.toThrow(/too many parts/);
    expect(folders()).toEqual([]);
  });

  test('a reference is counted in characters', async () => {
    const reference = '😀'.repeat(LONGEST_REFERENCE);
    const { job } = await submit(await submissionOf(VINS, { client_reference: reference }));
    expect(job.clientReference).toBe(reference);
    await expect(submit(await submissionOf(VINS, { client_reference: `${reference}a` }))).rejects.toThrow(
      /longer than 255/,
    );
  });

  test('uploads on their way count as open jobs', async () => {
    const bodies = Array.from({ length: MOST_OPEN }, () => new PassThrough());
    const taken = bodies.map((body) => submit(sent(body)));
    for (const body of bodies) body.write(fileHead);
    await eventually(() => folders().length === MOST_OPEN);
    await expect(submit(await submissionOf(VINS))).rejects.toMatchObject({ code: 'jobs_open' });
    await submit(await submissionOf(VINS), 'other');
    // one that breaks off makes room for another
    const [broken, ...others] = bodies;
    broken?.destroy(new Error('gone'));
    await expect(taken[0]).rejects.toMatchObject({ code: 'undecodable' });
    const { job: late } = await submit(await submissionOf(VINS));
    for (const body of others) body.end(`${VINS}${END}`);
    await Promise.all(taken.slice(1));
    await expect(submit(await submissionOf(VINS))).rejects.toMatchObject({ code: 'jobs_open' });
    const { found } = await desk.list('acme', 'decode', { start: 0, rows: 0 });
    expect([found, late.status]).toEqual([MOST_OPEN, 'PROCESSING']);
  });

  test.each(['', 'jobs', '..', '../../accounts.db', 'job_\0', `job_${'A'.repeat(24)}`, 'x'.repeat(9999)])(
    'no id, and nobody is asked for it: %j',
    async (id) => {
      await db.destroy();
      await expect(desk.find('acme', 'decode', id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(desk.results('acme', 'decode', id)).rejects.toMatchObject({ code: 'not_found' });
      db = await openAccounts(state);
    },
  );
});
