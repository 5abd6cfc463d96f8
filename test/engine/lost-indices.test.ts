import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadShared } from '../../ingest/commands/load.ts';
import { rebuildListings } from '../../ingest/commands/rebuild.ts';
import { LiveIndices } from '../../src/engine/live.ts';
import { liveMarkets } from '../../src/engine/live-markets.ts';
import { deliveriesIndex } from '../../src/engine/names.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import { dealer, loadDealers } from './dealers-installation.ts';
import { car, Installation, T } from './ingest-installation.ts';

const DAY = 86_400;

const SEARCH = '/search/car/active?rows=1';
const CANADA = '/search/car/active?country=ca&rows=1';
const COPIES = '/search/car/active?nodedup=true&rows=1';
const RECENTS = '/search/car/recents?rows=1';
const TERMS = '/search/car/auto-complete?field=make&input=h';
const HISTORY = `/history/car/${car(1).vin}`;
const LISTING = '/listing/car/nobody';
const DEALERS = '/dealers/car?rows=1';
const DEALER = '/dealer/car/1';
const INVENTORY = '/dealerships/inventory?dealer_id=7';
const OFFERS = '/search/car/incentive/oem?rows=1';
const ELSEWHERE = '/search/motorcycle/active?rows=1';

// one installation, which loses more with each test: they are a story
describeOnEngine('an engine that has lost indices', { shuffle: false }, () => {
  let here: Installation;
  let app: TestApp;

  beforeAll(async () => {
    here = new Installation();
    await loadDealers(here, [dealer(1), dealer(7)]);
    await here.load([car(1), car(2), car(3, { country: 'CA' }), car(4)]);
    await here.load([car(1, { price: 5 }), car(2), car(3, { country: 'CA' })], T + DAY, {
      acceptShrink: true,
    });
  });
  beforeEach(() => {
    app = testApp(here);
  });
  afterAll(() => here.drop());

  const lose = async (part: string): Promise<void> => {
    for (const index of (await here.indices()).filter((one) => one.includes(part)))
      await here.client.indices.delete({ index });
    app = testApp(here); // a server that never saw them
  };
  const statuses = async (...targets: string[]): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(targets.map(async (target) => [target, (await app.ask(target)).status] as const)),
    );
  const all = (status: number, ...targets: string[]) =>
    Object.fromEntries(targets.map((target) => [target, status]));

  test('a market that was never loaded answers nothing found, as do a directory and offers', async () => {
    expect(await (await app.ask(ELSEWHERE)).json()).toMatchObject({ num_found: 0 });
    expect(await statuses('/dealerships/car?rows=1', OFFERS)).toEqual(
      all(200, '/dealerships/car?rows=1', OFFERS),
    );
  });

  test('offers, recalls and plates too', async () => {
    const file = here.write('offers', `${JSON.stringify({ id: 'o', vehicles: [{ make: 'Ford' }] })}\n`);
    await loadShared({
      ...here.installation,
      dataset: 'incentives',
      asOf: T,
      files: [file],
      maxRejects: 100,
    }).catch(() => undefined);
    const plates = here.write('plates', '{"plate":"ABC123","state":"TX","vin":"1HGCM82633A100001"}\n');
    await loadShared({ ...here.installation, dataset: 'plates', asOf: T, files: [plates] });
    await lose('plates-');
    const live = new LiveIndices(here.client, here.prefix, 'all');
    expect([...((await live.get()).lost ?? [])]).toContain('plates');
  });

  test('gives no answer that could be short of them, and every other one', async () => {
    await lose('-us-cars-ca-');
    expect(await statuses(CANADA, HISTORY, LISTING)).toEqual(all(503, CANADA, HISTORY, LISTING));
    expect(await statuses(SEARCH, RECENTS, TERMS, DEALERS, DEALER)).toEqual(
      all(200, SEARCH, RECENTS, TERMS, DEALERS, DEALER),
    );
    await lose('-us-cars-us-');
    expect(await statuses(SEARCH, TERMS, COPIES, INVENTORY)).toEqual(
      all(503, SEARCH, TERMS, COPIES, INVENTORY),
    );
    expect(app.log.join()).toContain('forecourt rebuild');
    await lose('-dealers-');
    expect(await statuses(DEALERS, DEALER)).toEqual(all(503, DEALERS, DEALER));
    await lose('-recents-');
    expect(await statuses(RECENTS)).toEqual(all(503, RECENTS));
    await rebuildListings(here.installation);
    app = testApp(here);
    expect(await statuses(SEARCH, CANADA, COPIES, RECENTS, TERMS, HISTORY)).toEqual(
      all(200, SEARCH, CANADA, COPIES, RECENTS, TERMS, HISTORY),
    );
    await lose('-history-');
    expect(await statuses(HISTORY)).toEqual(all(503, HISTORY));
  });

  test('also where its reports are lost, when the server has seen them', async () => {
    expect(await statuses(SEARCH)).toEqual(all(200, SEARCH));
    for (const index of [...(await here.indices()), deliveriesIndex(here.prefix)])
      await here.client.indices.delete({ index });
    await expect.poll(() => statuses(SEARCH, HISTORY)).toEqual(all(503, SEARCH, HISTORY));
    // or when the state directory remembers that there was something
    const restarted = testApp(here, {
      live: liveMarkets(here.client, here.prefix, here.installation.dataDir),
    });
    expect((await restarted.ask(SEARCH)).status).toBe(503);
    expect((await restarted.ask(ELSEWHERE)).status).toBe(200);
  });
});
