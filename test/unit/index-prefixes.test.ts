import { expect, test } from 'vitest';
import { prefixesMeet } from '../../src/engine/prefixes.ts';

/** Two installations on one engine (FORECOURT_INDEX_PREFIX, feeds.md section 1): whose names could meet. */

test.each([
  // forecourt-uk- + rvs-rest is forecourt- + uk-rvs-rest
  ['forecourt-', 'forecourt-uk-'],
  // forecourt-us-cars- + history is forecourt- + us-cars-history
  ['forecourt-', 'forecourt-us-cars-'],
  // every index of the second looks like a generation of the first one's us-cars-us
  ['forecourt-', 'forecourt-us-cars-us-'],
  ['a', 'auk-'],
  ['shop-', 'shop-incentives-'],
])('%s and %s meet, whichever was there first', (one, other) => {
  expect([prefixesMeet(one, other), prefixesMeet(other, one)]).toEqual([true, true]);
});

test.each([
  ['forecourt-', 'forecourt-'],
  ['forecourt-', 'forecourt-test-'],
  ['forecourt-', 'forecourt-uk'],
  ['forecourt-', 'another-'],
  ['uk-', 'us-'],
])('%s and %s do not', (one, other) => {
  expect([prefixesMeet(one, other), prefixesMeet(other, one)]).toEqual([false, false]);
});
