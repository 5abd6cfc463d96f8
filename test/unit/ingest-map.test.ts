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
  ['neither YAML nor JSON', '{'],
  ['another shape', '[]'],
  ['an unknown member', '{"columms": {}}'],
  ['an unknown column', '{"columns": {"a": "no_such"}}'],
  ['an unknown column of words', '{"values": {"no_such": {}}}'],
  ['one column twice', '{"columns": {"a": "price", "b": "price"}}'],
  ['a column and a constant', '{"columns": {"a": "source"}, "constants": {"source": "x"}}'],
])('%s is wrong usage', (_, text) =>
  expect(() => feedMap(text, listingsOf('us-cars'), 'm.json')).toThrow(WrongUsage),
);

test.each([
  ['{"column": {}}', 'did you mean "columns"?'],
  ['{"columns": {"Odo": {"to": "miles", "units": "km"}}}', 'did you mean "unit"?'],
  ['{"join": {"heading": {"of": ["a"], "wth": " "}}}', 'did you mean "with"?'],
])('an unknown member is told with the nearest one: %s', (text, meant) =>
  expect(() => feedMap(text, listingsOf('us-cars'), 'm.json')).toThrow(meant),
);

test('YAML: rules for a header, several columns of one, one column of several', () => {
  const map = feedMap(
    [
      'header: false',
      'columns:',
      '  1: vin  # a comment',
      '  Photos: { to: photo_links, split: "," }',
      '  Title: [heading, { to: trim, match: "^\\\\S+ (.*)$" }]',
      'join:',
      '  seller_comments: { of: [Text 1, Text 2], with: " / " }',
      '  stock_no: { of: [2, 3] }',
    ].join('\n'),
    listingsOf('us-cars'),
    'm.yaml',
  );
  expect([...map.columns]).toEqual([['1', 'vin']]);
  expect(map.isHeaderless).toBe(true);
  expect(map.headers).toEqual(['1', 'Photos', 'Title', 'Title', 'Text 1', 'Text 2', '2', '3']);
  expect(map.derived).toMatchObject([
    { field: 'photo_links', headers: ['Photos'], split: ',' },
    { field: 'heading', headers: ['Title'] },
    { field: 'trim', headers: ['Title'], match: '^\\S+ (.*)$' },
    { field: 'seller_comments', headers: ['Text 1', 'Text 2'], between: ' / ' },
    { field: 'stock_no', headers: ['2', '3'], between: ' ' },
  ]);
});

test('the column that was meant is named', () =>
  expect(() => read({ columns: { a: 'exterior_colour' } })).toThrow(
    'm.json: "exterior_colour" is not a column of us-car-listings; did you mean "exterior_color"?',
  ));

test('the example map fits the catalogue and holds no row', () => {
  const map = readFeedMap('ingest/maps/carsdotcom.json', listingsOf('us-cars'));
  expect(map.columns.get('stock#')).toBe('stock_no');
  expect(map.values.get('is_certified')?.get('bmw certified')).toBe('1');
});

test('a map that cannot be read', () =>
  expect(() => readFeedMap('no/such.json', listingsOf('us-cars'))).toThrow(WrongUsage));

test('units of columns are constants of every row', () => {
  const map = read({
    columns: {
      Odometer: { to: 'miles', unit: 'km' },
      Price: { to: 'price', unit: 'eur' },
      MSRP: { to: 'msrp', unit: '€' },
    },
  });
  expect([...map.columns]).toEqual([
    ['odometer', 'miles'],
    ['price', 'price'],
    ['msrp', 'msrp'],
  ]);
  expect([...map.constants]).toEqual([
    ['miles_indicator', 'kilometers'],
    ['currency_indicator', 'EUR'],
  ]);
});

test.each([
  [
    'no unit of an odometer',
    { a: { to: 'miles', unit: 'mil' } },
    /"mil" is no unit of miles; write miles or km/,
  ],
  ['a sign that several currencies share', { a: { to: 'price', unit: '$' } }, /is no unit of price/],
  ['a column without a unit', { a: { to: 'make', unit: 'km' } }, /"make" has no unit/],
  ['two currencies', { a: { to: 'price', unit: 'EUR' }, b: { to: 'msrp', unit: 'SEK' } }, /its units differ/],
  [
    'a unit, and a column that tells it',
    { a: { to: 'miles', unit: 'km' }, b: 'miles_indicator' },
    /two entries/,
  ],
])('%s is wrong usage', (_, columns, message) => expect(() => read({ columns })).toThrow(message));
