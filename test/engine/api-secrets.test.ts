import { afterAll, beforeAll, expect, test } from 'vitest';
import { CASES } from '../cases/all.ts';
import { KEYS, type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** No key in a log line, in metrics, or in an answer that does not want it (docs/decisions, decision 12). */
describeOnEngine('secrets', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  const without = (url: string): string =>
    `${url.replace(/^\/v2/, '').replace(/append_api_key=\w+&?/, '')}${url.includes('?') ? '&' : '?'}append_api_key=false`;

  test('with append_api_key=false no answer of the corpus holds the key', async () => {
    for (const { url } of CASES) {
      const response = await service.ask(without(url));
      expect(await response.text(), url).not.toContain(KEYS.enterprise);
      for (const [name, value] of response.headers)
        expect(value, `${url} ${name}`).not.toContain(KEYS.enterprise);
    }
  });

  test('a log line tells the plan and never the key, whatever the outcome', async () => {
    const wrong = 'kNOBODY-sEcReT-9';
    await service.ask('/search/car/active?include_relevant_links=true&rows=50');
    await service.ask('/search/car/active?rows=ten');
    await service.ask('/search/car/active?make=%E0');
    await service.ask('/search/car/active', wrong);
    await service.ask('/image/cache/car/f150/0123456789abcdef0123456789abcdef');
    await service.ask(
      `/explain?url=${encodeURIComponent(`/v2/search/car/active?api_key=${wrong}`)}`,
      KEYS.explainer,
    );
    await service.app.request(`/v2/nothing?api_key=${KEYS.free}`);
    await service.app.request(`/v2/search/car/active?api_key=${KEYS.free}`, { method: 'POST' });
    const dead = testApp();
    await dead.ask('/search/car/active');
    const lines = [...service.log, ...dead.log];
    expect(lines.length).toBeGreaterThan(CASES.length);
    for (const line of lines) {
      for (const key of [wrong, ...Object.values(KEYS)]) expect(line).not.toContain(key);
      expect(line).not.toContain('api_key');
    }
  });

  test('one event a request: operation, status, time, account and plan', async () => {
    const before = service.log.length;
    await service.ask('/search/car/active?make=ford&rows=1', KEYS.free);
    const events = service.log.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      operation: 'search/car/active',
      method: 'GET',
      status: 200,
      account: 'acc_free',
      key_id: 'key_free',
      found: 4,
      ms: expect.any(Number),
      engine_ms: expect.any(Number),
      plan: { filters: [{ is: 'anyOf', field: 'make', values: ['ford'] }], rows: 1 },
    });
  });

  test('metrics hold neither keys nor anything else of a caller', async () => {
    await service.ask('/search/car/active?make=verysecretmake', KEYS.free);
    await service.app.request(`/v2/some-strange-path-${KEYS.free}`);
    const response = await service.app.request('/metrics');
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('forecourt_request_seconds_bucket');
    expect(text).toContain('operation="search/car/active"');
    for (const secret of [...Object.values(KEYS), 'verysecretmake', 'strange-path', 'acc_free', 'key_free']) {
      expect(text).not.toContain(secret);
    }
  });
});
