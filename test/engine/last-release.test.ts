import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineClient } from '../../src/engine/client.ts';
import { describeOnEngine, dropPrefix, engineUrl, freshPrefix } from '../market/load.ts';
import { Serving } from '../market/serving.ts';
import { COMMAND } from '../programs.ts';

/**
 * A backup of the last release comes back with this program, and answers. It was made by `forecourt backup` of 447249d after two
 * deliveries of listings, one each of dealers, sold vehicles and recalls, and `keys create`; all rows are made up.
 */
const BACKUP = fileURLToPath(new URL('fixtures/backup-447249d.tar.gz', import.meta.url));
/** its key, which opens nothing else */
const KEY = 'tbTYifmCDD0H8pz3Xzbisl20qdNyMY_zXKQQB62MayQ';
const VIN = '1FTFW1E50PFA00001';

const run = promisify(execFile);

describeOnEngine('a backup of the last release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-release-'));
  const [source, dataDir] = [join(folder, 'backup'), join(folder, 'data')];
  const prefix = freshPrefix();
  const env = {
    ...process.env,
    ...{ PORT: '0', ELASTICSEARCH_URL: engineUrl ?? '', FORECOURT_SAMPLE: 'off' },
    ...{ FORECOURT_DATA: dataDir, FORECOURT_INDEX_PREFIX: prefix },
  };
  const forecourt = (...args: string[]) => run(process.execPath, [COMMAND, ...args], { env });
  let serving: Serving;
  let address = '';

  beforeAll(async () => {
    mkdirSync(source);
    await run('tar', ['-xzf', BACKUP, '-C', source]);
    await forecourt('restore', source);
    serving = new Serving(env);
    address = await serving.address();
  });
  afterAll(async () => {
    await serving?.stop();
    const client = engineClient({ url: engineUrl ?? '' });
    await dropPrefix(client, prefix);
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${address}/v2${path}${path.includes('?') ? '&' : '?'}api_key=${KEY}`);
    return { status: answer.status, body: await answer.json() };
  };
  const answered = (body: unknown) => expect.objectContaining({ status: 200, body });
  const having = (members: object) => answered(expect.objectContaining(members));

  test('answers with its key: listings, what has left, histories, dealers, sold months, recalls', async () => {
    expect(await ask('/search/car/active?sort_by=price&sort_order=desc')).toEqual(
      having({
        num_found: 2,
        listings: [
          expect.objectContaining({ vin: VIN, price: 29_500 }),
          expect.objectContaining({ vin: '2T3P1RFV0NC000003', price: 25_500 }),
        ],
      }),
    );
    expect(await ask('/search/car/active?price_change=negative')).toEqual(having({ num_found: 1 }));
    expect(await ask(`/history/car/${VIN}`)).toEqual(
      answered([expect.objectContaining({ price: 29_500 }), expect.objectContaining({ price: 31_000 })]),
    );
    expect(await ask('/dealer/car/501')).toEqual(
      having({ response: expect.objectContaining({ seller_name: 'Example Ford' }) }),
    );
    const month = 'inventory_type=used&date_from=2026-09-01&date_to=2026-09-30&ranking_dimensions=make';
    expect(await ask(`/sold-vehicles/summary?${month}`)).toEqual(
      having({
        data: expect.arrayContaining([
          expect.objectContaining({ make: 'Ford', sold_count: 1 }),
          expect.objectContaining({ make: 'Toyota', sold_count: 1 }),
        ]),
      }),
    );
    expect(await ask(`/car/recalls/${VIN}`)).toEqual(
      having({
        data: expect.objectContaining({
          items: [expect.objectContaining({ recalls: [{ status: 'open' }] })],
        }),
      }),
    );
    expect(await ask('/deliveries?dataset=listings')).toEqual(having({ num_found: 2 }));
  });

  test('leaves an upgrade nothing to do, and takes the next delivery', async () => {
    const { stdout } = await forecourt('upgrade', '--check', '--json');
    const steps = JSON.parse(stdout) as unknown;
    expect(JSON.stringify(steps)).not.toMatch(/"is":"(rebuild|newer|unknown|migrate)"/);
    expect(JSON.stringify(steps)).toContain('"is":"current"');
    const feed = join(folder, 'cars.csv');
    const about = 'inventory_type,seller_type,dealer_id,seller_name,city,state,zip,country,year,make,model';
    writeFileSync(
      feed,
      `vin,source,price,${about}\n` +
        `${VIN},a.example,29000,used,dealer,501,Example Ford,Chicago,IL,60601,US,2023,Ford,F-150\n` +
        '2T3P1RFV0NC000003,b.example,25500,used,dealer,502,Example Toyota,Austin,TX,78701,US,2022,Toyota,RAV4\n',
    );
    const loaded = await forecourt('ingest', 'listings', '--as-of', '2026-11-22T06:00:00Z', '--json', feed);
    expect(JSON.parse(loaded.stdout)).toMatchObject({ arrivals: 0, departures: 0, price_changes: 1 });
  });
});
