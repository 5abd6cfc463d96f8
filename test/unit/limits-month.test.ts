import { describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { appFor, body, FAULTY, LISTS, limitsOf, on, SEARCH } from '../market/limits.ts';

/** Calls a month of an account (part-1.md "Limits", supplement section 7 and decision 45). */

describe('calls a month', () => {
  const three = on({ ...PLANS.free, requestsASecond: 1000, callsAMonth: 3 });

  test('the fourth of three is refused, until the next month', async () => {
    let now = new Date('2026-06-15T12:00:00Z');
    const { ask } = appFor({ k: three }, { now: () => now });
    for (let i = 0; i < 3; i += 1) expect((await ask(LISTS)).status).toBe(200);
    const refused = await ask(LISTS);
    expect(await body(refused)).toEqual({ code: 429, message: 'Monthly API quota exhausted' });
    // 15 days and 12 hours
    expect(limitsOf(refused)).toMatchObject({
      'quota-limit': '3',
      'quota-remaining': '0',
      'retry-after': '1339200',
    });
    now = new Date('2026-06-30T23:59:59.900Z');
    expect(limitsOf(await ask(LISTS))['retry-after']).toBe('1');
    now = new Date('2026-07-01T00:00:00Z');
    expect([(await ask(LISTS)).status, limitsOf(await ask(LISTS))['quota-remaining']]).toEqual([200, '1']);
  });

  test('both used up: the month tells when to come again, not the second', async () => {
    const now = new Date('2026-06-15T12:00:00Z');
    const one = on({ ...PLANS.free, requestsASecond: 2, callsAMonth: 1 });
    const { ask } = appFor({ k: one }, { now: () => now });
    const answers = [await ask(LISTS), await ask(LISTS), await ask(LISTS), await ask(LISTS)];
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 429, 429]);
    for (const refused of answers.slice(1))
      expect(limitsOf(refused)).toMatchObject({ 'quota-remaining': '0', 'retry-after': '1339200' });
    expect((answers[3] && limitsOf(answers[3]))?.['ratelimit-remaining']).toBe('0');
  });

  test('success: only 2xx counts', async () => {
    const { ask, accounts } = appFor({ k: three });
    for (const url of [FAULTY, SEARCH, '/v2/explain?url=x', FAULTY]) await ask(url);
    expect(accounts.used('acc_free', '2026-06')).toBe(0);
    for (let i = 0; i < 3; i += 1) expect((await ask(LISTS)).status).toBe(200);
    // no call is left: what would be an error is not looked at any more
    expect((await ask(FAULTY)).status).toBe(429);
  });

  test('all: every answer counts', async () => {
    const { ask, accounts } = appFor({ k: three }, { quotaCounts: 'all' });
    const sent = [await ask(FAULTY), await ask(SEARCH), await ask('/v2/explain?url=x'), await ask(LISTS)];
    expect(sent.map((response) => [response.status, limitsOf(response)['quota-remaining']])).toEqual([
      [422, '2'],
      [503, '1'],
      [403, '0'],
      [429, '0'],
    ]);
    expect(accounts.used('acc_free', '2026-06')).toBe(3);
  });

  test('many at once: never more than are left', async () => {
    const { ask, statuses } = appFor({ k: three });
    expect(await statuses(10, () => ask(LISTS))).toEqual([200, 200, 200, ...Array<number>(7).fill(429)]);
  });

  test('how each call ended is told, for the usage: not those that were refused', async () => {
    const { ask, accounts } = appFor({ k: three });
    for (const url of [LISTS, FAULTY, SEARCH, LISTS, LISTS, LISTS]) await ask(url);
    const call = { account: 'acc_free', month: '2026-06' };
    const lists = { ...call, operation: 'client/configure/get' };
    expect(accounts.ended).toEqual([
      { ...lists, status: 200, counts: true },
      { ...lists, status: 422, counts: false },
      { ...call, operation: 'search/car/active', status: 503, counts: false },
      { ...lists, status: 200, counts: true },
      { ...lists, status: 200, counts: true },
    ]);
  });
});
