import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { openAccounts } from '../../src/accounts/open.ts';
import { listPlans, setPlan } from '../../src/accounts/plan-list.ts';
import { ACCOUNTS_VERSION } from '../../src/accounts/schema-steps.ts';
import { fileIn } from '../../src/accounts/sqlite/file.ts';
import { newFolder, removeFolders } from './stores.ts';

/** Plans that an earlier program kept, before there were exports and alerts. */

/** The step of the schema that brought exports is the one behind this version. */
const BEFORE_EXPORTS = 5;

afterAll(removeFolders);

test('plans that an earlier program kept exclude exports and alerts where they exclude batch jobs, standard and enterprise aside', async () => {
  const dataDir = newFolder();
  const before = await openAccounts({ dataDir });
  const plans = {
    basic: ['batch/*'],
    standard: ['batch/*'],
    own: ['history/*', 'batch/*'],
    everything: [],
    free: ['history/*'],
  };
  for (const [name, excludes] of Object.entries(plans)) await setPlan(before, name, { excludes });
  await before.destroy();
  expect(ACCOUNTS_VERSION).toBeGreaterThan(BEFORE_EXPORTS);
  const file = new Database(fileIn(dataDir));
  for (const table of ['loader_lease', 'alert_event', 'alert', 'saved_view'])
    file.exec(`DROP TABLE ${table}`);
  file.exec(`PRAGMA user_version = ${BEFORE_EXPORTS}`);
  file.close();

  const after = await openAccounts({ dataDir });
  const kept = async () => {
    const listed = await listPlans(after);
    return Object.fromEntries(
      listed.flatMap(({ name, origin, plan }) => (origin === 'built in' ? [] : [[name, plan.excludes]])),
    );
  };
  const expected = {
    basic: ['batch/*', '*/alert', '*/export'],
    standard: ['batch/*'],
    own: ['history/*', 'batch/*', '*/alert', '*/export'],
    everything: [],
    free: ['history/*'],
  };
  expect(await kept()).toEqual(expected);
  // what an operator decides afterwards stands
  await setPlan(after, 'basic', { excludes: ['batch/*'] });
  await after.destroy();
  const later = await openAccounts({ dataDir });
  expect((await listPlans(later)).find(({ name }) => name === 'basic')?.plan.excludes).toEqual(['batch/*']);
  await later.destroy();
});
