import type { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Delivery } from '../../ingest/ledger/deliveries.ts';
import { keepReport } from '../../ingest/publish/reports.ts';
import { engineClient } from '../../src/engine/client.ts';
import { standingOf } from '../../src/sources/source-standing.ts';
import { KEYS, type TestApp, testApp } from '../market/app.ts';
import { at } from '../market/car.ts';
import { describeOnEngine, dropPrefix, engineUrl, freshPrefix } from '../market/load.ts';

/** GET /v2/deliveries (feeds.md section 3): the reports that the engine keeps. */

type Shown = Readonly<Record<string, unknown>>;

interface Listed {
  readonly num_found: number;
  readonly deliveries: readonly Shown[];
}

/** A report as a load writes it, with what only the operator may see. */
const REPORT = {
  ...{ dataset: 'listings', market: 'us-cars', delivery: 3, as_of: '2026-06-15T06:00:00Z', sample: false },
  ...{ partial: true, files: ['/srv/feeds/secret-one.csv'], origin: 'northside/secret-id' },
  ...{ read: 120, accepted: 117, rejected: 2, repeated: 1, not_offered: 4 },
  ...{ arrivals: 10, departures: 7, price_changes: 5, sales: 3, sales_withdrawn: 0 },
  held: ['held.example'],
  holds: [{ source: 'held.example', since: '2026-06-14T12:00:00Z', deliveries: 1, listings: 12 }],
  reasons: [{ column: 'vin', reason: 'secret-reason', rows: 2 }],
  rejects_file: '/var/lib/secret-rejects.csv',
  repeated_file: '/var/lib/secret-repeated.csv',
  unknown_words: { make: { 'secret-word': 1 } },
  unknown_columns: ['secret-column'],
  documents: { us: 110, ca: 4, rest: 3 },
  seconds: { read: 1.5, publish: 2.25 },
};

const delivery = (
  dataset: string,
  market: string,
  id: number,
  asOf: string,
  more: Partial<Delivery> = {},
) => ({
  ...{ id, dataset, market, asOf: at(asOf), sample: false, partial: false, state: 'live', accepted: 1 },
  ...{ indices: { us: 'secret-index' }, report: '{}' },
  ...more,
});

/** In the order in which they are answered. */
const KEPT = [
  delivery('listings', 'us-cars', 3, '2026-06-15T06:00:00Z', { report: JSON.stringify(REPORT) }),
  // the same number and instant in two markets: by name
  delivery('listings', 'uk-cars', 2, '2026-06-14T06:00:00Z'),
  delivery('listings', 'us-cars', 2, '2026-06-14T06:00:00Z'),
  // loaded after them, and older
  delivery('history', 'all', 9, '2026-06-13T06:00:00Z'),
  // a number that is more as a number than as a text
  delivery('listings', 'uk-cars', 10, '2026-06-01T00:00:00Z'),
  delivery('listings', 'us-cars', 9, '2026-06-01T00:00:00Z', { sample: true }),
] as readonly Delivery[];

describeOnEngine('deliveries', () => {
  const prefix = freshPrefix();
  let client: Client;
  let service: TestApp;

  beforeAll(async () => {
    client = engineClient({ url: engineUrl ?? '' });
    service = testApp({ client, prefix });
    // in an order of their own
    for (const i of [3, 0, 5, 2, 4, 1]) {
      const one = KEPT[i];
      if (one) await keepReport(client, prefix, one);
    }
  });
  afterAll(async () => {
    await dropPrefix(client, prefix);
    await client.close();
  });

  const listed = async (query = ''): Promise<Listed> => {
    const response = await service.ask(`/deliveries?${query}`);
    expect([query, response.status]).toEqual([query, 200]);
    return (await response.json()) as Listed;
  };
  /** market and number of each */
  const namesOf = async (query = ''): Promise<string[]> =>
    (await listed(query)).deliveries.map((one) => `${one.market} ${one.delivery}`);

  const ALL = ['us-cars 3', 'uk-cars 2', 'us-cars 2', 'all 9', 'uk-cars 10', 'us-cars 9'];

  test('newest instant first, then the larger number, then the market by name', async () => {
    expect(await namesOf()).toEqual(ALL);
    expect((await listed()).num_found).toBe(6);
  });

  test('what a delivery tells; paths, words and indices stay with the operator', async () => {
    const response = await service.ask('/deliveries?rows=100');
    const text = await response.text();
    expect(text).not.toMatch(/secret|\/srv|\/var/);
    const [first, second] = (JSON.parse(text) as Listed).deliveries;
    expect(first).toEqual({
      ...{
        dataset: 'listings',
        market: 'us-cars',
        delivery: 3,
        as_of: '2026-06-15T06:00:00Z',
        sample: false,
        source: 'northside',
      },
      ...{ partial: true, read: 120, accepted: 117, rejected: 2, repeated: 1, not_offered: 4 },
      ...{ arrivals: 10, departures: 7, price_changes: 5, sales: 3, sales_withdrawn: 0 },
      ...{ held: ['held.example'], holds: REPORT.holds, documents: { us: 110, ca: 4, rest: 3 } },
      seconds: { read: 1.5, publish: 2.25 },
    });
    // a report that tells nothing
    expect(second).toEqual({
      ...{
        dataset: 'listings',
        market: 'uk-cars',
        delivery: 2,
        as_of: '2026-06-14T06:00:00Z',
        sample: false,
      },
    });
  });

  test('with the first page, how the sources stand that deliveries are fetched from, and of those that are asked for', async () => {
    const record = (source: string, market: string) => ({
      ...{
        source,
        market,
        config: '/secret.yaml',
        dataset: 'listings',
        watched_since: at('2026-06-01T00:00:00Z'),
      },
      ...{ next_look_at: 0, failures: 2, fault: 'secret words', deliveries: [] },
    });
    const records = [
      { ...record('northside', 'us-cars'), expected: 3600, delivered_at: at('2026-06-15T06:00:00Z') },
      record('south', 'uk-cars'),
    ];
    const watching = testApp(
      { client, prefix },
      { sources: () => records.map((one) => standingOf(one, at('2026-06-15T12:00:00Z'))) },
    );
    const told = async (query: string): Promise<unknown> => {
      const { sources } = (await (await watching.ask(`/deliveries?${query}`)).json()) as {
        sources?: unknown;
      };
      return sources;
    };
    const northside = {
      ...{ source: 'northside', dataset: 'listings', market: 'us-cars', state: 'late', waiting: 0 },
      delivered_at: '2026-06-15T06:00:00Z',
    };
    const south = { source: 'south', dataset: 'listings', market: 'uk-cars', state: 'failing', waiting: 0 };
    expect(await told('')).toEqual([northside, south]);
    expect(await told('market=uk-cars')).toEqual([south]);
    expect(await told('start=1')).toBe(undefined);
    expect(await told('dataset=history')).toBe(undefined);
  });

  test('the sample says that it is one', async () => {
    expect((await listed()).deliveries.map(({ sample }) => sample)).toEqual([
      ...Array.from({ length: 5 }, () => false),
      true,
    ]);
  });

  test('filters: one dataset, one market, both; in any case; empty ones count as not sent', async () => {
    expect(await namesOf('dataset=history')).toEqual(['all 9']);
    expect(await namesOf('market=uk-cars')).toEqual(['uk-cars 2', 'uk-cars 10']);
    expect(await namesOf('dataset=LISTINGS&market=US-Cars')).toEqual(['us-cars 3', 'us-cars 2', 'us-cars 9']);
    expect(await listed('dataset=history&market=us-cars')).toEqual({ num_found: 0, deliveries: [] });
    expect(await namesOf('dataset=&market=&rows=&start=')).toEqual(ALL);
  });

  test('pages neither repeat nor skip; num_found is of all', async () => {
    expect(await namesOf('rows=2')).toEqual(ALL.slice(0, 2));
    expect(await namesOf('rows=2&start=2')).toEqual(ALL.slice(2, 4));
    expect(await namesOf('rows=3&start=5')).toEqual(ALL.slice(5));
    expect(await listed('rows=0')).toEqual({ num_found: 6, deliveries: [] });
    expect(await listed('start=6')).toEqual({ num_found: 6, deliveries: [] });
    expect((await listed('start=9900&rows=100')).num_found).toBe(6);
    expect((await listed('market=uk-cars&rows=1')).num_found).toBe(2);
  });

  test('20 a page unless it says otherwise', async () => {
    const many = freshPrefix();
    for (let id = 1; id <= 21; id += 1)
      await keepReport(client, many, delivery('listings', 'us-cars', id, '2026-06-01') as Delivery);
    const response = await testApp({ client, prefix: many }).ask('/deliveries');
    const { num_found, deliveries } = (await response.json()) as Listed;
    await dropPrefix(client, many);
    expect([num_found, deliveries.length, deliveries[0]?.delivery]).toEqual([21, 20, 21]);
  });

  test.each([
    ['dataset', 'cars'],
    ['dataset', 'listings,history'],
    ['market', 'us'],
    ['rows', '101'],
    ['rows', '-1'],
    ['rows', 'ten'],
    ['rows', '1.5'],
    ['start', '9901'],
    ['start', '-1'],
    ['start', 'x'],
  ])('%s=%s is refused', async (name, value) => {
    const response = await service.ask(`/deliveries?${name}=${value}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: 422, message: expect.stringContaining(name) });
  });

  test('repeated words and numbers are lists, and so refused; undecodable ones are 400', async () => {
    expect((await service.ask('/deliveries?rows=1&rows=2')).status).toBe(422);
    expect((await service.ask('/deliveries?market=us-cars&market=uk-cars')).status).toBe(422);
    expect((await service.ask('/deliveries?market=%FF')).status).toBe(400);
  });

  test('needs a key; HEAD has no body; other methods are not allowed', async () => {
    const path = `/v2/deliveries?api_key=${KEYS.free}`;
    expect((await service.app.request('/v2/deliveries')).status).toBe(401);
    const head = await service.app.request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await service.app.request(path, { method: 'DELETE' })).status).toBe(405);
  });

  test('nothing was ever loaded', async () => {
    const empty = testApp({ client, prefix: freshPrefix() });
    const response = await empty.ask('/deliveries?dataset=listings');
    expect([response.status, await response.json()]).toEqual([200, { num_found: 0, deliveries: [] }]);
  });
});

describe('deliveries without an engine', () => {
  test('503 with Retry-After; what is wrong in the request is told all the same', async () => {
    const dead = testApp();
    const response = await dead.ask('/deliveries');
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await dead.ask('/deliveries?rows=x')).status).toBe(422);
  });
});
