import net from 'node:net';
import type { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Readiness } from '../../src/api/observability/readiness.ts';
import { PROBE_PATIENCE } from '../../src/api/request/context.ts';
import { MARKETS } from '../../src/catalog/markets.ts';
import { engineClient } from '../../src/engine/client.ts';
import { roleAlias, roleIndex } from '../../src/engine/names.ts';
import { type TestApp, testAccounts, testApp } from '../market/app.ts';
import {
  describeOnEngine,
  dropPrefix,
  engineUrl,
  freshPrefix,
  type LoadedMarket,
  sharedMarket,
} from '../market/load.ts';
import { freePort } from '../market/port.ts';

/** A way to the engine that can be cut and mended. */
class Wire {
  readonly #target: URL;
  #server: net.Server | undefined;
  readonly #sockets = new Set<net.Socket>();
  port = 0;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  async mend(): Promise<void> {
    // one that nobody else is given while it is cut
    this.port ||= await freePort();
    const server = net.createServer((near) => {
      const far = net.connect(Number(this.#target.port), this.#target.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => one.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  cut(): Promise<void> {
    return new Promise((resolve) => {
      this.#server?.close(() => resolve());
      for (const socket of this.#sockets) socket.destroy();
    });
  }
}

/** A dead engine is 503 with Retry-After, and it comes back by itself (docs/decisions, decision 7). */
describeOnEngine('outage', () => {
  let market: LoadedMarket;
  const wire = new Wire(engineUrl ?? 'http://127.0.0.1:9');
  let client: Client;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    await wire.mend();
    client = engineClient({ url: `http://127.0.0.1:${wire.port}` });
    service = testApp({ client, prefix: market.prefix });
  });
  afterAll(async () => {
    await client?.close();
    await wire.cut();
    await market?.drop();
  });

  async function expectDown(response: Response): Promise<void> {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ code: 503, message: expect.stringContaining('search engine') });
    expect(text).not.toMatch(/ECONN|ConnectionError|127\.0\.0\.1/);
  }

  test('down and up again, several times', async () => {
    for (let round = 0; round < 3; round += 1) {
      const well = await service.ask('/search/car/active?rows=1');
      expect([round, well.status]).toEqual([round, 200]);
      expect((await service.app.request('/readyz')).status).toBe(200);
      await wire.cut();
      await expectDown(await service.ask('/search/car/active?rows=1'));
      await expectDown(await service.ask('/image/cache/car/f150/0123456789abcdef0123456789abcdef'));
      expect((await service.app.request('/healthz')).status).toBe(200);
      await wire.mend();
    }
    expect((await service.ask('/search/car/active?rows=1')).status).toBe(200);
  });

  test('not ready without an engine; what is wrong in a request is told all the same', async () => {
    const dead = testApp();
    const ready = await dead.app.request('/readyz');
    expect(ready.status).toBe(503);
    const dumb = 'engine is not responding';
    expect(await ready.json()).toEqual({
      status: 'not ready',
      markets: Object.fromEntries(MARKETS.map((one) => [one, dumb])),
      sold: 'empty',
      accounts: 'written',
      shared: 'here',
      rate: 'counted by this process',
    });
    expect((await dead.ask('/search/car/active?rows=ten')).status).toBe(422);
    await expectDown(await dead.ask('/search/car/active'));
    // the engine's words are for the log
    expect(dead.log.some((line) => line.includes('"error":"engine_down"') && line.includes('cause'))).toBe(
      true,
    );
  });

  test('not ready while the accounts cannot be read, or do not answer', async () => {
    const accounts = testAccounts();
    const { client, prefix } = market;
    const { app, log } = testApp({ client, prefix }, { accounts });
    const ready = async (of = app): Promise<unknown[]> => {
      const response = await of.request('/readyz');
      return [response.status, ((await response.json()) as Readiness).accounts];
    };
    expect(await ready()).toEqual([200, 'written']);
    accounts.fault = new Error('PostgreSQL at db.internal is away');
    expect(await ready()).toEqual([503, 'not responding']);
    // why is for the log
    expect(log.join()).toContain('db.internal');
    accounts.fault = undefined;
    accounts.callerOfKey = () => new Promise(() => undefined) as never;
    const hasty = testApp({ client, prefix }, { accounts, patience: { ...PROBE_PATIENCE, accountsMs: 100 } });
    expect(await ready(hasty.app)).toEqual([503, 'not responding']);
  });

  test('a market that was never loaded is empty, and not ready', async () => {
    const empty = testApp({ client: market.client, prefix: freshPrefix() });
    const response = await empty.ask('/search/car/active?facets=make&stats=price&range_facets=price|0|10|5');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      num_found: 0,
      listings: [],
      facets: { make: [] },
      stats: { price: { count: 0, missing: 0, sum: 0, sum_of_squares: 0 } },
      range_facets: {
        price: {
          counts: [
            { lower_bound: 0, upper_bound: 5, count: 0 },
            { lower_bound: 5, upper_bound: 10, count: 0 },
          ],
          ...{ interval: 5, start: 0, end: 10, before: 0, between: 0, after: 0 },
        },
      },
    });
    const ready = await empty.app.request('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({
      status: 'not ready',
      markets: Object.fromEntries(MARKETS.map((one) => [one, 'empty'])),
      sold: 'empty',
      accounts: 'written',
      shared: 'here',
      rate: 'counted by this process',
    });
  });

  test('a request that the engine refuses is our fault: 500 without its words, an error in the log', async () => {
    const prefix = freshPrefix();
    const index = roleIndex(prefix, 'us-cars', 'us', 'odd');
    // an index whose price is a text: it cannot be measured
    await market.client.indices.create({ index, aliases: { [roleAlias(prefix, 'us-cars', 'us')]: {} } });
    await market.client.index({ index, document: { price: 'text' }, refresh: true });
    const odd = testApp({ client: market.client, prefix });
    const response = await odd.ask('/search/car/active?rows=0&stats=price');
    const text = await response.text();
    await dropPrefix(market.client, prefix);
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toEqual({ code: 500, message: expect.any(String) });
    expect(text).not.toMatch(/mapping|price|exception|field/i);
    const event = JSON.parse(odd.log.at(-1) ?? '{}') as Record<string, unknown>;
    expect(event).toMatchObject({
      level: 50,
      error: 'internal',
      cause: expect.stringContaining('price'),
    });
  });
});
