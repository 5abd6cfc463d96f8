import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEYS, PUBLIC_URL, type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** The image operation (feeds.md 2.1): checks the key, then sends on to the delivered address. */
describeOnEngine('cached photos', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  test('the addresses that a listing shows lead to the delivered ones', async () => {
    const found = await service.ask('/search/car/active?vin=1FTFW1E80NFA00001');
    const { listings } = (await found.json()) as {
      listings: { media: { photo_links_cached: string[] } }[];
    };
    const links = listings[0]?.media.photo_links_cached ?? [];
    expect(links).toHaveLength(2);
    const targets: (string | null)[] = [];
    for (const link of links) {
      const { pathname, search, origin } = new URL(link);
      expect(origin).toBe(PUBLIC_URL);
      expect(pathname).toMatch(/^\/v2\/image\/cache\/car\/f150\/[0-9a-f]{32}$/);
      const response = await service.app.request(pathname + search);
      expect(response.status).toBe(302);
      expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
      targets.push(response.headers.get('Location'));
    }
    expect(targets).toEqual(['https://cache.example/f150/1.jpg', 'https://cache.example/f150/2.jpg?size=l']);
    expect(targets.join()).not.toContain(KEYS.enterprise);
  });

  test('an address is sent on as a header holds it, and pages of any origin may show it', async () => {
    const response = await service.ask('/image/cache/car/civic/aaaabbbbccccddddaaaabbbbccccdddd');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('https://xn--cche-loa.example/c%C3%AFvic%01%201.jpg');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const other = await service.ask('/search/car/active?rows=0');
    expect(other.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  test.each([
    ['another name', 'f150/00000000000000000000000000000000'],
    ['a listing without cached photos', 'mustang/0123456789abcdef0123456789abcdef'],
    ['a listing that is not there', 'nobody/0123456789abcdef0123456789abcdef'],
    ['an id in other letters: ids are case-sensitive', 'F150/0123456789abcdef0123456789abcdef'],
    ['another listing’s photo', 'civic/0123456789abcdef0123456789abcdef'],
    ['a pattern', '*/0123456789abcdef0123456789abcdef'],
  ])('404: %s', async (_, path) => {
    const response = await service.ask(`/image/cache/car/${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Location')).toBeNull();
    expect(await response.json()).toEqual({ code: 404, message: expect.any(String) });
  });

  test('a path that cannot be decoded is an error of ours, not a crash', async () => {
    const response = await service.ask('/image/cache/car/%E0%A4%A/0123456789abcdef0123456789abcdef');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 400, message: expect.any(String) });
  });
});
