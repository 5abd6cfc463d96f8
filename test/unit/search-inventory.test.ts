import { describe, expect, test } from 'vitest';
import { PLANS, type PlanName } from '../../src/accounts/plans.ts';
import { NOW } from '../market/car.ts';
import { explain } from '../market/explain.ts';

/** What the caller's plan allows a page of E2 and E3 (part-1.md "Limits"; supplement section 7). */

const PATHS = ['/dealerships/inventory', '/dealerships/inventory/marketplaces/marketplace_a'];

const page = (path: string, query: string, plan: PlanName) => {
  const { plan: asked } = explain(`/v2${path}?dealer_id=1001&${query}`, PLANS[plan], NOW);
  return [asked.start, asked.rows];
};

describe.each(PATHS)('rows of %s', (path) => {
  test.each<[PlanName, string, number]>([
    // 1500 where nothing is said, the plan's maximum where it is less
    ['enterprise', '', 1500],
    ['standard', '', 1500],
    ['basic', '', 1500],
    ['free', '', 10],
    ['enterprise', 'rows=1500', 1500],
    ['enterprise', 'rows=1501', 1500],
    ['enterprise', 'rows=1000000', 1500],
    ['enterprise', 'rows=251', 251],
    ['free', 'rows=11', 10],
    ['free', 'rows=1500', 10],
    ['free', 'rows=9', 9],
    ['free', 'rows=0', 0],
    ['demo', 'rows=1501', 1500],
  ])('%s %s', (plan, query, rows) => {
    expect(page(path, query, plan)).toEqual([0, rows]);
  });

  test.each<[PlanName, string, number]>([
    ['free', 'start=491', 500],
    ['basic', 'start=1', 1500],
    ['standard', 'start=1500', 1500],
    ['enterprise', 'start=8501', 10_000],
  ])('beyond the depth: %s %s', (plan, query, depth) => {
    expect(() => page(path, query, plan)).toThrow(`start + rows must not exceed ${depth}`);
  });

  test('what is told of rows is what was sent', () => {
    expect(() => page(path, 'start=100', 'basic')).toThrow(
      'start + rows must not exceed 1500 on this plan; here it is 100 + 1500 (rows is 1500 where it is not sent: send fewer).',
    );
    expect(() => page(path, 'start=1400&rows=200', 'basic')).toThrow('on this plan; here it is 1400 + 200.');
    expect(() => page('/search/car/active', 'start=495&rows=60', 'free')).toThrow(
      'here it is 495 + 10 (rows counts as 10, 60 is too many).',
    );
  });

  test('up to the depth', () => {
    expect(page(path, 'start=490', 'free')).toEqual([490, 10]);
    expect(page(path, 'start=1490&rows=10', 'basic')).toEqual([1490, 10]);
    expect(page(path, 'start=8500', 'enterprise')).toEqual([8500, 1500]);
  });

  test('the radius of the plan holds here too', () => {
    expect(() => page(path, 'zip=30301&radius=101', 'free')).toThrow('radius');
  });
});

describe('rows of the directories', () => {
  test.each(['/dealerships/car', '/dealers/car'])('%s: above 50 count as 50, on every plan', (path) => {
    for (const plan of Object.keys(PLANS) as PlanName[]) {
      expect(page(path, '', plan)).toEqual([0, 10]);
      expect(page(path, 'rows=50', plan)).toEqual([0, 50]);
      expect(page(path, 'rows=51', plan)).toEqual([0, 50]);
      expect(page(path, 'rows=0', plan)).toEqual([0, 0]);
    }
    expect(() => page(path, 'start=451&rows=60', 'free')).toThrow('start + rows must not exceed 500');
    expect(page(path, 'start=450&rows=60', 'free')).toEqual([450, 50]);
  });

  test('they measure nothing: stats is no parameter', () => {
    for (const path of ['/dealerships/car', '/dealers/car']) {
      const explained = explain(`/v2${path}?stats=listing_count`, PLANS.free, NOW);
      const plan = JSON.parse(JSON.stringify(explained.plan));
      expect(plan).not.toHaveProperty('stats');
      expect(plan).not.toHaveProperty('plot', true);
    }
  });
});
