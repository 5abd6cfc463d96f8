import '../property/seed.ts';
import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type Comparable,
  dealerStanding,
  distributionOf,
  median,
  ranks,
  scoreOf,
  standing,
} from '../../src/jobs/rank/score.ts';

/** The formula of docs/match-rank.md, by hand and by its promises. */

const listing = (vin: string, price?: number, miles?: number, dom?: number): Comparable => ({
  vin,
  price,
  miles,
  dom,
});

/** Four listings of 10, 20, 30, 40 thousand dollars and miles, 10 to 40 days. */
const FOUR = [1, 2, 3, 4].map((i) => listing(`V${i}`, i * 10_000, i * 10_000, i * 10));

describe('by hand', () => {
  test('the cheapest, least driven, newest of five', () => {
    // each share: 4 above and one of two middle ones, of 6: 5/6
    const best = standing({ price: 5000, miles: 5000, dom: 5 }, distributionOf(FOUR));
    expect(best).toBeCloseTo(5 / 6, 12);
    expect(scoreOf(best)).toBe(2567);
  });

  test('in the middle by price, last by miles, days unknown', () => {
    // price 25,000: 2 above + 1 of 6; miles: 0 above + 1 of 6; days: one half
    const value = standing({ price: 25_000, miles: 99_000 }, distributionOf(FOUR));
    expect(value).toBeCloseTo(0.6 * (3 / 6) + 0.3 * (1 / 6) + 0.1 * 0.5, 12);
  });

  test('an equal listing counts by half', () => {
    const value = standing({ price: 20_000 }, distributionOf(FOUR));
    expect(value).toBeCloseTo(0.6 * (3.5 / 6) + 0.3 * 0.5 + 0.1 * 0.5, 12);
  });

  test('without comparables a vehicle stands in the middle', () => {
    expect(scoreOf(standing({ price: 1, miles: 1, dom: 1 }, distributionOf([])))).toBe(1700);
  });

  test("the vehicle's own listing is none of its comparables", () => {
    const { listings, price } = distributionOf(FOUR, 'V1');
    expect([listings, price]).toEqual([3, [20_000, 30_000, 40_000]]);
  });

  test('values that are not known are not compared', () => {
    const { price, miles, dom, listings } = distributionOf([listing('A', 5), listing('B', undefined, 7)]);
    expect([price, miles, dom, listings]).toEqual([[5], [7], [], 2]);
  });

  test("a dealer's standing is the mean of its vehicles", () => {
    const units = [listing('V1', 10_000, 10_000, 10), listing('X', 25_000)];
    const one = standing({ price: 10_000, miles: 10_000, dom: 10 }, distributionOf(FOUR, 'V1'));
    const other = standing({ price: 25_000 }, distributionOf(FOUR));
    expect(dealerStanding(units, FOUR)).toBeCloseTo((one + other) / 2, 12);
  });

  test('medians', () => {
    expect([median([]), median([3]), median([1, 2]), median([1, 2, 9])]).toEqual([undefined, 3, 1.5, 2]);
  });

  test('ranks count from 1, equal ones in the order given', () => {
    expect(ranks([0.2, 0.9, 0.2, 0.5])).toEqual([3, 1, 4, 2]);
    expect(ranks([])).toEqual([]);
  });
});

describe('whatever the market', () => {
  const figure = (max: number) => fc.option(fc.nat(max), { nil: undefined });
  const vehicle = fc.record({ price: figure(60), miles: figure(60), dom: figure(60) });
  const comparables = fc
    .array(vehicle, { maxLength: 30 })
    .map((all) => all.map((one, i): Comparable => ({ ...one, vin: `C${i}` })));

  prop.prop([vehicle, comparables])('a score lies between 400 and 3000', (one, all) => {
    const score = scoreOf(standing(one, distributionOf(all)));
    expect(score).toBeGreaterThanOrEqual(400);
    expect(score).toBeLessThanOrEqual(3000);
  });

  prop.prop([vehicle, fc.nat(60), fc.nat(60), fc.constantFrom('price', 'miles', 'dom'), comparables])(
    'a lower price, fewer miles or days never lower a score',
    (one, a, b, name, all) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const at = (value: number): number => standing({ ...one, [name]: value }, distributionOf(all));
      expect(at(low)).toBeGreaterThanOrEqual(at(high));
      const unit = (value: number): Comparable => ({ ...one, vin: 'U', [name]: value });
      const dealer = (value: number): number => dealerStanding([...all.slice(0, 3), unit(value)], all);
      expect(dealer(low)).toBeGreaterThanOrEqual(dealer(high) - 1e-12);
    },
  );

  prop.prop([comparables, vehicle])('ranks follow the standings, each given once', (all) => {
    const standings = all.map((one) => standing(one, distributionOf(all, one.vin)));
    const given = ranks(standings);
    expect([...given].sort((x, y) => x - y)).toEqual(all.map((_, i) => i + 1));
    for (const [i, rank] of given.entries())
      for (const [j, later] of given.entries())
        if (rank < later) expect(standings[i]).toBeGreaterThanOrEqual(standings[j] ?? 0);
  });
});
