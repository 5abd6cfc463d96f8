import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { backUp } from '../../ingest/backup/backup.ts';
import { restore } from '../../ingest/backup/restore.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import { KEY_FILE, sealOf } from '../../src/accounts/seal.ts';
import { addWebhook, type MadeWebhook, webhookTarget } from '../../src/accounts/webhooks.ts';
import { tellLostKey } from '../../src/cli/check-webhook-key.ts';
import { DATABASES } from '../../src/cli/databases.ts';
import { newFolder, removeFolders } from '../accounts/stores.ts';

/** A backup holds the key of the webhooks' secrets: what is brought back can be sent. */

const MEMORY = '256MB';
let dataDir: string;
let target: string;
let made: MadeWebhook;

async function makeWebhook(): Promise<MadeWebhook> {
  const accounts = await openAccounts({ dataDir });
  await createKey(accounts, { plan: 'free', account: 'acme' });
  const url = new URL('https://shop.example/');
  const wanted = { account: 'acme', url, events: ['api.data.refreshed'] } as const;
  const webhook = await addWebhook(accounts, sealOf(dataDir), wanted);
  await accounts.destroy();
  return webhook;
}

async function secretIn(folder: string): Promise<string | undefined> {
  const accounts = await openAccounts({ dataDir: folder });
  try {
    return (await webhookTarget(accounts, sealOf(folder), made.webhook_id)).secret;
  } finally {
    await accounts.destroy();
  }
}

beforeEach(async () => {
  dataDir = newFolder();
  target = join(newFolder(), 'backup');
  made = await makeWebhook();
  await backUp({ dataDir, target, memory: MEMORY, databases: DATABASES });
});
afterAll(removeFolders);

const restored = (to: string, replace = false) =>
  restore({ dataDir: to, source: target, memory: MEMORY, databases: DATABASES, replace });

test('into an empty folder: the secret is the same, the key private', async () => {
  const empty = newFolder();
  expect((await restored(empty)).files).toEqual([KEY_FILE, 'accounts.db']);
  expect(await secretIn(empty)).toBe(made.secret);
  expect(statSync(join(target, KEY_FILE)).mode & 0o777).toBe(0o600);
  expect(statSync(join(empty, KEY_FILE)).mode & 0o777).toBe(0o600);
});

test('in place of another key and other webhooks', async () => {
  const first = made;
  rmSync(join(dataDir, KEY_FILE));
  const accounts = await openAccounts({ dataDir });
  await accounts.deleteFrom('webhook').execute();
  await accounts.destroy();
  sealOf(dataDir).seal('another key', 'is made');
  await restored(dataDir, true);
  expect(await secretIn(dataDir)).toBe(first.secret);
});

test('a backup that is made without the key says so', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  rmSync(join(dataDir, KEY_FILE));
  await backUp({ dataDir, target: join(newFolder(), 'other'), memory: MEMORY, databases: DATABASES });
  await tellLostKey({ dataDir, accountsUrl: undefined });
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(`${made.webhook_id} cannot be sent: ${KEY_FILE}`)],
  ]);
  said.mockRestore();
});
