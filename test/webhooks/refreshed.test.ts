import { expect, test } from 'vitest';
import { refreshedEndpoints } from '../../src/api/refreshed.ts';

/** Which endpoints a delivery may change the answers of. */

test.each([
  ['dealerships', 'us-cars', ['/v2/dealerships/car', '/v2/deliveries']],
  [
    'dealers',
    'motorcycles',
    ['/v2/dealer/motorcycle/{dealer_id}', '/v2/dealers/motorcycle', '/v2/deliveries'],
  ],
  ['dealers', 'rvs', ['/v2/dealer/rv/{dealer_id}', '/v2/dealers/rv', '/v2/deliveries']],
  ['history', 'all', ['/v2/deliveries', '/v2/history/car/uk/{vrm}', '/v2/history/car/{vin}']],
  ['recalls', 'all', ['/v2/car/recalls/{vin}', '/v2/deliveries']],
  ['recall-campaigns', 'all', ['/v2/car/recalls/{vin}', '/v2/deliveries']],
  ['plates', 'all', ['/v2/deliveries', '/v2/thirdparty/plate-decoder/{plate}']],
  [
    'incentives',
    'all',
    ['/v2/deliveries', '/v2/search/car/incentive/oem', '/v2/search/car/incentive/{make}/{zip}'],
  ],
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
  for (const path of ['recents', 'auto-complete']) {
    expect(us).toContain(`/v2/search/car/${path}`);
    expect(uk).toContain(`/v2/search/car/uk/${path}`);
    expect(uk).not.toContain(`/v2/search/car/${path}`);
  }
  for (const path of ['/v2/listing/car/{id}', '/v2/listing/car/{id}/media']) expect(us).toContain(path);
  expect(uk).not.toContain('/v2/search/car/active');
});
