import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollBackListings } from '../../ingest/commands/roll-back.ts';
import { INSIGHTS_MARKET } from '../../src/catalog/markets.ts';
import { listingsEverPublished } from '../../src/engine/ever-published.ts';
import { SoldData } from '../../src/summary/sold-data.ts';
import { Trends } from '../../src/summary/trends/trends.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import { car, Installation, type Row } from './ingest-installation.ts';

/** Trends and snapshots of what is loaded say of each day what the searches said on it (supplement 2.8). */

const at = (day: number): number => Date.parse(`2026-11-${String(day).padStart(2, '0')}T06:00:00Z`) / 1000;
const DAYS = [3, 4, 6] as const;

/** Ten cars of two dealers, and one of them on a second site: each day one comes, one goes, and prices move. */
const delivery = (day: number): Row[] => [
  ...Array.from({ length: 10 }, (_, i) => i + day)
    .filter((n) => n % 5 !== day % 5)
    .map((n) =>
      car(n, {
        price: 10_000 + 500 * ((n * day) % 7),
        miles: 900 * n,
        dealer_id: n % 2 ? 7 : 8,
        inventory_type: 'used',
        state: 'TX',
      }),
    ),
  car(6, { source: 'b.example', dealer_id: 9, price: 9_000 + day, inventory_type: 'used' }),
];

interface Told {
  readonly num_found: number;
  readonly stats?: { readonly price: { readonly mean: number; readonly median: number } };
  readonly listings: readonly { readonly vin: string; readonly price: number }[];
}
interface Trend {
  readonly total: {
    readonly points: readonly { readonly to: string; readonly active: number; readonly price: object }[];
  };
}

// the last day is rolled back in the end
describeOnEngine('the market as it was', { shuffle: false }, () => {
  const here = new Installation();
  const opened: SoldData[] = [];
  /** what searches answered on each day */
  const searched = new Map<string, Told>();
  const inventories = new Map<string, Told>();

  function server(dataDir = here.installation.dataDir): TestApp {
    const { client, prefix } = here;
    mkdirSync(dataDir, { recursive: true });
    const data = new SoldData({ dataDir, memory: '256MB', everPublished: async () => false });
    opened.push(data);
    const everPublished = listingsEverPublished(client, prefix, dataDir, INSIGHTS_MARKET);
    return testApp({ client, prefix }, { trends: new Trends(data, { everPublished }) });
  }
  const answer = async <T>(app: TestApp, target: string): Promise<T> => {
    const response = await app.ask(target);
    expect(response.status).toBe(200);
    return (await response.json()) as T;
  };

  beforeAll(async () => {
    expect((await server(join(here.folder, 'empty')).ask('/trends/car')).status).toBe(200);
    for (const day of DAYS) {
      await here.load(delivery(day), at(day), { maxRejects: 100 });
      const app = server();
      const date = `2026-11-0${day}`;
      searched.set(date, await answer(app, '/search/car/active?stats=price&rows=0'));
      inventories.set(date, await answer(app, '/dealerships/inventory?dealer_id=7&rows=50'));
    }
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
    await here.drop();
  });

  test('each day has what a search found on it, and a day without a delivery what the day before had', async () => {
    const { total } = await answer<Trend>(server(), '/trends/car?measures=price|mean|median');
    expect(total.points.map(({ to }) => to)).toEqual(['03', '04', '05', '06'].map((day) => `2026-11-${day}`));
    for (const { to, active, price } of total.points) {
      const { num_found, stats } = searched.get(to === '2026-11-05' ? '2026-11-04' : to) as Told;
      const mean = Math.round((stats?.price.mean ?? 0) * 100) / 100;
      expect({ active, price }).toEqual({ active: num_found, price: { mean, median: stats?.price.median } });
    }
    const first = searched.get('2026-11-03') as Told;
    expect(first.num_found).toBe(8);
  });

  test("a dealer's inventory and a vehicle stand as they stood", async () => {
    const app = server();
    for (const [day, { num_found, listings }] of inventories) {
      const stood = await answer<Told>(app, `/snapshot/car?as_of=${day}&dealer_id=7`);
      const byVin = ({ listings: all }: Pick<Told, 'listings'>) =>
        new Map(all.map(({ vin, price }) => [vin, price]));
      expect(stood.num_found).toBe(num_found);
      expect(byVin(stood)).toEqual(byVin({ listings }));
    }
    const { vin = '' } = car(6) as { vin?: string };
    const both = await answer<Told>(app, `/snapshot/car?as_of=2026-11-04&vin=${vin}`);
    expect(both.listings.map(({ price }) => price).sort()).toContain(9_004);
  });

  test('a server that does not have the days says so, and a rolled back day is not known', async () => {
    const refused = await server(join(here.folder, 'other')).ask('/trends/car');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    await rollBackListings(here.installation);
    const gone = await server().ask('/snapshot/car?as_of=2026-11-06&dealer_id=7');
    expect([gone.status, await gone.text()]).toEqual([
      422,
      expect.stringContaining('the last day is 2026-11-04'),
    ]);
  });
});
