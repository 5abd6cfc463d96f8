import { describe, expect, test } from 'vitest';
import { AccountsRefused } from '../../src/accounts/errors.ts';
import { revokeKey } from '../../src/accounts/key-list.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import { usageOf } from '../../src/accounts/usage.ts';
import { bothOn, goOn, T } from './both.ts';
import { describeOnStores } from './stores.ts';

/** Calls of a month, usage, tokens and preferred dealers, as a server asks them of each store. */

const MONTH = '2026-01';
const END = { operation: 'car search', month: MONTH, status: 200, counts: true };

describeOnStores((store) => {
  const both = bothOn(store);

  describe('calls of a month', () => {
    test('are granted up to the limit, each account and month on its own', async () => {
      const taken = [];
      for (let i = 0; i < 5; i += 1) taken.push(await both.serving.takeCall('acme', MONTH, 3));
      expect(taken).toEqual([
        { granted: true, used: 1 },
        { granted: true, used: 2 },
        { granted: true, used: 3 },
        { granted: false, used: 3 },
        { granted: false, used: 3 },
      ]);
      expect(await both.serving.takeCall('acme', '2026-02', 3)).toEqual({ granted: true, used: 1 });
      expect(await both.serving.takeCall('other', MONTH, 3)).toEqual({ granted: true, used: 1 });
      expect(await both.serving.takeCall('acme', MONTH, undefined)).toEqual({ granted: true, used: 4 });
      expect(await both.serving.takeCall('none', MONTH, 0)).toEqual({ granted: false, used: 0 });
    });

    test('one that does not count is given back', async () => {
      await both.serving.takeCall('acme', MONTH, 1);
      await both.serving.endCall({ ...END, account: 'acme', status: 404, counts: false });
      expect(await both.serving.takeCall('acme', MONTH, 1)).toEqual({ granted: true, used: 1 });
      await both.serving.endCall({ ...END, account: 'acme' });
      expect(await both.serving.takeCall('acme', MONTH, 1)).toEqual({ granted: false, used: 1 });
    });

    test('are there after a restart', async () => {
      await both.serving.takeCall('acme', MONTH, 5);
      await both.serving.close();
      both.serving = await serveAccounts(both.location);
      expect(await both.serving.takeCall('acme', MONTH, 5)).toEqual({ granted: true, used: 2 });
    });

    test('usage: by operation and status, with the count against the plan', async () => {
      await createKey(both.open, { plan: 'free', account: 'acme' });
      goOn(1);
      await createKey(both.open, { plan: 'standard', account: 'other' });
      for (const status of [200, 200, 422]) {
        await both.serving.takeCall('acme', MONTH, 500);
        await both.serving.endCall({ ...END, account: 'acme', status, counts: status === 200 });
      }
      await both.serving.takeCall('other', MONTH, undefined);
      await both.serving.endCall({ ...END, account: 'other', operation: 'history' });
      await both.serving.endCall({ ...END, account: 'acme', month: '2025-12' });
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
      expect(await usageOf(both.open, MONTH)).toEqual([ofAcme, ofOther]);
      expect(await usageOf(both.open, MONTH, 'other')).toEqual([ofOther]);
      expect(await usageOf(both.open, '2025-11')).toEqual([]);
      expect(await usageOf(both.open, '2025-11', 'other')).toEqual([
        { ...ofOther, counted: 0, total: 0, operations: [] },
      ]);
      await expect(usageOf(both.open, MONTH, 'nobody')).rejects.toThrow(AccountsRefused);
    });
  });

  describe('tokens', () => {
    const issued = async (id: string, secret: string): Promise<string> =>
      (await both.serving.issueToken(id, secret))?.token ?? '';

    test('a token is its key’s for 21,600 seconds', async () => {
      const { key, client_secret = '' } = await createKey(both.open, { plan: 'basic', secret: true });
      const given = await both.serving.issueToken(key, client_secret);
      expect(given).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 21_600 });
      const token = given?.token ?? '';
      expect(await both.serving.callerOfToken(token)).toEqual(await both.serving.callerOfKey(key));
      expect(await both.serving.callerOfKey(token)).toBeUndefined();
      goOn(21_599);
      expect(await both.serving.callerOfToken(token)).toBeDefined();
      goOn(1);
      expect(await both.serving.callerOfToken(token)).toBeUndefined();
      await issued(key, client_secret);
      expect(await both.open.selectFrom('token').selectAll().execute()).toHaveLength(1);
    });

    test('none without the secret of that key', async () => {
      const one = await createKey(both.open, { plan: 'basic', secret: true });
      const two = await createKey(both.open, { plan: 'basic', secret: true });
      const bare = await createKey(both.open, { plan: 'basic' });
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
        expect(await both.serving.issueToken(id, secret)).toBeUndefined();
        expect(await both.serving.revokeTokens(id, secret, ['x'])).toBeUndefined();
      }
    });

    test('it ends with its key', async () => {
      const revoked = await createKey(both.open, { plan: 'basic', secret: true });
      const expired = await createKey(both.open, { plan: 'basic', secret: true, expiresAt: T / 1000 + 60 });
      const tokens = [];
      for (const { key, client_secret = '' } of [revoked, expired])
        tokens.push(await issued(key, client_secret));
      for (const token of tokens) expect(await both.serving.callerOfToken(token)).toBeDefined();
      await revokeKey(both.open, revoked.key_id);
      goOn(60);
      for (const token of tokens) expect(await both.serving.callerOfToken(token)).toBeUndefined();
      for (const { key, client_secret = '' } of [revoked, expired])
        expect(await both.serving.issueToken(key, client_secret)).toBeUndefined();
    });

    test('a client ends its own tokens, and is told which', async () => {
      const one = await createKey(both.open, { plan: 'basic', account: 'acme', secret: true });
      const two = await createKey(both.open, { plan: 'basic', account: 'acme', secret: true });
      const [id, secret] = [one.key, one.client_secret ?? ''];
      const [first, second, kept] = [
        await issued(id, secret),
        await issued(id, secret),
        await issued(id, secret),
      ];
      const other = await issued(two.key, two.client_secret ?? '');
      expect(await both.serving.revokeTokens(id, secret, [second, 'unknown', other, first])).toEqual([
        second,
        first,
      ]);
      expect(await both.serving.revokeTokens(id, secret, [first])).toEqual([]);
      expect(await both.serving.revokeTokens(id, secret, [])).toEqual([]);
      for (const token of [first, second]) expect(await both.serving.callerOfToken(token)).toBeUndefined();
      for (const token of [kept, other]) expect(await both.serving.callerOfToken(token)).toBeDefined();
    });
  });

  test('preferred dealers: a list an account and country, in its order', async () => {
    await createKey(both.open, { plan: 'free', account: 'acme' });
    await createKey(both.open, { plan: 'free', account: 'other' });
    expect(await both.serving.preferredDealers('acme', 'us')).toEqual([]);
    await both.serving.setPreferredDealers('acme', 'us', ['30', '4']);
    await both.serving.setPreferredDealers('acme', 'uk', ['5']);
    await both.serving.setPreferredDealers('acme', 'us', ['30', '2', '1']);
    expect(await both.serving.preferredDealers('acme', 'us')).toEqual(['30', '2', '1']);
    expect(await both.serving.preferredDealers('acme', 'uk')).toEqual(['5']);
    expect(await both.serving.preferredDealers('acme', 'ca')).toEqual([]);
    expect(await both.serving.preferredDealers('other', 'us')).toEqual([]);
    await both.serving.setPreferredDealers('acme', 'us', []);
    expect(await both.serving.preferredDealers('acme', 'us')).toEqual([]);
  });

  test('nothing that was written holds a key, a secret or a token', async () => {
    const imported = 'an-imported-key-0123456789';
    await createKey(both.open, { plan: 'free', key: imported });
    const { key, key_id, client_secret = '' } = await createKey(both.open, { plan: 'free', secret: true });
    const { token = '' } = (await both.serving.issueToken(key, client_secret)) ?? {};
    await both.serving.callerOfToken(token);
    await both.serving.revokeTokens(key, client_secret, [token]);
    const written = await store.bytes(both.location);
    expect(written.includes(key_id)).toBe(true);
    for (const secret of [imported, key, client_secret, token]) expect(written.includes(secret)).toBe(false);
  });

  test('new accounts can be opened by several at once', async () => {
    const location = await store.fresh();
    const opened = await Promise.all([
      openAccounts(location),
      openAccounts(location),
      openAccounts(location),
    ]);
    const { account } = await createKey(opened[0], { plan: 'free' });
    expect(await usageOf(opened[2], MONTH, account)).toMatchObject([{ total: 0 }]);
    for (const one of opened) await one.destroy();
  });
});
