import { expect, test } from 'vitest';
import { requestOf } from '../../src/console/page/request.ts';
import { noteVersion, versionHeaders } from '../../src/console/page/versions.ts';

/** The version of the data that the console's further pages name. */

const page = (start: number, make = 'ford') =>
  requestOf('/search/car/active', [
    ['make', make],
    ...(start > 0 ? ([['start', String(start)]] as const) : []),
  ]);

test('further pages name the version of the first one; another selection has its own', () => {
  noteVersion(page(0), 200, 'one-1');
  expect(versionHeaders(page(0))).toEqual({});
  expect(versionHeaders(page(10))).toEqual({ 'X-Data-Version': 'one-1' });
  expect(versionHeaders(page(10, 'kia'))).toEqual({});
  noteVersion(page(10), 200, 'one-1');
  noteVersion(page(0), 200, 'two-2');
  expect(versionHeaders(page(20))).toEqual({ 'X-Data-Version': 'two-2' });
});

test('a version that is gone is forgotten: asked again, the newest answers and is named from then on', () => {
  noteVersion(page(0), 200, 'one-1');
  noteVersion(page(10), 409, null);
  expect(versionHeaders(page(10))).toEqual({});
  noteVersion(page(10), 200, 'two-2');
  expect(versionHeaders(page(20))).toEqual({ 'X-Data-Version': 'two-2' });
});

test('no more than fifty selections are remembered', () => {
  noteVersion(page(0, 'first'), 200, 'v');
  for (let n = 0; n < 50; n += 1) noteVersion(page(0, `make ${n}`), 200, 'v');
  expect(versionHeaders(page(10, 'first'))).toEqual({});
  expect(versionHeaders(page(10, 'make 0'))).toEqual({ 'X-Data-Version': 'v' });
});
