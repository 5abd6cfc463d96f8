import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexBody } from '../../src/catalog/mapping.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { rolesOf } from '../../src/catalog/roles.ts';
import { roleAlias, roleIndex } from '../../src/engine/names.ts';
import { type TestApp, testApp } from '../market/app.ts';
import {
  describeOnEngine,
  dropPrefix,
  freshPrefix,
  type LoadedMarket,
  sharedMarket,
} from '../market/load.ts';

/** The centre of an outward code is looked up before a search in the UK. */
describeOnEngine('a radius in the UK', () => {
  let market: LoadedMarket;
  let service: TestApp;
  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  test.each([
    ['/search/car/uk/active?postal_code=LS1&radius=10', true],
    ['/search/car/uk/active?postal_code=LS1', false],
    ['/search/car/active?zip=30301&radius=10', false],
  ])('%s: the time of the look-up is a phase of its own', async (path, looksUp) => {
    const response = await service.ask(path);
    const phases = response.headers.get('Server-Timing') ?? '';
    expect([phases, response.status < 500, /\bplace;dur=/.test(phases)]).toEqual([phases, true, looksUp]);
  });

  test('a page of an earlier version is a 409 where it needs a centre: that is where the newest puts it', async () => {
    const { client } = market;
    const prefix = freshPrefix();
    const [earlier, newest] = ['20260101t000000z-1', '20260102t000000z-2'] as const;
    for (const generation of [earlier, newest])
      for (const role of rolesOf('uk-cars')) {
        const index = roleIndex(prefix, 'uk-cars', role, generation);
        const aliases = generation === newest ? { [roleAlias(prefix, 'uk-cars', role)]: {} } : {};
        await client.indices.create({ index, ...indexBody(listingsOf('uk-cars')), aliases });
        const document = { zip: 'LS1 4AB', location: { lat: 53.8, lon: -1.5 } };
        if (role === 'uk') await client.index({ index, document, refresh: true });
      }
    try {
      const { ask } = testApp({ client, prefix });
      const statusOf = async (query: string) => (await ask(`/search/car/uk/active?rows=0&${query}`)).status;
      expect(await statusOf('postal_code=LS1&radius=10')).toBe(200);
      expect(await statusOf(`postal_code=LS1&radius=10&data_version=${newest}`)).toBe(200);
      expect(await statusOf(`postal_code=LS1&radius=10&data_version=${earlier}`)).toBe(409);
      expect(await statusOf(`data_version=${earlier}`)).toBe(200);
    } finally {
      await dropPrefix(client, prefix);
    }
  });
});
