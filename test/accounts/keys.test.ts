import { describe, expect, test } from 'vitest';
import { listAccounts, setAccountPlan, showAccount } from '../../src/accounts/account-list.ts';
import { AccountsRefused, UnknownPlan } from '../../src/accounts/errors.ts';
import { listKeys, renameKey, revokeKey } from '../../src/accounts/key-list.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { acceptTerms } from '../../src/accounts/partner-terms.ts';
import { listPlans, resetPlan, setPlan } from '../../src/accounts/plan-list.ts';
import { PLANS } from '../../src/accounts/plans.ts';
import { bothOn, goOn, T } from './both.ts';
import { describeOnStores } from './stores.ts';

/** Keys and plans, as commands change them while a server runs, in each store. */

describeOnStores((store) => {
  const both = bothOn(store);

  describe('keys', () => {
    test('a new key is its account’s, with what that may do', async () => {
      const { account, key_id, key } = await createKey(both.open, {
        plan: 'free',
        rights: ['explain'],
        terms: ['plates'],
      });
      expect(await both.serving.callerOfKey(key)).toEqual({
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
      const { key, client_secret: secret = '' } = await createKey(both.open, { plan: 'free', secret: true });
      for (const other of ['', ' ', key.slice(1), `${key} `, key.toUpperCase(), secret, "' OR 1=1 --", '%']) {
        expect(await both.serving.callerOfKey(other)).toBeUndefined();
        expect(await both.serving.callerOfToken(other)).toBeUndefined();
      }
      expect(await both.serving.callerOfToken(key)).toBeUndefined();
    });

    test('a revoked key ends at once; twice, or one that is not there, is refused', async () => {
      const { key, key_id } = await createKey(both.open, { plan: 'free' });
      const other = await createKey(both.open, { plan: 'free' });
      await revokeKey(both.open, key_id);
      expect(await both.serving.callerOfKey(key)).toBeUndefined();
      expect(await both.serving.callerOfKey(other.key)).toBeDefined();
      await expect(revokeKey(both.open, key_id)).rejects.toThrow(AccountsRefused);
      await expect(revokeKey(both.open, 'key_nobody')).rejects.toThrow(/key_nobody/);
      await expect(renameKey(both.open, key_id, 'late')).rejects.toThrow(AccountsRefused);
    });

    test('a key expires at its second', async () => {
      const { key } = await createKey(both.open, { plan: 'free', expiresAt: T / 1000 + 60 });
      goOn(59);
      expect(await both.serving.callerOfKey(key)).toBeDefined();
      goOn(1);
      expect(await both.serving.callerOfKey(key)).toBeUndefined();
    });

    test('a key that exists is refused, revoked or not, and nothing is left of the try', async () => {
      const { key_id } = await createKey(both.open, { plan: 'free', key: 'twice-0123456789' });
      const again = () => createKey(both.open, { plan: 'basic', key: 'twice-0123456789' });
      await expect(again()).rejects.toThrow(AccountsRefused);
      await revokeKey(both.open, key_id);
      await expect(again()).rejects.toThrow(AccountsRefused);
      expect(await listAccounts(both.open)).toHaveLength(1);
    });

    test('several keys of an account, which has one plan', async () => {
      await createKey(both.open, { plan: 'basic', account: 'acme', name: 'one' });
      goOn(1);
      const two = await createKey(both.open, {
        plan: 'basic',
        account: 'acme',
        secret: true,
        expiresAt: 2e9,
      });
      await expect(createKey(both.open, { plan: 'free', account: 'acme' })).rejects.toThrow(/on plan basic/);
      await renameKey(both.open, two.key_id, 'zwei');
      expect(await listKeys(both.open)).toMatchObject([
        { account: 'acme', plan: 'basic', name: 'one', has_secret: false, created_at: T / 1000 },
        { key_id: two.key_id, name: 'zwei', has_secret: true, expires_at: 2e9, created_at: T / 1000 + 1 },
      ]);
      expect((await showAccount(both.open, 'acme')).keys).toHaveLength(2);
    });

    test('the last use is written once a minute', async () => {
      const { key } = await createKey(both.open, { plan: 'free', account: 'acme' });
      const lastUse = async () => (await listKeys(both.open))[0]?.last_used_at;
      const use = async () => {
        await both.serving.callerOfKey(key);
        await both.serving.endCall({
          account: 'acme',
          month: '2026-01',
          operation: 'car search',
          status: 200,
          counts: true,
        });
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
      const one = await createKey(both.open, { plan: 'free', account: 'acme' });
      const two = await createKey(both.open, { plan: 'free', account: 'acme' });
      expect(await acceptTerms(both.open, one.key_id, 'recalls')).toBe('acme');
      goOn(60);
      await acceptTerms(both.open, two.key_id, 'recalls');
      expect(await both.serving.callerOfKey(two.key)).toMatchObject({ terms: ['recalls'] });
      expect(await both.open.selectFrom('accepted_terms').select('accepted_at').execute()).toEqual([
        { accepted_at: T / 1000 },
      ]);
      await expect(acceptTerms(both.open, 'key_nobody', 'plates')).rejects.toThrow(AccountsRefused);
    });
  });

  describe('plans', () => {
    test('a changed plan counts from the next request on, and so does one that is reset', async () => {
      const { key } = await createKey(both.open, { plan: 'basic' });
      const plan = async () => (await both.serving.callerOfKey(key))?.plan;
      await setPlan(both.open, 'basic', { callsAMonth: null, excludes: ['/history/*'] });
      const { callsAMonth, ...rest } = PLANS.basic;
      expect(callsAMonth).toBe(5000);
      expect(await plan()).toEqual({ ...rest, excludes: ['/history/*'] });
      await setPlan(both.open, 'basic', { callsAMonth: 7 });
      expect(await plan()).toEqual({ ...rest, callsAMonth: 7, excludes: ['/history/*'] });
      await resetPlan(both.open, 'basic');
      expect(await plan()).toEqual(PLANS.basic);
    });

    test('an own plan begins as the free one, and stays while an account is on it', async () => {
      await setPlan(both.open, 'silver', { radius: 50 });
      const { key, account } = await createKey(both.open, { plan: 'silver' });
      expect(await both.serving.callerOfKey(key)).toMatchObject({
        planName: 'silver',
        plan: { ...PLANS.free, radius: 50 },
      });
      expect((await listPlans(both.open)).map(({ name, origin }) => `${name}: ${origin}`)).toEqual([
        ...['free: built in', 'basic: built in', 'standard: built in', 'enterprise: built in', 'silver: own'],
      ]);
      await expect(resetPlan(both.open, 'silver')).rejects.toThrow(AccountsRefused);
      await setAccountPlan(both.open, account, 'enterprise');
      expect(await both.serving.callerOfKey(key)).toMatchObject({
        planName: 'enterprise',
        plan: PLANS.enterprise,
      });
      await resetPlan(both.open, 'silver');
      await expect(createKey(both.open, { plan: 'silver' })).rejects.toThrow(UnknownPlan);
      await expect(setAccountPlan(both.open, account, 'silver')).rejects.toThrow(UnknownPlan);
      await expect(setAccountPlan(both.open, 'nobody', 'free')).rejects.toThrow(AccountsRefused);
    });

    test.each([
      { depth: 10_001 },
      { radius: 0 },
      { requestsASecond: 1.5 },
      { inventoryRows: 1501 },
      { callsAMonth: -1 },
      { excludes: ['/a*b'] },
    ])('%j is no plan', async (change) => {
      await expect(setPlan(both.open, 'free', change)).rejects.toThrow();
      expect((await listPlans(both.open))[0]).toEqual({ name: 'free', origin: 'built in', plan: PLANS.free });
    });
  });
});
