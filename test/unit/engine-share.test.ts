import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { EngineShares } from '../../src/api/access/engine-share.ts';
import { Refusal } from '../../src/catalog/errors.ts';
import { readSettings } from '../../src/settings.ts';
import { MemoryAccounts } from '../market/accounts.ts';
import { testApp } from '../market/app.ts';
import { engineOf } from '../market/busy-engine.ts';
import { on } from '../market/limits.ts';
import { PATIENCE_MS } from '../patience.ts';

/** One caller's heavy questions are in nobody's way. */

const DEFAULTS = { ...readSettings({ FORECOURT_HEAVY_AT_ONCE: '2' }).share, waitMs: PATIENCE_MS };
/** What an engine is used for does not grow while a machine stands still. */
const still = (): number => 0;
const FACETS = ['make', 'model', 'trim', 'body_type', 'fuel_type', 'transmission', 'city', 'state'];
const WIDE = `/search/car/active?rows=0&facets=${FACETS.map((name) => `${name}|0|1000`).join(',')}`;
const ROW = '/search/car/active?rows=1';

const never = (): AbortSignal => new AbortController().signal;
const basic = { account: 'a', plan: PLANS.basic };

function appOn(slots: number, share = DEFAULTS) {
  const engine = engineOf(slots);
  const accounts = new MemoryAccounts([
    ['heavy', on(PLANS.basic, { account: 'acc_heavy', plan: { ...PLANS.basic, requestsASecond: 1000 } })],
    ['other', on(PLANS.basic, { account: 'acc_other' })],
  ]);
  const shares = new EngineShares(share, still);
  const app = testApp({ client: engine.client, prefix: 'x-' }, { accounts, shares });
  return { ...app, engine };
}

describe('a stranger beside', () => {
  test('wide facets of one key take few of the engine’s places, and a row of another is answered', async () => {
    const { ask, engine } = appOn(4);
    const wide = Array.from({ length: 40 }, (_, i) => ask(`${WIDE}&price_range=${i}-90000`, 'heavy'));
    await expect.poll(() => engine.held.length).toBeGreaterThan(0);
    const row = await ask(ROW, 'other');
    expect([row.status, await row.json()]).toMatchObject([200, { num_found: 1 }]);
    expect([engine.held.length, engine.waiting()]).toEqual([PLANS.basic.heavyAtOnce, 0]);
    expect(engine.held[0]?.atOnce).toBe(2);
    // and another's facets have a place, too
    const counted = ask(`${WIDE}&make=ford`, 'other');
    await expect.poll(() => engine.held).toHaveLength(2);
    // together they leave one of four places to others
    expect(engine.held[1]?.atOnce).toBe(1);
    engine.held[1]?.end();
    expect((await counted).status).toBe(200);
    while (wide.length > 0) {
      await expect.poll(() => engine.held).toHaveLength(1);
      engine.held[0]?.end();
      expect((await wide.shift())?.status).toBe(200);
    }
  });

  test('the key itself gets rows beside its facets', async () => {
    const { ask, engine } = appOn(4);
    const wide = ask(`${WIDE}&price_range=1-`, 'heavy');
    await expect.poll(() => engine.held).toHaveLength(1);
    expect((await ask(ROW, 'heavy')).status).toBe(200);
    engine.held[0]?.end();
    expect((await wide).status).toBe(200);
  });

  test('who waited too long is answered 503 with Retry-After, and it costs no call', async () => {
    const { ask, engine, app } = appOn(4, { ...DEFAULTS, waitMs: 30 });
    const first = ask(`${WIDE}&price_range=1-`, 'heavy');
    await expect.poll(() => engine.held).toHaveLength(1);
    const second = await ask(`${WIDE}&price_range=2-`, 'heavy');
    expect([second.status, second.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await second.json()).toEqual({
      code: 503,
      message:
        'The search engine is busy with other searches; try again soon, or ask for fewer facets and statistics.',
    });
    expect(second.headers.get('Quota-Remaining')).toBe('4999');
    const metrics = await (await app.request('/metrics')).text();
    expect(metrics).toContain('forecourt_refusals_total{reason="busy"} 1');
    expect(metrics).toContain('forecourt_searches{cost="heavy",state="running"} 1');
    engine.held[0]?.end();
    expect((await first).status).toBe(200);
  });

  test('who goes away while waiting leaves its place in the queue', async () => {
    const { app, ask, engine, service } = appOn(4);
    const first = ask(`${WIDE}&price_range=1-`, 'heavy');
    await expect.poll(() => engine.held).toHaveLength(1);
    const gone = new AbortController();
    const second = app.request(`/v2${WIDE}&price_range=2-&api_key=heavy`, { signal: gone.signal });
    const third = ask(`${WIDE}&price_range=3-`, 'heavy');
    await expect.poll(() => service.shares.count('heavy')).toEqual({ running: 1, waiting: 2 });
    gone.abort();
    expect((await second).status).toBe(503);
    engine.held[0]?.end();
    await expect.poll(() => engine.held).toHaveLength(1);
    engine.held[0]?.end();
    expect([(await first).status, (await third).status]).toEqual([200, 200]);
  });
});

describe('shares', () => {
  /** work that goes on until it is ended */
  function work() {
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const named = (name: string) => () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    return { begun, named, end: (name: string) => ends.get(name)?.() };
  }

  test('accounts take turns: who comes with one question does not wait for all of another', async () => {
    const shares = new EngineShares({ ...DEFAULTS, heavyAtOnce: 1 }, still);
    const { begun, named, end } = work();
    const ask = (account: string, name: string) =>
      shares.run({ ...basic, account }, 'heavy', never(), named(name));
    const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')];
    for (const [i, name] of ['a1', 'b1', 'a2', 'a3'].entries()) {
      await expect.poll(() => begun).toHaveLength(i + 1);
      end(name);
    }
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  test('an account that has used more of the engine than its share waits with the heavy ones, for a while', async () => {
    let now = 0;
    const shares = new EngineShares(DEFAULTS, () => now);
    const spend = async (ms: number) => {
      now += ms;
    };
    const laneOf = (account: string) =>
      shares.run({ ...basic, account }, 'light', never(), async ({ atOnce }) => (atOnce ? 'heavy' : 'light'));
    // ten seconds at a time are its share: one a second, of ten
    await shares.run(basic, 'heavy', never(), () => spend(9_000));
    expect(await laneOf('a')).toBe('light');
    await shares.run(basic, 'heavy', never(), () => spend(7_000));
    expect([await laneOf('a'), await laneOf('b')]).toEqual(['heavy', 'light']);
    now += 10_000;
    expect(await laneOf('a')).toBe('light');
  });

  test('light questions that an engine busy with others answers late are not held against their account', async () => {
    let now = 0;
    const shares = new EngineShares(DEFAULTS, () => now);
    for (let nth = 0; nth < 10; nth += 1)
      await shares.run(basic, 'light', never(), async () => {
        now += 3_000;
      });
    const lane = await shares.run(basic, 'light', never(), async ({ atOnce }) =>
      atOnce ? 'heavy' : 'light',
    );
    expect(lane).toBe('light');
  });

  test('one account never has every place, whatever its plan says', async () => {
    const shares = new EngineShares({ ...DEFAULTS, heavyAtOnce: 3 }, still);
    const { begun, named, end } = work();
    const wide = { ...basic, plan: { ...basic.plan, heavyAtOnce: 50 } };
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => shares.run(wide, 'heavy', never(), named(name)));
    const other = shares.run({ ...basic, account: 'b' }, 'heavy', never(), named('b1'));
    await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1']);
    for (const name of ['a1', 'a2', 'b1']) end(name);
    await expect.poll(() => begun).toHaveLength(5);
    for (const name of ['a3', 'a4']) end(name);
    await Promise.all([...all, other]);
  });

  test('more than a hundred waiting are refused at once; an answer that has begun is not', async () => {
    const shares = new EngineShares(DEFAULTS, still);
    const { named, begun, end } = work();
    const running = shares.run(basic, 'heavy', never(), named('one'));
    await expect.poll(() => begun).toEqual(['one']);
    const waiting = Array.from({ length: 100 }, () =>
      shares.run(basic, 'heavy', never(), async () => undefined),
    );
    await turn();
    expect(shares.count('heavy')).toEqual({ running: 1, waiting: 100 });
    const refused = await shares
      .run(basic, 'heavy', never(), async () => undefined)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ code: 'account_busy', status: 503 });
    const part = shares.run(basic, 'heavy', never(), async () => 'part', true);
    end('one');
    await Promise.all([running, ...waiting]);
    expect(await part).toBe('part');
  });

  test('a thousand waiting in all are the most, whoever they are', async () => {
    const shares = new EngineShares(DEFAULTS, still);
    const { named, begun, end } = work();
    const running = [1, 2].map((n) =>
      shares.run({ ...basic, account: `r${n}` }, 'heavy', never(), named(`r${n}`)),
    );
    await expect.poll(() => begun).toHaveLength(2);
    const waiting = Array.from({ length: 1000 }, (_, i) =>
      shares.run({ ...basic, account: `w${i % 20}` }, 'heavy', never(), async () => undefined),
    );
    const late = { ...basic, account: 'late' };
    const refused = await shares
      .run(late, 'heavy', never(), async () => undefined)
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'searches_busy', status: 503 });
    // what costs little has places of its own
    expect(await shares.run(late, 'light', never(), async () => 'row')).toBe('row');
    for (const n of [1, 2]) end(`r${n}`);
    await Promise.all([...running, ...waiting]);
    expect(await shares.run(late, 'heavy', never(), async () => 'counts')).toBe('counts');
  });
});
