import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEYS, PUBLIC_URL, type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** E7: the details of one dealer (part-1.md E7 and "Dealer details"), and what E6 says of its successor. */
describeOnEngine('dealers', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  const details = async (path: string): Promise<[number, unknown]> => {
    const response = await service.ask(`/dealer/${path}`);
    return [response.status, await response.json()];
  };

  describe('details of each market', () => {
    test('cars of the US and Canada: every member, coordinates and creation as text', async () => {
      expect(await details('car/1001')).toEqual([
        200,
        {
          navigation: false,
          response: {
            id: '1001',
            seller_name: 'Peach State Ford',
            inventory_url: 'peachford.example',
            data_source: 'mc',
            status: 'active',
            listing_count: 6,
            dealer_type: 'franchise',
            dealership_group_name: 'Peach Motors, Inc.',
            street: '1 Peachtree Rd',
            city: 'Atlanta',
            state: 'GA',
            country: 'US',
            zip: '30305',
            latitude: '33.832',
            longitude: '-84.3851',
            seller_phone: '404-555-0101',
            created_at: '2019-08-21T10:38:55Z',
          },
        },
      ]);
    });

    test('Canada is the same operation', async () => {
      expect(await details('car/2001')).toEqual([
        200,
        {
          navigation: false,
          response: expect.objectContaining({ id: '2001', country: 'CA', zip: 'M5V 3L9', state: 'ON' }),
        },
      ]);
    });

    test('an inactive dealer is there', async () => {
      expect(await details('car/1005')).toEqual([
        200,
        { navigation: false, response: expect.objectContaining({ id: '1005', status: 'inactive' }) },
      ]);
    });

    test('what is not known is absent', async () => {
      const [, body] = await details('car/1004');
      const { response } = body as { response: object };
      expect(response).toMatchObject({ id: '1004', listing_count: 0 });
      expect(response).not.toHaveProperty('latitude');
      expect(response).not.toHaveProperty('longitude');
    });

    test('UK: county, postcode and regulator, a country by name, no state', async () => {
      expect(await details('car/uk/3001')).toEqual([
        200,
        {
          navigation: false,
          response: {
            id: '3001',
            seller_name: 'Thames Autos',
            inventory_url: 'thames.example',
            data_source: 'mc',
            status: 'active',
            listing_count: 12,
            dealer_type: 'franchise',
            dealership_group_name: 'Thames Motors, Ltd',
            street: '1 Strand',
            city: 'London',
            county: 'Greater London',
            country: 'England',
            zip: 'WC2N 5HR',
            postal_code: 'WC2N 5HR',
            fca_status: 'Authorised',
            fca_reference_no: '123456',
            latitude: '51.5079',
            longitude: '-0.1246',
            seller_phone: '020 7946 0101',
            created_at: '2023-03-01T08:00:00Z',
          },
        },
      ]);
    });

    test('motorcycles: a phone, no group; the id is of its own market', async () => {
      expect(await details('motorcycle/1001')).toEqual([
        200,
        {
          navigation: false,
          response: {
            id: '1001',
            seller_name: 'Athens Cycles',
            inventory_url: 'athenscycles.example',
            data_source: 'mc',
            status: 'active',
            listing_count: 7,
            dealer_type: 'independent',
            street: '7 Broad St',
            city: 'Athens',
            state: 'GA',
            country: 'US',
            zip: '30601',
            latitude: '33.9761',
            longitude: '-83.3632',
            seller_phone: '706-555-0107',
            created_at: '2026-06-14T12:00:01Z',
          },
        },
      ]);
    });

    test('heavy equipment: neither phone nor group', async () => {
      expect(await details('heavy-equipment/5001')).toEqual([
        200,
        {
          navigation: false,
          response: {
            id: '5001',
            seller_name: 'Lake Excavators',
            inventory_url: 'lakeexcavators.example',
            data_source: 'mc',
            status: 'active',
            listing_count: 3,
            dealer_type: 'franchise',
            street: '4 Wacker Dr',
            city: 'Chicago',
            state: 'IL',
            country: 'US',
            zip: '60601',
            created_at: '2025-06-15T12:00:00Z',
          },
        },
      ]);
    });

    test('recreational vehicles, inactive and without a listing', async () => {
      expect(await details('rv/6001')).toEqual([
        200,
        {
          navigation: false,
          response: expect.objectContaining({
            id: '6001',
            seller_name: 'Maple Campers',
            status: 'inactive',
            listing_count: 0,
            latitude: '43.6525',
            created_at: '2024-02-29T23:59:59Z',
          }),
        },
      ]);
    });
  });

  describe('nobody', () => {
    test.each([
      'car/9999',
      'car/01001',
      'car/1001.0',
      'car/10',
      'car/100*',
      'car/3001',
      'car/6001',
      'car/uk/1001',
      'motorcycle/1002',
      'heavy-equipment/1001',
      'rv/2001',
      'car/abc',
      'car/%20',
      'car/%09',
      'car/1001%20',
      'car/%22',
      'car/%22%7D%7D',
      "car/'",
      'car/*',
      'car/%00',
      'car/..%2F1001',
      'car/%F0%9F%9A%97',
      'car/__proto__',
      `car/${'9'.repeat(3000)}`,
      `car/${encodeURIComponent('é'.repeat(900))}`,
    ])('%s: 404, {code, message}', async (path) => {
      expect(await details(path)).toEqual([
        404,
        { code: 404, message: expect.stringMatching(/^Not found|^There is no/) },
      ]);
    });

    test.each(['car/%E0', 'car/%E0%A4%A', 'car/%', 'car/uk/%FF', 'rv/%C3%28'])(
      'undecodable: %s is no fault of ours',
      async (path) => {
        const [status, body] = await details(path);
        expect([status, body]).toEqual([
          400,
          { code: 400, message: expect.stringContaining('percent-encoded') },
        ]);
      },
    );

    test('no id is no operation', async () => {
      expect((await details('car/'))[0]).toBe(404);
      expect((await details('car'))[0]).toBe(404);
      expect((await details('boat/1001'))[0]).toBe(404);
      expect((await details('car/1001/more'))[0]).toBe(404);
    });

    test('uk is a market and no dealer', async () => {
      expect((await details('car/uk'))[0]).toBe(404);
    });
  });

  test('without a key, and with another method', async () => {
    expect((await service.app.request('/v2/dealer/car/1001')).status).toBe(401);
    expect((await service.ask('/dealer/car/1001', 'nobody')).status).toBe(401);
    const posted = await service.app.request(`/v2/dealer/car/1001?api_key=${KEYS.free}`, { method: 'POST' });
    expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('parameters are none of its own', async () => {
    const plain = await (await service.ask('/dealer/car/1001')).json();
    const asked = await service.ask('/dealer/car/1001?provider=true&fields=id&latitude=1&longitude=1');
    expect(await asked.json()).toEqual(plain);
  });

  test('a market that was never loaded has no dealers; a dead engine is 503', async () => {
    const empty = testApp({ client: market.client, prefix: `${market.prefix}nothing-` });
    expect((await empty.ask('/dealer/car/1001')).status).toBe(404);
    const dead = await testApp().ask('/dealer/car/1001');
    expect([dead.status, dead.headers.get('Retry-After')]).toEqual([503, '5']);
  });

  describe('the older directory says that it is deprecated', () => {
    const LINK = `<${PUBLIC_URL}/v2/dealerships/car>; rel="successor-version"`;
    const deprecation = ({ headers }: Response) => [headers.get('Deprecation'), headers.get('Link')];
    // RFC 9745: an instant in Unix seconds behind an at sign
    const DEPRECATED = [expect.stringMatching(/^@\d{10}$/), LINK];

    test('on an answer, also of HEAD', async () => {
      expect(deprecation(await service.ask('/dealers/car'))).toEqual(DEPRECATED);
      const head = await service.app.request(`/v2/dealers/car?api_key=${KEYS.free}`, { method: 'HEAD' });
      expect([head.status, ...deprecation(head)]).toEqual([200, ...DEPRECATED]);
    });

    test('since an instant that has passed', async () => {
      const since = (await service.ask('/dealers/car')).headers.get('Deprecation')?.slice(1);
      expect(Number(since) * 1000).toBeLessThan(Date.now());
      expect(new Date(Number(since) * 1000).toISOString()).toMatch(/T00:00:00\.000Z$/);
    });

    test('on every error', async () => {
      const errors = [
        await service.ask('/dealers/car', 'nobody'),
        await service.app.request('/v2/dealers/car'),
        await service.ask('/dealers/car?country=uk'),
        await service.ask('/dealers/car?city=%E0'),
        await service.ask('/dealers/car?start=100'),
        await testApp().ask('/dealers/car'),
      ];
      expect(errors.map(({ status }) => status)).toEqual([401, 401, 422, 400, 422, 503]);
      for (const error of errors) expect(deprecation(error)).toEqual(DEPRECATED);
    });

    test('the newer directory and everything else is not', async () => {
      for (const path of [
        '/dealerships/car',
        '/dealerships/car?country=uk',
        '/dealerships/inventory?dealer_id=1001&rows=1',
        '/search/car/active?rows=0',
        '/dealer/car/1001',
        '/dealer/car/nobody',
        '/dealers/car/more',
      ]) {
        expect(deprecation(await service.ask(path)), path).toEqual([null, null]);
      }
    });
  });

  test('a keyed answer is stored nowhere', async () => {
    for (const path of ['/dealer/car/1001', '/dealers/car', '/dealerships/car']) {
      const { headers } = await service.ask(path);
      expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual([
        'private, no-store',
        'Authorization',
      ]);
    }
  });
});
