import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineClient } from '../../src/engine/client.ts';
import { describeOnEngine, dropPrefix, engineUrl, freshPrefix } from '../market/load.ts';
import { Serving } from '../market/serving.ts';
import { addFixture, copiedProgram } from '../package/copied-program.ts';
import { commandIn } from '../programs.ts';
import { csv, type Row } from './ingest-place.ts';

/** A market is one file: with boats.ts among the markets, a copy of the program loads boats and answers for them. */

const run = promisify(execFile);

/** Ten boats of 16 to 34 feet; every third hull is of aluminum. */
const BOATS = Array.from(
  { length: 10 },
  (_, n): Row => ({
    source: 'marina.example',
    stock_no: `B${n}`,
    heading: `Boat ${n}`,
    year: 2015 + n,
    make: n % 2 ? 'Bayliner' : 'Grady-White',
    model: `M${n}`,
    price: 20_000 + 1000 * n,
    inventory_type: 'used',
    dealer_id: 7,
    country: 'US',
    state: 'FL',
    zip: '33101',
    length: 16 + 2 * n,
    hull_material: n % 3 ? 'Fiberglass' : 'Aluminum',
  }),
);

interface Page {
  readonly num_found: number;
  readonly listings: readonly { readonly id: string; readonly build: Record<string, unknown> }[];
  readonly facets: Readonly<Record<string, readonly { readonly item: string; readonly count: number }[]>>;
  readonly stats: { readonly length: { readonly min: number; readonly max: number } };
}

describeOnEngine('a market that only its file declares', () => {
  const copy = copiedProgram('boats');
  const client = engineClient({ url: engineUrl ?? '' });
  const prefix = freshPrefix();
  const env = {
    ...process.env,
    PORT: '0',
    ELASTICSEARCH_URL: engineUrl,
    FORECOURT_DATA: join(copy, 'data'),
    FORECOURT_INDEX_PREFIX: prefix,
  };
  const forecourt = async (...args: string[]): Promise<string> => {
    const { stdout } = await run(process.execPath, [commandIn(copy), ...args], {
      cwd: copy,
      env,
    });
    return stdout;
  };
  let serving: Serving | undefined;
  let address = '';
  let key = '';

  const ask = async <Answer = Page>(path: string): Promise<Answer> => {
    const response = await fetch(`${address}/v2${path}${path.includes('?') ? '&' : '?'}api_key=${key}`);
    expect(response.status).toBe(200);
    return (await response.json()) as Answer;
  };

  beforeAll(async () => {
    addFixture(copy, new URL('fixtures/boats.ts', import.meta.url), 'src/catalog/markets/boats.ts');
    writeFileSync(join(copy, 'boats.csv'), csv(BOATS));
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await forecourt('ingest', 'listings', '--market', 'boats', '--as-of', anHourAgo, 'boats.csv');
    const made = JSON.parse(await forecourt('keys', 'create', '--plan', 'enterprise', '--json')) as {
      readonly key: string;
    };
    key = made.key;
    serving = new Serving(env, 'serve', copy);
    address = await serving.address();
  });
  afterAll(async () => {
    await serving?.stop();
    await dropPrefix(client, prefix);
    await client.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test('is searched, by filters, facets, ranges, statistics and orders of its own', async () => {
    const page = await ask('/search/boat/active?facets=hull_material&stats=length&sort_by=length&rows=2');
    expect(page.num_found).toBe(10);
    expect(page.facets.hull_material).toEqual([
      { item: 'Fiberglass', count: 6 },
      { item: 'Aluminum', count: 4 },
    ]);
    expect(page.stats.length).toMatchObject({ min: 16, max: 34 });
    expect(page.listings.map(({ build }) => build.length)).toEqual([16, 18]);
    expect((await ask('/search/boat/active?length_range=20-26')).num_found).toBe(4);
    expect((await ask('/search/boat/active?length_range=20-26&hull_material=aluminum')).num_found).toBe(1);
    expect((await ask('/search/boat/active?zip=33101&radius=10')).num_found).toBe(10);
    expect((await ask('/search/boat/active?country=ca')).num_found).toBe(0);
  });

  test('shows one listing by its id', async () => {
    const { listings } = await ask('/search/boat/active?hull_material=Aluminum&rows=1');
    const [found] = listings;
    expect(await ask(`/listing/boat/${found?.id}`)).toMatchObject({
      id: found?.id,
      build: { hull_material: 'Aluminum', length: found?.build.length },
    });
  });

  test('suggests its terms', async () => {
    const path = '/search/boat/auto-complete?field=hull_material&input=al&term_counts=true';
    expect(await ask<object>(path)).toMatchObject({ terms: [{ item: 'Aluminum', count: 4 }] });
  });

  test('stands in the document, in status, in readiness and in the metrics', async () => {
    const document = await (await fetch(`${address}/v2/openapi.json?api_key=${key}`)).json();
    expect(document).toMatchObject({
      paths: {
        '/search/boat/active': {},
        '/search/boat/auto-complete': {},
        '/dealers/boat': {},
        '/dealer/boat/{dealer_id}': {},
        '/listing/boat/{id}': {},
      },
      components: { schemas: { BoatListing: { properties: { build: { properties: { length: {} } } } } } },
    });
    expect(await forecourt('status')).toContain('boats');
    expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ markets: { boats: 'loaded' } });
    expect(await (await fetch(`${address}/metrics`)).text()).toContain('market="boats"');
  });
});
