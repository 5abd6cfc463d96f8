import { createHmac } from 'node:crypto';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { type AccountsLocation, openAccounts } from '../../src/accounts/open.ts';
import { hasSubscribers, publishEvents, tellOne } from '../../src/accounts/outbox.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { sealOf } from '../../src/accounts/seal.ts';
import { forgetOld, waiting } from '../../src/accounts/sendings.ts';
import { addWebhook, listWebhooks, type MadeWebhook, removeWebhook } from '../../src/accounts/webhooks.ts';
import { type CallPermissions, outgoing } from '../../src/outgoing/call.ts';
import type { Resolve } from '../../src/outgoing/resolve.ts';
import { webhookMetrics } from '../../src/webhooks/metrics.ts';
import { type Sender, startSender } from '../../src/webhooks/sender.ts';
import { describeOnStores } from '../accounts/stores.ts';
import { recordedSpans } from '../market/recorded-spans.ts';
import { eventually } from '../patience.ts';
import { type Receiver, receiver } from './receiver.ts';

/** Events from the outbox to their receivers (supplement section 5, "Account webhook"), on both stores. */

const T = Date.parse('2026-01-15T12:00:00Z');
const TYPE = 'api.data.refreshed';
const ALL: CallPermissions = { http: true, private: true };
const ENDPOINT = '/v2/search/car/active';
const REFRESHED = { endpoint: ENDPOINT, event_timestamp: T / 1000 };

/** Lets time pass. */
const goOn = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);

describeOnStores((store) => {
  let location: AccountsLocation;
  let database: AccountsDatabase;
  let hook: MadeWebhook;
  let server: Receiver;
  const log: string[] = [];
  const running: { sender: Sender; open: AccountsDatabase }[] = [];
  let registry: Registry;

  const add = (url: string, account = 'acme') =>
    addWebhook(database, sealOf(location.dataDir), { account, url: new URL(url), events: [TYPE] });
  const publish = (...origins: string[]) =>
    publishEvents(
      database,
      origins.map((origin) => ({ origin, type: TYPE, data: REFRESHED })),
    );
  const list = () => listWebhooks(database, sealOf(location.dataDir));
  const listed = async () => (await list())[0];

  /** A process that sends, as a server has it. */
  async function send(allowed = ALL, resolve?: Resolve): Promise<Sender> {
    const open = await openAccounts(location);
    registry = new Registry();
    const sender = startSender({
      database: open,
      seal: sealOf(location.dataDir),
      dataDir: location.dataDir,
      call: outgoing(allowed, resolve),
      log: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
      counts: webhookMetrics(registry, () => waiting(open)),
    });
    running.push({ sender, open });
    return sender;
  }

  /** Waits until an attempt was noted that often; time as the code sees it stands still meanwhile. */
  const noted = (attempts: number) =>
    eventually(() => log.filter((line) => line.includes('"outcome"')).length === attempts);

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: T });
    log.length = 0;
    server = await receiver();
    location = await store.fresh();
    database = await openAccounts(location);
    await createKey(database, { plan: 'enterprise', account: 'acme' });
    hook = await add(`${server.url.replace('//', '//me:p%40ss@')}/hooks?token=t0ken`);
  });
  afterEach(async () => {
    for (const { sender, open } of running.splice(0)) {
      await sender.close();
      await open.destroy();
    }
    await database.destroy();
    await server.close();
    vi.useRealTimers();
  });

  test('what is sent: body, headers, a signature that the receiver can count', async () => {
    await publish('one');
    await send();
    const [got] = await server.until(1);
    const { id, ...body } = JSON.parse(got?.body ?? '') as Record<string, unknown>;
    expect(body).toEqual({ event_type: TYPE, event_data: REFRESHED });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const hmac = createHmac('sha256', hook.secret)
      .update(`${T / 1000}.${got?.body}`)
      .digest('hex');
    expect([got?.path, got?.headers]).toEqual([
      '/hooks?token=t0ken',
      expect.objectContaining({
        'content-type': 'application/json',
        'x-signature': `sha256=${hmac}`,
        'x-timestamp': String(T / 1000),
        'x-delivery-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        'x-event-type': TYPE,
        'user-agent': 'Forecourt-Webhooks/1',
        authorization: `Basic ${Buffer.from('me:p@ss').toString('base64')}`,
      }),
    ]);
    await noted(1);
    expect(await listed()).toMatchObject({
      ...{ url: `${server.url}/hooks`, waiting: 0, sent: 1, given_up: 0, last_sent_at: T / 1000 },
    });
  });

  test('an attempt is a span: how it ended, and nothing of the receiver', async () => {
    await publish('one');
    server.answer = (response) => response.writeHead(500).end();
    const spans = await recordedSpans(async () => {
      await send();
      await noted(1);
    });
    const attributes = {
      ...{ 'forecourt.delivery': expect.any(String), 'forecourt.event': TYPE, 'forecourt.attempt': 1 },
      ...{ 'forecourt.outcome': 'failed', 'http.response.status_code': 500 },
    };
    expect(spans).toEqual([{ name: 'webhook', attributes, failed: 'it answered 500' }]);
  });

  test('nothing of a secret is in the log, and none but the receiver has it in plain text', async () => {
    await publish('one');
    server.answer = (response) => response.writeHead(500).end();
    await send();
    await noted(1);
    const everywhere = `${log.join('\n')}\n${JSON.stringify(await list())}\n${await store.bytes(location)}`;
    for (const secret of [hook.secret, 'p@ss', 'p%40ss', 't0ken', Buffer.from('me:p@ss').toString('base64')])
      expect(everywhere).not.toContain(secret);
  });

  test('an event is there once however often it is told, also after it was sent', async () => {
    await publish('one', 'two');
    await publish('two', 'one');
    await send();
    await noted(2);
    await publish('one');
    expect(await waiting(database)).toEqual({ count: 0, oldest: null });
    expect(new Set(server.received.map(({ headers }) => headers['x-delivery-id'])).size).toBe(2);
    // for that long, too, that a load which was killed is settled
    goOn(89 * 86_400);
    await forgetOld(database);
    await publish('one');
    expect((await waiting(database)).count).toBe(0);
    goOn(2 * 86_400);
    await forgetOld(database);
    expect(await database.selectFrom('event').selectAll().execute()).toEqual([]);
  });

  test('500, then 200: tried again later under the same ids, by another process, too', async () => {
    await publish('one');
    server.answer = (response) => response.writeHead(500).end('no');
    const first = await send();
    await noted(1);
    await first.close();
    expect(await listed()).toMatchObject({ waiting: 1, last_fault: 'it answered 500' });
    server.answer = (response) => response.end('yes');
    await send();
    goOn(4); // half of the first wait has not passed yet
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(server.received).toHaveLength(1);
    goOn(10);
    await noted(2);
    const [one, two] = server.received;
    expect(two?.headers['x-delivery-id']).toBe(one?.headers['x-delivery-id']);
    expect(two?.body).toBe(one?.body);
    expect(two?.headers['x-timestamp']).toBe(String(T / 1000 + 14));
    expect(await listed()).toMatchObject({ waiting: 0, sent: 1 });
  });

  test('a day of failures, and it is given up and shown', async () => {
    await publish('one');
    server.answer = (response) => response.writeHead(404).end();
    await send();
    await noted(1);
    goOn(86_395);
    await noted(2);
    expect(await listed()).toMatchObject({ waiting: 0, sent: 0, given_up: 1, last_fault: 'it answered 404' });
    expect(await registry.metrics()).toContain('forecourt_webhooks_attempts_total{outcome="given_up"} 1');
  });

  test('410: the webhook is stopped, and what waits for it is given up', async () => {
    await publish('one', 'two');
    server.answer = (response) => response.writeHead(410).end();
    await send();
    await eventually(async () => (await listed())?.stopped_at === T / 1000);
    expect(await listed()).toMatchObject({ waiting: 0, given_up: 2 });
    expect(server.received).toHaveLength(1);
    expect(await hasSubscribers(database, TYPE)).toBe(false);
  });

  test('two processes send each event once', async () => {
    const origins = Array.from({ length: 30 }, (_, at) => `event ${at}`);
    await Promise.all([publish(...origins), send(), send()]);
    await server.until(30);
    await noted(30);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(server.received).toHaveLength(30);
    expect(new Set(server.received.map(({ headers }) => headers['x-delivery-id'])).size).toBe(30);
  });

  test('a receiver that hangs holds up no other; what it was being sent is left at once when the server stops', async () => {
    const other = await receiver();
    await add(`${other.url}/`);
    let cut = (): void => {};
    const broken = new Promise<void>((resolve) => {
      cut = resolve;
    });
    server.answer = (response) => void response.on('close', cut);
    const sender = await send();
    await publish('one', 'two', 'three');
    await other.until(3);
    await server.until(1);
    await sender.close();
    await broken;
    await other.close();
    expect(server.received).toHaveLength(1);
    expect(await waiting(database)).toEqual({ count: 3, oldest: T / 1000 });
    server.answer = (response) => response.end();
    await send();
    await server.until(4);
    expect(new Set(server.received.map(({ headers }) => headers['x-delivery-id'])).size).toBe(3);
  });

  test('what a killed process was sending is taken over after its lease', async () => {
    await publish('one');
    // as a process leaves it that died in its attempt
    await database
      .updateTable('sending')
      .set({ claim: 'dead', attempts: 1, first_at: T / 1000, next_at: T / 1000 + 60 })
      .execute();
    await send();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(server.received).toEqual([]);
    goOn(61);
    await noted(1);
    expect(server.received).toHaveLength(1);
  });

  test('the waiting ones and the age of the oldest are gauges', async () => {
    await publish('one', 'two');
    server.answer = (response) => response.writeHead(503).end();
    await send();
    await noted(2);
    goOn(3);
    const lines = (await registry.metrics()).split('\n');
    expect(lines).toContain('forecourt_webhooks_waiting 2');
    expect(lines).toContain('forecourt_webhooks_oldest_seconds 3');
    expect(lines).toContain('forecourt_webhooks_attempts_total{outcome="failed"} 2');
  });

  test('one receiver that is no webhook is told once, with or without a signature', async () => {
    const event = { type: 'job.finished', data: { job_id: 'j1' } };
    const seal = sealOf(location.dataDir);
    const expected = { ...event, origin: 'job j1', to: { url: `${server.url}/job`, secret: 'own' } };
    await tellOne(database, seal, expected);
    await tellOne(database, seal, expected);
    await tellOne(database, seal, { ...event, origin: 'job j2', to: { url: `${server.url}/plain` } });
    await send();
    await noted(2);
    const [one, two] = server.received.toSorted((a, b) => a.path.localeCompare(b.path));
    expect([one?.path, one?.headers['x-event-type'], JSON.parse(one?.body ?? '')]).toEqual([
      ...['/job', 'job.finished'],
      { id: expect.any(String), event_type: 'job.finished', event_data: { job_id: 'j1' } },
    ]);
    expect(one?.headers['x-signature']).toMatch(/^sha256=[0-9a-f]{64}$/);
    expect([two?.path, two?.headers['x-signature']]).toEqual(['/plain', undefined]);
  });

  test('a webhook that is removed is sent nothing more', async () => {
    await publish('one');
    await removeWebhook(database, hook.webhook_id);
    await publish('two');
    expect(await waiting(database)).toEqual({ count: 0, oldest: null });
    await expect(removeWebhook(database, hook.webhook_id)).rejects.toThrow(hook.webhook_id);
  });

  describe('never to a private address', () => {
    /** a name that is there at these addresses, one list a look-up */
    const at = (...lists: string[][]): Resolve => {
      let times = 0;
      return async () =>
        (lists[Math.min(times++, lists.length - 1)] ?? []).map((address) => ({ address, family: 4 }));
    };

    async function faultOf(url: string, allowed: CallPermissions, resolve?: Resolve): Promise<string | null> {
      await removeWebhook(database, hook.webhook_id);
      await add(url);
      await publish('one');
      await send(allowed, resolve);
      await noted(1);
      return (await listed())?.last_fault ?? null;
    }

    test('by address', async () => {
      expect(await faultOf(server.url, { http: true, private: false })).toMatch('not at a public address');
      expect(server.received).toEqual([]);
    });

    test('not without https', async () => {
      expect(await faultOf(server.url, { http: false, private: true })).toMatch('https');
      expect(server.received).toEqual([]);
    });

    test('by name', async () => {
      const url = `http://shop.example:${server.port}/`;
      const fault = await faultOf(url, { http: true, private: false }, at(['127.0.0.1']));
      expect(fault).toBe('shop.example is not at a public address');
      expect(server.received).toEqual([]);
    });

    test('by a name that leads elsewhere by the next attempt', async () => {
      const url = `http://shop.example:${server.port}/`;
      server.answer = (response) => response.writeHead(500).end();
      // what is public is looked up once an attempt; the second attempt finds the name at a private address
      const resolve = at(['127.0.0.1'], ['127.0.0.1'], ['10.1.2.3']);
      expect(await faultOf(url, ALL, resolve)).toBe('it answered 500');
      await running.at(-1)?.sender.close();
      await send({ http: true, private: false }, resolve);
      goOn(11);
      await noted(2);
      expect((await listed())?.last_fault).toBe('shop.example is not at a public address');
      expect(server.received).toHaveLength(1);
    });

    test('by redirect', async () => {
      const inner = await receiver();
      server.answer = (response) => response.writeHead(307, { location: inner.url }).end();
      expect(await faultOf(server.url, ALL)).toBe('it answered 307');
      expect([server.received.length, inner.received.length]).toEqual([1, 0]);
      await inner.close();
    });
  });
});
