import { expect, test } from 'vitest';
import { MOST_QUANTITIES, readQuantities, singleQuantities } from '../../src/grammar/quantity.ts';

/** Quantities as parameters ask for them: what a facet, a listing or appendix C of the supplement shows. */
const read = (...texts: string[]) => {
  const found = readQuantities(texts);
  return found.ok ? found.value : undefined;
};

test.each([
  ['4', { min: 4, max: 4 }],
  ['7.5', { min: 7.5, max: 7.5 }],
  ['26 ft', { min: 26, max: 26 }],
  ['22,000 lb', { min: 22_000, max: 22_000 }],
  ['£1,500', { min: 1500, max: 1500 }],
  [`21' 6"`, { min: 21, max: 21 }],
  ['4-6', { min: 4, max: 6 }],
  ['100-1000000', { min: 100, max: 1_000_000 }],
  ['20 - 26 ft', { min: 20, max: 26 }],
  ['-5', { max: 5 }],
  ['5-', { min: 5 }],
  ['5-*', { min: 5 }],
])('%s', (text, range) => expect(read(text)).toEqual([range]));

test.each(['', 'many', '6-4', '1-2-3', '-', '1'.padEnd(300, '0'), '1e308-2e308x9'])('%s is none', (text) => {
  const found = readQuantities([text]);
  if (found.ok) expect(found.value.every(({ min = 0, max = 0 }) => Number.isFinite(min + max))).toBe(true);
  else expect(found.fault).toBeTruthy();
});

test('a list of numbers is a list, one with a range is ranges', () => {
  expect(singleQuantities(read('4', '6 people') ?? [])).toEqual([4, 6]);
  expect(singleQuantities(read('4', '6-8') ?? [])).toBeUndefined();
  expect(readQuantities(Array.from({ length: MOST_QUANTITIES + 1 }, () => '1')).ok).toBe(false);
});
