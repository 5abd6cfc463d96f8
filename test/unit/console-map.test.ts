import { describe, expect, test } from 'vitest';
import { inMoneyOf } from '../../src/console/page/money.ts';
import { foundIn, pointsIn } from '../../src/console/page/views/explore/circle.ts';
import { distanceWords } from '../../src/console/page/views/map/distances.ts';
import { placesOfCodes, placesOfRecords, planOf } from '../../src/console/page/views/map/places.ts';
import { consoleMetadata } from '../../src/console/server/metadata.ts';

const { searches } = consoleMetadata();

/** What the map asks for so many records of a search. */
function asked(path: string, found: number) {
  const search = searches.find((one) => one.path === path);
  if (!search) throw new Error(path);
  const params = new Map([
    ['make', 'Ford'],
    ['rows', '5'],
    ['sort_by', 'price'],
  ]);
  const { by, requests } = planOf(search, { path, params, shown: new Map() }, found);
  return { by, requests: requests.map((one) => Object.fromEntries(one.params)) };
}

describe('what the map asks for', () => {
  test('points where all fit; else the counts of postal codes', () => {
    expect(asked('/search/car/active', 1000)).toEqual({
      by: 'records',
      requests: [{ make: 'Ford', plot: 'true' }],
    });
    expect(asked('/search/car/active', 1001)).toEqual({
      by: 'codes',
      requests: [{ make: 'Ford', rows: '0', facets: 'zip|0|1000' }],
    });
  });

  test('the first points where there is no table of codes', () => {
    expect(asked('/search/car/uk/active', 1001)).toEqual({
      by: 'first',
      requests: [{ make: 'Ford', plot: 'true' }],
    });
  });

  test('points of each country apart where amounts are in the money of several, each with its country', () => {
    const search = searches.find(({ path }) => path === '/search/car/active');
    if (!search) throw new Error('no cars');
    const params = new Map([['country', 'all']]);
    const { requests } = planOf(
      inMoneyOf(search, params),
      { path: search.path, params, shown: new Map() },
      3,
    );
    expect(requests.map((one) => Object.fromEntries(one.params))).toEqual([
      { country: 'us', plot: 'true' },
      { country: 'ca', plot: 'true' },
    ]);
    const answers = [
      { num_found: 1, listings: [{ id: 'a' }] },
      { num_found: 2, listings: [{ id: 'b' }, { id: 'c' }] },
    ];
    expect(answers.flatMap((one, at) => pointsIn(search, requests[at], one))).toEqual([
      { id: 'a', country: 'us' },
      { id: 'b', country: 'ca' },
      { id: 'c', country: 'ca' },
    ]);
    expect(foundIn(requests, answers)).toBe(3);
  });

  test('pages of a search without points, and no more than 500 records', () => {
    expect(asked('/search/motorcycle/active', 51)).toEqual({
      by: 'records',
      requests: [
        { make: 'Ford', rows: '50' },
        { make: 'Ford', rows: '50', start: '50' },
      ],
    });
    const many = asked('/dealers/car', 4000);
    expect([many.by, many.requests.length, many.requests.at(-1)]).toEqual([
      'first',
      10,
      { make: 'Ford', rows: '50', start: '450' },
    ]);
    expect(asked('/dealers/car', 0).requests).toEqual([]);
  });
});

test('records stand at the place that they or their dealer tell; what tells none is left out', () => {
  const rows = [
    { id: 'a', latitude: '41.8801', longitude: -87.63, seller_name: 'One' },
    { id: 'b', dealer: { latitude: 41.88, longitude: '-87.63', name: 'Two' } },
    { id: 'c', latitude: '', longitude: '-87.63' },
    { id: 'd', latitude: 0, longitude: 0, seller_name: 'Null Island' },
    { id: 'e' },
  ];
  expect(placesOfRecords(rows).map(({ name, number, position }) => [name, number, position])).toEqual([
    ['One and 1 more', 2, [-87.63, 41.8801]],
    ['Null Island', 1, [0, 0]],
  ]);
});

test('codes stand at their centres; those without one are left out', () => {
  const codes = [
    { item: '60601', count: 7 },
    { item: '00000', count: 2 },
  ];
  expect(placesOfCodes(codes, new Map([['60601', [-87.6, 41.9]]]))).toEqual([
    { key: '60601', zip: '60601', name: 'ZIP 60601', number: 7, position: [-87.6, 41.9], records: [] },
  ]);
});

test('distances are said in miles and kilometres, those of Canada the other way round', () => {
  expect([distanceWords(50, false), distanceWords(1000, true)]).toEqual([
    '50 mi (80 km)',
    '1,609 km (1,000 mi)',
  ]);
});
