import { afterEach, beforeEach, expect, test } from 'vitest';
import { KEYS, testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import { dealer, loadDealers } from './dealers-installation.ts';
import { car, Installation, T } from './ingest-installation.ts';

/** Pages across a switch: each of one generation of the data, or none. */

const HEADER = 'X-Data-Version';

interface Page {
  readonly status: number;
  readonly version: string | null;
  readonly vins: readonly string[];
  readonly found: number;
  readonly message?: string;
}

describeOnEngine('pages of one version', () => {
  let here: Installation;
  beforeEach(() => {
    here = new Installation();
  });
  afterEach(() => here.drop());

  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => car(from + n, { price: 10_000 + (((from + n) * 37) % 100) }));

  function asking() {
    const { app } = testApp(here);
    return async (path: string, headers: Record<string, string> = {}): Promise<Page> => {
      const url = `/v2${path}${path.includes('?') ? '&' : '?'}api_key=${KEYS.enterprise}`;
      const response = await app.request(url, { headers });
      const body = (await response.json()) as {
        num_found: number;
        listings?: { vin: string }[];
        message?: string;
      };
      const { num_found: found, listings = [], message } = body;
      return {
        status: response.status,
        version: response.headers.get(HEADER),
        vins: listings.map(({ vin }) => vin),
        found,
        ...(message ? { message } : {}),
      };
    };
  }

  const search = (start: number, more = '') =>
    `/search/car/active?sort_by=price&rows=10&start=${start}${more}`;

  test('every listing exactly once, although others answer meanwhile; a version that is gone is said', async () => {
    const ask = asking();
    await here.load(rows(0, 30), T);
    const first = await ask(search(0));
    expect([first.status, first.found, first.version]).toEqual([200, 30, '20251009t085320z-1']);
    // half of them go, others come, in another order
    await here.load(rows(15, 45), T + 60);
    await expect.poll(async () => (await ask(search(0))).version).toBe('20251009t085420z-2');
    const version = first.version ?? '';
    const second = await ask(search(10), { [HEADER]: version });
    const third = await ask(search(20, `&data_version=${version}`));
    expect([second, third].map((page) => [page.status, page.found, page.version])).toEqual([
      [200, 30, version],
      [200, 30, version],
    ]);
    const all = [first, second, third].flatMap(({ vins }) => vins);
    expect(all.sort()).toEqual(
      rows(0, 30)
        .map(({ vin }) => vin)
        .sort(),
    );
    // quoted as entity tags are; the newest one by its own name
    expect((await ask(search(20), { [HEADER]: `W/"${version}"` })).vins).toEqual(third.vins);
    const newest = await ask(search(0));
    expect(newest.version).toBe('20251009t085420z-2');
    expect((await ask(search(0), { [HEADER]: newest.version ?? '' })).vins).toEqual(newest.vins);

    // a version that is gone is a 409 that says what to do; one that never was, too; text that is none is a 422
    await here.load(rows(0, 31), T + 120);
    await expect.poll(async () => (await ask(search(0))).found).toBe(31);
    const late = await ask(search(0), { [HEADER]: version });
    expect([late.status, late.message]).toEqual([
      409,
      `Version ${version} of the data is no longer available: start again at the first page, without data_version.`,
    ]);
    // one that is still being built has a higher number than what answers
    await here.client.indices.create({ index: `${here.prefix}us-cars-us-20251009t085620z-9` });
    for (const never of ['20251009t085620z-9', '20251009t085320z-s1', 'anything', '20240101t000000z-1'])
      expect((await ask(search(0, `&data_version=${never}`))).status).toBe(409);
    expect((await ask(search(0, '&data_version=a*b'))).status).toBe(422);
    expect((await ask(search(0), { [HEADER]: '../x' })).message).toContain('X-Data-Version');
  });

  test('what partial deliveries replaced a short time ago stays', async () => {
    const ask = asking();
    await here.load(rows(0, 12), T);
    const first = await ask(search(0));
    for (const n of [1, 2])
      await here.load([car(50 + n, { source: 'b.example' })], T + n * 60, { partial: true });
    // each replaces the one car of its source
    await expect.poll(async () => (await ask(search(0))).found).toBe(13);
    const second = await ask(search(10), { [HEADER]: first.version ?? '' });
    expect([second.status, second.found]).toEqual([200, 12]);
    expect([...first.vins, ...second.vins].sort()).toEqual(
      rows(0, 12)
        .map(({ vin }) => vin)
        .sort(),
    );
  });

  test('directories keep the version before, too; a history has its newest alone', async () => {
    const ask = asking();
    const dealers = (count: number) => Array.from({ length: count }, (_, n) => dealer(n + 1));
    await loadDealers(here, dealers(5));
    const first = await ask('/dealers/car?rows=2');
    await loadDealers(here, dealers(6), T + 60);
    await expect.poll(async () => (await ask('/dealers/car?rows=2')).found).toBe(6);
    expect(await ask('/dealers/car?rows=2&start=2', { [HEADER]: first.version ?? '' })).toMatchObject({
      ...{ status: 200, found: 5, version: first.version },
    });
    await here.load(rows(0, 2), T);
    const history = `/history/car/${String(car(1).vin)}`;
    // of servers that have just started: others look for new indices once a second
    const page = await asking()(history);
    expect(page.version).toMatch(/^20251009t085320z-/);
    expect((await asking()(history, { [HEADER]: page.version ?? '' })).status).toBe(200);
    await here.load(rows(0, 2), T + 60);
    expect((await asking()(history, { [HEADER]: page.version ?? '' })).status).toBe(409);
  });
});
