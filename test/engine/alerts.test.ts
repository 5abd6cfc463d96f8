import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollBackListings } from '../../ingest/commands/roll-back.ts';
import { revokeKey } from '../../src/accounts/key-list.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { MOST_LISTINGS } from '../../src/api/alerts/find-listings.ts';
import { compareAlerts } from '../../src/api/alerts/watch.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { alertInstallation } from '../market/alerts.ts';
import { testApp } from '../market/app.ts';
import { describeOnEngine, loadGeneration, switchAliases } from '../market/load.ts';
import { varied } from '../market/varied.ts';
import { car, Installation, type Row, T } from './ingest-installation.ts';

/** Alerts over deliveries, a rollback and what cannot be compared (supplement section 2.9). */

interface Listing {
  readonly id: string;
  readonly vin: string;
  readonly price?: number;
}

const BEFORE: readonly Row[] = [car(1), car(2), car(3), car(4), car(5, { make: 'Kia', model: 'Rio' })];
// 2 is cheaper by 1 %, 3 by 20 %; 4 has left; 6 has arrived; 5 and 7 are no Hondas
const AFTER: readonly Row[] = [
  car(1),
  car(2, { price: 9902 }),
  car(3, { price: 8000 }),
  car(5, { make: 'Kia', model: 'Rio', price: 1 }),
  car(6),
  car(7, { make: 'Kia', model: 'Rio' }),
];

// one delivery after another
describeOnEngine('alerts', { shuffle: false }, () => {
  const here = new Installation();
  let alerts: Awaited<ReturnType<typeof alertInstallation>>;

  beforeAll(async () => {
    await here.load(BEFORE, T);
    alerts = await alertInstallation(here);
  });
  afterAll(async () => {
    await alerts?.close();
    await here.drop();
  });

  /** What the search itself finds. */
  const listings = async (search: string): Promise<readonly Listing[]> =>
    (await alerts.send('GET', `${search}&rows=50`)).body.listings as readonly Listing[];
  /** What changed between two answers of the search, vehicle by vehicle. */
  const byHand = (before: readonly Listing[], now: readonly Listing[]) => ({
    arrived: now.filter(({ vin }) => before.every((one) => one.vin !== vin)).map(({ vin }) => vin),
    left: before.filter(({ vin }) => now.every((one) => one.vin !== vin)).map(({ vin }) => vin),
    price_changed: before.flatMap(({ id, vin, price }) =>
      now
        .filter((one) => one.vin === vin && one.price !== price)
        .map((one) => [vin, price, one.price, id, one.id]),
    ),
  });

  test('what arrived, left or changed its price is told once, whoever compares; a rollback says so', async () => {
    const search = '/search/car/active?make=honda';
    const hondas = await alerts.watch(search);
    const dear = await alerts.watch(`${search}&price_range=9000-20000`, {
      arrived: false,
      price_change: 'none',
    });
    const cheap = await alerts.watch(`${search}&sort_by=price`, {
      ...{ arrived: false, left: false, price_change: 'percent', price_threshold: 20 },
    });
    const before = await listings(search);
    await alerts.compare();
    expect(await alerts.outbox()).toEqual([]);

    const { service: late } = testApp(here, { accounts: alerts.accounts });
    const seen = await late.live.of('us-cars').get();
    late.live.of('us-cars').get = async () => seen;
    await here.load(AFTER, T + 86_400);
    await Promise.all([alerts.compare(), alerts.compare(), alerts.compare()]);
    const now = await listings(search);
    const [event, ...more] = await alerts.events(hondas);
    const expected = byHand(before, now);
    expect(more).toEqual([]);
    expect({
      arrived: event?.arrived.map(({ vin }) => vin),
      left: event?.left.map(({ vin }) => vin),
      price_changed: event?.price_changed
        .map((one) => [one.vin, one.price_before, one.price, one.id_before, one.id])
        .sort(),
    }).toEqual({ ...expected, price_changed: expected.price_changed.sort() });
    // one that has not seen the switch yet looks at what answers before it compares: else it would tell it backwards
    await compareAlerts({ service: late, table: OPERATIONS, database: alerts.database });
    expect(await alerts.events(hondas)).toHaveLength(1);
    expect([event?.arrived.length, event?.left.length, event?.price_changed.length]).toEqual([1, 1, 2]);
    expect(event?.left[0]).toMatchObject({ vin: '1HGCM82633A100004', price: 10_004, country: 'US' });
    expect(event?.rolled_back).toBe(false);
    expect(event?.version_before).toMatch(/-1$/);
    expect(event?.data_version).toMatch(/-2$/);
    // 3 has become too cheap for it, 4 has left; nothing else is to be told
    expect(
      (await alerts.events(dear)).map(({ arrived, left, price_changed }) => [
        arrived.length,
        left.length,
        price_changed.length,
      ]),
    ).toEqual([[0, 2, 0]]);
    expect(
      (await alerts.events(cheap)).map(({ price_changed }) =>
        price_changed.map((one) => [one.price_before, one.price]),
      ),
    ).toEqual([[[10_003, 8000]]]);
    expect(
      (await alerts.outbox())
        .map(({ data }) => JSON.parse(data).event_id ?? JSON.parse(data).view.view_id)
        .sort(),
    ).toEqual([hondas, dear, cheap].sort());

    await rollBackListings(here.installation);
    await alerts.compare();
    const [back] = await alerts.events(hondas);
    expect(back).toMatchObject({
      ...{ rolled_back: true, data_version: event?.version_before, version_before: event?.data_version },
      arrived: event?.left.map(({ id }) => expect.objectContaining({ id })),
      left: event?.arrived.map(({ id }) => expect.objectContaining({ id })),
    });
    expect(new Set((await alerts.outbox()).map(({ id }) => id)).size).toBe((await alerts.outbox()).length);
    // another delivery under the number of the one that was withdrawn is another state
    await here.load([...BEFORE, car(8)], T + 86_400);
    await alerts.compare();
    expect((await alerts.events(hondas))[0]?.arrived.map(({ vin }) => vin)).toEqual(['1HGCM82633A100008']);
    for (const id of [hondas, dear, cheap]) await alerts.send('DELETE', `/views/${id}`);
  });

  test('an account without a live key is told nothing; once it has one, all that changed meanwhile', async () => {
    const id = await alerts.watch('/search/car/active?make=kia');
    await revokeKey(alerts.database, alerts.key_id);
    await here.load(AFTER, T + 2 * 86_400);
    const before = (await alerts.outbox()).length;
    await alerts.compare();
    expect((await alerts.outbox()).length).toBe(before);
    const { key } = await createKey(alerts.database, { plan: 'enterprise', account: 'acme' });
    const told = await alerts.send('GET', `/views/${id}/alert`, undefined, key);
    expect(told.body.fault).toMatch(/no active key/);
    await here.load([...AFTER, car(9, { make: 'Kia', model: 'Rio' })], T + 3 * 86_400);
    await alerts.compare();
    const { body } = await alerts.send('GET', `/views/${id}/events`, undefined, key);
    expect(body).toMatchObject({ num_found: 1, events: [{ arrived: 2, left: 0, price_changed: 1 }] });
    expect((await alerts.send('GET', `/views/${id}/alert`, undefined, key)).body.fault).toBeUndefined();
    expect((await alerts.outbox()).length).toBe(before + 1);
  });
});

describeOnEngine('an alert on many listings', () => {
  const here = new Installation();
  let alerts: Awaited<ReturnType<typeof alertInstallation>>;
  const cars = varied(MOST_LISTINGS + 800);

  beforeAll(async () => {
    const first = await loadGeneration(here.client, here.prefix, 'first', cars);
    await switchAliases(here.client, here.prefix, first);
    alerts = await alertInstallation(here);
  });
  afterAll(async () => {
    await alerts?.close();
    await here.drop();
  });

  test('too many are refused, and told where they become so', async () => {
    const search = '/v2/search/car/active?country=all';
    const saved = await alerts.send('POST', '/views', { name: 'all', search });
    const all = (await alerts.send('GET', `${search.slice(3)}&rows=0`)).body.num_found;
    expect(Number(all)).toBeGreaterThan(MOST_LISTINGS);
    expect(await alerts.send('PUT', `/views/${saved.body.view_id}/alert`, {})).toMatchObject({
      ...{
        status: 422,
        body: { message: expect.stringContaining(`finds ${all} listings; an alert takes at most 5000`) },
      },
    });
    const some = await alerts.watch(search.replace('all', 'us'));
    const told = (await alerts.send('GET', `/views/${some}/alert`)).body;
    const found = (await alerts.send('GET', `${search.slice(3).replace('all', 'us')}&rows=0`)).body.num_found;
    // more than are read at once
    expect(Number(told.listings)).toBeGreaterThan(1000);
    expect(told.listings).toBe(found);
    expect(await alerts.send('PUT', `/views/${some}`, { name: 'some', search })).toMatchObject({
      status: 422,
    });
    expect((await alerts.send('GET', `/views/${some}`)).body.search).toContain('country=us');
  });
});
