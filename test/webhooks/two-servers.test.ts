import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { type AccountsLocation, openAccounts } from '../../src/accounts/open.ts';
import { publishEvents } from '../../src/accounts/outbox.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { sealOf } from '../../src/accounts/seal.ts';
import { waiting } from '../../src/accounts/sendings.ts';
import { addWebhook } from '../../src/accounts/webhooks.ts';
import { describeOnStores } from '../accounts/stores.ts';
import { Serving } from '../market/serving.ts';
import { eventually } from '../patience.ts';
import { type Receiver, receiver } from './receiver.ts';

/** Processes that serve on the same accounts: each event is sent once, and a stop in between loses none. */

const EVENTS = 40;

describeOnStores((store) => {
  let location: AccountsLocation;
  let database: AccountsDatabase;
  let server: Receiver;
  let servers: Serving[];
  let addresses: string[];
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    [server, location] = await Promise.all([receiver(), store.fresh()]);
    database = await openAccounts(location);
    await createKey(database, { plan: 'enterprise', account: 'acme' });
    const url = new URL(server.url.replace('//', '//me:pass-w0rd@'));
    await addWebhook(database, sealOf(location.dataDir), {
      account: 'acme',
      url,
      events: ['api.data.refreshed'],
    });
    env = {
      PORT: '0',
      // nobody asks for listings here
      ELASTICSEARCH_URL: 'http://127.0.0.1:1',
      FORECOURT_DATA: location.dataDir,
      FORECOURT_ACCOUNTS_URL: location.accountsUrl ?? '',
      FORECOURT_OUTGOING_ALLOWS: 'http,private',
      LOG_LEVEL: 'info',
    };
    servers = [new Serving(env), new Serving(env)];
    addresses = await Promise.all(servers.map((one) => one.address()));
  });
  afterAll(async () => {
    await Promise.all((servers ?? []).map((one) => one.stop()));
    await database?.destroy();
    await server?.close();
  });

  const publish = (name: string, count: number) =>
    publishEvents(
      database,
      Array.from({ length: count }, (_, at) => ({
        ...({ origin: `${name} ${at}`, type: 'api.data.refreshed' } as const),
        data: { endpoint: '/v2/search/car/active', event_timestamp: at },
      })),
    );
  const ids = (): number => new Set(server.received.map(({ headers }) => headers['x-delivery-id'])).size;

  test('each event is sent once, and counted at /metrics', async () => {
    await publish('first', EVENTS);
    await server.until(EVENTS);
    await eventually(async () => (await waiting(database)).count === 0);
    expect([server.received.length, ids()]).toEqual([EVENTS, EVENTS]);
    const metrics = () =>
      Promise.all(addresses.map(async (address) => (await fetch(`${address}/metrics`)).text()));
    // what was sent is written before it is counted
    await expect
      .poll(async () =>
        (await metrics())
          .map((text) => /^forecourt_webhooks_attempts_total\{outcome="sent"\} (\d+)$/m.exec(text)?.[1])
          .reduce((sum, one) => sum + Number(one ?? 0), 0),
      )
      .toBe(EVENTS);
    for (const text of await metrics()) expect(text).toMatch(/^forecourt_webhooks_waiting 0$/m);
  });

  test('servers that are stopped while a receiver hangs end soon, and the next one sends', async () => {
    server.answer = () => {};
    await publish('second', 2);
    await server.until(EVENTS + 1);
    await Promise.all(servers.map((one) => one.stop()));
    // none has waited for the end of its attempt
    for (const { output } of servers) expect(output).not.toContain('did not answer in');
    expect(servers.map(({ output }) => output).join()).toContain('"forecourt.outcome":"interrupted"');
    server.answer = (response) => response.end();
    const next = new Serving(env);
    const all = [...servers, next];
    servers = [next];
    await next.address();
    await eventually(async () => (await waiting(database)).count === 0);
    expect(ids()).toBe(EVENTS + 2);
    for (const { output } of all) expect(output).not.toContain('pass-w0rd');
  });
});
