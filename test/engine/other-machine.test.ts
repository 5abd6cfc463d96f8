import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rollBackListings } from '../../ingest/commands/roll-back.ts';
import { engineClient } from '../../src/engine/client.ts';
import { soldEverPublished } from '../../src/engine/ever-published.ts';
import { deliveriesIndex } from '../../src/engine/names.ts';
import { RecentSales } from '../../src/insights/recent-sales.ts';
import { SoldData } from '../../src/summary/sold-data.ts';
import { SoldSummary } from '../../src/summary/summary.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import { car } from './ingest-installation.ts';
import { day, SoldInstallation, sold } from './sold-installation.ts';

/** A server on another machine than the loader's, whose state directory lacks the sold months. */

const ANSWERS = [
  '/sold-vehicles/summary?inventory_type=used',
  '/dealership-groups',
  '/mds/car?make=Honda',
  '/sales/car?make=Honda',
  '/popular/cars?car_type=used',
];

describeOnEngine('a server without the sold months', () => {
  let here: SoldInstallation;
  let opened: SoldData[] = [];

  beforeEach(() => {
    here = new SoldInstallation();
  });
  afterEach(async () => {
    for (const one of opened) await one.close();
    opened = [];
    await here.drop();
  });

  /** A server with a state directory. */
  function serverIn(dataDir: string, client = here.client, sharedDir = dataDir): TestApp {
    mkdirSync(dataDir, { recursive: true });
    const everPublished = soldEverPublished(client, here.prefix, dataDir);
    const data = new SoldData({ dataDir, sharedDir, memory: '256MB', everPublished });
    opened.push(data);
    const { prefix } = here;
    return testApp({ client, prefix }, { sold: new SoldSummary(data), recent: new RecentSales(data) });
  }
  const elsewhere = (client?: typeof here.client) =>
    serverIn(join(here.folder, `other-${opened.length}`), client);
  const statuses = (app: TestApp): Promise<number[]> =>
    Promise.all(ANSWERS.map(async (target) => (await app.ask(target)).status));
  const ready = async ({ app }: TestApp): Promise<[number, unknown]> => {
    const response = await app.request('/readyz');
    return [response.status, ((await response.json()) as { sold: unknown }).sold];
  };
  const each = (status: number): number[] => ANSWERS.map(() => status);
  const used = (n: number) => car(n, { inventory_type: 'used' });

  test('says that it cannot answer, what to do, and that it is not ready; where nothing was sold it answers', async () => {
    await here.load([used(1), used(2)], day('2026-03-01'));
    expect(await statuses(elsewhere())).toEqual(each(200));
    expect(await ready(elsewhere())).toEqual([200, 'empty']);

    await here.loadSold(
      [sold('2026-02-01', { make: 'Honda', model: 'Accord', state: 'TX' })],
      day('2026-03-01'),
    );
    const loader = serverIn(here.installation.dataDir);
    expect(await statuses(loader)).toEqual(each(200));
    expect(await ready(loader)).toEqual([200, 'published']);
    const other = elsewhere();
    expect(await statuses(other)).toEqual(each(503));
    expect(await ready(other)).toEqual([503, 'missing on this server']);
    expect(other.log.join()).toContain('share that folder with the machine that loads');
    const refused = await other.ask(ANSWERS[0] ?? '');
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await refused.json()).toEqual({
      code: 503,
      message: 'This server cannot read the sold vehicles at the moment; try again soon.',
    });

    // an empty disk of its own, and the loader's state directory
    const sharing = serverIn(join(here.folder, 'sharing'), here.client, here.installation.dataDir);
    expect(await ready(sharing)).toEqual([200, 'published']);
    for (const target of ANSWERS)
      expect(await (await sharing.ask(target)).json()).toEqual(await (await loader.ask(target)).json());

    // the engine has lost the reports, or is away: the loader's machine still knows
    await here.client.indices.delete({ index: deliveriesIndex(here.prefix) });
    const known = soldEverPublished(here.client, here.prefix, here.installation.dataDir);
    expect(await known()).toBe(true);
    const away = elsewhere(engineClient({ url: 'http://127.0.0.1:1' }));
    expect((await away.ask(ANSWERS[0] ?? '')).status).toBe(503);
    expect(await ready(away)).toEqual([503, 'not known']);
  });

  test('also of sales that follow from listings, after a rollback, too', async () => {
    const gone = { acceptShrink: true };
    for (const date of ['01', '02', '05', '08', '11'])
      await here.load([used(1), ...(date < '04' ? [used(2)] : [])], day(`2026-03-${date}`), gone);
    expect(await statuses(elsewhere())).toEqual(each(503));
    await rollBackListings(here.installation);
    expect(await ready(elsewhere())).toEqual([503, 'missing on this server']);
  });
});
