import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEYS, type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** Who may ask what, and what stands around every answer (part-1.md "Authentication", feeds.md section 5). */
describeOnEngine('access', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  const SEARCH = '/v2/search/car/active';
  const bodyOf = async (response: Response) => ({
    status: response.status,
    body: (await response.json()) as { code: number; message: string },
  });

  test.each([
    ['no key', SEARCH],
    ['an empty key', `${SEARCH}?api_key=`],
    ['a blank key', `${SEARCH}?api_key=%20`],
    ['a key that nobody has', `${SEARCH}?api_key=guess`],
    ['a key in other letters', `${SEARCH}?api_key=${KEYS.free.toLowerCase()}`],
    ['a key that cannot be decoded', `${SEARCH}?api_key=%E0%A4%A`],
    ['no key, before any fault of a parameter', `${SEARCH}?rows=ten`],
    ['no key, before undecodable parameters', `${SEARCH}?make=%E0%A4%A`],
    ['a key under another name', `${SEARCH}?API_KEY=${KEYS.free}`],
    ['the image operation', '/v2/image/cache/car/f150/0123456789abcdef0123456789abcdef'],
    ['the explain operation', `/v2/explain?url=${encodeURIComponent(SEARCH)}`],
  ])('401: %s', async (_, url) => {
    const response = await service.app.request(url);
    expect(await bodyOf(response)).toEqual({
      status: 401,
      body: { code: 401, message: expect.stringContaining('api_key') },
    });
  });

  test('the key is not taken from a header', async () => {
    const headers = { Authorization: KEYS.free, 'X-Api-Key': KEYS.free, api_key: KEYS.free };
    expect((await service.app.request(SEARCH, { headers })).status).toBe(401);
  });

  test('a key is one however its name is written, and an empty one before it is not sent', async () => {
    for (const name of ['api%5Fkey', '%61pi_key', 'api_key=&api_key', 'make=%E0%A4%A&api_key']) {
      const { status } = await service.app.request(`${SEARCH}?${name}=${KEYS.free}`);
      expect([name, status]).toEqual([name, name.startsWith('make') ? 400 : 200]);
    }
  });

  test('keyed answers and their errors are nobody else’s', async () => {
    for (const [path, status] of [
      ['/search/car/active?rows=0', 200],
      ['/search/car/active?rows=x', 422],
      ['/search/car/active?make=%E0', 400],
      ['/image/cache/car/none/none', 404],
      ['/explain?url=x', 403],
    ] as const) {
      const response = await service.ask(path);
      expect([path, response.status]).toEqual([path, status]);
      expect([path, response.headers.get('Cache-Control'), response.headers.get('Vary')]).toEqual([
        path,
        'private, no-store',
        'Authorization',
      ]);
    }
    const refused = await service.app.request(SEARCH);
    expect(refused.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('answers are JSON, and tell where the time went', async () => {
    const response = await service.ask('/search/car/active?rows=1');
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    const timing = response.headers.get('Server-Timing') ?? '';
    for (const phase of ['plan', 'engine', 'shape', 'total'])
      expect(timing).toMatch(new RegExp(`\\b${phase};dur=`));
  });

  test('HEAD answers like GET without a body', async () => {
    for (const path of ['/search/car/active?rows=1', '/search/car/active?rows=x', '/nothing/here']) {
      const url = `/v2${path}${path.includes('?') ? '&' : '?'}api_key=${KEYS.free}`;
      const [got, headed] = [
        await service.app.request(url),
        await service.app.request(url, { method: 'HEAD' }),
      ];
      expect([
        headed.status,
        headed.headers.get('Content-Type'),
        headed.headers.get('Cache-Control'),
      ]).toEqual([got.status, got.headers.get('Content-Type'), got.headers.get('Cache-Control')]);
      expect(await headed.text()).toBe('');
    }
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('405 and Allow: %s', async (method) => {
    const response = await service.app.request(`${SEARCH}?api_key=${KEYS.free}`, { method });
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(await bodyOf(response)).toEqual({
      status: 405,
      body: { code: 405, message: expect.stringContaining('GET') },
    });
  });

  test.each([
    '/v2',
    '/v2/',
    '/v2/search',
    '/v2//search/car/active',
    '//v2/search/car/active',
    '/v2/search/car//active',
    // one slash more at its end is the same operation, two are none
    '/v2/search/car/active//',
    '/v2/search/car/Active',
    '/v2/%E0%A4%A',
    '/v1/search/car/active',
    '/nothing',
    '/',
  ])('404 as {code, message}: %s', async (path) => {
    const response = await service.app.request(`${path}?api_key=${KEYS.free}`);
    expect(await bodyOf(response)).toEqual({ status: 404, body: { code: 404, message: expect.any(String) } });
  });

  test('percent-encoding that is no UTF-8 is 400, in a name or a value', async () => {
    for (const query of ['make=%E0%A4%A', 'make=%', 'm%FFke=1', 'make=%ED%A0%80']) {
      const { status, body } = await bodyOf(await service.ask(`/search/car/active?${query}`));
      expect([query, status, body.code]).toEqual([query, 400, 400]);
    }
  });

  test.each([
    ['free', 500],
    ['basic', 1500],
    ['standard', 1500],
    ['enterprise', 10_000],
  ] as const)('depth of the plan %s: start + rows must not exceed %i', async (plan, depth) => {
    const at = async (start: number): Promise<string> => {
      const response = await service.ask(`/search/car/active?start=${start}&rows=10`, KEYS[plan]);
      expect(response.status).toBe(422);
      return ((await response.json()) as { message: string }).message;
    };
    // within the depth it is the 14 listings found that end it, beyond it is the plan
    expect(await at(depth - 10)).toContain('14');
    expect(await at(depth - 9)).toContain(String(depth));
    expect(await at(depth - 9)).not.toContain('14 ');
  });

  test('plot knows no depth', async () => {
    expect((await service.ask('/search/car/active?plot=true&start=400&rows=50', KEYS.free)).status).toBe(200);
  });

  test.each([
    ['free', 100],
    ['basic', 100],
    ['standard', 500],
    ['enterprise', 7000],
  ] as const)('radius of the plan %s: %i miles', async (plan, radius) => {
    const ask = (miles: number) => service.ask(`/search/car/active?zip=30301&radius=${miles}`, KEYS[plan]);
    expect((await ask(radius)).status).toBe(200);
    const { status, body } = await bodyOf(await ask(radius + 1));
    expect(status).toBe(422);
    expect(body.message).toContain('radius');
    expect(body.message).toContain(String(radius));
  });

  test('the demo key is good from this machine only', async () => {
    const from = async (remoteAddress: string | undefined) => {
      const env = { incoming: { socket: { remoteAddress } } };
      return (await service.app.request(`${SEARCH}?rows=0&api_key=${KEYS.demo}`, {}, env)).status;
    };
    for (const local of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) {
      expect([local, await from(local)]).toEqual([local, 200]);
    }
    for (const other of ['10.1.2.3', '::ffff:10.1.2.3', 'fe80::1', '::127.0.0.2', '1270.0.0.1', undefined]) {
      expect([other, await from(other)]).toEqual([other, 401]);
    }
    const env = { incoming: { socket: { remoteAddress: '10.1.2.3' } } };
    expect((await service.app.request(`${SEARCH}?rows=0&api_key=${KEYS.free}`, {}, env)).status).toBe(200);
  });

  test('a Host header does not decide our own addresses', async () => {
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
    };
    const response = await service.app.request(`${SEARCH}?stock_no=p-100&api_key=${KEYS.free}`, { headers });
    expect(await response.text()).not.toContain('evil.example');
  });
});
