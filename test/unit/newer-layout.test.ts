import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@elastic/elasticsearch';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LAYOUT } from '../../src/catalog/layout.ts';
import { SoldMonths } from '../../src/summary/months.ts';
import { testApp } from '../market/app.ts';

/** A newer program has published what this one cannot read: it goes on with what was before, or says 503, and tells. */

interface Asked {
  readonly index: readonly string[];
  readonly features: readonly string[];
}

/** An engine with generations of the listings of US cars, each of a layout. */
function engineOf(layouts: Readonly<Record<string, number | undefined>>) {
  const there = new Set(Object.keys(layouts));
  let live = Object.keys(layouts)[0] ?? '';
  const roles = ['us', 'ca', 'rest', 'recents', 'history', 'dealers'];
  const aliasOf = (role: string): string => `x-us-cars-${role}`;
  const all = () =>
    [...there].flatMap((generation) =>
      roles.map((role) => ({ role, generation, index: `${aliasOf(role)}-${generation}` })),
    );
  const get = async ({ index, features }: Asked) => {
    const found = all().filter(
      (one) => index.includes(one.index) || (one.generation === live && index.includes(aliasOf(one.role))),
    );
    return Object.fromEntries(
      found.map(({ role, generation, index: name }) => [
        name,
        {
          aliases: generation === live ? { [aliasOf(role)]: {} } : {},
          settings: { index: { uuid: name } },
          ...(features.includes('mappings') && { mappings: { _meta: { layout: layouts[generation] } } }),
        },
      ]),
    );
  };
  const msearch = async ({ searches }: { searches: readonly string[] }) => ({
    body: {
      responses: searches.flatMap((header, i) =>
        i % 2 ? [] : [{ hits: { total: { value: header.includes('-first') ? 1 : 2 }, hits: [] } }],
      ),
    },
  });
  const search = async () => ({
    body: { _shards: { total: 1, failed: 0 }, hits: { total: { value: 0 }, hits: [] } },
  });
  return {
    client: { msearch, search, indices: { get } } as unknown as Client,
    publish(generation: string) {
      live = generation;
    },
    drop(generation: string) {
      there.delete(generation);
    },
  };
}

describe('listings', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());
  const later = (): void => void vi.advanceTimersByTime(1001);

  async function told({ app, ask }: ReturnType<typeof testApp>) {
    const answer = await ask('/search/car/active?rows=0');
    const { num_found } = (await answer.json()) as { num_found?: number };
    const ready = await app.request('/readyz');
    const { markets } = (await ready.json()) as { markets: Readonly<Record<string, string>> };
    return { status: answer.status, found: num_found, ready: ready.status, market: markets['us-cars'] };
  }

  test('the last generation that can be read goes on while it is there; then 503; a server that never had it: 503', async () => {
    const engine = engineOf({ first: LAYOUT, second: LAYOUT + 1, third: LAYOUT });
    const app = testApp({ client: engine.client, prefix: 'x-' });
    expect(await told(app)).toEqual({ status: 200, found: 1, ready: 200, market: 'loaded' });
    engine.publish('second');
    later();
    const market = 'loaded; a newer version has published what this one cannot read';
    expect(await told(app)).toEqual({ status: 200, found: 1, ready: 200, market });
    const fresh = testApp({ client: engine.client, prefix: 'x-' });
    const unread = 'published by a newer version, which this one cannot read';
    const refused = { status: 503, found: undefined, ready: 503, market: unread };
    expect(await told(fresh)).toEqual(refused);
    expect(fresh.log.join()).toContain('upgrade this server');
    engine.drop('first');
    later();
    expect(await told(app)).toEqual(refused);
    engine.publish('third');
    later();
    expect(await told(app)).toEqual({ status: 200, found: 2, ready: 200, market: 'loaded' });
  });

  test('what asks an alias by its name reads nothing of a newer program: histories and dealers are 503', async () => {
    const engine = engineOf({ first: LAYOUT, second: LAYOUT + 1 });
    const { ask } = testApp({ client: engine.client, prefix: 'x-' });
    const asked = ['/history/car/1FTAACC88PA100000', '/dealer/car/1000000'];
    const statuses = async () =>
      (await Promise.all(asked.map((path) => ask(path)))).map(({ status }) => status);
    expect(await statuses()).toEqual([200, 404]);
    engine.publish('second');
    later();
    expect(await statuses()).toEqual([503, 503]);
    // searches name the indices of the generation before
    expect((await ask('/search/car/active?rows=0')).status).toBe(200);
  });

  test('indices of an earlier program tell no layout, and are read', async () => {
    const engine = engineOf({ first: undefined });
    expect(await told(testApp({ client: engine.client, prefix: 'x-' }))).toMatchObject({
      status: 200,
      found: 1,
    });
  });
});

describe('sold months', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-layout-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** As a load does: by one rename. */
  function publish(generation: number, layout: number | undefined): void {
    const months = [
      { month: `2026-0${generation}`, file: `2026-0${generation}-g${generation}.parquet`, rows: 1 },
    ];
    const manifest = { layout, generation, months, dealership_groups: [] };
    writeFileSync(join(folder, 'next'), JSON.stringify(manifest));
    renameSync(join(folder, 'next'), join(folder, 'manifest.json'));
  }

  test('the last generation that can be read goes on; a server that never had it says so', async () => {
    const months = new SoldMonths(folder);
    publish(1, undefined);
    expect((await months.reread()).months).toEqual(['2026-01']);
    publish(2, LAYOUT);
    expect((await months.reread()).months).toEqual(['2026-02']);
    publish(3, LAYOUT + 1);
    expect((await months.reread()).months).toEqual(['2026-02']);
    await expect(new SoldMonths(folder).reread()).rejects.toThrow('upgrade this server');
    publish(4, LAYOUT);
    expect((await months.reread()).months).toEqual(['2026-04']);
  });
});
