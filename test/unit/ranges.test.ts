import { expect, test } from 'vitest';
import { rangesOf } from '../../ingest/ground/ranges.ts';

/** Rows of a table whose numbers stand in buckets of 8192. */
const buckets = (...held: readonly (readonly [bucket: number, rows: number])[]) =>
  held.map(([bucket, rows]) => ({ bucket, held: rows }));

test('without rows there is no range', () => {
  expect(rangesOf([])).toEqual([]);
});

test('a small table is one range', () => {
  expect(rangesOf(buckets([0, 8000], [7, 100]))).toEqual([{ first: 0, last: 7 }]);
});

test('ranges follow each other without a gap, and none holds over 250,000 rows', () => {
  const full = Array.from({ length: 70 }, (_, bucket) => [bucket, 8192] as const);
  // 30 buckets of 8,192 are 245,760
  expect(rangesOf(buckets(...full))).toEqual([
    { first: 0, last: 29 },
    { first: 30, last: 59 },
    { first: 60, last: 69 },
  ]);
});

test('old numbers, of which few are left, stand with the newer ones', () => {
  expect(rangesOf(buckets([0, 1], [5000, 8192], [9000, 1]))).toEqual([{ first: 0, last: 9000 }]);
});
