import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RecentSales } from '../../src/insights/recent-sales.ts';
import { SoldData } from '../../src/summary/sold-data.ts';
import { testApp } from '../market/app.ts';
import { sold } from '../summary/rows.ts';
import type { SoldRow } from '../summary/sold-files.ts';
import { daysAgo, publishRecent } from './recent-sales.ts';

/** Statistics of the sales of ninety days (supplement section 4, /sales/car), against figures worked out by hand. */

let dataDir: string;
let data: SoldData;
let recent: RecentSales;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'forecourt-insights-'));
  data = new SoldData({ dataDir, memory: '256MB', everPublished: async () => false });
  recent = new RecentSales(data);
});
afterEach(async () => {
  await data.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const SOLD_AT = daysAgo(30);
const sale = (given: SoldRow = {}): SoldRow => sold({ sold_date: SOLD_AT, ...given });

async function ask(query: string, status = 200): Promise<Record<string, unknown>> {
  const response = await testApp(undefined, { recent }).ask(`/sales/car?${query}`);
  const body = (await response.json()) as Record<string, unknown>;
  expect([response.status, body.message]).toEqual([status, status === 200 ? undefined : expect.any(String)]);
  return body;
}

describe('statistics', () => {
  test('of eight known values', async () => {
    const days = [9, 2, 4, 5, 4, 7, 4, 5];
    await publishRecent(
      dataDir,
      days.map((dom_active) => sale({ dom_active })),
    );
    expect((await ask('make=ford')).dom_stats).toEqual({
      // the eighth root of 201,600
      geometric_mean: 4.6,
      min: 2,
      // 2 4 4 4 | 5 5 7 9
      median: 4.5,
      population_standard_deviation: 2,
      // 32 / 7
      variance: 4.57,
      max: 9,
      mean: 5,
      // a tenth of eight is no whole value
      trimmed_mean: 5,
      standard_deviation: 2.14,
      // 5.5 - 4
      iqr: 1.5,
    });
  });

  test('a tenth of ten values is left out at each end', async () => {
    const prices = [100, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    await publishRecent(
      dataDir,
      prices.map((price) => sale({ price })),
    );
    expect((await ask('make=ford')).price_stats).toMatchObject({
      mean: 14.5,
      trimmed_mean: 5.5,
      median: 5.5,
      // 7.75 - 3.25
      iqr: 4.5,
    });
  });

  test('what one value does not tell is absent, and so is what nothing tells', async () => {
    await publishRecent(dataDir, [sale({ price: 12_345.67, miles: null, dom_active: 0 })]);
    const { price_stats, dom_stats, ...others } = await ask('make=ford');
    expect(price_stats).toEqual({
      ...{ geometric_mean: 12_345.67, min: 12_345.67, median: 12_345.67, max: 12_345.67 },
      ...{ mean: 12_345.67, trimmed_mean: 12_345.67, population_standard_deviation: 0, iqr: 0 },
    });
    expect(dom_stats).toMatchObject({ geometric_mean: 0, mean: 0 });
    expect(others).toEqual({ count: 1, cpo: 0, non_cpo: 1, inventory_type: 'used', make: 'ford' });
  });

  test('readings that do not count in the summary do not count here', async () => {
    const readings = [
      { miles: 30_000 },
      { miles: 0 },
      { miles: 500_001 },
      { miles: 9, miles_indicator: 'KILOMETERS' },
    ];
    await publishRecent(
      dataDir,
      readings.map((reading) => sale(reading)),
    );
    expect(await ask('make=ford')).toMatchObject({ count: 4, miles_stats: { min: 30_000, max: 30_000 } });
  });
});

describe('which sales', () => {
  test('ninety days that end a week before the newest delivery', async () => {
    const days = [6, 7, 8, 50, 96, 97, 98];
    await publishRecent(
      dataDir,
      days.map((day) => sale({ sold_date: daysAgo(day), dom_active: day })),
    );
    expect(await ask('make=Ford')).toMatchObject({ count: 4, dom_stats: { min: 7, max: 96 } });
  });

  test('certified ones of the used are counted and measured besides', async () => {
    await publishRecent(dataDir, [
      sale({ price: 10_000, is_certified: true }),
      sale({ price: 20_000, is_certified: false }),
      sale({ price: 30_000, is_certified: null }),
      sale({ price: 50_000, inventory_type: 'new' }),
      sale({ price: 60_000, seller_type: 'auction' }),
    ]);
    expect(await ask('mm=Ford|F-150')).toMatchObject({
      ...{ count: 3, cpo: 1, non_cpo: 2, inventory_type: 'used', make: 'Ford', model: 'F-150' },
      price_stats: { mean: 20_000 },
      cpo_price_stats: { mean: 10_000 },
    });
    const newOnes = await ask('mm=Ford|F-150&car_type=new');
    expect(newOnes).toMatchObject({ count: 1, cpo: 0, non_cpo: 1, price_stats: { mean: 50_000 } });
    expect(newOnes).not.toHaveProperty('cpo_price_stats');
  });

  test.each([
    ['make=FORD', 3],
    ['mm=ford|f-150', 2],
    ['ymm=2021|Ford|F-150', 2],
    ['ymmt=2021|Ford|F-150|XL', 1],
    ['vin=1FTEW1EP0KFA99999', 2],
    ['taxonomy_vin=1ftew1epkf', 2],
    ['make=Ford&state=il', 2],
    ['make=Ford&city_state=Joliet|IL', 1],
    ['make=Nobody', 0],
  ])('%s: %i', async (query, count) => {
    await publishRecent(dataDir, [
      sale({ vin: '1FTEW1EP5KFA00001' }),
      sale({ vin: '1FTEW1EP7KFA00002', trim: 'XLT', city: 'Joliet' }),
      sale({ vin: '1FATP8UH3K5100003', model: 'Mustang', trim: 'GT', state: 'TX' }),
      sale({ vin: '2HGFC2F5XJH500004', make: 'Honda', model: 'Civic' }),
    ]);
    expect(await ask(query)).toMatchObject({ count });
  });

  test('where nothing was ever sold there are counts alone', async () => {
    const none = { count: 0, cpo: 0, non_cpo: 0, inventory_type: 'used', make: 'Ford' };
    expect(await ask('make=Ford')).toEqual(none);
    await publishRecent(dataDir, [sale()]);
    expect(await ask('make=Ford')).toMatchObject({ count: 1 });
  });

  test('the next generation answers within a second, and nothing of the one before', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      await publishRecent(dataDir, [sale()]);
      expect(await ask('make=Ford')).toMatchObject({ count: 1 });
      expect(await ask('make=Ford')).toMatchObject({ count: 1 });
      await publishRecent(dataDir, [sale(), sale()], 2);
      rmSync(path.join(dataDir, 'sold/recent-g1.parquet'));
      vi.advanceTimersByTime(1001);
      expect(await ask('make=Ford')).toMatchObject({ count: 2 });
    } finally {
      vi.useRealTimers();
    }
  });

  test('a manifest of before there were recent sales has none', async () => {
    await publishRecent(dataDir, [sale()]);
    const file = path.join(dataDir, 'sold/manifest.json');
    const { recent: _, ...older } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify(older));
    expect(await ask('make=Ford')).toMatchObject({ count: 0 });
  });
});

test.each([
  ['car_type=used', 'make'],
  ['mm=Ford', 'mm'],
  ['ymm=x|Ford|F-150', 'ymm'],
  ['ymmt=2021|Ford|F-150|', 'ymmt'],
  ['vin=123', 'vin'],
  ['taxonomy_vin=1FTEW1EP5KFA00001', 'taxonomy_vin'],
  ['make=Ford&mm=Honda|Civic', 'mm'],
  ['make=Ford&car_type=certified', 'car_type'],
  ['make=Ford&country=ca', 'country'],
  ['make=Ford&city_state=Joliet', 'city_state'],
  ['make=Ford&state=IL&city_state=Joliet|IL', 'city_state'],
])('%s is refused', async (query, name) => {
  expect((await ask(query, 422)).message).toContain(`Parameter ${name}:`);
});
