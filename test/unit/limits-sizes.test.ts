import { describe, expect, test } from 'vitest';
import { KEYS, testApp } from '../market/app.ts';

/** URLs, bodies, and pages that may read answers. */

const LISTS = '/v2/client/configure/get?country=us';
const SET = `/v2/client/configure/set?country=us&api_key=${KEYS.free}`;
const errorOf = async (response: Response) => {
  const { code, message } = (await response.json()) as { code: number; message: string };
  expect(code).toBe(response.status);
  return [code, message];
};

describe('URLs', () => {
  /** a URL of so many characters, with its origin */
  const long = (length: number): string => {
    const start = `http://localhost${LISTS}&api_key=${KEYS.free}&x=`;
    return start.padEnd(length, 'a');
  };

  test('up to 32,768 characters', async () => {
    const { app } = testApp();
    expect((await app.request(long(32_768))).status).toBe(200);
    const refused = await app.request(long(32_769));
    expect(await errorOf(refused)).toEqual([414, expect.stringContaining('32768')]);
  });

  test('before anything else of them is looked at', async () => {
    const { app } = testApp();
    for (const path of ['/v2/search/car/active', '/nothing', '/healthz'])
      expect((await app.request(`${path}?x=${'a'.repeat(33_000)}`)).status).toBe(414);
  });
});

describe('bodies', () => {
  const send = (url: string, body: string | ReadableStream, headers: Record<string, string> = {}) =>
    testApp().app.request(
      new Request(`http://localhost${url}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
        duplex: 'half',
      } as RequestInit),
    );
  const MOST = 65_536;
  const padded = (length: number): string => JSON.stringify({ preferred_dealers: [1] }).padEnd(length, ' ');

  test('up to 65,536 bytes', async () => {
    expect((await send(SET, padded(MOST))).status).toBe(200);
    const refused = await send(SET, padded(MOST + 1));
    expect(await errorOf(refused)).toEqual([413, expect.stringContaining('65536')]);
    // the rest of the body was not read: the next request cannot come on this connection
    expect(refused.headers.get('Connection')).toBe('close');
  });

  test('also where the length is not told: no more than that is read', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    expect((await send(SET, endless)).status).toBe(413);
    expect(sent).toBeLessThan(MOST + 8 * 1024);
  });

  test.each(['/oauth2/token', '/oauth2/tokens/revoke'])('%s', async (path) => {
    expect((await send(path, padded(MOST + 1), { 'Content-Length': String(MOST + 1) })).status).toBe(413);
  });

  test('who is not known is not read', async () => {
    expect((await send(SET.replace(KEYS.free, 'nobody'), padded(MOST + 1))).status).toBe(401);
  });
});

describe('pages of other origins', () => {
  const SHOP = 'https://shop.example';
  const from = (origin: string, method = 'GET') => ({
    method,
    headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
  });
  const crossOrigin = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

  test('read nothing by default', async () => {
    const { app } = testApp();
    const response = await app.request(`${LISTS}&api_key=${KEYS.free}`, from(SHOP));
    expect([response.status, crossOrigin(response)]).toEqual([200, {}]);
    const asked = await app.request(LISTS, from(SHOP, 'OPTIONS'));
    expect([asked.status, crossOrigin(asked)]).toEqual([401, {}]);
  });

  test('those of the setting read answers, errors too, and the limits', async () => {
    const { app } = testApp(undefined, { corsOrigins: [SHOP, 'https://other.example'] });
    for (const [url, status] of [
      [`${LISTS}&api_key=${KEYS.free}`, 200],
      [LISTS, 401],
      ['/oauth2/token', 405],
    ] as const) {
      const response = await app.request(url, from(SHOP));
      expect([url, response.status]).toEqual([url, status]);
      const { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed } =
        crossOrigin(response);
      expect(origin).toBe(SHOP);
      for (const name of ['RateLimit-Remaining', 'Quota-Remaining', 'Retry-After'])
        expect(exposed).toContain(name);
      expect(response.headers.get('Vary')).toContain('Origin');
      // never with cookies: there are none
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    }
    const response = await app.request(`${LISTS}&api_key=${KEYS.free}`, from(SHOP));
    expect(response.headers.get('Vary')).toContain('Authorization');
    const stranger = await app.request(`${LISTS}&api_key=${KEYS.free}`, from('https://evil.example'));
    expect(stranger.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('a page may ask first', async () => {
    const { app } = testApp(undefined, { corsOrigins: [SHOP] });
    const asked = await app.request('/v2/client/configure/set', from(SHOP, 'OPTIONS'));
    expect(asked.status).toBe(204);
    expect(crossOrigin(asked)).toMatchObject({
      'access-control-allow-origin': SHOP,
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE',
    });
  });

  test('with any header, and read what tells limits, times and replacements', async () => {
    const { app } = testApp(undefined, { corsOrigins: [SHOP] });
    const sent = 'authorization,content-type,x-client-version,cache-control,pragma,x-requested-with';
    const ask = (origin: string) => {
      const { headers, method } = from(origin, 'OPTIONS');
      return app.request(LISTS, { method, headers: { ...headers, 'Access-Control-Request-Headers': sent } });
    };
    const asked = await ask(SHOP);
    expect(asked.status).toBe(204);
    expect(crossOrigin(asked)['access-control-allow-headers']).toBe(sent);
    expect(asked.headers.get('Vary')).toContain('Access-Control-Request-Headers');
    const stranger = await ask('https://evil.example');
    expect(stranger.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const answered = await app.request(`${LISTS}&api_key=${KEYS.free}`, from(SHOP));
    expect(crossOrigin(answered)['access-control-expose-headers']?.split(',').sort()).toEqual(
      [
        ...[
          'Deprecation',
          'Link',
          'Server-Timing',
          'Retry-After',
          'X-Data-Version',
          'X-Num-Found',
          'X-Request-Id',
        ],
        ...['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset-Time'],
        ...['Quota-Limit', 'Quota-Remaining', 'Quota-Reset-Time'],
      ].sort(),
    );
  });

  test('*: any', async () => {
    const { app } = testApp(undefined, { corsOrigins: ['*'] });
    const response = await app.request(LISTS, from('https://any.example'));
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

test('secure headers stand on every answer', async () => {
  const { app } = testApp();
  for (const url of [LISTS, `${LISTS}&api_key=${KEYS.free}`, '/healthz', '/nothing', '/oauth2/token']) {
    const { headers } = await app.request(url);
    expect([url, headers.get('X-Content-Type-Options')]).toEqual([url, 'nosniff']);
    expect([url, headers.get('X-Frame-Options')]).toEqual([url, 'SAMEORIGIN']);
    expect([url, headers.get('X-Powered-By')]).toEqual([url, null]);
  }
});
