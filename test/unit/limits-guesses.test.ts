import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { proxyList } from '../../src/api/access/client-address.ts';
import { Guesses } from '../../src/api/access/guesses.ts';
import type { Service } from '../../src/api/request/context.ts';
import { callerOn, MemoryAccounts } from '../market/accounts.ts';
import { KEYS, type TestApp, testApp } from '../market/app.ts';

/** Clients that guess credentials are slowed; who is the client, where proxies stand between. */

const LISTS = '/v2/client/configure/get?country=us';

describe('the wait', () => {
  const here = new AbortController().signal;

  test('thirty a minute at once, then each a tenth of a second longer, up to two seconds', async () => {
    const waits: number[] = [];
    const guesses = new Guesses({ now: () => 0, pause: async (ms) => void waits.push(ms) });
    for (let i = 0; i < 30; i += 1) expect(await guesses.slow('a', here)).toBe(true);
    expect(waits).toEqual([]);
    for (let i = 0; i < 25; i += 1) expect(await guesses.slow('a', here)).toBe(true);
    expect(waits).toEqual(Array.from({ length: 25 }, (_, i) => Math.min(2000, 100 * (i + 1))));
    expect(guesses.waiting).toBe(0);
  });

  test('networks are counted apart, and a minute later anew', async () => {
    let now = 0;
    const guesses = new Guesses({ now: () => now });
    /** how many of those wait: they are let go at once */
    const waits = async (network: string, count: number): Promise<number> => {
      const caller = new AbortController();
      const slowed = Array.from({ length: count }, () => guesses.slow(network, caller.signal));
      const { waiting } = guesses;
      caller.abort();
      await Promise.all(slowed);
      return waiting;
    };
    expect(await waits('a', 40)).toBe(10);
    expect(await waits('b', 30)).toBe(0);
    now = 59_999;
    expect(await waits('a', 1)).toBe(1);
    now = 60_000;
    expect(await waits('a', 30)).toBe(0);
    expect(await waits('a', 1)).toBe(1);
  });

  test('it ends when the caller goes away, and leaves nothing behind', async () => {
    const guesses = new Guesses();
    for (let i = 0; i < 49; i += 1) await guesses.slow('a', AbortSignal.abort());
    const caller = new AbortController();
    const slowed = guesses.slow('a', caller.signal);
    expect(guesses.waiting).toBe(1);
    caller.abort();
    // two seconds were due: nothing that takes time is in between
    const first = await Promise.race([slowed.then(() => 'it ended'), turn('a turn of the loop passed')]);
    expect([first, guesses.waiting]).toEqual(['it ended', 0]);
  });

  test('only so many wait; one more is refused at once', async () => {
    const guesses = new Guesses();
    for (let i = 0; i < 30; i += 1) await guesses.slow('a', here);
    const callers = Array.from({ length: 256 }, () => new AbortController());
    const waiting = callers.map(({ signal }) => guesses.slow('a', signal));
    expect(guesses.waiting).toBe(256);
    expect(await guesses.slow('a', here)).toBe(false);
    // a network that does not guess is answered all the same
    expect(await guesses.slow('b', here)).toBe(true);
    for (const caller of callers) caller.abort();
    await Promise.all(waiting);
    expect(guesses.waiting).toBe(0);
  });
});

/** The networks that an app counts the 401s of. */
class Seen extends Guesses {
  readonly networks: string[] = [];

  override slow(network: string): Promise<boolean> {
    this.networks.push(network);
    return Promise.resolve(true);
  }
}

interface From {
  readonly socket?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const socketOf = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

describe('the client', () => {
  const apps = new Map<string, { readonly guesses: Seen; readonly app: TestApp['app'] }>();
  /** The app behind these proxies, made once. */
  function behind(proxies: readonly string[]) {
    const key = proxies.join();
    const guesses = new Seen();
    const made = apps.get(key) ?? {
      guesses,
      app: testApp(undefined, { guesses, proxies: proxyList(proxies) }).app,
    };
    apps.set(key, made);
    made.guesses.networks.length = 0;
    return made;
  }

  /** The network that a 401 is counted for. */
  async function networkOf(proxies: readonly string[], { socket = '203.0.113.9', headers = {} }: From) {
    const { app, guesses } = behind(proxies);
    const response = await app.request(LISTS, { headers }, socketOf(socket));
    expect(response.status).toBe(401);
    expect(guesses.networks).toHaveLength(1);
    return guesses.networks[0];
  }
  const forwarded = (hops: string): From => ({ socket: '10.0.0.1', headers: { 'X-Forwarded-For': hops } });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('the socket %s is of the network %s', async (socket, network) => {
    expect(await networkOf([], { socket })).toBe(network);
  });

  test('X-Forwarded-For counts for nothing without a trusted proxy', async () => {
    expect(await networkOf([], forwarded('198.51.100.7'))).toBe('10.0.0.1');
    expect(await networkOf(['10.0.0.2'], forwarded('198.51.100.7'))).toBe('10.0.0.1');
  });

  test.each([
    ['one hop', '198.51.100.7', '198.51.100.7'],
    ['what the client made up is left of it', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
    ['proxies in a row', '198.51.100.7, 10.9.9.9,10.0.0.3', '198.51.100.7'],
    ['proxies all the way', '10.9.9.9', '10.9.9.9'],
    ['a port', '198.51.100.7:4711', '198.51.100.7'],
    ['IPv6 with a port', '[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
    ['IPv6', '2001:db8:1:2::9', '2001:db8:1:2'],
    ['a mapped address', '::ffff:198.51.100.7', '198.51.100.7'],
    ['no address: the last one known', '198.51.100.7, unknown', '10.0.0.1'],
    ['nothing', '', '10.0.0.1'],
  ])('behind trusted proxies: %s', async (_, hops, network) => {
    expect(await networkOf(['10.0.0.0/8'], forwarded(hops))).toBe(network);
  });

  test('a trusted proxy by IPv6', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.7' };
    expect(await networkOf(['fd00::/8'], { socket: 'fd12::1', headers })).toBe('198.51.100.7');
    expect(await networkOf(['fd00::/8'], { socket: 'fe80::1', headers })).toBe('fe80:0:0:0');
  });
});

describe('who is slowed', () => {
  const slowly = new (class extends Guesses {
    override slow = (): Promise<boolean> => Promise.resolve(false);
  })();

  test('beyond the bound: 429 with Retry-After, counted', async () => {
    const { app } = testApp(undefined, { guesses: slowly });
    const response = await app.request(`${LISTS}&api_key=guess`);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await response.json()).toEqual({ code: 429, message: expect.any(String) });
    const text = await (await app.request('/metrics')).text();
    expect(text).toContain('forecourt_refusals_total{reason="guessing"} 1');
  });

  test('a good key or token from there is not', async () => {
    const accounts = new MemoryAccounts([[KEYS.free, callerOn('free')]]);
    accounts.tokens.set('t', callerOn('free'));
    const { app, ask } = testApp(undefined, { accounts, guesses: slowly });
    expect((await ask('/client/configure/get?country=us', KEYS.free)).status).toBe(200);
    expect((await app.request(LISTS, { headers: { Authorization: 'Bearer t' } })).status).toBe(200);
  });

  test.each([
    ['a missing key', LISTS, {}],
    ['an unknown token', LISTS, { headers: { Authorization: 'Bearer x' } }],
    ['a key below /oauth', `/oauth${LISTS}&api_key=${KEYS.free}`, {}],
    [
      'a client with another secret',
      '/oauth2/token',
      {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: KEYS.free,
          client_secret: 'x',
        }),
      },
    ],
  ])('%s is', async (_, url, init) => {
    const { app } = testApp(undefined, { guesses: slowly });
    expect((await app.request(url, init)).status).toBe(429);
  });
});

describe('the demo key', () => {
  const ask = async ({ socket = '127.0.0.1', headers = {} }: From, more: Partial<Service> = {}) =>
    (
      await testApp(undefined, more).app.request(
        `${LISTS}&api_key=${KEYS.demo}`,
        { headers },
        socketOf(socket),
      )
    ).status;

  test('is good from this machine, and not through a proxy on it', async () => {
    expect(await ask({})).toBe(200);
    expect(await ask({ socket: '203.0.113.9' })).toBe(401);
    for (const name of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP', 'X-Forwarded-Host'])
      expect([name, await ask({ headers: { [name]: '127.0.0.1' } })]).toEqual([name, 401]);
  });

  test('also where the proxy is trusted and tells of a loopback address', async () => {
    const proxies = proxyList(['203.0.113.9', '127.0.0.1']);
    const headers = { 'X-Forwarded-For': '127.0.0.1' };
    expect(await ask({ headers }, { proxies })).toBe(401);
    expect(await ask({ socket: '203.0.113.9', headers }, { proxies })).toBe(401);
  });
});
