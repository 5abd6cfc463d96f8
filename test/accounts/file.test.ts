import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoKey, removeDemoKey } from '../../src/accounts/demo-key.ts';
import { digest } from '../../src/accounts/digest.ts';
import { listKeys } from '../../src/accounts/key-list.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import { planOf } from '../../src/accounts/plan-settings.ts';
import { PLANS, SOLD_PLANS } from '../../src/accounts/plans.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { ACCOUNTS_VERSION, AccountsTooNew } from '../../src/accounts/schema-steps.ts';
import { expiry } from '../../src/cli/expiry.ts';

/** The file of the accounts, the plans of the contract and the sample market's key; what both stores do is in test/accounts. */

let dataDir: string;
let open: AccountsDatabase;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'forecourt-accounts-'));
  open = await openAccounts({ dataDir });
});
afterEach(async () => {
  await open.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

async function callerOf(key: string) {
  const serving = await serveAccounts({ dataDir });
  const caller = await serving.callerOfKey(key);
  await serving.close();
  return caller;
}

/** As version 1 of the program made it. */
const VERSION_1 = `CREATE TABLE account (id TEXT PRIMARY KEY, plan TEXT NOT NULL, created_at INTEGER NOT NULL);
  CREATE TABLE key (
    id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account (id), name TEXT, hash TEXT NOT NULL UNIQUE,
    rights TEXT NOT NULL DEFAULT '', created_at INTEGER NOT NULL, revoked_at INTEGER
  );
  INSERT INTO account VALUES ('acc_old', 'standard', 1760000000);
  INSERT INTO key VALUES ('key_old', 'acc_old', 'old', '${digest('an-old-key')}', 'explain', 1760000000, NULL);
  INSERT INTO key VALUES ('key_gone', 'acc_old', 'gone', '${digest('a-revoked-key')}', '', 1760000001, 1760000002);
  PRAGMA user_version = 1;`;

function oldFile(sql: string): string {
  const made = mkdtempSync(path.join(dataDir, 'old-'));
  const file = new Database(path.join(made, 'accounts.db'));
  file.exec(sql);
  file.close();
  return made;
}

describe('the file', () => {
  test('of version 1 goes on with its keys, opened by several at once', async () => {
    const old = oldFile(VERSION_1);
    const [first, second, serving] = await Promise.all([
      openAccounts({ dataDir: old }),
      openAccounts({ dataDir: old }),
      serveAccounts({ dataDir: old }),
    ]);
    expect(await serving.callerOfKey('an-old-key')).toEqual({
      ...{ account: 'acc_old', keyId: 'key_old', planName: 'standard', plan: PLANS.standard },
      ...{ rights: ['explain'], terms: [] },
    });
    expect(await serving.callerOfKey('a-revoked-key')).toBeUndefined();
    expect(await listKeys(first)).toMatchObject([
      { key_id: 'key_old', last_used_at: null, expires_at: null, revoked_at: null, has_secret: false },
      { key_id: 'key_gone', revoked_at: 1_760_000_002 },
    ]);
    for (const one of [first, second]) await one.destroy();
    await serving.close();
  });

  test('of a newer program is not touched', async () => {
    const newer = oldFile(`PRAGMA user_version = ${ACCOUNTS_VERSION + 1}`);
    await expect(openAccounts({ dataDir: newer })).rejects.toThrow(AccountsTooNew);
    await expect(serveAccounts({ dataDir: newer })).rejects.toThrow(/newer release/);
  });

  test('is private to the owner, and so is its log', () => {
    for (const file of ['accounts.db', 'accounts.db-wal'])
      expect(statSync(path.join(dataDir, file)).mode & 0o777).toBe(0o600);
  });
});

test('a PostgreSQL that is not there is told, without the URL', async () => {
  const accountsUrl = 'postgres://me:pAsSwOrD@127.0.0.1:1/accounts';
  await expect(openAccounts({ dataDir, accountsUrl })).rejects.toThrow(
    /^PostgreSQL \(FORECOURT_ACCOUNTS_URL\) is unavailable: no server responds at its address$/,
  );
});

test('plans are as the contract says (part-1.md "Limits", supplement section 7)', () => {
  expect(PLANS).toMatchObject({
    free: { callsAMonth: 500, requestsASecond: 5, depth: 500, radius: 100, inventoryRows: 10 },
    basic: { callsAMonth: 5000, requestsASecond: 5, depth: 1500, radius: 100, inventoryRows: 1500 },
    standard: { requestsASecond: 40, depth: 1500, radius: 500, inventoryRows: 1500 },
    enterprise: { depth: 10_000, radius: 7000, inventoryRows: 1500 },
  });
  expect(PLANS.standard).not.toHaveProperty('callsAMonth');
  expect([...SOLD_PLANS]).toEqual(['free', 'basic', 'standard', 'enterprise']);
});

test('a plan that an earlier program kept has what was not said then as the built-in one has it', () => {
  const kept = { requestsASecond: 50, depth: 2000, radius: 500, inventoryRows: 1500, excludes: [] };
  expect(planOf('standard', JSON.stringify(kept))).toEqual({ ...PLANS.standard, ...kept });
  const { searchesAtOnce, heavyAtOnce, engineShare } = PLANS.free;
  expect(planOf('silver', JSON.stringify(kept))).toEqual({
    ...{ searchesAtOnce, heavyAtOnce, engineShare },
    ...kept,
  });
});

describe('the demo key', () => {
  test('is one key, in a file that only its owner reads', async () => {
    const key = await demoKey(open, dataDir);
    expect(await demoKey(open, dataDir)).toBe(key);
    expect(statSync(path.join(dataDir, 'demo-key')).mode & 0o777).toBe(0o600);
    expect(await callerOf(key)).toMatchObject({ planName: 'demo', plan: PLANS.demo, rights: ['explain'] });
  });

  test('goes away for good', async () => {
    const key = await demoKey(open, dataDir);
    const { key: kept } = await createKey(open, { plan: 'free' });
    await removeDemoKey(open, dataDir);
    expect(await callerOf(key)).toBeUndefined();
    expect(await callerOf(kept)).toBeDefined();
    expect(existsSync(path.join(dataDir, 'demo-key'))).toBe(false);
    await removeDemoKey(open, dataDir);
  });

  test('a lost file ends the old key', async () => {
    const key = await demoKey(open, dataDir);
    rmSync(path.join(dataDir, 'demo-key'));
    const next = await demoKey(open, dataDir);
    expect(next).not.toBe(key);
    expect(await callerOf(key)).toBeUndefined();
    expect(await callerOf(next)).toBeDefined();
  });

  test('a file whose key the accounts do not know is replaced', async () => {
    const key = await demoKey(open, dataDir);
    await open.deleteFrom('key').execute();
    const next = await demoKey(open, dataDir);
    expect(await callerOf(next)).toBeDefined();
    expect(next).not.toBe(key);
  });
});

describe('--expires', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-15T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['2026-01-31', '2026-02-01T00:00:00Z'],
    ['2026-01-15', '2026-01-16T00:00:00Z'],
    ['2026-01-31T06:30:00Z', '2026-01-31T06:30:00Z'],
    ['90', '2026-04-15T12:00:00Z'],
  ])('%s ends at %s', (text, instant) => {
    expect(expiry(text)).toBe(Date.parse(instant) / 1000);
  });

  test.each(['2026-01-14', '2026-01-15T12:00:00Z', '0', '2026-02-30', '2026-13-01', 'soon', '', '1.5', '-1'])(
    '"%s" is refused',
    (text) => {
      expect(() => expiry(text)).toThrow();
    },
  );
});
