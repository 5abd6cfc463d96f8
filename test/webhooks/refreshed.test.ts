import { describe, expect, test } from 'vitest';
import { refreshedEndpoints } from '../../src/api/refreshed-endpoints.ts';
import { CHANGE_KINDS, type ChangeKind } from '../../src/catalog/changes.ts';

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
      ...['/v2/sold-vehicles/summary', '/v2/trends/car'],
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

describe('a delivery that says what it changed', () => {
  const of = (dataset: string, market: string, ...changed: ChangeKind[]) =>
    refreshedEndpoints({ dataset, market, changed }).map((path) => path.replace('/v2/', ''));

  test('nothing: only that it came', () => {
    for (const dataset of ['listings', 'dealers', 'dealerships'])
      expect(of(dataset, 'us-cars')).toEqual(['deliveries']);
    for (const dataset of ['history', 'incentives', 'recalls', 'recall-campaigns', 'plates', 'sold'])
      expect(of(dataset, 'all')).toEqual(['deliveries']);
  });

  test('listings of one kind of seller are none of the others', () => {
    const [dealer, fsbo, auction] = (['dealer', 'fsbo', 'auction'] as const).map((seller) =>
      of('listings', 'us-cars', seller),
    );
    expect(fsbo).toEqual(expect.arrayContaining(['search/car/fsbo/active', 'listing/car/fsbo/{id}']));
    expect(fsbo).not.toContain('search/car/active');
    expect(auction).toContain('search/car/auction/active');
    expect(auction).not.toContain('search/car/fsbo/active');
    expect(dealer).toEqual(
      expect.arrayContaining([
        'search/car/active',
        'dealerships/inventory',
        'search/car/auto-complete',
        'mds/car',
      ]),
    );
    for (const path of [
      'search/car/fsbo/active',
      'search/car/recents',
      'dealers/car',
      'sold-vehicles/summary',
    ])
      expect(dealer).not.toContain(path);
    for (const list of [dealer, fsbo, auction]) expect(list).toContain('history/car/{vin}');
  });

  test('in the other markets one search answers of all sellers', () => {
    expect(of('listings', 'motorcycles', 'fsbo')).toEqual(
      expect.arrayContaining(['search/motorcycle/active', 'listing/motorcycle/{id}']),
    );
  });

  test('what has left, how many a dealer has, and what was sold', () => {
    expect(of('listings', 'us-cars', 'recents').sort()).toEqual(
      expect.arrayContaining(['search/car/recents', 'listing/car/{id}']),
    );
    expect(of('listings', 'us-cars', 'counts').sort()).toEqual([
      'dealer/car/{dealer_id}',
      'dealers/car',
      'deliveries',
    ]);
    expect(of('listings', 'us-cars', 'sold')).toEqual(of('sold', 'all', 'sold'));
  });

  test('where it does not say so, all that it may change', () => {
    const every = refreshedEndpoints({ dataset: 'listings', market: 'us-cars' });
    expect(every).toEqual(
      refreshedEndpoints({ dataset: 'listings', market: 'us-cars', changed: CHANGE_KINDS }),
    );
    expect(every.length).toBeGreaterThan(20);
  });
});
