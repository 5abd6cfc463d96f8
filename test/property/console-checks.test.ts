import './seed.ts';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { boundsOf, momentsOf, sidesOf } from '../../src/console/page/views/explore/moments.ts';
import { percentile, reachOf, within } from '../../src/console/page/views/explore/verdict.ts';
import { roundestInBin } from '../../src/search/features/percentiles.ts';

/** How the console's page judges figures: it lets pass what is right, and nothing that is off by more than it can tell. */

const values = fc.array(
  fc.integer({ min: 0, max: 9_000_000 }).map((cents) => cents / 100),
  { minLength: 2, maxLength: 60 },
);

/** The values in bars of a width, as a range facet counts them. */
function barsOf(all: readonly number[], width: number) {
  const start = Math.min(...all);
  const number = Math.floor((Math.max(...all) - start) / width) + 2;
  const counts = Array.from({ length: number }, (_, at) => {
    const [lower, upper] = [start + at * width, start + (at + 1) * width];
    return {
      lower_bound: lower,
      upper_bound: upper,
      count: all.filter((value) => value >= lower && value < upper).length,
    };
  });
  return { counts, before: 0, after: 0, start, end: start + number * width };
}

test.prop([values, fc.integer({ min: 1000, max: 50_000 })])(
  'bars bound the figures of what they count',
  (all, width) => {
    const [moments, bounds] = [momentsOf(all), boundsOf(barsOf(all, width))];
    if (!moments || !bounds) throw new Error('there are values');
    for (const name of ['min', 'max', 'mean', 'sum', 'stddev'] as const) {
      expect([name, within(moments[name], ...bounds[name], 'bars').is]).toEqual([name, 'same']);
    }
    // what is further off than a bar is wide is told
    for (const off of [width * 1.001, -width * 1.001]) {
      expect(within(moments.mean + off, ...bounds.mean, 'bars').is).toBe('differs');
      expect(within(moments.sum + off * all.length, ...bounds.sum, 'bars').is).toBe('differs');
    }
  },
);

const share = fc.constantFrom(0.05, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99);

/** A percentile as it is defined: interpolated between the two values about its rank. */
function interpolated(sorted: readonly number[], of: number): number {
  const at = of * (sorted.length - 1);
  const [lower = 0, upper = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return lower + (upper - lower) * (at - Math.floor(at));
}

test.prop([values, share])(
  'a percentile is right between the values about its rank, and nowhere else',
  (all, of) => {
    const sorted = all.toSorted((one, other) => one - other);
    const shown = interpolated(sorted, of);
    expect(percentile(shown, of, sidesOf(all, shown)).is).toBe('same');
    const at = of * (sorted.length - 1);
    const [below, above] = [(sorted[Math.floor(at)] ?? 0) - 0.001, (sorted[Math.ceil(at)] ?? 0) + 0.001];
    for (const wrong of [below, above]) {
      expect(percentile(wrong, of, sidesOf(all, wrong)).is).toBe('differs');
    }
  },
);

test('a percentile may be off by a thousandth of more than fifty thousand records, and of no fewer', () => {
  expect([reachOf(25_000, 50_000), reachOf(25_000, 50_001)]).toEqual([0, 25]);
});

test.prop([values, share])('a percentile that is told by its bin is right within that reach', (all, of) => {
  const sorted = all.toSorted((one, other) => one - other);
  const shown = roundestInBin(sorted[Math.floor(of * (sorted.length - 1))] ?? 0);
  const reach = reachOf(shown, 1_000_000);
  const { atMost } = sidesOf(all, shown + reach);
  const { atLeast } = sidesOf(all, shown - reach);
  expect(percentile(shown, of, { atMost, atLeast, all: all.length }).is).toBe('same');
});

test.prop([values])('figures of values are those of their definition', (all) => {
  const moments = momentsOf(all);
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
  expect(moments).toMatchObject({ count: all.length, min: Math.min(...all), max: Math.max(...all) });
  expect(moments?.mean).toBeCloseTo(mean, 6);
  const squares = all.flatMap((one) => all.map((other) => (one - other) ** 2));
  // the variance is half the mean square of the differences of all pairs
  const variance = squares.reduce((sum, square) => sum + square, 0) / (2 * all.length * (all.length - 1));
  expect(moments?.stddev).toBeCloseTo(Math.sqrt(variance), 3);
});
