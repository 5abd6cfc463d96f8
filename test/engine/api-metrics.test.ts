import net from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Delivery } from '../../ingest/ledger/deliveries.ts';
import { keepReport } from '../../ingest/publish/reports.ts';
import { PROBE_PATIENCE } from '../../src/api/request/context.ts';
import { MARKETS } from '../../src/catalog/markets.ts';
import { ANSWERING, type AnsweringDelivery } from '../../src/engine/answering-datasets.ts';
import { engineClient } from '../../src/engine/client.ts';
import { directoryIndex } from '../../src/engine/names.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { at } from '../market/car.ts';
import { CARS } from '../market/cars.ts';
import {
  describeOnEngine,
  freshPrefix,
  type LoadedMarket,
  loadCars,
  loadGeneration,
  loadMarket,
  switchAliases,
} from '../market/load.ts';

/** Gauges of the markets at /metrics (feeds.md section 3). */

/** The lines of our engine and market gauges of one dataset: name with labels → value. */
async function gaugesOf({ app }: TestApp, dataset = 'listings'): Promise<Record<string, number>> {
  const response = await app.request('/metrics');
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n');
  const ours = lines.filter(
    (line) => line.startsWith('forecourt_engine_up') || line.includes(`{dataset="${dataset}"`),
  );
  return Object.fromEntries(
    ours.map((line) => {
      const [name = '', value] = line.split(' ');
      return [name.replace('forecourt_', ''), Number(value)];
    }),
  );
}

const of = (market: string): string => `{dataset="listings",market="${market}"}`;
const US = of('us-cars');
const OTHERS = MARKETS.filter((market) => market !== 'us-cars').map(of);

/** The listings that the stock of each market beside US cars has. */
const STOCKED: Readonly<Record<string, number>> = Object.fromEntries(
  OTHERS.map((labels) => [labels, /uk-/.test(labels) ? 3 : 4]),
);

/** What is told of every market beside US cars: is it loaded, and how many listings it has. */
const others = (loaded: 0 | 1): Record<string, number> =>
  Object.fromEntries(
    OTHERS.flatMap((labels) => [
      [`market_loaded${labels}`, loaded],
      [`market_documents${labels}`, loaded * (STOCKED[labels] ?? 0)],
    ]),
  );

// each test changes what is there
describeOnEngine('metrics of the markets', { shuffle: false }, () => {
  let market: LoadedMarket;
  let bare: LoadedMarket;

  /** Keeps a report as a load does. */
  const keep = (of: LoadedMarket, id: number, asOf: string, report: object, more: Partial<Delivery> = {}) =>
    keepReport(of.client, of.prefix, {
      ...{ id, asOf: at(asOf), report: JSON.stringify(report), dataset: 'listings', market: 'us-cars' },
      ...{ sample: false, partial: false, state: 'live', accepted: 24, indices: of.indices },
      ...more,
    });

  /** Lets the listings say which delivery they are, as a load does. */
  const describe = (of: LoadedMarket, answering: AnsweringDelivery, index = Object.values(of.indices)) =>
    of.client.indices.putMapping({ index, _meta: { [ANSWERING]: answering } });

  beforeAll(async () => {
    market = await loadMarket();
    bare = await loadMarket(CARS.filter(({ role }) => role === 'ca'));
    // the tests ask on 2026-06-15 at 12:00: 6 hours later
    await describe(market, {
      ...{ delivery: 2, as_of: at('2026-06-15T06:00:00Z'), sample: false },
      held: ['one.example', 'two.example'],
    });
  });
  afterAll(async () => {
    await market?.drop();
    await bare?.drop();
  });

  test('what answers: listings of every role, age of its delivery, its held sources', async () => {
    expect(await gaugesOf(testApp(market))).toEqual({
      engine_up: 1,
      [`market_loaded${US}`]: 1,
      // not those that have left
      [`market_documents${US}`]: CARS.filter(({ role }) => role !== 'recents').length,
      [`market_age_seconds${US}`]: 21_600,
      [`market_held_sources${US}`]: 2,
      // three of each stand in the market of the tests
      ...others(1),
    });
  });

  test('sources count each with their newest delivery: how many, how many are stale, which are the oldest', async () => {
    const [old, stale, fresh] = ['2026-05-01T06:00:00Z', '2026-06-13T23:59:00Z', '2026-06-15T06:00:00Z'].map(
      at,
    );
    await describe(market, {
      ...{ delivery: 2, as_of: fresh ?? 0, sample: false, held: ['one.example', 'two.example'] },
      sources: {
        ages: [
          [old ?? 0, 1],
          [stale ?? 0, 2],
          [fresh ?? 0, 40],
        ],
        oldest: [
          { source: 'gone.example', as_of: old ?? 0 },
          { source: 'late.example', as_of: stale ?? 0 },
        ],
      },
    });
    const gauges = await gaugesOf(testApp(market));
    const source = (name: string): string => `source_age_seconds${US.replace('}', `,source="${name}"}`)}`;
    expect(gauges).toMatchObject({
      [`market_age_seconds${US}`]: 45 * 86_400 + 21_600,
      [`market_sources${US}`]: 43,
      [`market_stale_sources${US}`]: 3,
      [source('gone.example')]: 45 * 86_400 + 21_600,
      [source('late.example')]: 129_660,
    });
  });

  test('an index that does not tell its delivery has no age; one that tells no held sources has none of those', async () => {
    expect(await gaugesOf(testApp(bare))).toEqual({
      engine_up: 1,
      [`market_loaded${US}`]: 1,
      [`market_documents${US}`]: 2,
      ...others(1),
    });
    await describe(bare, { delivery: 1, as_of: at('2026-06-15T12:00:00Z'), sample: false, held: [] });
    expect(await gaugesOf(testApp(bare))).toMatchObject({
      [`market_age_seconds${US}`]: 0,
      [`market_held_sources${US}`]: 0,
    });
  });

  test('nothing was ever loaded: the engine is up, the markets are not loaded', async () => {
    expect(await gaugesOf(testApp({ client: market.client, prefix: freshPrefix() }))).toEqual({
      engine_up: 1,
      [`market_loaded${US}`]: 0,
      [`market_documents${US}`]: 0,
      ...others(0),
    });
  });

  test('a market that lacks an index is not loaded, and its listings are counted all the same', async () => {
    const half = await loadCars(CARS.filter(({ role }) => role === 'ca'));
    await half.client.indices.delete({ index: half.indices.us });
    const gauges = await gaugesOf(testApp(half));
    await half.drop();
    expect(gauges).toMatchObject({ [`market_loaded${US}`]: 0, [`market_documents${US}`]: 2 });
  });

  test('scrapes at one time and soon after ask the engine once', async () => {
    let asked = 0;
    // readings are kept for seconds, which may pass on a busy machine
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const service = testApp(bare);
    const count = (): void => {
      asked += 1;
    };
    bare.client.diagnostic.on('request', count);
    await Promise.all([gaugesOf(service), gaugesOf(service), gaugesOf(service)]);
    const once = asked;
    await gaugesOf(service);
    bare.client.diagnostic.off('request', count);
    // what answers, what was ever delivered; the count of six markets' listings, eight directories, the incentives
    expect([once, asked]).toEqual([17, 17]);
  });

  test('directories that were ever loaded', async () => {
    const { client, prefix } = bare;
    const report = { dataset: 'dealers', partial: false, accepted: 1 } as const;
    const index = (market: 'rvs' | 'motorcycles') => directoryIndex(prefix, market, 'dealers', 'first');
    const answering = { delivery: 5, as_of: at('2026-06-15T11:00:00Z'), sample: false };
    await describe(bare, answering, [index('rvs')]);
    await keep(
      bare,
      5,
      '2026-06-15T11:00:00Z',
      {},
      {
        ...report,
        ...{ market: 'rvs', indices: { dealers: index('rvs') } },
      },
    );
    await client.indices.delete({ index: index('motorcycles') });
    await keep(
      bare,
      6,
      '2026-06-15T11:00:00Z',
      {},
      {
        ...report,
        ...{ market: 'motorcycles', indices: { dealers: index('motorcycles') } },
      },
    );
    const gauges = await gaugesOf(testApp(bare), 'dealers');
    const of = (market: string): string => `{dataset="dealers",market="${market}"}`;
    expect(gauges).toMatchObject({
      [`market_loaded${of('us-cars')}`]: 1,
      [`market_documents${of('us-cars')}`]: 8,
      [`market_loaded${of('rvs')}`]: 1,
      [`market_documents${of('rvs')}`]: 1,
      [`market_age_seconds${of('rvs')}`]: 3600,
      // its index is gone
      [`market_loaded${of('motorcycles')}`]: 0,
      [`market_documents${of('motorcycles')}`]: 0,
    });
    expect(gauges).not.toHaveProperty(`market_age_seconds${of('motorcycles')}`);
  });

  test('a switch shows in the next reading', async () => {
    const fewer = CARS.filter(({ role }) => role === 'us');
    const next = await loadGeneration(bare.client, bare.prefix, 'next', fewer);
    await switchAliases(bare.client, bare.prefix, next, bare.indices);
    const gauges = await gaugesOf(testApp(bare));
    await switchAliases(bare.client, bare.prefix, bare.indices, next);
    expect(gauges).toMatchObject({ [`market_documents${US}`]: 14 });
    expect(gauges).not.toHaveProperty(`market_age_seconds${US}`);
  });
});

/** An engine that takes requests and never answers. */
function silentEngine(): Promise<{ url: string; close(): void }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () => {
          for (const socket of sockets) socket.destroy();
          server.close();
        },
      });
    });
  });
}

describe('metrics without an engine', () => {
  test('nothing listens: the engine is down, the markets are not told, the rest is', async () => {
    const dead = testApp();
    expect(await gaugesOf(dead)).toEqual({ engine_up: 0 });
    expect(await (await dead.app.request('/metrics')).text()).toContain('forecourt_request_seconds_bucket');
    expect(dead.log.some((line) => line.includes('"level":40') && line.includes('metrics'))).toBe(true);
  });

  test('an engine that hangs does not hang the scrape', async () => {
    const silent = await silentEngine();
    const client = engineClient({ url: silent.url });
    const patience = { ...PROBE_PATIENCE, engineMs: 100 };
    const gauges = await gaugesOf(testApp({ client, prefix: 'silent-' }, { patience }));
    silent.close();
    await client.close();
    expect(gauges).toEqual({ engine_up: 0 });
    // Prometheus itself gives up after ten seconds
    expect(PROBE_PATIENCE.engineMs).toBeLessThan(5000);
  });
});
