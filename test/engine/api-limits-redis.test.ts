import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { type RequestRate, sharedRate } from '../../src/api/access/request-rate.ts';
import { callerOn, MemoryAccounts } from '../market/accounts.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeWithRedis, PrivateRedis } from '../market/redis.ts';
import { eventually, MINUTES } from '../patience.ts';

/** Requests a second that several processes count together, and what happens while Redis is away. */
describeWithRedis('limits in Redis', () => {
  const LISTS = '/client/configure/get?country=us';
  const silent = pino({ level: 'silent' });
  const log: string[] = [];
  let redis: PrivateRedis;
  let rates: RequestRate[];
  let apps: TestApp[];

  const appsOn = (counted: readonly RequestRate[]): TestApp[] =>
    counted.map((rate) => {
      const accounts = new MemoryAccounts([['k', callerOn('free', [], { plan: PLANS.free })]]);
      return testApp(undefined, { accounts, rate });
    });

  beforeEach(async () => {
    log.length = 0;
    redis = await PrivateRedis.start();
    const logger = pino({ level: 'warn' }, { write: (line: string) => void log.push(line) });
    // a Redis that answers is never away, however busy the machine is
    rates = [await sharedRate(redis.url, logger, 60_000), await sharedRate(redis.url, logger, 60_000)];
    apps = appsOn(rates);
  });
  afterEach(async () => {
    for (const rate of rates) rate.close();
    await redis.drop();
  });

  /** Waits until the one app sees what the other has counted. */
  async function untilShared(other: RequestRate | undefined = rates[1]): Promise<void> {
    const [one] = rates;
    await eventually(async () => {
      const account = `probe-${Math.random()}`;
      await one?.take(account);
      return (await other?.take(account))?.used === 2;
    });
  }

  /** Ends what was counted, does something, and again until that took less than the second that it is counted in. */
  async function withinASecond<Value>(work: () => Promise<Value>): Promise<Value> {
    for (;;) {
      await sleep(1050);
      const began = performance.now();
      const value = await work();
      if (performance.now() - began < 1000) return value;
    }
  }

  /** How many of so many requests at once, in turns to the apps given, are allowed. */
  const allowed = (count: number, asked: readonly TestApp[]): Promise<number> =>
    withinASecond(async () => {
      const sent = Array.from({ length: count }, (_, i) => asked[i % asked.length]?.ask(LISTS, 'k'));
      const statuses = (await Promise.all(sent)).map((response) => response?.status);
      expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
      return statuses.filter((status) => status === 200).length;
    });

  test('two apps share one rate', async () => {
    expect(await allowed(20, apps)).toBe(5);
    expect(await allowed(20, apps.slice(1))).toBe(5);
    expect(log).toEqual([]);
  });

  test('a second begins with its first request, and nothing is left of it after', async () => {
    const taken = await withinASecond(async () => {
      const all = [];
      for (let i = 0; i < 4; i += 1) all.push(await rates[i % 2]?.take('a'));
      return all;
    });
    expect(taken.map((one) => one?.used)).toEqual([1, 2, 3, 4]);
    const ms = taken.at(-1)?.ms ?? 0;
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThanOrEqual(1000);
    await sleep(1050);
    expect((await rates[1]?.take('a'))?.used).toBe(1);
  });

  test('killed in the middle: each app counts by itself, and says so once; back again, they share', async () => {
    expect(await allowed(20, apps)).toBe(5);
    await redis.signal('SIGKILL');
    const since = performance.now();
    expect(await allowed(20, apps)).toBe(10);
    expect(await allowed(20, apps)).toBe(10);
    // one warning of each app, again after a minute
    const minutes = Math.floor((performance.now() - since) / MINUTES);
    expect(log.length).toBeGreaterThan(1);
    expect(log.length).toBeLessThanOrEqual(apps.length * (1 + minutes));
    for (const line of log) expect(line).toContain('Redis is not responding');
    await redis.start();
    await untilShared();
    expect(await allowed(20, apps)).toBe(5);
  });

  test('one that is not there, or hangs, at the start: it is joined later', async () => {
    for (const [away, back] of [
      [() => redis.signal('SIGKILL'), () => redis.start()],
      [() => redis.signal('SIGSTOP'), () => redis.signal('SIGCONT')],
    ] as const) {
      await away();
      const late = await sharedRate(redis.url, silent);
      expect((await late.take('a')).used).toBe(1);
      await back();
      rates = [...rates, late];
      await untilShared(late);
    }
  });

  test('one that hangs holds nobody up', async () => {
    for (const rate of rates.splice(0)) rate.close();
    rates = [await sharedRate(redis.url, silent), await sharedRate(redis.url, silent)];
    apps = appsOn(rates);
    await redis.signal('SIGSTOP');
    // a busy machine may take longer once, but not each time
    expect(await allowed(20, apps)).toBe(10);
    await redis.signal('SIGCONT');
    await untilShared();
    // a Redis that was not heard in time once is away again for a moment
    await expect.poll(() => allowed(20, apps)).toBe(5);
  });
});
