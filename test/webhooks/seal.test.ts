import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import { KEY_FILE, sealOf, UnreadableSecret } from '../../src/accounts/seal.ts';
import { addWebhook, listWebhooks, unreadableWebhooks } from '../../src/accounts/webhooks.ts';
import { newFolder, removeFolders } from '../accounts/stores.ts';

/** Secrets that are kept encrypted (docs/decisions, decision 6). */

afterAll(removeFolders);

test('a secret is read again by whoever has the file, for its owner only', () => {
  const folder = newFolder();
  const sealed = sealOf(folder).seal('s3cret', 'hook_1');
  expect(sealed).not.toContain('s3cret');
  expect(sealOf(folder).open(sealed, 'hook_1')).toBe('s3cret');
  expect(() => sealOf(folder).open(sealed, 'hook_2')).toThrow(UnreadableSecret);
  expect(sealOf(folder).seal('s3cret', 'hook_1')).not.toBe(sealed);
});

test('the file is made with the first secret, private to its owner, and stays', () => {
  const folder = newFolder();
  const file = join(folder, KEY_FILE);
  const seal = sealOf(folder);
  expect(() => seal.open('x.y', 'hook_1')).toThrow(KEY_FILE);
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
  const sealed = seal.seal('one', 'hook_1');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const key = readFileSync(file, 'utf8');
  seal.seal('two', 'hook_2');
  expect(readFileSync(file, 'utf8')).toBe(key);
  expect(seal.open(sealed, 'hook_1')).toBe('one');
});

test('each byte that turns is found, and a key that is cut', () => {
  const folder = newFolder();
  const seal = sealOf(folder);
  const sealed = seal.seal('s3cret', 'hook_1');
  const [name = '', hidden = ''] = sealed.split('.');
  const bytes = Buffer.from(hidden, 'base64url');
  for (const at of bytes.keys()) {
    const turned = Buffer.from(bytes);
    turned[at] = (turned[at] ?? 0) ^ 1;
    expect(() => seal.open(`${name}.${turned.toString('base64url')}`, 'hook_1')).toThrow(UnreadableSecret);
  }
  expect(() => seal.open(name, 'hook_1')).toThrow(UnreadableSecret);
  chmodSync(join(folder, KEY_FILE), 0o600);
  writeFileSync(join(folder, KEY_FILE), 'short\n');
  expect(() => seal.open(sealed, 'hook_1')).toThrow('damaged');
});

test('a file that is there and cannot be read is told as that', () => {
  const folder = newFolder();
  const sealed = sealOf(folder).seal('s3cret', 'hook_1');
  rmSync(join(folder, KEY_FILE));
  mkdirSync(join(folder, KEY_FILE));
  for (const use of [() => sealOf(folder).open(sealed, 'hook_1'), () => sealOf(folder).seal('x', 'y')])
    expect(use).toThrow(new UnreadableSecret(`${KEY_FILE} in FORECOURT_DATA cannot be read (EISDIR)`));
});

test('without its key a webhook is named, and no second key hides that the first is missing', async () => {
  const dataDir = newFolder();
  const database = await openAccounts({ dataDir });
  await createKey(database, { plan: 'free', account: 'acme' });
  const seal = sealOf(dataDir);
  const wanted = {
    account: 'acme',
    url: new URL('https://shop.example/'),
    events: ['api.data.refreshed'],
  } as const;
  const { webhook_id } = await addWebhook(database, seal, wanted);
  expect(await unreadableWebhooks(database, seal)).toEqual([]);
  const kept = readFileSync(join(dataDir, KEY_FILE));
  rmSync(join(dataDir, KEY_FILE));
  const fault = expect.stringContaining('is missing from FORECOURT_DATA');
  expect(await unreadableWebhooks(database, seal)).toEqual([{ id: webhook_id, fault }]);
  expect(await listWebhooks(database, seal)).toMatchObject([{ webhook_id, unreadable: fault }]);
  await expect(addWebhook(database, seal, wanted)).rejects.toThrow(webhook_id);
  expect(statSync(join(dataDir, KEY_FILE), { throwIfNoEntry: false })).toBeUndefined();
  // another machine's key is told from it
  sealOf(dataDir).seal('x', 'y');
  expect((await unreadableWebhooks(database, seal))[0]?.fault).toMatch('is not the key');
  writeFileSync(join(dataDir, KEY_FILE), kept);
  expect(await unreadableWebhooks(database, seal)).toEqual([]);
  await database.destroy();
});
