import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { KEYS, testAccounts, testApp } from '../market/app.ts';
import { clientBehind } from '../market/between.ts';
import { describeOnEngine, type LoadedMarket, loadCars, sharedMarket } from '../market/load.ts';
import { stock } from '../market/stock.ts';

/** Limits where an answer takes long: long pages, and the server's time-out (part-1.md "Limits"). */
describeOnEngine('limits of long answers', () => {
  const PAGE = '/dealerships/inventory?dealer_id=1001';
  let market: LoadedMarket;

  beforeAll(async () => {
    market = await loadCars(stock(1000));
  });
  afterAll(() => market?.drop());
  afterEach(() => void vi.restoreAllMocks());

  test('a long page counts when it begins, also when it is not read to its end', async () => {
    const accounts = testAccounts();
    const service = testApp(market, { accounts });
    const response = await service.ask(PAGE, KEYS.basic);
    const call = { account: 'acc_basic', month: '2026-06', operation: 'dealerships/inventory' };
    expect(accounts.ended).toEqual([{ ...call, status: 200, counts: true }]);
    expect(response.headers.get('Quota-Remaining')).toBe('4999');
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(accounts.used('acc_basic', '2026-06')).toBe(1);
    expect(accounts.ended).toHaveLength(1);
  });

  test('a cached photo costs nothing: it is sent on, 302', async () => {
    const photos = await sharedMarket();
    const path = '/image/cache/car/f150/0123456789abcdef0123456789abcdef';
    const response = await testApp(photos).ask(path, KEYS.basic);
    await photos.drop();
    expect([response.status, response.headers.get('Quota-Remaining')]).toEqual([302, '5000']);
    expect(response.headers.get('Location')).toBe('https://cache.example/f150/1.jpg');
  });

  test('a page that is refused for its query costs nothing', async () => {
    const accounts = testAccounts();
    const response = await testApp(market, { accounts }).ask('/dealerships/inventory?rows=1', KEYS.basic);
    expect([response.status, response.headers.get('Quota-Remaining')]).toEqual([422, '5000']);
    expect(accounts.used('acc_basic', '2026-06')).toBe(0);
  });

  test('the time-out in the middle of a long page cancels the search under way and cuts the page', async () => {
    const timeOut = new AbortController();
    const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeOut.signal);
    const cancelled: number[] = [];
    const { client, searches } = clientBehind(market.client, async (search, signal) => {
      if (search < 3) return;
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      cancelled.push(search);
    });
    const response = await testApp({ client, prefix: market.prefix }).ask(PAGE);
    expect([response.status, asked.mock.calls]).toEqual([200, [[120_000]]]);
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.read();
    const third = reader?.read();
    await expect.poll(searches).toBe(3);
    timeOut.abort(new DOMException('too long', 'TimeoutError'));
    await expect(third).rejects.toThrow();
    expect([cancelled, searches()]).toEqual([[3], 3]);
  });
});
