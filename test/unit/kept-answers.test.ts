import type { Client } from '@elastic/elasticsearch';
import { describe, expect, test, vi } from 'vitest';
import { EngineDown, EngineGivenUp } from '../../src/engine/ask.ts';
import { KeptAnswers } from '../../src/engine/kept-answers.ts';
import type { LineAnswer } from '../../src/engine/question.ts';
import type { SearchPlan } from '../../src/search/plan.ts';
import { shapeCounts } from '../../src/search/shape.ts';
import { testAccounts, testApp } from '../market/app.ts';

/** What was counted is kept: asked once, of one generation, and nobody is answered what another asked for. */

const counted = (total: number, aggregations = {}): LineAnswer => ({ total, aggregations, sources: [] });

/** An engine whose every count is another number; it tells which lines it was asked. */
function countingEngine() {
  const asked: { index: string; body: string }[] = [];
  let id = 'first';
  let held: (() => void)[] | undefined;
  async function msearch({ searches }: { searches: readonly string[] }) {
    if (held) await new Promise<void>((resolve) => held?.push(resolve));
    const responses = searches.flatMap((body, i) => {
      if (i % 2 === 0) return [];
      asked.push({ index: searches[i - 1] ?? '', body });
      return [{ hits: { total: { value: asked.length }, hits: [] } }];
    });
    return { body: { responses } };
  }
  const get = async ({ index }: { readonly index: readonly string[] }) =>
    Object.fromEntries(
      index.map((alias) => [
        `${alias}-1`,
        { aliases: { [alias]: {} }, settings: { index: { uuid: `${alias} ${id}` } } },
      ]),
    );
  return {
    client: { msearch, indices: { get } } as unknown as Client,
    asked,
    counts: () => asked.filter(({ body }) => body.includes('"size":0')).length,
    make(next: string) {
      id = next;
    },
    hold() {
      held = [];
    },
    release() {
      const waiting = held ?? [];
      held = undefined;
      for (const one of waiting) one();
    },
    waiting: () => held?.length ?? 0,
  };
}

const found = async (response: Response): Promise<number> =>
  ((await response.json()) as { num_found: number }).num_found;

describe('searches', () => {
  test('equal counts are asked once, whoever asks; the pages each time', async () => {
    const engine = countingEngine();
    const { ask } = testApp({ client: engine.client, prefix: 'x-' });
    const first = await found(await ask('/search/car/active?make=ford&facets=model'));
    expect(
      await found(await ask('/search/car/active?facets=model&make=Ford&start=0&rows=5', 'kFREE-sEcReT-1')),
    ).toBe(first);
    expect([engine.counts(), engine.asked.length]).toEqual([1, 3]);
    expect(await found(await ask('/search/car/active?make=ford&facets=trim'))).not.toBe(first);
  });

  test('a search whose counts are kept asks nothing and waits for nobody', async () => {
    const engine = countingEngine();
    const { ask, app } = testApp({ client: engine.client, prefix: 'x-' });
    const query = '/search/car/active?rows=0&make=ford&stats=price,miles';
    const first = await ask(query);
    engine.hold();
    const again = await ask(query);
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get('Server-Timing')).not.toContain('engine');
    expect(await (await app.request('/metrics')).text()).toContain('forecourt_counts_total{from="kept"} 2');
  });

  test('two at once ask once', async () => {
    const engine = countingEngine();
    const { ask } = testApp({ client: engine.client, prefix: 'x-' });
    engine.hold();
    const both = ['rows=0&make=ford', 'make=ford&rows=0'].map((query) => ask(`/search/car/active?${query}`));
    await expect.poll(() => engine.waiting()).toBe(1);
    engine.release();
    const [one, other] = await Promise.all(both.map(async (response) => found(await response)));
    expect(one).toBe(other);
    expect(engine.counts()).toBe(1);
  });

  test('another generation is counted anew, also where its indices have the names of the one before', async () => {
    const engine = countingEngine();
    const { ask } = testApp({ client: engine.client, prefix: 'x-' });
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const first = await found(await ask('/search/car/active?rows=0'));
      engine.make('second');
      vi.advanceTimersByTime(1001);
      const second = await found(await ask('/search/car/active?rows=0'));
      expect(second).not.toBe(first);
      expect(engine.counts()).toBe(2);
      engine.make('first');
      vi.advanceTimersByTime(1001);
      // rolled back to indices that are still there: what was counted of them is still true
      expect(await found(await ask('/search/car/active?rows=0'))).toBe(first);
    } finally {
      vi.useRealTimers();
    }
  });

  test('what follows from the caller is counted for each: preferred dealers', async () => {
    const engine = countingEngine();
    const accounts = testAccounts();
    await accounts.setPreferredDealers('acc_basic', 'us', ['1']);
    await accounts.setPreferredDealers('acc_standard', 'us', ['2']);
    const { ask } = testApp({ client: engine.client, prefix: 'x-' }, { accounts });
    const query = '/search/car/active?rows=0&preferred_dealers_only=true';
    const keys = ['kBASIC-sEcReT-2', 'kSTANDARD-sEcReT-3', 'kBASIC-sEcReT-2'];
    const totals: number[] = [];
    for (const key of keys) totals.push(await found(await ask(query, key)));
    expect(totals).toEqual([1, 2, 1]);
  });
});

/** Throws where it is changed. */
function frozen<T>(value: T): T {
  for (const member of Object.values(value as object)) if (typeof member === 'object') frozen(member);
  return Object.freeze(value);
}

test('what is kept is shown in every form and stays as it was', () => {
  const bucket = (key: string | number, doc_count: number) => ({ key, doc_count, from: Number(key) });
  const counted = new Map(
    Object.entries(
      frozen({
        make: { buckets: [bucket('b', 3), bucket('A', 2)] },
        'price:ranges': { buckets: [bucket(0, 1), bucket(50, 2)] },
        'price:moments': {
          count: 3,
          min: 1,
          max: 2,
          sum: 4,
          avg: 1,
          sum_of_squares: 6,
          std_deviation_sampling: 1,
        },
        'price:percentiles': { values: { '50.0': 2 } },
      }),
    ),
  );
  const facet = { name: 'make', field: 'make', offset: 0, limit: 5, minCount: 1 };
  const plan: SearchPlan = {
    ...{ operation: 'x', coverage: { roles: [], rest: [] }, filters: [], start: 0, rows: 0, plot: false },
    facets: [{ ...facet, sort: 'alphabet' }],
    rangeFacets: [{ name: 'price', field: 'price', start: 0, end: 100, interval: 50 }],
    stats: [{ name: 'price', field: 'price' }],
  };
  const shaped = shapeCounts(plan, { total: 5, counted, hits: [] });
  expect(shaped.facets?.make).toEqual([
    { item: 'A', count: 2 },
    { item: 'b', count: 3 },
  ]);
  expect(
    shapeCounts({ ...plan, facets: [{ ...facet, sort: 'count' }] }, { total: 5, counted, hits: [] }).facets
      ?.make,
  ).toEqual([
    { item: 'b', count: 3 },
    { item: 'A', count: 2 },
  ]);
});

describe('answers', () => {
  const one = async (): Promise<LineAnswer[]> => [counted(1)];

  test('a failure is told to all who wait, and is not kept', async () => {
    const kept = new KeptAnswers(1000);
    const down = async (): Promise<LineAnswer[]> => {
      throw new EngineDown('dead');
    };
    const both = await Promise.allSettled([kept.answers(['k'], down), kept.answers(['k'], one)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await kept.answers(['k'], one)).toEqual([counted(1)]);
  });

  test('where the one who asks goes away, another who waits asks', async () => {
    const kept = new KeptAnswers(1000);
    let leave = (): void => undefined;
    const left = new Promise<LineAnswer[]>((_, reject) => {
      leave = () => reject(new EngineGivenUp('gone'));
    });
    const first = kept.answers(['k'], () => left);
    const others = [1, 2].map(() => kept.answers(['k'], one));
    leave();
    await expect(first).rejects.toThrow(EngineGivenUp);
    expect(await Promise.all(others)).toEqual([[counted(1)], [counted(1)]]);
    expect(kept.counts).toMatchObject({ asked: 2 });
  });

  test('one who waits for another may go away', async () => {
    const kept = new KeptAnswers(1000);
    const gone = new AbortController();
    let end = (_: LineAnswer[]): void => undefined;
    const slow = kept.answers(
      ['k'],
      () =>
        new Promise((resolve) => {
          end = resolve;
        }),
    );
    const waiting = kept.answers(['k'], one, gone.signal);
    gone.abort();
    await expect(waiting).rejects.toThrow(EngineGivenUp);
    end([counted(7)]);
    expect(await slow).toEqual([counted(7)]);
  });

  test('places without a key, kept and open ones come back in their order', async () => {
    const kept = new KeptAnswers(10_000);
    await kept.answers(['b'], async () => [counted(2)]);
    const positions: number[][] = [];
    const answers = await kept.answers(['a', 'b', undefined, 'c'], async (asked) => {
      positions.push([...asked]);
      return asked.map((position) => counted(10 + position));
    });
    expect(answers.map(({ total }) => total)).toEqual([10, 2, 12, 13]);
    expect(positions).toEqual([[0, 2, 3]]);
    expect(kept.find('c')).toEqual(counted(13));
  });

  test('they have a bound in bytes: the oldest go, and one that is large is not kept at all', async () => {
    const kept = new KeptAnswers(40_000);
    const buckets = (count: number) => ({
      make: { buckets: Array.from({ length: count }, (_, key) => ({ key, doc_count: 1 })) },
    });
    for (let i = 0; i < 100; i += 1) await kept.answers([`k${i}`], async () => [counted(i, buckets(10))]);
    expect(kept.counts.bytes).toBeLessThanOrEqual(40_000);
    expect(kept.counts.bytes).toBeGreaterThan(20_000);
    expect([kept.find('k0'), kept.find('k99')?.total]).toEqual([undefined, 99]);
    await kept.answers(['large'], async () => [counted(1, buckets(1000))]);
    expect(kept.find('large')).toBeUndefined();
  });
});
