import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type TestApp, testApp } from '../market/app.ts';
import { CARS } from '../market/cars.ts';
import {
  describeOnEngine,
  type LoadedMarket,
  loadCars,
  loadGeneration,
  switchAliases,
} from '../market/load.ts';

/** The nightly switch while serving (docs/decisions, decisions 1 and 3). */
describeOnEngine('alias switch', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await loadCars();
  });
  beforeEach(() => {
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  const found = async (rows = 0): Promise<number> => {
    const response = await service.ask(`/search/car/active?rows=${rows}`);
    expect(response.status).toBe(200);
    return ((await response.json()) as { num_found: number }).num_found;
  };

  /** A clock that goes on only when it is told to, until the test is over. */
  function stoppedClock() {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    return { goOn: (ms: number) => void vi.advanceTimersByTime(ms) };
  }

  /** What is found now, and then it is a second later: an engine that is slow to tell of its aliases is asked for them again. */
  async function foundUntil(clock: ReturnType<typeof stoppedClock>): Promise<number> {
    const count = await found();
    clock.goOn(1000);
    return count;
  }

  /** every listing of the US but some */
  const fewer = (gone: number) => CARS.filter(({ role }, i) => role !== 'us' || i >= gone);

  test('the new generation answers a second after the switch', async () => {
    const clock = stoppedClock();
    expect(await found()).toBe(14);
    const second = await loadGeneration(market.client, market.prefix, 'second', fewer(3));
    expect(await found()).toBe(14);
    await switchAliases(market.client, market.prefix, second, market.indices);
    clock.goOn(999);
    expect(await found()).toBe(14);
    clock.goOn(1);
    await expect.poll(() => foundUntil(clock)).toBe(11);
    await switchAliases(market.client, market.prefix, market.indices, second);
    clock.goOn(1000);
    await expect.poll(() => foundUntil(clock)).toBe(14);
  });

  test('when the old generation is deleted the new one answers at once', async () => {
    const clock = stoppedClock();
    const old = await loadGeneration(market.client, market.prefix, 'old', fewer(1));
    await switchAliases(market.client, market.prefix, old, market.indices);
    clock.goOn(1000);
    await expect.poll(() => foundUntil(clock)).toBe(13);
    // from here on its aliases are not read
    expect(await found()).toBe(13);
    await switchAliases(market.client, market.prefix, market.indices, old);
    for (const role of ['us', 'ca', 'rest'] as const)
      await market.client.indices.delete({ index: old[role] });
    // its counts may be kept, as complete as they were, until the switch is seen; its rows are gone
    expect(await found(1)).toBe(14);
    expect(await found()).toBe(14);
  });

  test('no answer mixes two generations', async () => {
    const third = await loadGeneration(market.client, market.prefix, 'third', fewer(5));
    let over = false;
    const seen = new Set<number>();
    const asking = async (): Promise<void> => {
      while (!over) {
        const response = await service.ask(
          '/search/car/active?nodedup=true&rows=50&facets=make&stats=year,dom',
        );
        expect(response.status).toBe(200);
        const body = (await response.json()) as {
          num_found: number;
          listings: unknown[];
          facets: { make: { count: number }[] };
          stats: { dom: { count: number; missing: number } };
        };
        seen.add(body.num_found);
        expect(body.listings).toHaveLength(body.num_found);
        expect(body.facets.make.reduce((sum, { count }) => sum + count, 0)).toBe(body.num_found);
        expect(body.stats.dom.count + body.stats.dom.missing).toBe(body.num_found);
      }
    };
    const switching = async (): Promise<void> => {
      let [now, next] = [market.indices, third];
      // 14 or 9 of the US with their 3 copies
      for (const total of [12, 17, 12, 17]) {
        seen.clear();
        await switchAliases(market.client, market.prefix, next, now);
        [now, next] = [next, now];
        while (!seen.has(total) && !over) await sleep(20);
        expect([...seen].filter((one) => ![12, 17].includes(one))).toEqual([]);
      }
    };
    const stop = (): void => {
      over = true;
    };
    await Promise.all([switching().finally(stop), asking().finally(stop), asking().finally(stop)]);
    expect(seen.has(17)).toBe(true);
  });
});
