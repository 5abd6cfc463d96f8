import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listAccounts, setAccountPlan, showAccount } from '../../src/accounts/account-list.ts';
import type { Accounts } from '../../src/accounts/accounts.ts';
import { listKeys, renameKey, revokeKey } from '../../src/accounts/key-list.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { type AccountsPlace, openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import { listPlans, resetPlan, setPlan } from '../../src/accounts/plan-list.ts';
import { PLANS } from '../../src/accounts/plans.ts';
import { AccountsRefused, UnknownPlan } from '../../src/accounts/refused.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { acceptTerms } from '../../src/accounts/terms.ts';
import { usageOf } from '../../src/accounts/usage.ts';
import { describeOnStores } from './stores.ts';

/** Accounts as a command and a server see them at the same time (issue 6), in each store. */

const MONTH = '2026-01';
const END = { operation: 'car search', month: MONTH, status: 200, counts: true };
/** a Thursday */
const T = Date.parse('2026-01-15T12:00:00Z');

describeOnStores((store) => {
  let place: AccountsPlace;
  let open: AccountsDatabase;
  let serving: Accounts;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: T });
    place = await store.fresh();
    open = await openAccounts(place);
    serving = await serveAccounts(place);
  });
  afterEach(async () => {
    await serving.close();
    await open.destroy();
    vi.useRealTimers();
  });

  const goOn = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);

  describe('keys', () => {
    test('a new key is its account’s, with what that may do', async () => {
      const { account, key_id, key } = await createKey(open, {
        plan: 'free',
        rights: ['explain'],
        terms: ['plates'],
      });
      expect(await serving.callerOfKey(key)).toEqual({
        account,
        keyId: key_id,
        planName: 'free',
        plan: PLANS.free,
        rights: ['explain'],
        terms: ['plates'],
      });
      expect(key).toMatch(/^[\w-]{43}$/);
    });

    test('nobody else’s key is good', async () => {
      const { key, client_secret: secret = '' } = await createKey(open, { plan: 'free', secret: true });
      for (const other of ['', ' ', key.slice(1), `${key} `, key.toUpperCase(), secret, "' OR 1=1 --", '%']) {
        expect(await serving.callerOfKey(other)).toBeUndefined();
        expect(await serving.callerOfToken(other)).toBeUndefined();
      }
      expect(await serving.callerOfToken(key)).toBeUndefined();
    });

    test('a revoked key ends at once; twice, or one that is not there, is refused', async () => {
      const { key, key_id } = await createKey(open, { plan: 'free' });
      const other = await createKey(open, { plan: 'free' });
      await revokeKey(open, key_id);
      expect(await serving.callerOfKey(key)).toBeUndefined();
      expect(await serving.callerOfKey(other.key)).toBeDefined();
      await expect(revokeKey(open, key_id)).rejects.toThrow(AccountsRefused);
      await expect(revokeKey(open, 'key_nobody')).rejects.toThrow(/key_nobody/);
      await expect(renameKey(open, key_id, 'late')).rejects.toThrow(AccountsRefused);
    });

    test('a key expires at its second', async () => {
      const { key } = await createKey(open, { plan: 'free', expiresAt: T / 1000 + 60 });
      goOn(59);
      expect(await serving.callerOfKey(key)).toBeDefined();
      goOn(1);
      expect(await serving.callerOfKey(key)).toBeUndefined();
    });

    test('a key that exists is refused, revoked or not, and nothing is left of the try', async () => {
      const { key_id } = await createKey(open, { plan: 'free', key: 'twice-0123456789' });
      const again = () => createKey(open, { plan: 'basic', key: 'twice-0123456789' });
      await expect(again()).rejects.toThrow(AccountsRefused);
      await revokeKey(open, key_id);
      await expect(again()).rejects.toThrow(AccountsRefused);
      expect(await listAccounts(open)).toHaveLength(1);
    });

    test('several keys of an account, which has one plan', async () => {
      await createKey(open, { plan: 'basic', account: 'acme', name: 'one' });
      goOn(1);
      const two = await createKey(open, { plan: 'basic', account: 'acme', secret: true, expiresAt: 2e9 });
      await expect(createKey(open, { plan: 'free', account: 'acme' })).rejects.toThrow(/on the plan basic/);
      await renameKey(open, two.key_id, 'zwei');
      expect(await listKeys(open)).toMatchObject([
        { account: 'acme', plan: 'basic', name: 'one', has_secret: false, created_at: T / 1000 },
        { key_id: two.key_id, name: 'zwei', has_secret: true, expires_at: 2e9, created_at: T / 1000 + 1 },
      ]);
      expect((await showAccount(open, 'acme')).keys).toHaveLength(2);
    });

    test('the last use is written once a minute', async () => {
      const { key } = await createKey(open, { plan: 'free', account: 'acme' });
      const lastUse = async () => (await listKeys(open))[0]?.last_used_at;
      const use = async () => {
        await serving.callerOfKey(key);
        await serving.endCall({ ...END, account: 'acme' });
      };
      expect(await lastUse()).toBeNull();
      await use();
      expect(await lastUse()).toBe(T / 1000);
      goOn(59);
      await use();
      expect(await lastUse()).toBe(T / 1000);
      goOn(1);
      await use();
      expect(await lastUse()).toBe(T / 1000 + 60);
    });

    test('terms hold for the account', async () => {
      const one = await createKey(open, { plan: 'free', account: 'acme' });
      const two = await createKey(open, { plan: 'free', account: 'acme' });
      expect(await acceptTerms(open, one.key_id, 'recalls')).toBe('acme');
      goOn(60);
      await acceptTerms(open, two.key_id, 'recalls');
      expect(await serving.callerOfKey(two.key)).toMatchObject({ terms: ['recalls'] });
      expect(await open.selectFrom('accepted_terms').select('accepted_at').execute()).toEqual([
        { accepted_at: T / 1000 },
      ]);
      await expect(acceptTerms(open, 'key_nobody', 'plates')).rejects.toThrow(AccountsRefused);
    });
  });

  describe('plans', () => {
    test('a changed plan counts from the next request on, and so does one that is reset', async () => {
      const { key } = await createKey(open, { plan: 'basic' });
      const plan = async () => (await serving.callerOfKey(key))?.plan;
      await setPlan(open, 'basic', { callsAMonth: null, excludes: ['/history/*'] });
      const { callsAMonth, ...rest } = PLANS.basic;
      expect(callsAMonth).toBe(5000);
      expect(await plan()).toEqual({ ...rest, excludes: ['/history/*'] });
      await setPlan(open, 'basic', { callsAMonth: 7 });
      expect(await plan()).toEqual({ ...rest, callsAMonth: 7, excludes: ['/history/*'] });
      await resetPlan(open, 'basic');
      expect(await plan()).toEqual(PLANS.basic);
    });

    test('an own plan begins as the free one, and stays while an account is on it', async () => {
      await setPlan(open, 'silver', { radius: 50 });
      const { key, account } = await createKey(open, { plan: 'silver' });
      expect(await serving.callerOfKey(key)).toMatchObject({
        planName: 'silver',
        plan: { ...PLANS.free, radius: 50 },
      });
      expect((await listPlans(open)).map(({ name, origin }) => `${name}: ${origin}`)).toEqual([
        ...['free: built in', 'basic: built in', 'standard: built in', 'enterprise: built in', 'silver: own'],
      ]);
      await expect(resetPlan(open, 'silver')).rejects.toThrow(AccountsRefused);
      await setAccountPlan(open, account, 'enterprise');
      expect(await serving.callerOfKey(key)).toMatchObject({
        planName: 'enterprise',
        plan: PLANS.enterprise,
      });
      await resetPlan(open, 'silver');
      await expect(createKey(open, { plan: 'silver' })).rejects.toThrow(UnknownPlan);
      await expect(setAccountPlan(open, account, 'silver')).rejects.toThrow(UnknownPlan);
      await expect(setAccountPlan(open, 'nobody', 'free')).rejects.toThrow(AccountsRefused);
    });

    test.each([
      { depth: 10_001 },
      { radius: 0 },
      { requestsASecond: 1.5 },
      { inventoryRows: 1501 },
      { callsAMonth: -1 },
      { excludes: ['/a*b'] },
    ])('%j is no plan', async (change) => {
      await expect(setPlan(open, 'free', change)).rejects.toThrow();
      expect((await listPlans(open))[0]).toEqual({ name: 'free', origin: 'built in', plan: PLANS.free });
    });
  });

  describe('calls of a month', () => {
    test('are granted up to the limit, each account and month on its own', async () => {
      const taken = [];
      for (let i = 0; i < 5; i += 1) taken.push(await serving.takeCall('acme', MONTH, 3));
      expect(taken).toEqual([
        { granted: true, used: 1 },
        { granted: true, used: 2 },
        { granted: true, used: 3 },
        { granted: false, used: 3 },
        { granted: false, used: 3 },
      ]);
      expect(await serving.takeCall('acme', '2026-02', 3)).toEqual({ granted: true, used: 1 });
      expect(await serving.takeCall('other', MONTH, 3)).toEqual({ granted: true, used: 1 });
      expect(await serving.takeCall('acme', MONTH, undefined)).toEqual({ granted: true, used: 4 });
      expect(await serving.takeCall('none', MONTH, 0)).toEqual({ granted: false, used: 0 });
    });

    test('one that does not count is given back', async () => {
      await serving.takeCall('acme', MONTH, 1);
      await serving.endCall({ ...END, account: 'acme', status: 404, counts: false });
      expect(await serving.takeCall('acme', MONTH, 1)).toEqual({ granted: true, used: 1 });
      await serving.endCall({ ...END, account: 'acme' });
      expect(await serving.takeCall('acme', MONTH, 1)).toEqual({ granted: false, used: 1 });
    });

    test('are there after a restart', async () => {
      await serving.takeCall('acme', MONTH, 5);
      await serving.close();
      serving = await serveAccounts(place);
      expect(await serving.takeCall('acme', MONTH, 5)).toEqual({ granted: true, used: 2 });
    });

    test('usage: by operation and status, with the count against the plan', async () => {
      await createKey(open, { plan: 'free', account: 'acme' });
      goOn(1);
      await createKey(open, { plan: 'standard', account: 'other' });
      for (const status of [200, 200, 422]) {
        await serving.takeCall('acme', MONTH, 500);
        await serving.endCall({ ...END, account: 'acme', status, counts: status === 200 });
      }
      await serving.takeCall('other', MONTH, undefined);
      await serving.endCall({ ...END, account: 'other', operation: 'history' });
      await serving.endCall({ ...END, account: 'acme', month: '2025-12' });
      const ofAcme = {
        ...{ account: 'acme', plan: 'free', counted: 2, calls_a_month: 500, total: 3 },
        operations: [
          { operation: 'car search', status: 200, calls: 2 },
          { operation: 'car search', status: 422, calls: 1 },
        ],
      };
      const ofOther = {
        ...{ account: 'other', plan: 'standard', counted: 1, calls_a_month: null, total: 1 },
        operations: [{ operation: 'history', status: 200, calls: 1 }],
      };
      expect(await usageOf(open, MONTH)).toEqual([ofAcme, ofOther]);
      expect(await usageOf(open, MONTH, 'other')).toEqual([ofOther]);
      expect(await usageOf(open, '2025-11')).toEqual([]);
      expect(await usageOf(open, '2025-11', 'other')).toEqual([
        { ...ofOther, counted: 0, total: 0, operations: [] },
      ]);
      await expect(usageOf(open, MONTH, 'nobody')).rejects.toThrow(AccountsRefused);
    });
  });

  describe('tokens', () => {
    const issued = async (id: string, secret: string): Promise<string> =>
      (await serving.issueToken(id, secret))?.token ?? '';

    test('a token is its key’s for 21,600 seconds', async () => {
      const { key, client_secret = '' } = await createKey(open, { plan: 'basic', secret: true });
      const given = await serving.issueToken(key, client_secret);
      expect(given).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 21_600 });
      const token = given?.token ?? '';
      expect(await serving.callerOfToken(token)).toEqual(await serving.callerOfKey(key));
      expect(await serving.callerOfKey(token)).toBeUndefined();
      goOn(21_599);
      expect(await serving.callerOfToken(token)).toBeDefined();
      goOn(1);
      expect(await serving.callerOfToken(token)).toBeUndefined();
      await issued(key, client_secret);
      expect(await open.selectFrom('token').selectAll().execute()).toHaveLength(1);
    });

    test('none without the secret of that key', async () => {
      const one = await createKey(open, { plan: 'basic', secret: true });
      const two = await createKey(open, { plan: 'basic', secret: true });
      const bare = await createKey(open, { plan: 'basic' });
      const refused = [
        [one.key, two.client_secret ?? ''],
        [one.key, ''],
        [one.key, one.key],
        [one.key_id, one.client_secret ?? ''],
        ['nobody', one.client_secret ?? ''],
        [bare.key, ''],
        [bare.key, 'undefined'],
      ] as const;
      for (const [id, secret] of refused) {
        expect(await serving.issueToken(id, secret)).toBeUndefined();
        expect(await serving.revokeTokens(id, secret, ['x'])).toBeUndefined();
      }
    });

    test('it ends with its key', async () => {
      const revoked = await createKey(open, { plan: 'basic', secret: true });
      const expired = await createKey(open, { plan: 'basic', secret: true, expiresAt: T / 1000 + 60 });
      const tokens = [];
      for (const { key, client_secret = '' } of [revoked, expired])
        tokens.push(await issued(key, client_secret));
      for (const token of tokens) expect(await serving.callerOfToken(token)).toBeDefined();
      await revokeKey(open, revoked.key_id);
      goOn(60);
      for (const token of tokens) expect(await serving.callerOfToken(token)).toBeUndefined();
      for (const { key, client_secret = '' } of [revoked, expired])
        expect(await serving.issueToken(key, client_secret)).toBeUndefined();
    });

    test('a client ends its own tokens, and is told which', async () => {
      const one = await createKey(open, { plan: 'basic', account: 'acme', secret: true });
      const two = await createKey(open, { plan: 'basic', account: 'acme', secret: true });
      const [id, secret] = [one.key, one.client_secret ?? ''];
      const [first, second, kept] = [
        await issued(id, secret),
        await issued(id, secret),
        await issued(id, secret),
      ];
      const other = await issued(two.key, two.client_secret ?? '');
      expect(await serving.revokeTokens(id, secret, [second, 'unknown', other, first])).toEqual([
        second,
        first,
      ]);
      expect(await serving.revokeTokens(id, secret, [first])).toEqual([]);
      expect(await serving.revokeTokens(id, secret, [])).toEqual([]);
      for (const token of [first, second]) expect(await serving.callerOfToken(token)).toBeUndefined();
      for (const token of [kept, other]) expect(await serving.callerOfToken(token)).toBeDefined();
    });
  });

  test('preferred dealers: a list an account and country, in its order', async () => {
    await createKey(open, { plan: 'free', account: 'acme' });
    await createKey(open, { plan: 'free', account: 'other' });
    expect(await serving.preferredDealers('acme', 'us')).toEqual([]);
    await serving.setPreferredDealers('acme', 'us', ['30', '4']);
    await serving.setPreferredDealers('acme', 'uk', ['5']);
    await serving.setPreferredDealers('acme', 'us', ['30', '2', '1']);
    expect(await serving.preferredDealers('acme', 'us')).toEqual(['30', '2', '1']);
    expect(await serving.preferredDealers('acme', 'uk')).toEqual(['5']);
    expect(await serving.preferredDealers('acme', 'ca')).toEqual([]);
    expect(await serving.preferredDealers('other', 'us')).toEqual([]);
    await serving.setPreferredDealers('acme', 'us', []);
    expect(await serving.preferredDealers('acme', 'us')).toEqual([]);
  });

  test('nothing that was written holds a key, a secret or a token', async () => {
    const imported = 'an-imported-key-0123456789';
    await createKey(open, { plan: 'free', key: imported });
    const { key, key_id, client_secret = '' } = await createKey(open, { plan: 'free', secret: true });
    const { token = '' } = (await serving.issueToken(key, client_secret)) ?? {};
    await serving.callerOfToken(token);
    await serving.revokeTokens(key, client_secret, [token]);
    const written = await store.bytes(place);
    expect(written.includes(key_id)).toBe(true);
    for (const secret of [imported, key, client_secret, token]) expect(written.includes(secret)).toBe(false);
  });
});
