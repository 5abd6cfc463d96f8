import { expect, test } from 'vitest';
import type { SearchDescription } from '../../src/console/metadata.ts';
import { everywhere, inMoneyOf, named, unitIn, unitOf, withUnit } from '../../src/console/page/money.ts';
import { consoleMetadata } from '../../src/console/server/metadata.ts';

/** What amounts are of, by the country that a search is asked for. */

const { searches } = consoleMetadata();
const searchAt = (path: string): SearchDescription => {
  const found = searches.find((one) => one.path === path);
  if (!found) throw new Error(`no search at ${path}`);
  return found;
};
const cars = searchAt('/search/car/active');
const asked = (search: SearchDescription, country: string) =>
  inMoneyOf(search, new Map([['country', country]]));

test('money is that of the country which is asked for, or where none is sent', () => {
  expect(unitOf(cars, 'price')).toBe('$');
  expect(['us', 'ca', 'CA', 'all', 'nowhere'].map((one) => unitOf(asked(cars, one), 'price'))).toEqual([
    '$',
    'CA$',
    'CA$',
    '$ or CA$',
    '$',
  ]);
  // what is no money stays, and so does the search
  expect([unitOf(asked(cars, 'ca'), 'miles'), unitOf(asked(cars, 'ca'), 'dom')]).toEqual(['mi', undefined]);
  expect([asked(cars, 'us'), asked(cars, 'ca')]).toEqual([cars, asked(cars, 'ca')]);
  expect(asked(cars, 'ca')).toBe(asked(cars, 'ca'));
  expect(unitOf(asked(everywhere(cars), 'ca'), 'price')).toBe('CA$');
  expect(unitOf(searchAt('/search/motorcycle/active'), 'price')).toBe('$ or CA$');
  const uk = searchAt('/search/car/uk/active');
  expect([unitOf(uk, 'price'), unitOf(asked(uk, 'scotland'), 'price'), uk.money]).toEqual([
    '£',
    '£',
    undefined,
  ]);
  expect(unitOf(searchAt('/search/car/incentive/oem'), 'apr')).toBe('%');
});

test('a record tells its own money, where its country is told', () => {
  const unit = '$ or CA$';
  expect(['ca', 'US', undefined].map((country) => unitIn(everywhere(cars), { unit }, country))).toEqual([
    'CA$',
    '$',
    unit,
  ]);
  expect(unitIn(cars, { unit: 'mi' }, 'ca')).toBe('mi');
});

test('amounts are written with their unit, a figure of several countries without one', () => {
  expect([withUnit('9', 'CA$'), withUnit('9', 'mi'), withUnit('9', '%'), withUnit('9', undefined)]).toEqual([
    'CA$9',
    '9 mi',
    '9 %',
    '9',
  ]);
  expect(withUnit('9', '$ or CA$')).toBe('9');
  expect([named('Price', '$'), named('Days', undefined)]).toEqual(['Price ($)', 'Days']);
});

test('the country stands in the head where a search has several, with the one that it looks in by itself', () => {
  const initialOf = (path: string) => searchAt(path).head.find(({ name }) => name === 'country')?.initial;
  expect(['/search/car/active', '/search/motorcycle/active', '/search/car/uk/active'].map(initialOf)).toEqual(
    ['us', 'all', undefined],
  );
});
