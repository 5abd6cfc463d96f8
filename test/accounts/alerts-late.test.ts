import { afterAll, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import { compareAlerts } from '../../src/api/alerts/watch.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { Refusal } from '../../src/catalog/errors.ts';
import { publishedRoles } from '../../src/catalog/roles.ts';
import { testApp } from '../market/app.ts';
import { newFolder, removeFolders } from './stores.ts';

/** Alerts that cannot be compared yet: they say so, are tried again, and hold up no other account's. There is no engine here. */

afterAll(removeFolders);

test('an account whose comparison fails is asked once a round, and its alert says why', async () => {
  const dataDir = newFolder();
  const [database, accounts] = [await openAccounts({ dataDir }), await serveAccounts({ dataDir })];
  const watch = async (account: string, name: string) => {
    const view = await accounts.views.save(account, {
      ...{ name, path: '/search/car/active', query: 'make=ford', console: null },
    });
    if (typeof view === 'string') throw new Error(view);
    const from = { market: 'us-cars', looked: 'before', dataVersion: 'before', seen: [] };
    await accounts.alerts.create(account, view, { arrived: true, left: true, price_change: 'any' }, from);
    return async () => (await accounts.alerts.find(account, view.id))?.fault;
  };
  for (const account of ['acme', 'other']) await createKey(database, { plan: 'enterprise', account });
  const acme = [await watch('acme', 'one'), await watch('acme', 'two'), await watch('acme', 'three')];
  const other = await watch('other', 'one');
  const { service } = testApp(undefined, { accounts });
  const indices = Object.fromEntries(publishedRoles('us-cars').map((role) => [role, `${role}-2`]));
  const read = async () => ({ indices, ids: {}, lost: new Set() });
  Object.assign(service.live.of('us-cars'), { get: read, refresh: read });
  const asked: string[] = [];
  Object.assign(service.shares, {
    run: async ({ account }: { account: string }) => {
      asked.push(account);
      throw new Refusal('account_busy');
    },
  });

  const round = () => compareAlerts({ service, table: OPERATIONS, database });
  await round();
  expect(asked.toSorted()).toEqual(['acme', 'other']);
  const said = await Promise.all([...acme, other].map((fault) => fault()));
  expect(said.filter((one) => one === new Refusal('account_busy').message)).toHaveLength(2);
  expect(said.at(-1)).not.toBeNull();
  await round();
  expect(asked.toSorted()).toEqual(['acme', 'acme', 'other', 'other']);
  await Promise.all([accounts.close(), database.destroy()]);
});
