import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@elastic/elasticsearch';
import { afterAll, describe, expect, test } from 'vitest';
import { marketStatus } from '../../ingest/commands/status.ts';
import { planUpgrade } from '../../ingest/commands/upgrade.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import { engineChecks } from '../../src/cli/doctor/engine.ts';
import { storeChecks } from '../../src/cli/doctor/stores.ts';
import { engineClient } from '../../src/engine/client.ts';
import { meetingPrefix } from '../../src/engine/prefixes.ts';
import { readSettings } from '../../src/settings.ts';
import { type Command, perform } from '../faults/commands.ts';
import { describeOnEngine, engineUrl } from '../market/load.ts';
import { Serving } from '../market/serving.ts';
import { dealer } from './dealers-installation.ts';
import { GuardedEngine, type Role } from './guarded-engine.ts';
import { car, csv, Installation, type Row, T } from './ingest-installation.ts';
import { sold } from './sold-installation.ts';

/** The roles of deploy/elasticsearch are enough for what a server, and what loads, ask of the engine, and hold nothing else. */

const DAY = 86_400;

/** A file of one incentive. */
const incentives = (cashback_amount: number): string => {
  const offer = {
    vehicles: [{ make: 'Ford', model: 'Escape', year: 2026 }],
    offer_type: 'cash',
    cashback_amount,
  };
  return `${JSON.stringify({ id: 'offer', offer, zip: '60601', city: 'Chicago', state: 'IL', source: 'ford.example' })}\n`;
};

/** The role as it is shipped, for the names of an installation. */
function roleOf(name: 'server' | 'loader', prefix: string): Role {
  const file = new URL(`../../deploy/elasticsearch/role-${name}.json`, import.meta.url);
  const role = JSON.parse(readFileSync(file, 'utf8')) as Role;
  expect(role.indices.map(({ names }) => names)).toEqual([['forecourt-*']]);
  return { ...role, indices: role.indices.map((one) => ({ ...one, names: [`${prefix}*`] })) };
}

describeOnEngine('roles of the engine', () => {
  const here = new Installation();
  const guards: GuardedEngine[] = [];
  const clients: Client[] = [];

  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await Promise.all(guards.map((guard) => guard.close()));
    await here.drop();
  });

  async function guarded(name: 'server' | 'loader') {
    const guard = await GuardedEngine.start(engineUrl ?? '', roleOf(name, here.prefix));
    guards.push(guard);
    const client = engineClient({ url: guard.url });
    clients.push(client);
    return { guard, client };
  }

  const settingsFor = ({ url }: GuardedEngine) => ({
    ELASTICSEARCH_URL: url,
    FORECOURT_INDEX_PREFIX: here.prefix,
    FORECOURT_DATA: here.installation.dataDir,
    FORECOURT_SAMPLE: 'off',
    LOG_LEVEL: 'silent',
    PORT: '0',
  });

  /** What forecourt doctor looks at. */
  async function doctor(guard: GuardedEngine): Promise<void> {
    const settings = readSettings(settingsFor(guard));
    for (const { what, run: look } of [...engineChecks(settings), ...storeChecks(settings)])
      expect([what, (await look()).state]).not.toEqual([what, 'wrong']);
  }

  describe('the loader', () => {
    test('loads whole and in part, rolls back, rebuilds, retires what is old, looks', async () => {
      const { guard, client } = await guarded('loader');
      const where = { url: guard.url, prefix: here.prefix, dataDir: here.installation.dataDir };
      const run = async (command: Command): Promise<void> =>
        expect([command.run, await perform(where, command)]).toEqual([command.run, { code: 0, text: '' }]);
      let days = 0;
      const load = (
        what: 'load' | 'load dealers' | 'load history' | 'load sold',
        rows: readonly Row[],
        more = {},
      ) => {
        days += 1;
        const file = here.write(`${what}-${days}.csv`, csv(rows));
        return run({ run: what, file, asOf: T + DAY * days, ...more } as Command);
      };
      await meetingPrefix(client, here.prefix);
      await load('load', [car(1), car(2), car(3)]);
      await load('load dealers', [dealer(1), dealer(2)]);
      await load('load dealers', [dealer(1), dealer(2), dealer(3)]);
      await load('load sold', [
        sold('2025-09-01', { make: 'Honda', model: 'Accord', state: 'TX', price: 9000 }),
      ]);
      for (const round of [1, 2]) {
        days += 1;
        const file = here.write(`incentives-${round}`, incentives(500 * round));
        await run({ run: 'load incentives', file, asOf: T + DAY * days });
      }
      // a third generation lets the first one go; what left is history
      await load('load', [car(1, { price: 9 }), car(2), car(4)]);
      await load('load', [car(1, { price: 8 }), car(2), car(4)]);
      await load('load', [car(1, { price: 7 }), car(2), car(4)], { partial: true });
      for (const what of [
        'roll back',
        'rebuild',
        'rebuild history',
        'roll back dealers',
        'rebuild dealers',
        'roll back incentives',
        'rebuild incentives',
      ] as const)
        await run({ run: what });
      await run({ run: 'rebuild sold' });
      await marketStatus({ ...here.installation, client, staleAfterHours: 36 });
      expect((await planUpgrade({ ...here.installation, client })).map(({ is }) => is)).not.toContain(
        'unknown',
      );
      await doctor(guard);
      expect(guard.refused).toEqual([]);
      expect(guard.needless).toEqual([]);
      expect(guard.forms).toEqual(
        expect.arrayContaining([
          'DELETE /INDEX',
          'POST /_aliases',
          'PUT /INDEX/_clone/INDEX',
          'PUT /INDEX/_settings',
        ]),
      );
    });
  });

  describe('the server', () => {
    test('answers, and says how it stands', async () => {
      const { guard } = await guarded('server');
      const dataDir = join(here.folder, 'server');
      mkdirSync(dataDir);
      const accounts = await openAccounts({ dataDir, accountsUrl: undefined });
      const { key } = await createKey(accounts, { plan: 'enterprise' });
      await accounts.destroy();
      const { dataDir: sharedDir } = here.installation;
      const env = { ...settingsFor(guard), FORECOURT_DATA: dataDir, FORECOURT_SHARED: sharedDir };
      const serving = new Serving(env);
      try {
        const address = await serving.address();
        for (const path of [
          ...['/search/car/active?facets=make', '/search/car/active/export?columns=id', '/deliveries'],
          ...['/search/car/active/pivot?group_by=make', '/dealer/car/1', '/history/car/1HGCM82633A100001'],
          ...['/search/car/auto-complete?field=make&input=ho', '/listing/car/none', '/dealers/car'],
          ...['/search/car/recents', '/search/car/incentive/oem', '/dealerships/inventory?dealer_id=7'],
          ...['/trends/car', '/mds/car?make=Honda&model=Accord', '/search/car/active?zip=60601&radius=50'],
          ...['/sold-vehicles/summary?inventory_type=used&ranking_dimensions=make'],
        ]) {
          const { status } = await fetch(
            `${address}/v2${path}${path.includes('?') ? '&' : '?'}api_key=${key}`,
          );
          expect([path, status < 500]).toEqual([path, true]);
        }
        for (const path of ['/readyz', '/metrics', '/healthz'])
          expect([path, (await fetch(`${address}${path}`)).status]).toEqual([path, 200]);
      } finally {
        await serving.stop();
      }
      await doctor(guard);
      expect(guard.refused).toEqual([]);
      expect(guard.needless).toEqual([]);
    });
  });
});
