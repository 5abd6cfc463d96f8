import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvOf } from '../../src/console/page/parts/csv.ts';
import { lastDay, measured } from '../../src/console/page/views/sold/summary.ts';
import { attributed } from '../../src/console/page/views/vehicle/attribution.ts';
import { identityIn } from '../../src/console/page/views/vehicle/identity.ts';
import { title } from '../../src/console/page/words.ts';
import { consoleMetadata } from '../../src/console/server/metadata.ts';
import { DIMENSIONS } from '../../src/summary/dimensions.ts';

test.each([
  ['body_type', 'Body type'],
  ['mc_msrp', 'Mc MSRP'],
  ['dom_180', 'Days on market 180'],
  ['sold-count', 'Sold count'],
])('%s is written %s', (name, written) => expect(title(name)).toBe(written));

const dealer = { name: 'Own Motors', street: '1 Main Street', city: 'Dallas', state: 'TX', zip: '75201' };
const base = { id: 'm', dealer, last_seen_at: 100, dos_active: 5 };

/** Which step put the second listing behind the first; both orders of the rows give the same. */
function decided(first: object, second: object): number | undefined {
  const rows = [
    { ...base, id: 'a', ...first },
    { ...base, id: 'b', ...second },
  ];
  const orders = [rows, rows.toReversed()].map(attributed);
  expect(orders.map(([one]) => one?.row.id)).toEqual(['a', 'a'].map(() => rows[0]?.id));
  return orders[0]?.[1]?.lostAt;
}

test('why a listing is searchable: each step of the rule, from what the listings say', () => {
  const elsewhere = { car_location: { seller_name: 'Far Lot', city: 'Tulsa' } };
  expect(decided({ mc_dealership: { mc_category: 'Group' } }, elsewhere)).toBe(0);
  // the same place in another case is the dealer's own
  const here = { car_location: { seller_name: 'OWN MOTORS', city: 'dallas' } };
  expect(decided(here, { mc_dealership: { mc_category: 'Aggregator' }, last_seen_at: 900 })).toBe(1);
  // a state alone says too little
  expect(decided({}, { car_location: { state: 'TX' } })).toBe(0);
  // what agrees in one part and not in another is elsewhere
  expect(decided({}, { car_location: { seller_name: 'Own Motors', zip: '75202' } })).toBe(0);
  expect(decided({ last_seen_at: 101, dos_active: 1 }, { last_seen_at: 100, dos_active: 9 })).toBe(2);
  expect(decided({ dos_active: 9, id: 'z' }, { dos_active: 8 })).toBe(3);
  expect(decided({}, {})).toBe(4);
  expect(attributed([])).toEqual([]);
});

test('what is typed is a VIN, an id where it is longer, in the UK a mark where it is shorter', () => {
  const [car, uk] = ['/listing/car/{id}', '/listing/car/uk/{id}'];
  const vin = '1FTFW1E50NFA00001';
  expect(identityIn(vin, car)).toEqual({ vin });
  expect(identityIn(`${vin}-ef5fad1f-a913`, car)).toEqual({ id: `${vin}-ef5fad1f-a913`, vin });
  expect(identityIn('AB12 CDE', uk)).toEqual({ mark: 'AB12 CDE' });
  expect(identityIn(vin, uk)).toEqual({ vin });
  const withoutVin = '0123456789abcdef0123456789abcdef-ef5fad1f-a913';
  expect(identityIn(withoutVin, uk)).toEqual({ id: withoutVin });
});

test('CSV gives back what was written, figures in full, and no formula', async () => {
  const text = await csvOf(
    ['name', 'a'],
    [
      ['a "quoted", long\nname', -1234.5],
      ['=HYPERLINK("https://x.example")', undefined],
    ],
  );
  expect(parse(text, { columns: true })).toEqual([
    { name: 'a "quoted", long\nname', a: '-1234.5' },
    { name: `'=HYPERLINK("https://x.example")`, a: '' },
  ]);
});

test('measures of a row, last days of months', () => {
  const row = { month: '2026-10', rank: 1, sold_count: 3, price: { mean: 5, percentiles: { '50.0': 4 } } };
  expect(['sold_count', 'price.mean', 'price.p50', 'miles.mean'].map((one) => measured(row, one))).toEqual([
    3,
    5,
    4,
    undefined,
  ]);
  expect(['2028-02', '2026-02', '2026-12'].map(lastDay)).toEqual(['2028-02-29', '2026-02-28', '2026-12-31']);
});

test('the page is told what groups of sold vehicles are made of', () => {
  const { operations } = consoleMetadata();
  const summary = operations.find(({ kind }) => kind === 'sold summary');
  const parameter = summary?.parameters.find(({ name }) => name === 'ranking_dimensions');
  expect(parameter).toMatchObject({ form: 'anyOf', values: DIMENSIONS.map(({ name }) => name) });
});
