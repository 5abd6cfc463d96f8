import { expect, test } from 'vitest';
import { feedMap, readFeedMap } from '../../ingest/accept/map.ts';
import { WrongUsage } from '../../ingest/ground/outcome.ts';
import { listingsOf } from '../../src/catalog/markets.ts';

const read = (map: unknown) => feedMap(JSON.stringify(map), listingsOf('us-cars'), 'm.json');

test('headers, constants and words, by field', () => {
  const map = read({
    columns: { ' Mileage ': 'miles', Colour: 'base_exterior_color' },
    constants: { source: 'cars.example', is_certified: 1 },
    values: { seller_type: { ' Private ': 'fsbo' } },
  });
  expect([...map.columns]).toEqual([
    ['mileage', 'miles'],
    ['colour', 'base_ext_color'],
  ]);
  expect([...map.constants]).toEqual([
    ['source', 'cars.example'],
    ['is_certified', '1'],
  ]);
  expect(map.values.get('seller_type')?.get('private')).toBe('fsbo');
});

test.each([
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['an unknown member', '{"columms": {}}'],
  ['an unknown column', '{"columns": {"a": "no_such"}}'],
  ['an unknown column of words', '{"values": {"no_such": {}}}'],
  ['one column twice', '{"columns": {"a": "price", "b": "price"}}'],
  ['a column and a constant', '{"columns": {"a": "source"}, "constants": {"source": "x"}}'],
])('%s is wrong usage', (_, text) =>
  expect(() => feedMap(text, listingsOf('us-cars'), 'm.json')).toThrow(WrongUsage),
);

test('the example map fits the catalogue and holds no row', () => {
  const map = readFeedMap('ingest/maps/carsdotcom.json', listingsOf('us-cars'));
  expect(map.columns.get('stock#')).toBe('stock_no');
  expect(map.values.get('is_certified')?.get('bmw certified')).toBe('1');
});

test('a map that cannot be read', () =>
  expect(() => readFeedMap('no/such.json', listingsOf('us-cars'))).toThrow(WrongUsage));
