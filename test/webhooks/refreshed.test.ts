import { expect, test } from 'vitest';
import { refreshedEndpoints } from '../../src/api/refreshed.ts';

/** Which endpoints a delivery may change the answers of. */

test.each([
  ['dealerships', 'us-cars', ['/v2/dealerships/car', '/v2/deliveries']],
  ['dealers', 'motorcycles', ['/v2/dealer/motorcycle/{dealer_id}', '/v2/deliveries']],
  ['dealers', 'rvs', ['/v2/dealer/rv/{dealer_id}', '/v2/deliveries']],
  ['history', 'all', ['/v2/deliveries', '/v2/history/car/{vin}']],
  [
    'sold',
    'all',
    [
      ...['/v2/dealership-groups', '/v2/deliveries', '/v2/mds/car', '/v2/popular/cars', '/v2/sales/car'],
      '/v2/sold-vehicles/summary',
    ],
  ],
])('%s of %s', (dataset, market, endpoints) => {
  expect(refreshedEndpoints({ dataset, market }).sort()).toEqual(endpoints);
});

test('listings of one market are none of another', () => {
  const [us, uk] = ['us-cars', 'uk-cars'].map((market) =>
    refreshedEndpoints({ dataset: 'listings', market }),
  );
  expect(us).toContain('/v2/search/car/active');
  expect(us).not.toContain('/v2/dealer/car/uk/{dealer_id}');
  expect(uk).toContain('/v2/dealer/car/uk/{dealer_id}');
  expect(uk).not.toContain('/v2/search/car/active');
});
