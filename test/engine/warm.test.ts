import { afterAll, beforeAll, expect, test } from 'vitest';
import { warmer } from '../../src/cli/warm.ts';
import { testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, loadCars } from '../market/load.ts';

/** New indices are asked what unfiltered searches ask, before they answer (docs/decisions, decision 1). */
describeOnEngine('a warmed index', () => {
  let market: LoadedMarket;

  beforeAll(async () => {
    market = await loadCars();
  });
  afterAll(() => market?.drop());

  /** What the engine's cache answered of the index of the US, and what not. */
  async function cacheOf(index: string) {
    const { indices = {} } = await market.client.indices.stats({ index, metric: 'request_cache' });
    const { hit_count: hits = 0, miss_count: misses = 0 } = indices[index]?.primaries?.request_cache ?? {};
    return { hits, misses };
  }

  test('answers every count of an unfiltered search from its cache', async () => {
    const { us, rest } = market.indices;
    await warmer(market.client, market.prefix, 'us-cars')([us, rest]);
    const warmed = await cacheOf(us);
    expect(warmed.misses).toBeGreaterThan(0);
    // the rest is never asked without a filter
    expect(await cacheOf(rest)).toEqual({ hits: 0, misses: 0 });
    const { ask } = testApp(market);
    const counts = 'facets=make,year,trim&stats=price,miles,dom&range_facets=price,miles';
    for (const query of [counts, `${counts}&facet_sort=index`, 'rows=5'])
      expect((await ask(`/search/car/active?${query}`)).status).toBe(200);
    const { hits, misses } = await cacheOf(us);
    expect(misses).toBe(warmed.misses);
    expect(hits).toBeGreaterThan(warmed.hits);
  });
});
