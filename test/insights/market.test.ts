import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RecentSales } from '../../src/insights/recent-sales.ts';
import { SoldData } from '../../src/summary/sold-data.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';
import { sold } from '../summary/rows.ts';
import { daysAgo, publishRecent } from './recent-sales.ts';

/** Market days' supply and popular cars: the hand-made market over hand-made sales (supplement section 4). */

const sale = (day: number, vin: string, given: Parameters<typeof sold>[0] = {}) =>
  sold({ sold_date: daysAgo(day), vin, year: 2022, trim: 'XLT', ...given });

const SALES = [
  sale(0, '1FTFW1E80NFA10001', { price: 30_000 }),
  sale(44, '1FTFW1E80NFA10002', { price: 32_000, is_certified: true, state: 'GA', city: 'Atlanta' }),
  sale(10, '1FTFW1E80NFA10003', {
    price: 34_000,
    trim: 'Lariat',
    dealership_group_name: 'Peach Motors, Inc.',
  }),
  sale(10, '1FA6P8CF0L5110004', { model: 'Mustang', year: 2020, trim: 'GT' }),
  sale(10, '2HGFC2F50JH510005', { make: 'Honda', model: 'Civic', year: 2018, trim: 'LX' }),
  sale(10, '1FTFW1E80RFA10006', { year: 2024, trim: 'Lariat', inventory_type: 'new' }),
  // outside the 45 days, inside the ninety
  sale(45, '1FTFW1E80NFA10007', { price: 40_000 }),
  // no dealer's
  sale(10, '1FTFW1E80NFA10008', { seller_type: 'auction' }),
  // of Canada, and of a VIN that tells 2022, with its check digit right: they are in no figure
  sale(10, '1FTFW1E80NFA10009', { state: 'ON', city: 'Toronto', price: 90_000 }),
  sale(10, '1FTFW1E58NF770001', { year: 2012, price: 90_000 }),
];

describeOnEngine('market insights', () => {
  let market: LoadedMarket;
  let service: TestApp;
  let data: SoldData;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'forecourt-insights-'));

  beforeAll(async () => {
    market = await sharedMarket();
    await publishRecent(dataDir, SALES);
    data = new SoldData({ dataDir, memory: '256MB', everPublished: async () => false });
    service = testApp(market, { recent: new RecentSales(data) });
  });
  afterAll(async () => {
    await data?.close();
    await market?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function ask<T = Record<string, unknown>>(target: string, status = 200): Promise<T> {
    const response = await service.ask(target);
    const body = (await response.json()) as T;
    expect(response.status, `${target}: ${JSON.stringify(body)}`).toBe(status);
    return body;
  }
  const activeOf = async (query: string): Promise<number> =>
    (await ask<{ num_found: number }>(`/search/car/active?rows=0&${query}`)).num_found;

  describe('/mds/car', () => {
    test.each([
      // 4 listings; 5 sales: 4 x 45 / 5
      ['make=ford', { mds: 36, make: 'ford' }, 4, 5],
      ['make=Ford&car_type=used', { mds: 34, make: 'Ford' }, 3, 4],
      ['make=Ford&car_type=certified', { mds: 45, make: 'Ford' }, 1, 1],
      ['make=Ford&model=F-150&car_type=used', { mds: 15, make: 'Ford', model: 'F-150' }, 1, 3],
      ['ymmt=2022|Ford|F-150|XLT', { mds: 23, year: 2022, make: 'Ford', model: 'F-150', trim: 'XLT' }, 1, 2],
      ['ymmt=2022|Ford|F-150|XLT,2018|Honda|Civic|', { mds: 30 }, 2, 3],
      ['make=Ford,Honda', { mds: 45 }, 6, 6],
      ['make=Ford&year=2022&price_range=31000-33000', { mds: 0, make: 'Ford', year: 2022 }, 0, 1],
      ['make=Ford&year=2020-2021,2024-', { mds: 45, make: 'Ford' }, 2, 2],
      // a name that holds a comma, and one that nobody has
      ['make=Ford&dealership_group_name=Peach Motors, Inc.,Nobody', { mds: 180, make: 'Ford' }, 4, 1],
      ['make=Tesla', { make: 'Tesla' }, 1, 0],
      // the listing's build, whoever sold another one
      ['vin=1FTFW1E80NFA00001', { mds: 23, year: 2022, make: 'Ford', model: 'F-150', trim: 'XLT' }, 1, 2],
      ['vin=1ftfw1e80nfa00001&exact=false', { mds: 15, year: 2022, make: 'Ford', model: 'F-150' }, 1, 3],
    ])('%s', async (query, expected, active, inDays) => {
      const answer = await ask(`/mds/car?${query}`);
      expect(answer).toEqual({
        ...expected,
        total_active_cars_for_ymmt: active,
        total_cars_sold_in_last_45_days: inDays,
      });
      if (!query.startsWith('vin')) expect(await activeOf(query)).toBe(active);
    });

    test.each([
      // what stands within 20 miles of Atlanta, and the one that was sold there
      ['make=Ford&zip=30303&radius=20', 1],
      ['make=Ford&latitude=33.75&longitude=-84.39&radius=20', 1],
      // nobody sold one in the middle of nowhere
      ['make=Ford&latitude=40&longitude=-110&radius=20', 0],
      // a centre alone is no filter, and neither is a flag that is false
      ['make=Ford&latitude=33.75&longitude=-84.39', 5],
      ['make=Ford&in_transit=false&carfax_1_owner=false&exclude_certified=false&owned=0', 5],
    ])('by place: %s', async (query, inDays) => {
      const answer = await ask(`/mds/car?${query}`);
      expect(answer.total_cars_sold_in_last_45_days).toBe(inDays);
      expect(answer.total_active_cars_for_ymmt).toBe(await activeOf(query));
    });

    test('a ZIP alone is its city, of listings and of sales', async () => {
      const answer = await ask('/mds/car?make=Ford,Honda,Tesla&zip=30303');
      expect(answer.total_cars_sold_in_last_45_days).toBe(1);
      expect(answer.total_active_cars_for_ymmt).toBe(
        await activeOf('make=Ford,Honda,Tesla&city=Atlanta&state=GA'),
      );
      expect(answer.total_active_cars_for_ymmt).toBeGreaterThan(0);
    });

    test('the VINs that were sold, where they are asked for', async () => {
      const answer = await ask('/mds/car?make=Ford&model=F-150&car_type=used&include_sold=true');
      expect(answer.sold_vins).toEqual(['1FTFW1E80NFA10001', '1FTFW1E80NFA10002', '1FTFW1E80NFA10003']);
    });

    test.each([
      ['state=GA', 'vin'],
      ['make=Ford&radius=50&zip=00000', 'zip'],
      ['make=Ford&zip=00000', 'zip'],
      ['make=Ford&latitude=91&longitude=1&radius=5', 'latitude'],
      ['make=Ford&zip=30303&radius=7001', 'radius'],
      ['make=Ford&in_transit=true', 'in_transit'],
      ['make=Ford&carfax_1_owner=true', 'carfax_1_owner'],
      ['make=Ford&carfax_1_owner=maybe', 'carfax_1_owner'],
      ['make=Ford&msa_code=12060', 'msa_code'],
      ['make=Ford&engine=3.5L V6', 'engine'],
      ['make=Ford&dealer_id=1', 'dealer_id'],
      ['make=Ford&country=ca', 'country'],
      ['make=Ford&price_range=x', 'price_range'],
      ['make=Ford&exact=maybe', 'exact'],
      ['vin=1', 'vin'],
      ['vin=99999999999999999', 'vin'],
    ])('%s is refused', async (query, name) => {
      const { message } = await ask<{ message: string }>(`/mds/car?${query}`, 422);
      expect(message).toContain(`Parameter ${name}:`);
    });
  });

  describe('/popular/cars', () => {
    type Popular = Record<string, readonly Record<string, unknown>[]>;

    test('the most listed first, equal ones by name, with the sales of ninety days', async () => {
      const { used_top50: used = [], ...others } = await ask<Popular>('/popular/cars?car_type=used');
      expect(others).toEqual({});
      const counts = used.map(({ counts: count }) => Number(count));
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await activeOf('car_type=used'));
      const truck = used.find(({ model }) => model === 'F-150');
      // of the last week and of new ones nothing is measured
      expect(truck).toMatchObject({
        ...{ inventoryType: 'used', counts: '1', make: 'Ford' },
        price_stats: { min: 32_000, mean: 35_333.33, max: 40_000 },
      });
      expect(used.find(({ model }) => model === 'Model 3')).toEqual({
        ...{ inventoryType: 'used', counts: '1', make: 'Tesla', model: 'Model 3' },
      });
    });

    test('in a state, in a city', async () => {
      const { used_top50: used = [] } = await ask<Popular>('/popular/cars?car_type=used&state=ga');
      expect(used.length).toBeGreaterThan(0);
      expect(used.map(({ state }) => state)).toEqual(used.map(() => 'ga'));
      expect(used.find(({ model }) => model === 'F-150')).toMatchObject({
        price_stats: { min: 32_000, max: 32_000 },
      });
      const city = await ask<Popular>('/popular/cars?car_type=used&city_state=Atlanta|GA');
      expect(city.used_top50?.[0]).toMatchObject({ city: 'Atlanta', state: 'GA' });
      expect(await ask<Popular>('/popular/cars?car_type=used&state=ZZ')).toEqual({ used_top50: [] });
    });

    test('in Canada, whose sales nobody knows', async () => {
      const { used_top50: used = [] } = await ask<Popular>('/popular/cars?car_type=used&country=ca');
      const counts = used.map(({ counts: count }) => Number(count));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await activeOf('car_type=used&country=ca'));
      for (const one of used) expect(one).not.toHaveProperty('price_stats');
    });

    test('new ones stand under their own name', async () => {
      const { new_top50: top = [] } = await ask<Popular>('/popular/cars?car_type=new');
      expect(top.find(({ model }) => model === 'F-150')).toMatchObject({
        ...{ inventoryType: 'new', counts: '1' },
        price_stats: { mean: 30_000 },
      });
    });

    test.each([
      ['', 'car_type'],
      ['car_type=certified', 'car_type'],
      ['car_type=used&country=gb', 'country'],
    ])('"%s" is refused', async (query, name) => {
      const { message } = await ask<{ message: string }>(`/popular/cars?${query}`, 422);
      expect(message).toContain(`Parameter ${name}:`);
    });
  });

  test('before anything was sold, what is listed is told', async () => {
    const young = testApp(market);
    const supply = await young.ask('/mds/car?make=Ford&include_sold=true');
    expect(await supply.json()).toEqual({
      total_active_cars_for_ymmt: 4,
      total_cars_sold_in_last_45_days: 0,
      sold_vins: [],
      make: 'Ford',
    });
    const popular = (await (await young.ask('/popular/cars?car_type=new')).json()) as {
      new_top50: object[];
    };
    expect(popular.new_top50.length).toBeGreaterThan(0);
    expect(popular.new_top50[0]).not.toHaveProperty('price_stats');
  });
});

test('a dead engine is a 503', async () => {
  const dead = testApp();
  for (const target of ['/mds/car?make=Ford', '/popular/cars?car_type=used'])
    expect((await dead.ask(target)).status).toBe(503);
});
