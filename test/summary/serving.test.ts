import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../src/catalog/errors.ts';
import { SoldMonths } from '../../src/summary/months.ts';
import { rollupOf } from '../../src/summary/rollup.ts';
import { KEYS, testApp } from '../market/app.ts';
import { type TestSummary, testSummary } from './ask.ts';
import { sold } from './rows.ts';
import { publish } from './sold-files.ts';

/** The summary beside publications, other callers and callers who go away (docs/decisions, decision 9). */

const never = new AbortController().signal;

let served: TestSummary;
beforeEach(() => {
  served = testSummary();
});
afterEach(() => served.close());

const row = (make: string, count = 1) => Array.from({ length: count }, () => sold({ make }));
const makes = async (query = '') =>
  (await served.ask(`inventory_type=used${query}`)).data.map(
    ({ make, sold_count }) => `${make} ${sold_count}`,
  );

describe('publications', () => {
  test('without any month the answer is empty, and says why', async () => {
    const answer = await served.ask('inventory_type=used');
    expect(answer).toMatchObject({ data: [], result_count: 0, truncated: false });
    expect(answer.applied).toMatchObject({
      date_from: null,
      date_to: null,
      available_history: { first_month: null, last_month: null },
    });
    expect(answer.warnings).toMatchObject([{ code: 'window_outside_available_history' }]);
    expect(await served.ask('inventory_type=used&date_from=2026-01-01&date_to=2026-01-31')).toMatchObject({
      data: [],
      warnings: [{ code: 'window_outside_available_history' }],
    });
    expect(await served.summary.groups(never)).toEqual([]);
  });

  test('the next generation is answered within a second, and nothing of the one before', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      await publish(served.dataDir, row('Old'), { generation: 1, rollups: true });
      expect(await makes()).toEqual(['Old 1']);
      await publish(served.dataDir, row('New', 2), { generation: 2, rollups: true });
      expect(await makes()).toEqual(['Old 1']);
      vi.advanceTimersByTime(1001);
      expect(await makes()).toEqual(['New 2']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a request whose files go away is answered from the next generation', async () => {
    await publish(served.dataDir, row('Old'), { generation: 1, rollups: false });
    expect(await makes()).toEqual(['Old 1']);
    await publish(served.dataDir, row('New'), { generation: 2, rollups: false });
    rmSync(path.join(served.dataDir, 'sold/2026-10-1.parquet'));
    // the old generation is still taken for the published one
    expect(await makes('&top_n=4')).toEqual(['New 1']);
  });

  test('a file that is gone for good, or a manifest that cannot be read, is no empty answer', async () => {
    await publish(served.dataDir, row('Old'), { generation: 1, rollups: false });
    rmSync(path.join(served.dataDir, 'sold/2026-10-1.parquet'));
    const missing = {
      code: 'sold_missing',
      status: 503,
      cause: { message: expect.stringContaining('sold') },
    };
    await expect(makes()).rejects.toMatchObject(missing);
    writeFileSync(path.join(served.dataDir, 'sold/manifest.json'), '{"generation": 2, "mon');
    const half = testSummary({ dataDir: served.dataDir });
    await expect(half.ask('inventory_type=used')).rejects.toMatchObject(missing);
    expect(await half.summary.standing()).toBe('missing on this server');
    await half.close();
  });

  test('nothing in the folder: empty where nothing was ever published, else no answer', async () => {
    expect(await served.summary.standing()).toBe('empty');
    const lacking = testSummary({ everPublished: async () => true });
    await expect(lacking.ask('inventory_type=used')).rejects.toMatchObject({ code: 'sold_missing' });
    await expect(lacking.summary.groups(never)).rejects.toMatchObject({ code: 'sold_missing' });
    expect(await lacking.summary.standing()).toBe('missing on this server');
    // the folder is mounted
    vi.useFakeTimers({ toFake: ['performance'] });
    await publish(lacking.dataDir, row('Ford'), { generation: 1, rollups: false });
    expect((await lacking.ask('inventory_type=used')).result_count).toBe(1);
    expect(await lacking.summary.standing()).toBe('published');
    // and gone again
    rmSync(path.join(lacking.dataDir, 'sold'), { recursive: true });
    try {
      vi.advanceTimersByTime(1001);
      await expect(lacking.ask('inventory_type=used')).rejects.toMatchObject({ code: 'sold_missing' });
    } finally {
      vi.useRealTimers();
    }
    await lacking.close();
    const down = testSummary({ everPublished: () => Promise.reject(new Error('no engine')) });
    await expect(down.ask('inventory_type=used')).rejects.toThrow('no engine');
    expect(await down.summary.standing()).toBe('not known');
    await down.close();
  });

  test('a roll-up answers what is not filtered, the vehicles everything else', async () => {
    await publish(served.dataDir, row('Ford', 3), { generation: 1, rollups: true });
    const file = path.join(served.dataDir, 'sold/2026-10-1.parquet');
    expect(existsSync(rollupOf(file))).toBe(true);
    rmSync(file);
    expect(await makes()).toEqual(['Ford 3']);
    expect(await makes('&summary_by=national&ranking_measure=price.p95')).toEqual(['Ford 3']);
    await expect(makes('&state=IL')).rejects.toMatchObject({ code: 'sold_missing' });
  });

  test('the manifest is read again when it was replaced, and not otherwise', async () => {
    await publish(served.dataDir, row('Ford'), { generation: 1, rollups: false });
    const months = new SoldMonths(path.join(served.dataDir, 'sold'));
    const first = await months.current();
    expect(await months.reread()).toBe(first);
    await publish(served.dataDir, row('Ford'), { generation: 2, rollups: false });
    const second = await months.reread();
    expect(second.files.get('2026-10')?.file).toContain('2026-10-2.parquet');
    rmSync(path.join(served.dataDir, 'sold/manifest.json'));
    expect(await months.reread()).toMatchObject({ months: [], groups: [] });
  });

  test('groups are counted over all months', async () => {
    const of = (name: string | null, date: string, more = {}) =>
      sold({ dealership_group_name: name, sold_date: date, ...more });
    await publish(
      served.dataDir,
      [
        of('Carmax', '2026-09-02'),
        of('Carmax', '2026-10-02'),
        of('CARMAX', '2026-10-03'),
        of('Carmax', '2026-10-03', { seller_type: 'auction' }),
        of('Hall | Mileone Autogroup', '2026-10-04'),
        of(null, '2026-10-05'),
      ],
      { generation: 1, rollups: false, groups: ['Carmax', 'Hall | Mileone Autogroup', 'Nobody'] },
    );
    const groups = [
      { name: 'Carmax', sold: 3 },
      { name: 'Hall | Mileone Autogroup', sold: 1 },
      { name: 'Nobody', sold: 0 },
    ];
    expect(await served.summary.groups(never)).toEqual(groups);
    expect(await served.summary.groups(never)).toEqual(groups);
  });
});

test('a question that was answered is not counted again', async () => {
  await publish(served.dataDir, row('Ford'), { generation: 1, rollups: false });
  const [one] = [await served.ask('inventory_type=used&make=Ford,Honda')];
  rmSync(path.join(served.dataDir, 'sold/2026-10-1.parquet'));
  const other = await served.ask('inventory_type=used&make=honda,FORD');
  expect(other.data).toEqual(one?.data);
  expect(other.applied.make).toEqual(['honda', 'FORD']);
});

describe('over HTTP', () => {
  test('answers, refuses, and knows HEAD', async () => {
    await publish(served.dataDir, row('Ford', 2), { generation: 1, rollups: true });
    const { app, ask, log } = testApp(undefined, { sold: served.summary });
    const response = await ask('/sold-vehicles/summary?inventory_type=used');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({
      success: true,
      result_count: 1,
      warnings: [],
      data: [{ make: 'Ford', sold_count: 2 }],
    });
    expect(log.join('\n')).not.toContain(KEYS.enterprise);
    const head = await app.request(
      `/v2/sold-vehicles/summary?inventory_type=used&api_key=${KEYS.enterprise}`,
      { method: 'HEAD' },
    );
    expect([head.status, await head.text()]).toEqual([200, '']);
    const refused = await ask('/sold-vehicles/summary?inventory_type=used&rows=1');
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { code: 422, message: expect.stringContaining('Parameter rows') },
    ]);
    expect((await ask('/sold-vehicles/summary?inventory_type=%E4')).status).toBe(400);
    expect((await app.request('/v2/sold-vehicles/summary?inventory_type=used')).status).toBe(401);
    const groups = await ask('/dealership-groups');
    expect(await groups.json()).toEqual({
      num_found: 1,
      dealership_groups: [{ name: 'Carmax', sold: 2 }],
    });
  });

  test('whoever is refused for want of room may come again', async () => {
    vi.spyOn(served.summary, 'answer').mockRejectedValue(new Refusal('summaries_busy'));
    const response = await testApp(undefined, { sold: served.summary }).ask(
      '/sold-vehicles/summary?inventory_type=used',
    );
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await response.json()).toMatchObject({ code: 503 });
  });
});
