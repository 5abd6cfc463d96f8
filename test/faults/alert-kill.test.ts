import { fork } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { car, Installation, T } from '../engine/ingest-installation.ts';
import { alertInstallation } from '../market/alerts.ts';
import { describeOnEngine, engineUrl } from '../market/load.ts';
import { Serving } from '../market/serving.ts';
import { eventually } from '../patience.ts';
import { programFile } from '../programs.ts';
import { type Receiver, receiver } from '../webhooks/receiver.ts';
import type { AlertTask } from './alert-child.ts';

// Whoever compares alerts and is killed has told nothing or all of it; the next one tells the rest. Two servers tell once.

const DAY = 86_400;

describeOnEngine('alerts whose comparison is killed', () => {
  const here = new Installation();
  let alerts: Awaited<ReturnType<typeof alertInstallation>>;
  let shop: Receiver;
  let view: string;

  beforeAll(async () => {
    shop = await receiver();
    await here.load([car(1)], T);
    alerts = await alertInstallation(here, shop.url);
    view = await alerts.watch('/search/car/active?make=honda');
  });
  afterAll(async () => {
    await alerts?.close();
    await shop?.close();
    await here.drop();
  });

  /** How a comparison in a process of its own ends. */
  function killedAt(statement: string, when: AlertTask['when']): Promise<unknown> {
    const { prefix, installation } = here;
    const task: AlertTask = { url: engineUrl ?? '', prefix, dataDir: installation.dataDir, statement, when };
    const child = fork(programFile('alert-child'), [JSON.stringify(task)], { execArgv: [] });
    return new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
  }

  test('each delivery is told once, wherever it is killed', async () => {
    const points = [
      ['^update "alert"', 'before', 0],
      ['^insert into "alert_event"', 'before', 0],
      ['^insert into "sending"', 'after', 0],
      ['^COMMIT', 'before', 0],
      ['^COMMIT', 'after', 1],
    ] as const;
    await here.load([car(1), car(2)], T + DAY);
    for (const [statement, when, told] of points) {
      expect([statement, when, await killedAt(statement, when)]).toEqual([statement, when, 'SIGKILL']);
      expect([statement, (await alerts.events(view)).length, (await alerts.outbox()).length]).toEqual([
        ...[statement, told, told],
      ]);
    }
    await alerts.compare();
    expect((await alerts.events(view)).map(({ arrived }) => arrived.map(({ price }) => price))).toEqual([
      [10_002],
    ]);
    expect(await alerts.outbox()).toHaveLength(1);
  });

  test('of two servers that find a delivery one tells it, signed, and the other one nothing', async () => {
    await here.load([car(2), car(3)], T + 2 * DAY);
    const env = {
      PORT: '0',
      ELASTICSEARCH_URL: engineUrl ?? '',
      FORECOURT_INDEX_PREFIX: here.prefix,
      FORECOURT_DATA: here.installation.dataDir,
      FORECOURT_OUTGOING_ALLOWS: 'http,private',
      LOG_LEVEL: 'info',
    };
    const servers = [new Serving(env), new Serving(env)];
    /** by their ids: they may come in any order, and again where an answer came late */
    const told = () => new Map(shop.received.map((sent) => [JSON.parse(sent.body).id as string, sent]));
    try {
      await Promise.all(servers.map((one) => one.address()));
      await eventually(() => told().size > 1);
      const [latest, before] = await alerts.events(view);
      const [one, other] = [before, latest].map((event) => told().get(event?.event_id ?? ''));
      const bodies = [one, other].map((sent) => JSON.parse(sent?.body ?? '{}'));
      expect(bodies.map(({ event_type }) => event_type)).toEqual(['view.alert', 'view.alert']);
      expect([bodies[0].event_data.arrived.length, bodies[1].event_data.left.length]).toEqual([1, 1]);
      expect(other?.headers['x-signature']).toMatch(/^sha256=[\da-f]{64}$/);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
    expect(await alerts.events(view)).toHaveLength(2);
    expect(told().size).toBe(2);
  });
});
