import './seed.ts';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { roundestInBin } from '../../src/search/features/percentiles.ts';

/** What is answered of a percentile that is counted in bins. */

const value = fc.double({ min: 0.001, max: 1e9, noNaN: true });
const THOUSANDTH = 1 / 1000;

test.prop([value])('the number of a bin is within a thousandth of every number of the bin', (within) => {
  const round = roundestInBin(within);
  expect(Math.abs(round - within)).toBeLessThanOrEqual(within * THOUSANDTH);
  expect(roundestInBin(round)).toBe(round);
});

test.prop([value, value])('a larger number never has a smaller answer', (one, other) => {
  const [less, more] = one < other ? [one, other] : [other, one];
  expect(roundestInBin(less)).toBeLessThanOrEqual(roundestInBin(more));
});

test.prop([fc.integer({ min: 0, max: 1023 })])('a small whole number is its own answer', (whole) => {
  expect(roundestInBin(whole)).toBe(whole);
});

test.each([
  // 16 wide from 16,384 on: from 24,992 to 25,008
  [24_992, 25_000],
  [25_007.99, 25_000],
  // 64 wide from 65,536 on: from 69,952 to 70,016
  [70_015.9, 70_000],
  // a 512th wide from 2 on
  [3.9003, 3.9],
  [0, 0],
])('%d is answered as %d', (within, round) => {
  expect(roundestInBin(within)).toBe(round);
});
