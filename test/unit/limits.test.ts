import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { MemoryAccounts } from '../market/accounts.ts';
import { testApp } from '../market/app.ts';
import { appFor, body, FAULTY, LISTS, limitsOf, on, SEARCH } from '../market/limits.ts';

/** Rates and quotas of an account (part-1.md "Limits", supplement section 7 and decisions 44 and 45). */

// the limiter's clock: it stands still, so that a slow machine counts no request into the next second
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('headers', () => {
  // the tests ask on 2026-06-15 at 12:00:00Z; a second begins with its first request
  const RESET = { 'ratelimit-reset-time': '2026-06-15T12:00:01Z' };
  const MONTH = { 'quota-reset-time': '2026-07-01T00:00:00Z' };

  test('free: five a second, 500 a month, counted down with each call', async () => {
    const { ask } = appFor({ k: on(PLANS.free) });
    for (const nth of [1, 2, 3]) {
      const response = await ask(LISTS);
      expect(response.status).toBe(200);
      expect(limitsOf(response)).toEqual({
        'ratelimit-limit': '5',
        'ratelimit-remaining': String(5 - nth),
        ...RESET,
        'quota-limit': '500',
        'quota-remaining': String(500 - nth),
        ...MONTH,
      });
    }
  });

  test('a plan without a monthly limit has no Quota headers', async () => {
    const { ask } = appFor({ k: on(PLANS.standard) });
    expect(limitsOf(await ask(LISTS))).toEqual({
      'ratelimit-limit': '40',
      'ratelimit-remaining': '39',
      ...RESET,
    });
  });

  test.each([
    [400, '/v2/client/configure/get?country=%E0'],
    [403, '/v2/explain?url=x'],
    [405, '/v2/search/car/active?'],
    [422, FAULTY],
    [503, SEARCH],
  ])('they stand on errors too: %i, which cost no call of the month', async (status, url) => {
    const { ask } = appFor({ k: on(PLANS.free) });
    const response = await ask(url, 'k', status === 405 ? { method: 'PUT' } : {});
    expect(response.status).toBe(status);
    const shown = limitsOf(response);
    expect(shown).toMatchObject({ 'ratelimit-remaining': '4', 'quota-remaining': '500', ...MONTH });
    expect(shown['retry-after']).toBe(status === 503 ? '5' : undefined);
  });

  test('there are none where nobody is known', async () => {
    const { ask, app } = appFor({ k: on(PLANS.free) });
    expect(limitsOf(await ask(LISTS, 'nobody'))).toEqual({});
    expect(limitsOf(await app.request('/v2/openapi.json'))).toEqual({});
  });

  test.each([
    ['2026-12-31T23:59:59.500Z', '2027-01-01T00:00:01Z', '2027-01-01T00:00:00Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:01Z', '2028-03-01T00:00:00Z'],
  ])('at %s', async (now, second, month) => {
    const { ask } = appFor({ k: on(PLANS.free) }, { now: () => new Date(now) });
    expect(limitsOf(await ask(LISTS))).toMatchObject({
      'ratelimit-reset-time': second,
      'quota-reset-time': month,
    });
  });
});

describe('requests a second', () => {
  test.each([
    ['free', 5],
    ['standard', 40],
  ] as const)('%s: %i of three times as many at once', async (name, rate) => {
    const { ask, statuses } = appFor({ k: on(PLANS[name]) });
    expect(await statuses(rate * 3, () => ask(LISTS))).toEqual([
      ...Array<number>(rate).fill(200),
      ...Array<number>(rate * 2).fill(429),
    ]);
  });

  test('429: {code, message}, nothing remains, a second to wait; then it is allowed', async () => {
    const { ask, accounts } = appFor({ k: on({ ...PLANS.free, requestsASecond: 1 }) });
    expect((await ask(LISTS)).status).toBe(200);
    const refused = await ask(LISTS);
    expect(await body(refused)).toEqual({ code: 429, message: 'API rate limit exceeded' });
    expect(limitsOf(refused)).toMatchObject({
      'ratelimit-remaining': '0',
      'retry-after': '1',
      // it takes no call of the month
      'quota-remaining': '499',
    });
    expect(accounts.used('acc_free', '2026-06')).toBe(1);
    vi.advanceTimersByTime(1050);
    expect((await ask(LISTS)).status).toBe(200);
  });

  test('everything counts: errors, HEAD, other methods', async () => {
    const { ask } = appFor({ k: on(PLANS.free) });
    const sent = [
      await ask(FAULTY),
      await ask(LISTS, 'k', { method: 'HEAD' }),
      await ask(LISTS, 'k', { method: 'DELETE' }),
      await ask(SEARCH),
      await ask('/v2/explain?url=x'),
      await ask(LISTS),
    ];
    expect(sent.map(({ status }) => status)).toEqual([422, 200, 405, 503, 403, 429]);
  });

  test('two keys and a token of an account share one limit; another account has its own', async () => {
    const caller = on(PLANS.free);
    const { ask, app, accounts, statuses } = appFor({
      k: caller,
      second: { ...caller, keyId: 'key_2' },
      other: on(PLANS.free, { account: 'acc_other' }),
    });
    accounts.tokens.set('t', { ...caller, keyId: 'key_3' });
    const bearer = { headers: { Authorization: 'Bearer t' } };
    const ways = [
      () => ask(LISTS),
      () => ask(LISTS, 'second'),
      async () => app.request(LISTS, bearer),
      async () => app.request(`/oauth${LISTS}`, bearer),
    ];
    const shared = await statuses(12, (i) => (ways[i % 4] ?? ask)(LISTS));
    expect(shared).toEqual([...Array<number>(5).fill(200), ...Array<number>(7).fill(429)]);
    expect((await ask(LISTS, 'other')).status).toBe(200);
  });

  test('the plan of the moment decides', async () => {
    const { ask, accounts } = appFor({ k: on({ ...PLANS.free, requestsASecond: 2 }) });
    await ask(LISTS);
    await ask(LISTS);
    expect((await ask(LISTS)).status).toBe(429);
    accounts.keys.set('k', on({ ...PLANS.free, requestsASecond: 10 }));
    const allowed = await ask(LISTS);
    // the three before count
    expect([allowed.status, limitsOf(allowed)['ratelimit-remaining']]).toEqual([200, '6']);
  });
});

describe('the order of the checks (supplement decision 44)', () => {
  const none = on({ ...PLANS.free, requestsASecond: 1, callsAMonth: 1, excludes: ['/client/*'] });

  test('401, then 429, then 403, then what is wrong with the request', async () => {
    const { ask, accounts } = appFor({ k: none });
    const faulty = '/v2/client/configure/get?country=%E0';
    expect((await ask(faulty, 'nobody')).status).toBe(401);
    expect((await ask(faulty)).status).toBe(403);
    expect((await ask(faulty)).status).toBe(429);
    accounts.keys.set('k', on(PLANS.free));
    expect((await ask(faulty)).status).toBe(400);
  });

  test('401 before the method and before everything of a body', async () => {
    const { app } = appFor({});
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']) {
      const response = await app.request('/v2/client/configure/set', { method });
      expect([method, response.status]).toEqual([method, 401]);
    }
  });
});

test('refusals are counted by reason, with nothing of the caller', async () => {
  const { ask, app } = appFor({
    k: on({ ...PLANS.free, requestsASecond: 1 }),
    q: on({ ...PLANS.free, callsAMonth: 0 }, { account: 'acc_q' }),
  });
  for (const key of ['k', 'k', 'k', 'q']) await ask(LISTS, key);
  const text = await (await app.request('/metrics')).text();
  expect(text.split('\n').filter((line) => line.startsWith('forecourt_refusals_total'))).toEqual([
    'forecourt_refusals_total{reason="rate"} 2',
    'forecourt_refusals_total{reason="quota"} 1',
  ]);
});

test('accounts that cannot be read: 503, with the cause in the log alone', async () => {
  const accounts = new MemoryAccounts([['k', on(PLANS.free)]]);
  accounts.fault = new Error('database is on fire');
  const { app, log } = testApp(undefined, { accounts });
  const response = await app.request(`${LISTS}&api_key=k`);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await body(response)).toEqual({ code: 503, message: expect.stringContaining('accounts') });
  expect(log.at(-1)).toContain('database is on fire');
});
