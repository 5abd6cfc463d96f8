import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, loadMarket } from '../market/load.ts';

/** The centre of an outward code is looked up before a search in the UK. */
describeOnEngine('a radius in the UK', () => {
  let market: LoadedMarket;
  let service: TestApp;
  beforeAll(async () => {
    market = await loadMarket();
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
});
