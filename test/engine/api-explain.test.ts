import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEYS, type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** `GET /v2/explain?url=…` (docs/decisions, decision 11): for keys with that right, with the roles of the indices. */
describeOnEngine('explain', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  const explain = async (url: string, key: string = KEYS.explainer) => {
    const response = await service.ask(`/explain?url=${encodeURIComponent(url)}`, key);
    return { status: response.status, text: await response.text() };
  };

  test('403 without the right, whatever the plan', async () => {
    for (const key of [KEYS.free, KEYS.standard, KEYS.enterprise]) {
      const { status, text } = await explain('/v2/search/car/active', key);
      expect(status).toBe(403);
      expect(JSON.parse(text)).toEqual({ code: 403, message: expect.stringContaining('explain') });
    }
  });

  test.each([
    '/v2/search/car/active?make=ford&rows=3',
    'search/car/active?make=ford&rows=3',
    '/search/car/active?rows=3&make=FORD#part',
    'https://market.example/v2/search/car/active?make=ford&rows=3',
    '  http://127.0.0.1:8080/v2/search/car/active?rows=3&make=ford&api_key=someone-elses-key  ',
  ])('the plan and the request of %s', async (url) => {
    const { status, text } = await explain(url);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      operation: '/search/car/active',
      plan: {
        operation: 'search/car/active',
        coverage: { roles: ['us'], rest: [] },
        filters: [{ is: 'anyOf', field: 'make', values: ['ford'] }],
        start: 0,
        rows: 3,
        plot: false,
      },
      request: [
        {
          roles: ['us'],
          cached: true,
          body: { query: { terms: { 'make.lc': ['ford'] } }, size: 0, track_total_hits: true },
        },
        {
          roles: ['us'],
          cached: false,
          body: {
            query: { terms: { 'make.lc': ['ford'] } },
            from: 0,
            size: 3,
            sort: [
              { last_seen_at: { order: 'desc', unmapped_type: 'long' } },
              { vin: { order: 'asc', unmapped_type: 'keyword' } },
              { tie: { order: 'asc', unmapped_type: 'long' } },
            ],
            track_total_hits: false,
            _source: ['record'],
          },
        },
      ],
      notes: [],
    });
  });

  test('neither names of indices nor keys are in it', async () => {
    const { text } = await explain(`/v2/search/car/active?dealer_id=1001&vins=X&api_key=someone-elses-key`);
    expect(text).not.toContain('someone-elses-key');
    expect(text).not.toContain(KEYS.explainer);
    expect(text).not.toContain(market.prefix);
    expect(JSON.parse(text).notes).toHaveLength(2);
  });

  test('a faulty URL is refused as itself would be', async () => {
    expect(await explain('/v2/search/car/active?rows=ten')).toMatchObject({ status: 422 });
    expect(await explain('/v2/search/car/active?make=%E0')).toMatchObject({ status: 400 });
    // the limits are those of the caller's plan
    expect(await explain('/v2/search/car/active?start=1495')).toMatchObject({ status: 422 });
  });

  test('a URL of no operation is 404, no URL is 422 naming the parameter', async () => {
    for (const url of ['/elsewhere', '/v2/search/car', 'https://market.example']) {
      expect([url, (await explain(url)).status]).toEqual([url, 404]);
    }
    const response = await service.ask('/explain', KEYS.explainer);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: 422, message: expect.stringContaining('url') });
  });
});
