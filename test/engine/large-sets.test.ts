import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingsOf } from '../../src/catalog/markets.ts';
import { liveEngine } from '../../src/engine/ask-live.ts';
import { KeptAnswers } from '../../src/engine/kept-answers.ts';
import type { Line } from '../../src/engine/question.ts';
import { run } from '../../src/search/run.ts';
import { shapeCounts } from '../../src/search/shape.ts';
import type { Car } from '../market/car.ts';
import { CARS } from '../market/cars.ts';
import { explain } from '../market/explain.ts';
import { describeOnEngine, type LoadedMarket, loadCars } from '../market/load.ts';

/** Percentiles of sets on both sides of the bound, beside those of the rows themselves. */

const [MODEL] = CARS;
if (!MODEL) throw new Error('the hand-made market is empty');
const US = 700;
const CANADA = 200;

/** A car whose figures are spread unevenly over four powers of two, the same each time. */
function carOf(number: number): Car {
  const spread = (number * 7919) % 1009;
  return {
    ...(MODEL as Car),
    id: `made-${number}`,
    vin: `MADE${String(number).padStart(13, '0')}`,
    role: number < US ? 'us' : 'ca',
    price: Math.round(4000 * 2 ** (spread / 252)) - (number % 10 === 0 ? 0.01 : 0),
    miles: (spread * spread) % 150_001,
    days: [spread % 400, spread % 180, spread % 90, spread % 30],
    finance: { term: 60, apr: 3.9, down: spread - 100, percent: 10, monthly: spread + 0.5 },
  };
}

const MADE = Array.from({ length: US + CANADA }, (_, number) => carOf(number));

const VALUES: Readonly<Record<string, (car: Car) => number>> = {
  price: ({ price = 0 }) => price,
  miles: ({ miles = 0 }) => miles,
  dom: ({ days: [dom] = [0] }) => dom,
  finance_emp: ({ finance }) => finance?.monthly ?? 0,
  finance_down_payment: ({ finance }) => finance?.down ?? 0,
};
const FIELDS = Object.keys(VALUES);

interface Figures {
  readonly min: number;
  readonly max: number;
  readonly median: number;
  readonly percentiles: Readonly<Record<string, number>>;
}

/** The value at a share of the ranks, between the two closest. */
function percentile(sorted: readonly number[], share: number): number {
  const rank = share * (sorted.length - 1);
  const [low = 0, high = low] = [sorted[Math.floor(rank)], sorted[Math.ceil(rank)]];
  return low + (high - low) * (rank - Math.floor(rank));
}

const sortedOf = (field: string, cars: readonly Car[]): number[] =>
  cars.map((car) => VALUES[field]?.(car) ?? 0).sort((one, other) => one - other);

describeOnEngine('statistics of large sets', () => {
  let market: LoadedMarket;
  const kept = new KeptAnswers(1_000_000);

  beforeAll(async () => {
    market = await loadCars(MADE);
  });
  afterAll(() => market?.drop());

  /** Statistics where so many at most are digested, with what the engine was asked. */
  async function statsOf(query: string, most: number, keeping?: KeptAnswers) {
    const { plan } = explain(`/search/car/active?rows=0&${query}&stats=${FIELDS.join(',')}`);
    const live = liveEngine(market.client, market.live, keeping ? { kept: keeping } : {});
    const asked: string[] = [];
    const ask = (lines: readonly Line[]) => {
      asked.push(...lines.map((line) => JSON.stringify(line.body([]))));
      return live(lines);
    };
    const found = await run(plan, { dataset: listingsOf('us-cars') }, ask, most);
    const { stats = {}, num_found } = shapeCounts(plan, found);
    const ways = FIELDS.map((field) => {
      const way = asked.join().match(new RegExp(`"field":"${field}","percents":[^{]*"(hdr|tdigest)"`));
      return [field, way?.[1]] as const;
    });
    return { stats: stats as Record<string, Figures>, num_found, ways: Object.fromEntries(ways) };
  }

  const ALL = { price: 'hdr', miles: 'hdr', dom: 'hdr', finance_emp: 'hdr', finance_down_payment: 'tdigest' };
  const NONE = Object.fromEntries(FIELDS.map((field) => [field, 'tdigest']));
  const SETS = [
    ['the country', 'country=us', MADE.filter(({ role }) => role === 'us')],
    ['both indices', 'country=all', MADE],
    [
      'a selection of both',
      'country=all&price_range=8000-40000',
      MADE.filter(({ price = 0 }) => price >= 8000 && price <= 40_000),
    ],
  ] as const;

  test.each(SETS)('%s: one more than the digest takes is counted in bins', async (_, query, cars) => {
    const [above, below] = [await statsOf(query, cars.length - 1), await statsOf(query, cars.length)];
    expect([above.num_found, below.num_found]).toEqual([cars.length, cars.length]);
    expect([above.ways, below.ways]).toEqual([ALL, NONE]);
  });

  test.each(SETS)('%s: percentiles are those of the rows, within a thousandth', async (_, query, cars) => {
    const { stats } = await statsOf(query, 100);
    for (const field of FIELDS) {
      const sorted = sortedOf(field, cars);
      const { min, max, median, percentiles } = stats[field] as Figures;
      for (const [percent, value] of Object.entries(percentiles)) {
        // a bin holds one of the two values about the rank, or one that is a rank from them
        const share = Number(percent) / 100;
        const [low, high] = [-1.5, 1.5].map((off) =>
          percentile(sorted, Math.min(1, Math.max(0, share + off / (sorted.length - 1)))),
        ) as [number, number];
        const where = `p${percent} of ${field}`;
        expect(value, where).toBeGreaterThanOrEqual(low - Math.abs(low) / 1000);
        expect(value, where).toBeLessThanOrEqual(high + Math.abs(high) / 1000);
      }
      expect(median).toBe(percentiles['50.0']);
      const line = [min, ...Object.values(percentiles), max];
      expect(line).toEqual(line.toSorted((one, other) => one - other));
      expect([min, max]).toEqual([sorted[0], sorted.at(-1)]);
    }
    // days are few whole numbers: each is alone in its bin
    const days = sortedOf('dom', cars);
    expect(days).toContain(stats.dom?.median);
  });

  test('the digest answers a small set exactly', async () => {
    const [, query, cars] = SETS[0];
    const { stats } = await statsOf(query, cars.length);
    for (const field of FIELDS)
      expect(stats[field]?.median).toBeCloseTo(percentile(sortedOf(field, cars), 0.5), 6);
  });

  test('the answer is the same whatever is kept, and whatever was known before', async () => {
    const query = 'country=us&make=ford,honda&price_range=8000-40000';
    const fresh = await statsOf(query, 100);
    const [first, again] = [await statsOf(query, 100, kept), await statsOf(query, 100, kept)];
    expect([first.stats, again.stats]).toEqual([fresh.stats, fresh.stats]);
    expect(kept.counts.kept).toBeGreaterThan(0);
  });
});
