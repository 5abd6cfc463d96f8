import { describe, expect, test } from 'vitest';
import { KEYS, testApp } from '../market/app.ts';

/** What the server hands out for the console besides its page: what it knows of the interface and of a key, the demo key. */

const { app } = testApp();

test('its knowledge of the interface needs no key', async () => {
  const metadata = (await (await app.request('/console/metadata')).json()) as { searches: unknown[] };
  expect(metadata.searches.length).toBeGreaterThan(3);
});

describe('what a key may not use', () => {
  const seenWith = async (key: string) => {
    const answer = await app.request(`/console/caller?api_key=${key}`);
    const { hindered = {} } = (await answer.json()) as { hindered?: Record<string, string> };
    return { status: answer.status, stored: answer.headers.get('Cache-Control'), hindered };
  };

  test('is told with the reason', async () => {
    const { hindered, stored } = await seenWith(KEYS.standard);
    expect(stored).toBe('no-store');
    expect(hindered).toMatchObject({
      '/explain': expect.stringContaining('needs the right explain'),
      '/car/recalls/{vin}': expect.stringContaining("has not accepted the partner's terms for recalls"),
      '/batch/vin/decode/jobs': expect.stringContaining('not part of the plan'),
    });
    expect(hindered).not.toHaveProperty('/search/car/active');
    expect((await seenWith(KEYS.explainer)).hindered).not.toHaveProperty('/explain');
    expect((await seenWith(KEYS.enterprise)).hindered).not.toHaveProperty('/batch/vin/decode/jobs');
  });

  test('is told to no key that is not known', async () => {
    expect(await seenWith('nobody')).toMatchObject({ status: 401, hindered: {} });
  });

  test('is what the interface refuses with 403', async () => {
    const { ask } = testApp();
    const { hindered } = await seenWith(KEYS.standard);
    for (const path of ['/explain', '/car/recalls/{vin}']) {
      const refused = await ask(path.replace('{vin}', '1HGCM82633A004352'), KEYS.standard);
      expect([path, refused.status]).toEqual([path, 403]);
      expect(((await refused.json()) as { message: string }).message).toContain(hindered[path]);
    }
  });
});

describe('the demo key', () => {
  const withDemo = testApp(undefined, { demoKey: () => KEYS.demo, corsOrigins: ['*'] }).app;
  const OURS = { Host: '127.0.0.1:8080', 'Sec-Fetch-Site': 'same-origin' };
  const ask = (headers: Record<string, string>, asked = withDemo) =>
    asked.request('http://127.0.0.1:8080/console/demo-key', { method: 'POST', headers });

  test.each(['127.0.0.1:8080', 'localhost', 'localhost:3000', '[::1]:8080'])(
    'is handed to the page at %s',
    async (host) => {
      const answer = await ask({ ...OURS, Host: host });
      expect([answer.status, await answer.json()]).toEqual([200, { key: KEYS.demo }]);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );

  test.each<[string, Record<string, string>]>([
    ['a name that was made to stand for this machine', { Host: 'evil.example:8080' }],
    ['a name that begins like one of this machine', { Host: '127.0.0.1.evil.example' }],
    ['no name', { Host: '' }],
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['another port of this machine', { 'Sec-Fetch-Site': 'same-site' }],
    ['a typed address', { 'Sec-Fetch-Site': 'none' }],
    ['whatever does not say where it is', { 'Sec-Fetch-Site': '' }],
    ['a proxy', { 'X-Forwarded-For': '203.0.113.9' }],
  ])('is not handed to %s', async (_, headers) => {
    const answer = await ask({ ...OURS, ...headers });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  test('is not read by GET', async () => {
    const answer = await withDemo.request('http://127.0.0.1:8080/console/demo-key', { headers: OURS });
    expect(answer.status).toBe(404);
  });

  test('is none where there is none, or where what was kept is no demo key any more', async () => {
    expect((await ask(OURS, app)).status).toBe(204);
    for (const kept of [KEYS.enterprise, 'revoked'])
      expect((await ask(OURS, testApp(undefined, { demoKey: () => kept }).app)).status).toBe(204);
  });
});

test('the centres of postal codes are told in their order; of outward codes to callers alone', async () => {
  const answer = await app.request('/console/places?zips=60601,00000,K1A%200B1');
  const [chicago, none, ottawa] = (await answer.json()) as (readonly [number, number] | null)[];
  expect(none).toBeNull();
  expect([chicago, ottawa].map((centre) => centre?.map(Math.round))).toEqual([
    [42, -88],
    [45, -76],
  ]);
  const many = await app.request(`/console/places?zips=${Array.from({ length: 300 }, () => '60601').join()}`);
  expect(await many.json()).toHaveLength(250);
  expect((await app.request('/console/place?zip=LS1&outward=true')).status).toBe(401);
});
