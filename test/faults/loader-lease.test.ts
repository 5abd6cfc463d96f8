import { cpSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { raiseFence } from '../../ingest/publish/fence.ts';
import { takeLease } from '../../src/accounts/postgres/loader-lease.ts';
import { Postgres, postgresPrograms } from '../accounts/postgres.ts';
import { car, csv } from '../engine/ingest-installation.ts';
import { day, SoldInstallation, sold } from '../engine/sold-installation.ts';
import { describeOnEngine, engineUrl } from '../market/load.ts';
import { Child, type Ended, inChild, type Point } from './child.ts';
import type { Command, Where } from './commands.ts';

/**
 * Two machines that load, the second one with a copy of the first one's state directory: PostgreSQL tells who may, and the engine
 * refuses whoever had it before.
 */

/** Shorter than a test waits; longer than a machine stands still that is to keep it. */
const [SHORT, LONG] = [3, 60];
const programs = postgresPrograms();

describeOnEngine('the lease of what loads', () => {
  let here: SoldInstallation;
  let postgres: Postgres;
  let accountsUrl: string;
  let deliveries = 0;

  beforeAll(async () => {
    if (programs) postgres = await Postgres.start(programs);
  });
  afterAll(() => postgres?.stop());
  beforeEach(async () => {
    here = new SoldInstallation();
    accountsUrl = await postgres.newDatabase();
    return () => here.drop();
  });

  const where = (dataDir: string, leaseSeconds = SHORT): Where => ({
    url: engineUrl ?? '',
    prefix: here.prefix,
    dataDir,
    lease: { accountsUrl, leaseSeconds },
  });
  const first = (): string => here.installation.dataDir;
  const second = (): string => `${first()}-second`;
  const copy = (): void => cpSync(first(), second(), { recursive: true });

  /** A later delivery, which has so many listings or vehicles sold. */
  function delivery(what: 'load' | 'load sold', count: number): Command {
    deliveries += 1;
    const asOf = day('2026-03-01') + 3600 * deliveries;
    const rows =
      what === 'load'
        ? Array.from({ length: count }, (_, n) => car(n))
        : Array.from({ length: count }, (_, n) =>
            sold('2026-02-01', { make: 'Honda', model: 'Accord', state: 'TX', price: 10_000 + n }),
          );
    return { run: what, file: here.write(`delivery-${deliveries}.csv`, csv(rows)), asOf };
  }
  const answered = async (): Promise<number> =>
    (await here.answered('rest')).length + (await here.answered('us')).length;
  const well: Ended = { code: 0, text: '' };

  /** A command that came to a point, and whose machine stands still from there on. */
  async function still(command: Command, point: Point): Promise<Child> {
    const child = new Child({ where: where(first()), command, point: { ...point, pause: true } });
    await child.paused();
    process.kill(child.pid, 'SIGSTOP');
    return child;
  }
  function wake(child: Child): Promise<Ended> {
    process.kill(child.pid, 'SIGCONT');
    return child.goOn();
  }

  test.runIf(programs)(
    'a machine that lives is not taken over from; one that is killed goes on at once',
    async () => {
      expect(await inChild(where(first()), delivery('load', 4))).toEqual(well);
      copy();
      const holder = new Child({
        where: where(first(), LONG),
        command: delivery('load', 5),
        point: { when: 'before', request: '^POST /_aliases', pause: true, nth: 2 },
      });
      await holder.paused();
      expect(await inChild(where(second(), LONG), delivery('load', 6))).toEqual({
        code: 3,
        text: expect.stringMatching(/^another machine loads into .*us-cars \(.* .*data\); try again/),
      });
      process.kill(holder.pid, 'SIGKILL');
      await holder.ended;
      expect(await answered()).toBe(4);
      expect(await inChild(where(first()), delivery('load', 7))).toEqual(well);
      expect(await answered()).toBe(7);
    },
  );

  test.runIf(programs).each([
    ['load', { when: 'before', request: '^POST /_aliases', nth: 2 }],
    ['load sold', { when: 'after', statement: '^UPDATE delivery SET indices' }],
  ] as const)(
    '%s: one that stood still for longer than its lease does not switch, though nobody else has',
    async (what, point) => {
      expect(await inChild(where(first()), delivery('load', 4))).toEqual(well);
      expect(await inChild(where(first()), delivery('load sold', 4))).toEqual(well);
      copy();
      const before = await here.everything();
      const held = await still(delivery(what, 5), point);
      const command = delivery(what, 6);
      // it has taken over, and has not published yet
      const other = new Child({ where: where(second()), command, point: { ...point, pause: true } });
      await other.paused();
      expect(await wake(held)).toEqual({
        code: 3,
        text: expect.stringMatching(/^another machine has taken over loading/),
      });
      expect(await here.everything()).toEqual(before);
      expect(await other.goOn()).toEqual(well);
      expect(await answered()).toBe(what === 'load' ? 6 : 4);
      // the first machine learns that its copy is old
      expect(await inChild(where(first()), delivery('load', 7))).toMatchObject({
        code: what === 'load' ? 3 : 0,
      });
    },
  );

  test.runIf(programs)(
    'while PostgreSQL is away a load goes on, and is refused where another has taken over since',
    async () => {
      expect(await inChild(where(first()), delivery('load', 4))).toEqual(well);
      copy();
      await postgres.kill();
      const alone = await inChild(where(first()), delivery('load', 5));
      expect(alone).toEqual({
        code: 0,
        text: expect.stringMatching(/^it cannot be known whether another machine loads/),
      });
      cpSync(first(), second(), { recursive: true });
      const held = await still(delivery('load', 6), { when: 'before', request: '^POST /_aliases' });
      await postgres.restart();
      expect(await inChild(where(second()), delivery('load', 7))).toEqual(well);
      expect(await wake(held)).toMatchObject({
        code: 3,
        text: expect.stringContaining('another machine has taken over'),
      });
      expect(await answered()).toBe(7);
    },
  );

  test.runIf(programs)(
    'a rebuild that stood still after its switch takes no index away from who has taken over',
    async () => {
      expect(await inChild(where(first()), delivery('load', 4))).toEqual(well);
      const held = await still({ run: 'rebuild' }, { when: 'after', request: '^POST /_aliases', nth: 2 });
      cpSync(first(), second(), { recursive: true });
      expect(await inChild(where(second()), delivery('load', 7))).toEqual(well);
      expect(await wake(held)).toMatchObject({ code: 3, text: expect.stringContaining('has taken over') });
      expect(await answered()).toBe(7);
    },
  );

  test.runIf(programs)('the end of a lease waits for no server that does not answer any more', async () => {
    let isFrozen = false;
    const between = createServer((socket) => {
      const { hostname, port } = new URL(accountsUrl);
      const server = connect(Number(port), hostname);
      for (const [from, to] of [
        [socket, server],
        [server, socket],
      ] as const)
        from.on('data', (part) => isFrozen || to.write(part)).on('error', () => to.destroy());
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
    const url = new URL(accountsUrl);
    url.port = String((between.address() as { port: number }).port);
    url.hostname = '127.0.0.1';
    const lease = await takeLease({ accountsUrl: url.href, name: 'a', holder: 'me', waitSeconds: 0 });
    isFrozen = true;
    await lease.release();
    between.close();
  });

  test.runIf(programs)(
    'of two that put the first number of a ledger at once the greater one has it',
    async () => {
      const { client, indexPrefix } = here.installation;
      const release = async (): Promise<void> => undefined;
      const lease = (token: number) => ({ token, pass: async () => undefined, release });
      await raiseFence(client, indexPrefix, 'us-cars', lease(2));
      // as if the second had looked before the first had put its own
      let looks = 0;
      const get = async (...asked: Parameters<typeof client.indices.get>) => {
        looks += 1;
        return looks === 1 ? {} : await client.indices.get(...asked);
      };
      const updateAliases = client.indices.updateAliases.bind(client.indices);
      const create = client.indices.create.bind(client.indices);
      const other = { indices: { get, updateAliases, create } } as unknown as typeof client;
      await expect(raiseFence(other, indexPrefix, 'us-cars', lease(1))).rejects.toThrow('has taken over');
      await raiseFence(client, indexPrefix, 'us-cars', lease(3));
      const aliases = await client.indices.getAlias({ name: `${indexPrefix}loader-us-cars-*` });
      expect(Object.values(aliases).flatMap(({ aliases: names }) => Object.keys(names))).toEqual([
        `${indexPrefix}loader-us-cars-3`,
      ]);
    },
  );
});
