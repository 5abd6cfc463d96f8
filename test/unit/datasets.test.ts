import { expect, test } from 'vitest';
import { marketOf, targetOf } from '../../src/cli/datasets.ts';

test.each([
  ['listings', 'uk-rvs', { dataset: 'listings', market: 'uk-rvs' }],
  ['listings', 'uk-cars', { dataset: 'listings', market: 'uk-cars' }],
  ['dealers', 'motorcycles', { dataset: 'dealers', market: 'motorcycles' }],
  ['dealerships', 'us-cars', { dataset: 'dealerships', market: 'us-cars' }],
  ['history', 'anything', { dataset: 'shared', shared: { name: 'history' } }],
  ['sold', 'anything', { dataset: 'sold' }],
  ['incentives', 'anything', { dataset: 'shared', shared: { name: 'incentives' } }],
])('%s of %s', (dataset, market, target) => expect(targetOf(dataset, market)).toMatchObject(target));

test.each([
  ['dealerships', 'rvs', '--market rvs: has no dealerships; choose one of us-cars, uk-cars'],
  [
    'dealers',
    'boats',
    '--market boats: is not a market; choose one of us-cars, uk-cars, motorcycles, heavy-equipment, rvs, uk-rvs',
  ],
  [
    'cars',
    'us-cars',
    'cars: is not a dataset; choose one of listings, dealers, dealerships, sold, history, incentives',
  ],
])('no %s of %s', (dataset, market, reason) => expect(() => targetOf(dataset, market)).toThrow(reason));

test('a market by name', () => expect(marketOf('rvs')).toBe('rvs'));
