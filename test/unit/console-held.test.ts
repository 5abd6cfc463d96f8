import { expect, test } from 'vitest';
import type { Delivery } from '../../src/console/page/views/health/delivery.ts';
import { heldBy } from '../../src/console/page/views/health/held.ts';

/** Deliveries, newest first: the sources that each holds; `partial`: of some files alone. */
const deliveries = (...told: (Partial<Delivery> & { held: string[] })[]): Delivery[] =>
  told.map((one, at) => ({
    dataset: 'listing',
    market: 'us-cars',
    delivery: 9 - at,
    as_of: `2026-11-0${9 - at}T06:00:00Z`,
    sample: false,
    ...one,
  }));

test('a hold is counted in whole deliveries; where partial ones or none lie before it is at least that', () => {
  const held = ['a'];
  const since = (day: number): string => `2026-11-0${day}T06:00:00Z`;
  expect(heldBy(deliveries({ held }, { held }, { held: [] }, { held }))).toEqual([
    { source: 'a', since: since(8), failed: 2, isMore: false },
  ]);
  // a partial one between them, of other files
  expect(heldBy(deliveries({ held }, { held: [], partial: true }, { held }, { held: [] }))).toEqual([
    { source: 'a', since: since(7), failed: 2, isMore: true },
  ]);
  expect(heldBy(deliveries({ held }, { held }))).toEqual([
    { source: 'a', since: since(8), failed: 2, isMore: true },
  ]);
  expect(heldBy(deliveries({ held: [] }, { held }))).toEqual([]);
  expect(heldBy([])).toEqual([]);
});
