import { expect, test } from 'vitest';
import { marketOf, targetOf } from '../../src/cli/datasets.ts';
import { isOf } from '../../src/engine/deliveries.ts';

test.each([
  ['listings', 'uk-rvs', { dataset: 'listings', market: 'uk-rvs' }],
  ['listings', 'uk-cars', { dataset: 'listings', market: 'uk-cars' }],
  ['dealers', 'motorcycles', { dataset: 'dealers', market: 'motorcycles' }],
  ['dealerships', 'us-cars', { dataset: 'dealerships', market: 'us-cars' }],
  ['history', 'anything', { dataset: 'history' }],
  ['sold', 'anything', { dataset: 'sold' }],
])('%s of %s', (dataset, market, target) => expect(targetOf(dataset, market)).toEqual(target));

test.each([
  ['dealerships', 'rvs', '--market rvs: dealerships are loaded into us-cars, uk-cars'],
  [
    'dealers',
    'boats',
    '--market boats: there is us-cars, uk-cars, motorcycles, heavy-equipment, rvs, uk-rvs',
  ],
  ['cars', 'us-cars', 'there is listings, dealers, dealerships, sold, history'],
])('no %s of %s', (dataset, market, reason) => expect(() => targetOf(dataset, market)).toThrow(reason));

test('a market by name', () => expect(marketOf('rvs')).toBe('rvs'));

test.each<[string, Record<string, string>, Record<string, string>, boolean]>([
  ['the indices that it made', { us: 'us-1', rest: 'rest-1' }, { us: 'us-1', rest: 'rest-1' }, true],
  ['beside those of others', { us: 'us-1', dealers: 'dealers-2' }, { us: 'us-1' }, true],
  ['made again', { dealers: 'dealers-2-rebuilt3' }, { dealers: 'dealers-2' }, true],
  ['another delivery', { dealers: 'dealers-21' }, { dealers: 'dealers-2' }, false],
  ['one of them missing', { us: 'us-1' }, { us: 'us-1', rest: 'rest-1' }, false],
  ['a delivery that names none', { us: 'us-1' }, {}, false],
])('is what answers of the delivery: %s', (_, live, indices, expected) =>
  expect(isOf(live, { indices })).toBe(expected),
);
