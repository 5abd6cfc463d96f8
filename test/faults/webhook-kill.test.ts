import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellKeptEvents } from '../../src/accounts/kept-events.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { removeWebhook } from '../../src/accounts/webhooks.ts';
import { refreshedEndpoints } from '../../src/api/refreshed-endpoints.ts';
import { dealer } from '../engine/dealers-installation.ts';
import { csv, Installation, type Row } from '../engine/ingest-installation.ts';
import { describeOnEngine } from '../market/load.ts';
import { inChild, type Point } from './child.ts';
import { type Command, perform, type Where } from './commands.ts';
import { carsOf, instantOf, whereOf } from './twins.ts';
import { accountsWithWebhook } from './webhook-installation.ts';

// A load that is killed between its switch and its end has told webhooks of its delivery once when the next command has
// settled it; one that is killed before the switch tells nothing.

const SWITCH = '^POST /_aliases';
const LIVE = "^UPDATE delivery SET state = 'live'";

describeOnEngine('webhooks of loads that are killed', () => {
  const here = new Installation();
  let where: Where;
  let accounts: AccountsDatabase;

  beforeAll(async () => {
    where = whereOf(here);
    accounts = await accountsWithWebhook(where);
  });
  afterAll(async () => {
    await accounts?.destroy();
    await here.drop();
  });

  /** Endpoints of all events in the outbox, those that each of its sendings tells of. */
  async function publishedEndpoints(): Promise<string[]> {
    const found = await accounts
      .selectFrom('sending')
      .innerJoin('event', 'event.id', 'sending.event_id')
      .select('event.data')
      .execute();
    return found.map(({ data }) => (JSON.parse(data) as { endpoint: string }).endpoint).sort();
  }

  /** Kills a load at each point, each run going on where the one before died; gives what was told after each and at the end. */
  async function killed(
    command: Command,
    rows: readonly Row[],
    points: readonly Point[],
  ): Promise<string[][]> {
    await accounts.deleteFrom('sending').execute();
    await accounts.deleteFrom('event').execute();
    const mine = 'file' in command ? { ...command, file: here.write(command.file, csv(rows)) } : command;
    const after: string[][] = [];
    for (const point of points) {
      expect(await inChild(where, mine, point)).toEqual({ code: 'SIGKILL', text: '' });
      after.push(await publishedEndpoints());
    }
    // the delivery is in: the last run settles it and has nothing to load
    expect((await perform(where, mine)).code).toBe(3);
    return [...after, await publishedEndpoints()];
  }

  const POINTS: readonly Point[] = [
    { when: 'before', request: SWITCH },
    { when: 'after', request: SWITCH },
    { when: 'before', statement: LIVE },
    { when: 'before', statement: LIVE },
  ];

  test('listings', async () => {
    const load: Command = { run: 'load', file: 'cars', asOf: instantOf(1) };
    // which these are: test/webhooks/refreshed.test.ts
    const changed = ['dealer', 'counts'] as const;
    const endpoints = refreshedEndpoints({ dataset: 'listings', market: 'us-cars', changed }).sort();
    expect(endpoints.length).toBeGreaterThan(10);
    expect(await killed(load, carsOf(1), POINTS)).toEqual([[], [], endpoints, endpoints, endpoints]);
  });

  test('dealers', async () => {
    const load: Command = { run: 'load dealers', file: 'dealers', asOf: instantOf(1) };
    const endpoints = ['/v2/dealer/car/{dealer_id}', '/v2/dealers/car', '/v2/deliveries'];
    expect(await killed(load, [dealer(7)], POINTS)).toEqual([[], [], endpoints, endpoints, endpoints]);
  });

  test('each delivery is told of its own; a rollback and a rebuild are not told', async () => {
    const load = (day: number): Command => ({
      ...{ run: 'load dealers', asOf: instantOf(day) },
      file: here.write(`dealers-${day}`, csv([dealer(7), dealer(day)])),
    });
    const runs: Command[] = [load(2), { run: 'roll back dealers' }, load(2), { run: 'rebuild dealers' }];
    const before = (await publishedEndpoints()).length;
    for (const run of runs) expect((await perform(where, run)).text).toBe('');
    expect((await publishedEndpoints()).length).toBe(before + 2 * 3);
  });

  test('where the outbox cannot be written the load ends well, and is told of later', async () => {
    const before = await publishedEndpoints();
    await accounts.schema.dropIndex('sending_by_event').execute();
    await accounts.schema.alterTable('event').renameTo('gone').execute();
    const load: Command = {
      ...{ run: 'load dealers', asOf: instantOf(3) },
      file: here.write('dealers-3', csv([dealer(7), dealer(3)])),
    };
    const { code, text } = await inChild(where, load);
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/^webhook events of delivery \d+ will be sent later: .*event/),
    ]);
    await accounts.schema.alterTable('gone').renameTo('event').execute();
    expect(await publishedEndpoints()).toEqual(before);
    await tellKeptEvents(accounts, where.dataDir);
    expect((await publishedEndpoints()).length).toBe(before.length + 3);
  });

  test('nobody is told where there is no webhook', async () => {
    for (const { id } of await accounts.selectFrom('webhook').select('id').execute())
      await removeWebhook(accounts, id);
    const events = async () => (await accounts.selectFrom('event').select('id').execute()).length;
    const before = await events();
    const load: Command = {
      ...{ run: 'load dealers', asOf: instantOf(4) },
      file: here.write('dealers-4', csv([dealer(7), dealer(4)])),
    };
    expect(await perform(where, load)).toEqual({ code: 0, text: '' });
    expect(await events()).toBe(before);
  });
});
