import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import type { JobRecord } from '../../src/jobs/job-record.ts';
import { MOST_OPEN } from '../../src/jobs/limits.ts';
import { JobStore } from '../../src/jobs/store.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { readSettings } from '../../src/settings.ts';
import { signature } from '../../src/webhooks/signature.ts';
import { DECODE, formOf, JobClient, newState, RANK } from '../jobs/serving.ts';
import { describeOnEngine, engineUrl, type LoadedMarket, sharedMarket } from '../market/load.ts';
import { receiver } from '../webhooks/receiver.ts';

/** Batch jobs over HTTP (part-1.md E11, supplement section 5): submit, poll, download, and every bad file. */

const VINS = 'vin\n1FTFW1E80NFA00001\n1FTFW1E80RFA00002\n';
const CARS = 'vin,price,miles,zip\n1FTFW1E80NFA00001,38500,21000,30303\n1FTFW1E80RFA00002,61000,12,30303\n';
const ROWS = 500;

describeOnEngine('batch jobs', () => {
  const { dataDir, remove } = newState();
  let market: LoadedMarket;
  let server: RunningServer;
  let accounts: AccountsDatabase;
  let client: JobClient;
  let stranger: JobClient;
  const clientOn = async (plan: string): Promise<JobClient> =>
    new JobClient(server.address, (await createKey(accounts, { plan })).key);

  beforeAll(async () => {
    market = await sharedMarket();
    const env = {
      PORT: '0',
      FORECOURT_DATA: dataDir,
      FORECOURT_INDEX_PREFIX: market.prefix,
      FORECOURT_JOB_UPLOAD: '1MB',
      FORECOURT_JOB_INFLATED: '4MB',
      FORECOURT_JOB_ROWS: String(ROWS),
      FORECOURT_OUTGOING_ALLOWS: 'http,private',
      LOG_LEVEL: 'silent',
    };
    server = await startServer(readSettings(env), { url: engineUrl ?? '' });
    accounts = await openAccounts({ dataDir });
    [client, stranger] = await Promise.all([clientOn('enterprise'), clientOn('enterprise')]);
  });
  afterAll(async () => {
    await accounts?.destroy();
    await server?.close();
    await market?.drop();
    remove();
  });

  /** Names in the folder of the jobs. */
  const folders = (): string[] => {
    const folder = join(dataDir, 'jobs');
    return existsSync(folder) ? readdirSync(folder).sort() : [];
  };

  describe('a job', () => {
    let decode: JobRecord;
    let rank: JobRecord;
    let client: JobClient;
    beforeAll(async () => {
      // has no other job
      client = await clientOn('enterprise');
      decode = await client.run(DECODE, formOf(VINS, { client_reference: 'order 17/b' }));
      rank = await client.run(RANK, formOf(gzipSync(CARS)));
    });

    test('is recorded as the supplement says', () => {
      expect(decode).toEqual({
        job_id: expect.stringMatching(/^job_[0-9a-f]{24}$/),
        status: 'COMPLETED',
        progress_percent: 100,
        client_reference: 'order 17/b',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        updated_at: expect.any(String),
        completed_at: expect.any(String),
        total_records: 2,
        processed_records: 2,
        failed_records: expect.any(Number),
      });
      expect(rank).toMatchObject({ status: 'COMPLETED', total_records: 2, failed_records: 0 });
    });

    test('tells the webhook that was sent with it that it has ended', async () => {
      const ear = await receiver();
      try {
        const other = await clientOn('enterprise');
        const { body } = await other.submit(DECODE, formOf(VINS, { webhook_url: `${ear.url}/ended?of=us` }));
        const job = await other.ended(DECODE, body.job_id);
        expect(job).not.toHaveProperty('webhook_secret');
        const [event] = await ear.until(1);
        const secret = 'webhook_secret' in body ? String(body.webhook_secret) : '';
        expect(secret).toMatch(/^[\w-]{43}$/);
        expect(event?.headers['x-signature']).toBe(
          signature(secret, Number(event?.headers['x-timestamp']), event?.body ?? ''),
        );
        expect([event?.path, event?.headers['x-event-type']]).toEqual(['/ended?of=us', 'job.finished']);
        expect(JSON.parse(event?.body ?? '')).toEqual({
          id: expect.any(String),
          event_type: 'job.finished',
          event_data: {
            endpoint: `${DECODE}/${job.job_id}`,
            event_timestamp: Date.parse(job.updated_at) / 1000,
            job,
          },
        });
      } finally {
        await ear.close();
      }
    });

    test('of decoding answers a line a row, in the order of the file', async () => {
      const lines = (await client.results(DECODE, decode.job_id)).trimEnd().split('\n');
      expect(lines.map((line) => (JSON.parse(line) as { vin: string }).vin)).toEqual(
        VINS.trim().split('\n').slice(1),
      );
    });

    test('of ranking answers the columns of the file and its own', async () => {
      const text = await client.results(RANK, rank.job_id);
      const rows = parse(text, { columns: true }) as Record<string, string>[];
      expect(Object.keys(rows[0] ?? {})).toEqual([
        ...['vin', 'price', 'miles', 'zip', 'vin_rank', 'vin_score', 'dealer_ymm_score'],
        ...['comparables', 'median_price', 'median_miles', 'median_dom', 'error'],
      ]);
      expect(rows.map(({ vin, price, error }) => [vin, price, error])).toEqual([
        ['1FTFW1E80NFA00001', '38500', ''],
        ['1FTFW1E80RFA00002', '61000', ''],
      ]);
      expect(rows.map(({ vin_rank }) => vin_rank).sort()).toEqual(['1', '2']);
    });

    test('is reached by either path, also as existing clients write it', async () => {
      for (const [path, vendor, id] of [
        [DECODE, '/v2/batch/neovin/decode/jobs', decode.job_id],
        [RANK, '/v2/batch/marketmatch/rank/jobs', rank.job_id],
      ] as const) {
        for (const at of [path, `${path}/jobs`, vendor, `${vendor}/jobs`]) {
          expect((await client.get(`${at}/${id}`)).body.job_id).toBe(id);
          const { body } = await client.get<{ num_found: number; jobs: JobRecord[] }>(at);
          expect([at, body.num_found, body.jobs[0]?.job_id]).toEqual([at, 1, id]);
          expect(await client.results(at, id)).not.toBe('');
        }
      }
    });

    test("is nobody else's, and of its family alone", async () => {
      for (const path of [`${DECODE}/${decode.job_id}`, `${RANK}/${rank.job_id}`]) {
        expect((await stranger.refused(path)).status).toBe(404);
        expect((await stranger.refused(`${path}/download`, { method: 'POST' })).status).toBe(404);
      }
      expect((await client.refused(`${RANK}/${decode.job_id}`)).status).toBe(404);
      for (const [id, status] of [
        ['%ff', 400],
        ['%00', 404],
        ['..%2f..%2faccounts.db', 404],
      ] as const)
        expect([id, (await client.refused(`${DECODE}/${id}`)).status]).toEqual([id, status]);
      const { body } = await stranger.get<{ num_found: number }>(DECODE);
      expect(body).toEqual({ num_found: 0, jobs: [] });
    });

    test('leaves its results alone on disk, the upload is gone', () => {
      expect(readdirSync(join(dataDir, 'jobs', decode.job_id))).toEqual([expect.stringMatching(/^results-/)]);
    });
  });

  test('what a spreadsheet takes for a formula is escaped', async () => {
    const file = `note,${CARS.split('\n')[0]}\n"=HYPERLINK(""http://a"")",1FTFW1E80NFA00001,1,1,30303\n@x,+1+1,2,3,30303\n`;
    const { job_id } = await client.run(RANK, formOf(gzipSync(file)));
    const rows = parse(await client.results(RANK, job_id), { columns: true }) as Record<string, string>[];
    expect(rows.map(({ note, vin }) => [note, vin])).toEqual([
      [`'=HYPERLINK("http://a")`, '1FTFW1E80NFA00001'],
      [`'@x`, `'+1+1`],
    ]);
  });

  test('a row that cannot be ranked says why, the others are ranked', async () => {
    const rows = [
      ['1FTFW1E80NFA00001', '38500', '21000', '30303', ''],
      ['1FTFW1E80NFA0000', '1', '1', '30303', ''],
      ['ZZZZZZZZZZZZZZZZZ', '1', '1', '30303', ''],
      ['1FTFW1E80RFA00002', 'cheap', '1', '30303', ''],
      ['1FTFW1E80RFA00002', '1', '-1', '30303', ''],
      ['1FTFW1E80RFA00002', '1', '1', '00000', ''],
      ['1FTFW1E80RFA00002', '1', '1', '', '999999'],
      ['1FTFW1E80RFA00002', '"$61,000.00"', '', '', ''],
    ];
    const file = ['VIN, Price,miles ,zip,dealer_id', ...rows.map((row) => row.join(','))].join('\r\n');
    const record = await client.run(RANK, formOf(gzipSync(file)));
    expect(record).toMatchObject({ status: 'COMPLETED', total_records: 8, failed_records: 6 });
    const found = parse(await client.results(RANK, record.job_id), { columns: true }) as Record<
      string,
      string
    >[];
    expect(found.map(({ error }) => error)).toEqual([
      '',
      '"1FTFW1E80NFA0000" is not a 17-character VIN',
      expect.stringMatching(/neither a listing nor the decoder/),
      'price "cheap" is not a number of at least 0',
      'miles "-1" is not a number of at least 0',
      'zip "00000" is not a known postal code',
      'no listing shows where dealer "999999" is',
      '',
    ]);
    expect(
      found
        .map(({ vin_rank }) => vin_rank)
        .filter(Boolean)
        .sort(),
    ).toEqual(['1', '2']);
  });

  describe('refused at once, and nothing is left', () => {
    const two = (): FormData => {
      const form = formOf(VINS);
      form.append('file', new Blob([VINS]), 'again.csv');
      return form;
    };
    const named = (name: string): FormData => {
      const form = new FormData();
      form.set(name, new Blob([VINS]), 'vins.csv');
      return form;
    };
    const asText = (): FormData => {
      const form = new FormData();
      form.set('file', VINS);
      return form;
    };
    const zip = Buffer.from('504b0304140000000800', 'hex');
    const cases: readonly (readonly [string, string, () => FormData, number, RegExp])[] = [
      ['no file', DECODE, () => new FormData(), 422, /file: send/],
      ['a file of another name', DECODE, () => named('vins'), 422, /part named file/],
      ['a text in place of the file', DECODE, asText, 422, /filename/],
      ['two files', DECODE, two, 422, /one file/],
      ['an empty file', DECODE, () => formOf(''), 422, /empty/],
      ['gzip where plain CSV is wanted', DECODE, () => formOf(gzipSync(VINS)), 422, /gzipped/],
      ['plain CSV where gzip is wanted', RANK, () => formOf(CARS), 422, /not gzipped/],
      ['gzip of nothing', RANK, () => formOf(gzipSync('')), 422, /lacks vin/],
      ['two bytes of gzip', RANK, () => formOf(Buffer.from([0x1f, 0x8b])), 422, /lacks vin|gzip/],
      ['gzip that is none', RANK, () => formOf(Buffer.from('1f8bffffffffff', 'hex')), 422, /gzip/],
      ['a zip', DECODE, () => formOf(zip), 422, /lacks vin/],
      ['no header', DECODE, () => formOf('1FTFW1E80NFA00001\n'), 422, /lacks vin/],
      [
        'other columns',
        RANK,
        () => formOf(gzipSync('vin,price\nx,1\n')),
        422,
        /lacks miles, zip or dealer_id/,
      ],
      ['a column twice', DECODE, () => formOf('vin,VIN\nx,y\n'), 422, /twice/],
      ['a quote that never ends', DECODE, () => formOf(`"vin\n${'x'.repeat(99_999)}`), 422, /file/],
      ['a file too long', DECODE, () => formOf(`vin\n${'x'.repeat(1_000_000)}`), 413, /1000000 bytes/],
      ['a body far too long', DECODE, () => formOf('x'.repeat(1_200_000)), 413, /1000000 bytes/],
      [
        'a long reference',
        DECODE,
        () => formOf(VINS, { client_reference: 'x'.repeat(256) }),
        422,
        /client_ref/,
      ],
      ['a reference with a zero', DECODE, () => formOf(VINS, { client_reference: 'a\0b' }), 422, /control/],
      ['no webhook', DECODE, () => formOf(VINS, { webhook_url: 'ftp://x' }), 422, /webhook_url/],
      ['half a code', DECODE, () => formOf(VINS, { webhook_url: 'https://%ff@x' }), 422, /webhook_url/],
      ['no flag', `${DECODE}?include_generic=maybe`, () => formOf(VINS), 422, /include_generic/],
      ['no country', `${RANK}?country=fr`, () => formOf(gzipSync(CARS)), 422, /country/],
    ];
    test.each(cases)('%s', async (_, path, form, status, words) => {
      const before = folders();
      const answer = await client.refused(path, { method: 'POST', body: form() });
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        status,
        status,
        expect.stringMatching(words),
      ]);
      expect(folders()).toEqual(before);
    });

    test.each([
      ['text/csv', VINS],
      ['application/json', '{}'],
      ['multipart/form-data', VINS],
      ['multipart/form-data; boundary=x', VINS],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nvin\n1',
      ],
    ])('a body that is no whole form: %s', async (type, body) => {
      const before = folders();
      const answer = await client.refused(DECODE, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body,
      });
      expect([answer.status, answer.body.code]).toEqual([400, 400]);
      expect(folders()).toEqual(before);
    });

    test('a connection that is lost in the middle', async () => {
      const before = folders();
      const { hostname, port, pathname, search } = new URL(client.url(DECODE));
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST ${pathname}${search} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
          'Content-Length: 100000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nvin\n',
      );
      socket.write('1FTFW1E80NFA00001\n'.repeat(200));
      await expect.poll(() => folders().length).toBe(before.length + 1);
      socket.destroy();
      await expect.poll(folders).toEqual(before);
    });
  });

  describe('found out later: the job fails, and nothing is left', () => {
    const whole = gzipSync(CARS);
    const cases: readonly (readonly [string, string, () => string | Buffer, string, RegExp])[] = [
      ['too many rows', DECODE, () => `vin\n${'x\n'.repeat(ROWS + 1)}`, 'too_many_rows', /500 rows/],
      ['a header alone', DECODE, () => 'vin\n', 'no_rows', /no row/],
      ['a row with more cells', DECODE, () => 'vin\na\nb,c\n', 'not_csv', /line 3/],
      ['a quote in the middle', DECODE, () => 'vin\na\nb"c"d\n', 'not_csv', /line/],
      ['a cut gzip', RANK, () => whole.subarray(0, -12), 'not_gzip', /too early/],
      [
        'a gzip bomb',
        RANK,
        () => gzipSync(`${CARS}${'1FTFW1E80NFA00001,1,1,30303\n'.repeat(300_000)}`),
        'too_',
        /4000000 bytes|500 rows/,
      ],
      [
        'a gzip bomb of one row',
        RANK,
        () => gzipSync(`vin,price,miles,zip\n${' '.repeat(30_000_000)}`),
        '',
        /./,
      ],
    ];
    test.each(cases)('%s', async (_, path, file, code, words) => {
      const record = await client.run(path, formOf(file()));
      expect(record).toMatchObject({
        status: 'FAILED',
        error_code: expect.stringContaining(code),
        error_message: expect.stringMatching(words),
      });
      expect(record.progress_percent).toBeLessThan(100);
      expect(folders()).not.toContain(record.job_id);
      const { status, body } = await client.refused(`${path}/${record.job_id}/download`, { method: 'POST' });
      expect([status, body.message]).toEqual([422, expect.stringContaining('failed')]);
    });
  });

  test('a plan without jobs is a 403 before anything of the file is taken', async () => {
    for (const plan of ['free', 'basic', 'standard']) {
      const other = await clientOn(plan);
      for (const path of [DECODE, `${RANK}/jobs`, '/v2/batch/neovin/decode/jobs/job_1'])
        expect((await other.refused(path)).status).toBe(403);
      const submitted = await other.refused(DECODE, { method: 'POST', body: formOf(VINS) });
      expect(submitted.status).toBe(403);
    }
  });

  test('an account with too many open jobs waits; nothing is taken in', async () => {
    const { key, account } = await createKey(accounts, { plan: 'enterprise' });
    const open = { account, family: 'decode', parameters: {} } as const;
    const none = { clientReference: undefined, webhook: undefined };
    // the server takes none of them: they come with a lease that somebody else has
    await accounts.transaction().execute(async (own) => {
      const store = new JobStore(own);
      for (let i = 0; i < MOST_OPEN; i += 1) await store.add({ ...open, ...none, id: `job_open${i}` });
      const taken = { lease_until: 9_999_999_999 };
      await own.updateTable('job').set(taken).where('account_id', '=', account).execute();
    });
    const before = folders();
    const form = formOf(VINS);
    const response = await fetch(new JobClient(server.address, key).url(DECODE), {
      method: 'POST',
      body: form,
    });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '30']);
    expect(folders()).toEqual(before);
  });

  test('other methods are told which there are', async () => {
    const response = await fetch(client.url(DECODE), { method: 'DELETE' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect((await fetch(client.url(`${DECODE}/x/download`))).status).toBe(405);
  });

  test('the list has pages', async () => {
    for (let i = 0; i < 3; i += 1) await client.run(DECODE, formOf(VINS));
    const { body } = await client.get<{ num_found: number; jobs: JobRecord[] }>(`${DECODE}?rows=2&start=1`);
    expect(body.jobs).toHaveLength(2);
    const ids = body.jobs.map(({ job_id }) => job_id);
    expect(ids).toEqual([...ids].sort().reverse());
    expect((await client.refused(`${DECODE}?rows=201`)).status).toBe(422);
  });

  test('a page may begin at the end of the list, and not behind it (supplement decision 9)', async () => {
    const { num_found: all } = (await client.get<{ num_found: number }>(`${DECODE}?rows=0`)).body;
    const { body } = await client.get<{ jobs: JobRecord[] }>(`${DECODE}?start=${all}`);
    expect(body.jobs).toEqual([]);
    const refused = await client.refused(`${DECODE}?rows=1&start=${all + 1}`);
    expect(refused).toMatchObject({ status: 422 });
  });
});
