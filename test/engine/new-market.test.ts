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
import { csv, type Row } from './ingest-installation.ts';

/**
 * A market is one file, and a dataset without a market is three: with boats.ts among the markets, and the three of warranties in
 * their folders, a copy of the program loads boats and warranties and answers for them.
 */

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
    propulsion: n % 5 ? 'OUTBOARD' : 'Sail',
  }),
);

const WARRANTIES = 'src/catalog/datasets/warranties.ts';
const WARRANTY_FILES = {
  'warranties-dataset.ts': WARRANTIES,
  'warranties-records.ts': 'ingest/whole-records/datasets/warranties.ts',
  'warranties-operation.ts': 'src/api/operations/warranties.ts',
} as const;
const VIN = '1HGCM82633A004352';
/** Two warranties of a vehicle, of which one was corrected, and a row without a VIN. */
const WARRANTY_ROWS: readonly Row[] = [
  { vin: VIN, covers: 'Powertrain', ends: '2027-01-01' },
  { vin: VIN, covers: 'Corrosion' },
  { vin: VIN.toLowerCase(), covers: 'powertrain', ends: '2028-01-01' },
  { vin: '', covers: 'Powertrain' },
];

interface Page {
  readonly num_found: number;
  readonly listings: readonly { readonly id: string; readonly build: Record<string, unknown> }[];
  readonly facets: Readonly<Record<string, readonly { readonly item: string; readonly count: number }[]>>;
  readonly stats: { readonly length: { readonly min: number; readonly max: number } };
}

describeOnEngine('a market and a dataset that only their files declare', () => {
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
    for (const [name, file] of Object.entries(WARRANTY_FILES))
      addFixture(copy, new URL(`fixtures/${name}`, import.meta.url), file, {
        'warranties-dataset.ts': WARRANTIES,
      });
    writeFileSync(join(copy, 'warranties.csv'), csv(WARRANTY_ROWS));
    await forecourt('ingest', 'listings', '--market', 'boats', '--as-of', anHourAgo, 'boats.csv');
    await forecourt('ingest', 'warranties', '--max-rejects', '30', '--as-of', anHourAgo, 'warranties.csv');
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
    expect((await ask('/search/boat/active?propulsion=sail')).num_found).toBe(2);
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
    // both wait for a slow engine no longer than a probe may
    const ready = async () => await (await fetch(`${address}/readyz`)).json();
    await expect.poll(ready).toMatchObject({ markets: { boats: 'loaded' } });
    const metrics = async () => await (await fetch(`${address}/metrics`)).text();
    await expect.poll(metrics).toContain('market="boats"');
  });

  test('the dataset answers for its records, is told, and listed among the deliveries', async () => {
    const { warranties, vin } = await ask<{ vin: string; warranties: readonly { covers: string }[] }>(
      `/car/warranties/${VIN.toLowerCase()}`,
    );
    expect(vin).toBe(VIN);
    expect(warranties.toSorted((a, b) => (a.covers < b.covers ? -1 : 1))).toEqual([
      { covers: 'Corrosion' },
      { covers: 'powertrain', ends: '2028-01-01' },
    ]);
    const { deliveries } = await ask<{ deliveries: readonly object[] }>('/deliveries?dataset=warranties');
    expect(deliveries).toEqual([expect.objectContaining({ dataset: 'warranties' })]);
    const document = await (await fetch(`${address}/v2/openapi.json?api_key=${key}`)).json();
    expect(document).toMatchObject({ paths: { '/car/warranties/{vin}': {} } });
    expect(await forecourt('status')).toContain('warranties');
  });

  test('a market without a sample is told apart from those that have one', async () => {
    await expect(forecourt('sample', '--market', 'boats', join(copy, 'sample'))).rejects.toMatchObject({
      stderr: expect.stringMatching(/boats: has no sample; choose one of us-cars, (?!.*boats)/),
    });
  });
});
