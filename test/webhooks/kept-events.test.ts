import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Delivery } from '../../ingest/ledger/deliveries.ts';
import { tellKeptEvents } from '../../src/accounts/kept-events.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { type AccountsLocation, openAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { sealOf } from '../../src/accounts/seal.ts';
import { waiting } from '../../src/accounts/sendings.ts';
import { addWebhook } from '../../src/accounts/webhooks.ts';
import { refreshedEndpoints } from '../../src/api/refreshed-endpoints.ts';
import { tellRefreshed } from '../../src/cli/publish-refreshed.ts';
import { outgoing } from '../../src/outgoing/call.ts';
import { webhookMetrics } from '../../src/webhooks/metrics.ts';
import { startSender } from '../../src/webhooks/sender.ts';
import { describeOnStores, newFolder, removeFolders } from '../accounts/stores.ts';
import { eventually } from '../patience.ts';
import { receiver } from './receiver.ts';

/** A delivery that answers while the accounts cannot be written is told of once they can: by a server, or by the next load. */

const prefix = 'forecourt-';
const delivered = (id: number, dataset = 'plates', more: Partial<Delivery> = {}): Delivery => ({
  ...{ id, dataset, market: 'all', asOf: 1_768_478_400 + id, sample: false, partial: false },
  ...{ state: 'pending', accepted: 1, indices: {}, report: '{}', ...more },
});
const filesOf = (dataDir: string): string[] => readdirSync(join(dataDir, 'untold'));

afterAll(removeFolders);

describeOnStores((store) => {
  let location: AccountsLocation;
  let database: AccountsDatabase;
  let said: string[];

  beforeEach(async () => {
    said = [];
    vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
    location = await store.fresh();
    database = await openAccounts(location);
    await createKey(database, { plan: 'free', account: 'acme' });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await database.destroy();
  });

  const listen = (url = 'https://shop.example/') =>
    addWebhook(database, sealOf(location.dataDir), {
      ...{ account: 'acme', url: new URL(url) },
      events: ['api.data.refreshed'],
    });
  const tell = (delivery: Delivery) =>
    tellRefreshed({ ...location, accountsUrl: location.accountsUrl, indexPrefix: prefix }, delivery);
  /** Nothing can be put into the outbox until it is mended. */
  const breakOutbox = () => database.schema.alterTable('event').renameTo('gone').execute();
  const mendOutbox = () => database.schema.alterTable('gone').renameTo('event').execute();
  const publishedEndpoints = async (): Promise<string[]> => {
    const events = await database.selectFrom('event').select('data').execute();
    return events.map(({ data }) => (JSON.parse(data) as { endpoint: string }).endpoint).sort();
  };

  test('it is kept and said; the next load tells both, each once', async () => {
    await listen();
    await breakOutbox();
    await tell(delivered(1));
    await tell(delivered(1)); // a run that was killed, settled by one that cannot tell either
    expect(said).toEqual(
      Array(2).fill(expect.stringMatching(/^webhook events of delivery 1 will be sent later: /)),
    );
    expect(filesOf(location.dataDir)).toHaveLength(1);
    await mendOutbox();
    await tell(delivered(2));
    const [one, other] = ['/v2/deliveries', '/v2/thirdparty/plate-decoder/{plate}'];
    expect(await publishedEndpoints()).toEqual([one, one, other, other]);
    expect(filesOf(location.dataDir)).toEqual([]);
    await tellKeptEvents(database, location.dataDir);
    await tell(delivered(1));
    expect(await publishedEndpoints()).toHaveLength(4);
  });

  test('two that tell what was kept tell it once', async () => {
    await listen();
    await breakOutbox();
    for (const id of [1, 2, 3]) await tell(delivered(id));
    await mendOutbox();
    const other = await openAccounts(location);
    await Promise.all([tellKeptEvents(database, location.dataDir), tellKeptEvents(other, location.dataDir)]);
    await other.destroy();
    expect(await publishedEndpoints()).toHaveLength(6);
    expect((await waiting(database)).count).toBe(6);
  });

  test('a server tells it as soon as it can', async () => {
    const ear = await receiver();
    await listen(ear.url);
    await breakOutbox();
    await tell(delivered(1));
    const log: string[] = [];
    const open = await openAccounts(location);
    const sender = startSender({
      ...{ database: open, seal: sealOf(location.dataDir), dataDir: location.dataDir },
      call: outgoing({ http: true, private: true }),
      log: pino({}, { write: (line: string) => void log.push(line) }),
      counts: webhookMetrics(new Registry(), () => waiting(open)),
    });
    await eventually(() => log.some((line) => line.includes('kept events cannot be put')));
    expect(filesOf(location.dataDir)).toHaveLength(1);
    await mendOutbox();
    const got = await ear.until(2);
    expect(got.map(({ body }) => JSON.parse(body).event_data.endpoint).sort()).toEqual([
      ...['/v2/deliveries', '/v2/thirdparty/plate-decoder/{plate}'],
    ]);
    await eventually(() => filesOf(location.dataDir).length === 0);
    await sender.close();
    await open.destroy();
    await ear.close();
  });

  test.each([
    ['listings', 'us-cars'],
    ['listings', 'rvs'],
    ['dealers', 'us-cars'],
    ['dealerships', 'uk-cars'],
    ['sold', 'all'],
    ['history', 'all'],
    ['incentives', 'all'],
    ['recalls', 'all'],
    ['recall-campaigns', 'all'],
    ['plates', 'all'],
  ])('%s of %s: all of its endpoints', async (dataset, market) => {
    await listen();
    const endpoints = refreshedEndpoints({ dataset, market }).sort();
    expect(endpoints.length).toBeGreaterThan(1);
    await breakOutbox();
    await tell(delivered(1, dataset, { market }));
    await mendOutbox();
    await tellKeptEvents(database, location.dataDir);
    expect(await publishedEndpoints()).toEqual(endpoints);
  });

  test('what a report says that it changed is told, and nothing else', async () => {
    await listen();
    await tell(delivered(1, 'listings', { market: 'us-cars', report: '{"changed": []}' }));
    expect(await publishedEndpoints()).toEqual(['/v2/deliveries']);
    await tell(delivered(2, 'plates', { report: '{"changed": ["records"]}' }));
    expect(await publishedEndpoints()).toHaveLength(3);
  });

  test('the sample is nobody’s news, and nobody is told where nobody listens', async () => {
    await breakOutbox();
    await tell(delivered(1, 'plates', { sample: true }));
    expect(said).toEqual([]);
    await tell(delivered(2));
    await mendOutbox();
    await tellKeptEvents(database, location.dataDir);
    expect(await publishedEndpoints()).toEqual([]);
  });
});

test('a PostgreSQL that is away: its password is not said', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const dataDir = newFolder();
  const accountsUrl = 'postgres://me:pAsSwOrD@127.0.0.1:1/accounts';
  await tellRefreshed({ dataDir, accountsUrl, indexPrefix: prefix }, delivered(7));
  expect(filesOf(dataDir)).toHaveLength(1);
  expect(said.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^webhook events of delivery 7 will be sent later: .*no server responds at its address$/,
      ),
    ],
  ]);
  vi.restoreAllMocks();
});
