import { setTimeout as sleep } from 'node:timers/promises';
import { errors } from '@elastic/elasticsearch';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { KEYS, type TestApp, testApp } from '../market/app.ts';
import { clientBehind, type InTheWay } from '../market/between.ts';
import { type Listening, listen, read } from '../market/http-server.ts';
import {
  describeOnEngine,
  type LoadedMarket,
  loadCars,
  loadGeneration,
  switchAliases,
} from '../market/load.ts';
import { stock } from '../market/stock.ts';

/** Long pages on a socket, where something happens in the middle: they end whole, or are seen to have no end. */

const COUNT = 1600;
const PATH = '/v2/dealerships/inventory?dealer_id=1001';
const keyed = (path: string): string => `${path}&api_key=${KEYS.enterprise}`;

const dead = () => new errors.ConnectionError('the engine is gone');

/** Waits until the caller is gone. */
const untilGone = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve()));

describeOnEngine('long pages that are cut', () => {
  let market: LoadedMarket;
  const opened: Listening[] = [];
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => {
    unhandled.push(reason);
  };

  beforeAll(async () => {
    market = await loadCars(stock(COUNT));
  });
  afterAll(() => market?.drop());
  beforeEach(() => {
    unhandled.length = 0;
    process.on('unhandledRejection', note);
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
    // a rejection is told after the turn in which nobody took it
    await sleep(20);
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  /** A server whose searches meet `way`. */
  async function serverBehind(
    way: InTheWay,
  ): Promise<{ service: TestApp; server: Listening; searches(): number }> {
    const { client, searches } = clientBehind(market.client, way);
    const service = testApp({ client, prefix: market.prefix });
    const server = await listen(service);
    opened.push(server);
    return { service, server, searches };
  }

  const levels = ({ log }: TestApp) =>
    log
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .map(({ level, msg }) => ({ level, msg }));
  const WARNING = 40;

  test('nothing happens: the page is complete', async () => {
    const { server, service } = await serverBehind(async () => {});
    const { status, text, complete, error } = await read(server, keyed(PATH));
    expect([status, complete, error]).toEqual([200, true, undefined]);
    expect((JSON.parse(text) as { listings: unknown[] }).listings).toHaveLength(1500);
    // told once the answer has gone out
    await expect.poll(() => levels(service)).toEqual([{ level: 30, msg: 'request' }]);
  });

  test('HEAD: a status and no body', async () => {
    const { server, searches } = await serverBehind(async () => {});
    expect(await read(server, keyed(PATH), { method: 'HEAD' })).toEqual({
      status: 200,
      text: '',
      complete: true,
    });
    expect(searches()).toBe(2);
  });

  // nothing is sent before the second search has been answered; later ones follow each part, and after a while the
  // caller has read all that was sent, and waits
  test.each([
    [2, 0],
    [3, 0],
    [6, 0],
    [2, 300],
    [3, 300],
    [4, 300],
  ])('the engine dies at search %i, after %i ms: cut, and the reader is told', async (last, ms) => {
    const { server, service, searches } = await serverBehind(async (search) => {
      if (search < last) return;
      await sleep(ms);
      throw dead();
    });
    const { status, text, complete, error } = await read(server, keyed(`${PATH}&facets=make`));
    // the words of the engine are for the log alone
    expect(text).not.toContain('the engine is gone');
    if (last > 2) {
      expect([status, complete, error]).toEqual([200, false, expect.stringMatching(/aborted|ECONNRESET/)]);
      expect(() => JSON.parse(text) as unknown).toThrow();
      expect(text).not.toContain('"facets"');
    } else {
      // nothing had been sent yet: an error like any other
      expect([status, complete]).toEqual([503, true]);
      expect(JSON.parse(text)).toEqual({ code: 503, message: expect.any(String) });
    }
    expect(searches()).toBe(last);
    await expect.poll(() => levels(service).filter(({ level }) => level >= WARNING)).toHaveLength(1);
    for (const line of service.log) expect(line).not.toContain(KEYS.enterprise);
    // the server lives
    expect((await read(server, keyed(`${PATH}&rows=0`))).status).toBe(503);
  });

  test('the engine is dead from the beginning: a plain 503', async () => {
    const { server } = await serverBehind(() => Promise.reject(dead()));
    const { status, text, complete } = await read(server, keyed(PATH));
    expect([status, complete]).toEqual([503, true]);
    expect(JSON.parse(text)).toEqual({ code: 503, message: expect.any(String) });
  });

  test('an engine that is busy in the middle cuts it too', async () => {
    const { server } = await serverBehind(async (search) => {
      if (search === 4) throw new errors.TimeoutError('busy');
    });
    const { complete, text } = await read(server, keyed(PATH));
    expect(complete).toBe(false);
    expect(text).not.toContain('busy');
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  test('the caller goes away in the middle: the engine is asked no more, and nothing is our fault', async () => {
    const { server, service, searches } = await serverBehind(async (search, signal) => {
      if (search >= 3) await untilGone(signal);
    });
    const gone = await read(server, keyed(PATH), {
      onText: (_, request) => void request.destroy(),
    });
    expect(gone.complete).toBe(false);
    await sleep(300);
    expect(searches()).toBeLessThanOrEqual(3);
    const lines = levels(service);
    expect(lines.filter(({ level }) => level > WARNING)).toEqual([]);
    expect(lines.filter(({ level }) => level === WARNING).length).toBeLessThanOrEqual(1);
  });

  test('a reader that stops reading in the app itself ends the generator', async () => {
    const { client, searches } = clientBehind(market.client, async () => {});
    const service = testApp({ client, prefix: market.prefix });
    const response = await service.ask('/dealerships/inventory?dealer_id=1001');
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await sleep(200);
    // the first part, and the second that was on its way
    expect(searches()).toBe(2);
    expect(levels(service).filter(({ level }) => level >= WARNING)).toEqual([]);
  });

  test('a slow reader holds the engine back: one part ahead, no more', async () => {
    const { client, searches } = clientBehind(market.client, async () => {});
    const response = await testApp({ client, prefix: market.prefix }).ask(
      '/dealerships/inventory?dealer_id=1001',
    );
    expect(searches()).toBe(2);
    const reader = response.body?.getReader();
    for (let read = 1; read <= 3; read += 1) {
      await reader?.read();
      await expect.poll(searches).toBe(read + 1);
      await sleep(20);
      expect(searches()).toBe(read + 1);
    }
    await reader?.cancel();
  });

  test('a switch in the middle: the page stays with the generation that it began with', async () => {
    const second = await loadGeneration(market.client, market.prefix, 'second', stock(COUNT, 'other'));
    const { server } = await serverBehind(async (search) => {
      if (search !== 3) return;
      await switchAliases(market.client, market.prefix, second, market.indices);
      // longer than the indices are remembered
      await sleep(1100);
    });
    const { complete, text } = await read(server, keyed(PATH));
    expect(complete).toBe(true);
    const { listings } = JSON.parse(text) as { listings: { id: string }[] };
    expect(listings).toHaveLength(1500);
    expect(listings.filter(({ id }) => !id.startsWith('stock-'))).toEqual([]);
    expect(new Set(listings.map(({ id }) => id)).size).toBe(1500);
    // who comes later reads the new one
    const later = async () => {
      const page = await read(server, keyed(PATH));
      return (JSON.parse(page.text) as { listings: { id: string }[] }).listings;
    };
    await expect.poll(async () => (await later()).filter(({ id }) => !id.startsWith('other-'))).toEqual([]);
    await switchAliases(market.client, market.prefix, market.indices, second);
  });

  test('the generation is deleted in the middle: the page is cut, never mixed', async () => {
    const third = await loadGeneration(market.client, market.prefix, 'third', stock(COUNT, 'third'));
    await switchAliases(market.client, market.prefix, third, market.indices);
    const { server } = await serverBehind(async (search) => {
      if (search !== 3) return;
      await switchAliases(market.client, market.prefix, market.indices, third);
      for (const role of ['us', 'ca', 'rest'] as const)
        await market.client.indices.delete({ index: third[role] });
    });
    const { complete, text } = await read(server, keyed(PATH));
    expect(complete).toBe(false);
    expect(text).toContain('"third-');
    expect(text).not.toContain('"stock-');
    expect(text).not.toContain('no such index');
    expect(() => JSON.parse(text) as unknown).toThrow();
  });
});
