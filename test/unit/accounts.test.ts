import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoKey, removeDemoKey } from '../../src/accounts/demo.ts';
import { callerLookup, createKey, KeyRefused, listKeys, revokeKey } from '../../src/accounts/keys.ts';
import { PLANS, SOLD_PLANS } from '../../src/accounts/plans.ts';
import { type AccountsDatabase, openAccounts } from '../../src/accounts/store.ts';

/** Keys: shown once, stored as a digest, ended at once (design.md decision 6). */

let data: string;
let database: AccountsDatabase;

beforeEach(() => {
  data = mkdtempSync(path.join(os.tmpdir(), 'forecourt-accounts-'));
  database = openAccounts(data, false);
});
afterEach(() => {
  database.close();
  rmSync(data, { recursive: true, force: true });
});

const onDisk = (): string =>
  readdirSync(data)
    .map((file) => readFileSync(path.join(data, file)).toString('latin1'))
    .join('');

describe('keys', () => {
  test('a new key is its account’s, on its plan', () => {
    const { account, key_id, key } = createKey(database, { plan: 'standard', rights: ['explain'] });
    expect(callerLookup(database)(key)).toEqual({
      account,
      keyId: key_id,
      plan: 'standard',
      rights: ['explain'],
    });
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(key).toMatch(/^[\w-]+$/);
  });

  test('nobody else’s key is good', () => {
    const { key } = createKey(database, { plan: 'free' });
    const callerOf = callerLookup(database);
    for (const other of ['', ' ', key.slice(1), `${key} `, key.toUpperCase(), "' OR 1=1 --", '%']) {
      expect(callerOf(other)).toBeUndefined();
    }
  });

  test('no key is on disk, made or imported', () => {
    const made = createKey(database, { plan: 'free', name: 'first' });
    const imported = createKey(database, { plan: 'free', key: 'an-imported-key-0123456789' });
    expect(imported.key).toBe('an-imported-key-0123456789');
    const written = onDisk();
    expect(written).toContain(made.key_id);
    expect(written).not.toContain(made.key);
    expect(written).not.toContain(imported.key);
    expect(JSON.stringify(listKeys(database))).not.toContain(made.key);
  });

  test('revoking ends it at once, for a server that looks it up too', () => {
    const serving = openAccounts(data, true);
    const callerOf = callerLookup(serving);
    const { key, key_id } = createKey(database, { plan: 'free' });
    const other = createKey(database, { plan: 'free' });
    expect(callerOf(key)).toBeDefined();
    revokeKey(database, key_id);
    expect(callerOf(key)).toBeUndefined();
    expect(callerOf(other.key)).toBeDefined();
    expect(listKeys(database).find((one) => one.key_id === key_id)?.revoked_at).toEqual(expect.any(Number));
    serving.close();
  });

  test('revoking twice, or what is not there, is refused', () => {
    const { key_id } = createKey(database, { plan: 'free' });
    revokeKey(database, key_id);
    expect(() => revokeKey(database, key_id)).toThrow(KeyRefused);
    expect(() => revokeKey(database, 'key_nobody')).toThrow(/key_nobody/);
  });

  test('a key that exists is refused, revoked or not, and nothing is left of the try', () => {
    const { key_id } = createKey(database, { plan: 'free', key: 'twice-0123456789' });
    expect(() => createKey(database, { plan: 'basic', key: 'twice-0123456789' })).toThrow(KeyRefused);
    revokeKey(database, key_id);
    expect(() => createKey(database, { plan: 'basic', key: 'twice-0123456789' })).toThrow(KeyRefused);
    expect(listKeys(database)).toHaveLength(1);
    expect(callerLookup(database)('twice-0123456789')).toBeUndefined();
  });

  test('several keys of an account; an account has one plan', () => {
    const first = createKey(database, { plan: 'basic', account: 'acme' });
    const second = createKey(database, { plan: 'basic', account: 'acme' });
    expect([first.account, second.account]).toEqual(['acme', 'acme']);
    expect(() => createKey(database, { plan: 'enterprise', account: 'acme' })).toThrow(/basic/);
    expect(listKeys(database).map(({ account }) => account)).toEqual(['acme', 'acme']);
  });

  test('what was made is there when the database is opened again', () => {
    const { key } = createKey(database, { plan: 'free' });
    database.close();
    database = openAccounts(data, false);
    expect(callerLookup(database)(key)).toMatchObject({ plan: 'free' });
  });
});

describe('plans', () => {
  test('as the contract says (part-1.md "Limits", supplement section 7)', () => {
    expect(PLANS).toMatchObject({
      free: { callsAMonth: 500, requestsASecond: 5, depth: 500, radius: 100, inventoryRows: 10 },
      basic: { callsAMonth: 5000, requestsASecond: 5, depth: 1500, radius: 100, inventoryRows: 1500 },
      standard: { requestsASecond: 40, depth: 1500, radius: 500, inventoryRows: 1500 },
      enterprise: { depth: 10_000, radius: 7000, inventoryRows: 1500 },
    });
    expect(PLANS.standard).not.toHaveProperty('callsAMonth');
    expect([...SOLD_PLANS]).toEqual(['free', 'basic', 'standard', 'enterprise']);
  });
});

describe('the demo key', () => {
  test('is one key, in a file that only its owner reads', () => {
    const key = demoKey(database, data);
    expect(demoKey(database, data)).toBe(key);
    expect(statSync(path.join(data, 'demo-key')).mode & 0o777).toBe(0o600);
    expect(callerLookup(database)(key)).toMatchObject({ plan: 'demo', rights: ['explain'] });
  });

  test('goes away for good', () => {
    const key = demoKey(database, data);
    const { key: kept } = createKey(database, { plan: 'free' });
    removeDemoKey(database, data);
    expect(callerLookup(database)(key)).toBeUndefined();
    expect(callerLookup(database)(kept)).toBeDefined();
    expect(existsSync(path.join(data, 'demo-key'))).toBe(false);
    expect(() => removeDemoKey(database, data)).not.toThrow();
  });

  test('a lost file ends the old key', () => {
    const key = demoKey(database, data);
    rmSync(path.join(data, 'demo-key'));
    const next = demoKey(database, data);
    expect(next).not.toBe(key);
    expect(callerLookup(database)(key)).toBeUndefined();
    expect(callerLookup(database)(next)).toBeDefined();
  });

  test('a file whose key the accounts do not know is replaced', () => {
    const key = demoKey(database, data);
    database.exec('DELETE FROM key');
    const next = demoKey(database, data);
    expect(callerLookup(database)(next)).toBeDefined();
    expect(next).not.toBe(key);
  });
});
