import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { KEY_FILE, type Seal, sealOf } from '../../src/accounts/seal.ts';
import { addWebhook } from '../../src/accounts/webhooks.ts';
import { JobFolder } from '../../src/jobs/folder.ts';
import { missingFiles, missingText } from '../../src/jobs/shared-files.ts';
import { JobStore } from '../../src/jobs/store.ts';
import { readSettings } from '../../src/settings.ts';
import { testApp } from '../market/app.ts';

/** Servers that share the accounts, and not the files beside them. */

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-elsewhere-'));
const [here, other] = [path.join(root, 'here'), path.join(root, 'other')];
let database: AccountsDatabase;
let account: string;

beforeAll(async () => {
  for (const folder of [here, other]) mkdirSync(folder);
  database = await openAccounts({ dataDir: here });
  ({ account } = await createKey(database, { plan: 'enterprise' }));
});
afterAll(async () => {
  await database.destroy();
  rmSync(root, { recursive: true });
});

const standing = async (at: string, seal: Seal = sealOf(at)): Promise<string> =>
  missingText(await missingFiles({ database, seal, folder: new JobFolder(at) }));
const addHook = (seal: Seal) =>
  addWebhook(database, seal, { account, url: new URL('https://hooks.example/a'), events: ['view.alert'] });

test('a webhook, and a job before and after its end, are missed by the server that lacks their files', async () => {
  expect(await standing(other)).toBe('here');
  await addHook(sealOf(here));
  const store = new JobStore(database);
  await store.add({ id: 'job_1', account, family: 'decode', parameters: {} } as never);
  mkdirSync(path.join(here, 'jobs', 'job_1'), { recursive: true });
  writeFileSync(path.join(here, 'jobs', 'job_1', 'input'), '');
  expect(await standing(here)).toBe('here');
  expect(await standing(other)).toBe(
    '1 webhook has a secret that this server cannot read: give all the same FORECOURT_WEBHOOKS_KEY, or FORECOURT_SHARED; ' +
      '1 batch job has its file on another machine: give all the same FORECOURT_SHARED',
  );
  // its own webhook, until it was told
  await database
    .updateTable('job')
    .set({ webhook: sealOf(here).seal('{}', 'job_1') })
    .execute();
  expect(await standing(here)).toBe('here');
  expect(await standing(other)).toContain('2 webhooks have secrets');
  await database.updateTable('job').set({ status: 'COMPLETED', lease: 'run', announced: 1 }).execute();
  expect(await standing(other)).toContain('1 webhook has a secret');
  expect(await standing(here)).toContain('1 batch job has its file');
  writeFileSync(path.join(here, 'jobs', 'job_1', 'results-run'), '');
  expect(await standing(here)).toBe('here');
});

test('the key as a setting, that of the file or one of its own, needs no shared folder', async () => {
  const keyOf = (text: string) => readSettings({ FORECOURT_WEBHOOKS_KEY: text }).webhooksKey;
  const kept = readFileSync(path.join(here, KEY_FILE), 'utf8').trim();
  expect(await standing(other, sealOf(other, keyOf(kept)))).not.toContain('webhook');
  await database.deleteFrom('webhook').execute();
  const key = keyOf(randomBytes(32).toString('base64'));
  await addHook(sealOf(here, key));
  expect(await standing(other, sealOf(other, key))).not.toContain('webhook');
  expect(await standing(here)).toContain('1 webhook has a secret');
  expect(() => keyOf('too short')).toThrow(
    'FORECOURT_WEBHOOKS_KEY: the line of webhooks.key, or 32 random bytes',
  );
});

test('/readyz tells it, and is ready', async () => {
  const { app } = testApp(undefined, {
    missingFiles: async () => '2 batch jobs have their files on another machine',
  });
  const ready = (await (await app.request('/readyz')).json()) as { readonly shared: string };
  expect(ready.shared).toBe('2 batch jobs have their files on another machine');
});

test('/readyz waits once for a look that does not end, tells its fault and looks again after that', async () => {
  let looks = 0;
  let end: (told: string) => void = () => undefined;
  const { app } = testApp(undefined, {
    missingFiles: () => {
      looks += 1;
      if (looks === 1) return Promise.reject(new Error('no such column'));
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    patience: { accountsMs: 50, engineMs: 120_000 },
  });
  const shared = async () => ((await (await app.request('/readyz')).json()) as { shared: string }).shared;
  expect(await shared()).toBe('not known at the moment');
  for (let n = 0; n < 3; n += 1) expect(await shared()).toBe('not known at the moment');
  expect(looks).toBe(2);
  end('here');
  await expect.poll(shared).toBe('here');
  expect(looks).toBe(2);
});
