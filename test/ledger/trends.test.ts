import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LAYOUT } from '../../src/catalog/layout.ts';
import { DAY, type Row, T } from './test-ledger.ts';
import { TrendsLedger } from './trends-ledger.ts';

/** What is published of each day, worked by hand (supplement 2.7). Day 0 of the tests is 2023-11-14, after 22 hours. */

const CAR: Row = { vin: '1HGCM82633A000001', price: 20_000, miles: 5_000, state: 'TX', city: 'Austin' };
const OTHER: Row = { vin: '1HGCM82633A000002', price: 9_000, miles: 70_000, state: 'CA', city: 'Fresno' };
const ELSEWHERE: Row = { ...CAR, source: 'b.example', price: 21_000 };

let ledger: TrendsLedger;
beforeAll(async () => {
  ledger = await TrendsLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

/** Rows in short: VIN and source, days, what happened to the listing and to the vehicle, and the given columns. */
const told = async (...columns: readonly string[]) => {
  const rows = await ledger.rows(await ledger.publish());
  return rows
    .map((row) => {
      const days = `${String(row.from_day).slice(5)}..${String(row.to_day).slice(5)}`;
      const who = `${String(row.vin).slice(-1)}${String(row.source)[0]}`;
      return [who, days, row.event, row.searched, ...columns.map((column) => row[column])].join(' ');
    })
    .sort();
};

test('a row is a listing and days in which nothing changed; what left has a row without days', async () => {
  await ledger.days(
    [0, CAR],
    [1, CAR, OTHER],
    [3, { ...CAR, price: 19_000 }, OTHER],
    [5, OTHER],
    [6, { ...OTHER, price: null }],
  );
  expect(await told('price', 'price_before')).toEqual([
    '1a 11-14..11-16 first first 20000 ',
    '1a 11-17..11-18 cut cut 19000 20000',
    '1a 11-19..11-18 left left 19000 ',
    '2a 11-15..11-19 arrived arrived 9000 ',
    '2a 11-20..11-20 changed   9000',
  ]);
});

test('a month has its own days; one that has ended keeps its file, also where no delivery came in it', async () => {
  await ledger.days([0, CAR, OTHER], [10, CAR]);
  const first = await ledger.publish();
  await ledger.days([60, { ...CAR, price: 21_000 }]);
  const second = await ledger.publish();
  expect(second.months.map(({ month, first_day, last_day }) => [month, first_day, last_day])).toEqual([
    ['2023-11', '2023-11-14', '2023-11-30'],
    ['2023-12', '2023-12-01', '2023-12-31'],
    ['2024-01', '2024-01-01', '2024-01-13'],
  ]);
  expect(await told('price')).toEqual([
    '1a 01-01..01-12 carried  20000',
    '1a 01-13..01-13 rise rise 21000',
    '1a 11-14..11-30 first first 20000',
    '1a 12-01..12-31 carried  20000',
    '2a 11-14..11-23 first first 9000',
    '2a 11-24..11-23 left left 9000',
  ]);
  await ledger.days([61, CAR]);
  const third = await ledger.publish();
  const files = ({ months }: typeof third) => months.map(({ file }) => file);
  expect(files(third).slice(0, 2)).toEqual(files(second).slice(0, 2));
  expect(files(third)[2]).not.toBe(files(second)[2]);
  const bytes = ledger.bytes(third);
  expect(await ledger.publish()).toEqual(third);
  expect(ledger.bytes(await ledger.publish(true))).toEqual(bytes);
  await ledger.rollBack();
  const back = await ledger.rollBack();
  expect(back).toMatchObject({ first_day: first.first_day, last_day: first.last_day, as_of: first.as_of });
  expect(ledger.bytes(back)['2023-11']).not.toBe(bytes['2023-11']);
  expect(await told()).toEqual([
    '1a 11-14..11-24 first first',
    '2a 11-14..11-23 first first',
    '2a 11-24..11-23 left left',
  ]);
});

test('a day is as it ended: what came and went on it has not been there', async () => {
  await ledger.days(
    [0, CAR],
    [0.9, CAR, OTHER],
    [1, { ...CAR, price: 18_000 }],
    [1.04, { ...CAR, price: 20_500 }],
  );
  // two days of deliveries: 22:13 of the 14th; 19:49, 22:13 and 23:11 of the 15th
  expect(await told('price', 'price_before')).toEqual([
    '1a 11-14..11-14 first first 20000 ',
    '1a 11-15..11-15 rise rise 20500 20000',
  ]);
});

test('a vehicle that is searched on another source neither left nor arrived', async () => {
  const there: Row = { ...CAR, car_city: 'Here', city: 'There' };
  await ledger.days([0, there, OTHER], [1, there, ELSEWHERE, OTHER], [2, ELSEWHERE, OTHER], [3, OTHER]);
  expect((await told('role')).filter((one) => one.startsWith('1'))).toEqual([
    '1a 11-14..11-14 first first us',
    '1a 11-15..11-15 changed  rest',
    '1a 11-16..11-15 left  rest',
    '1b 11-15..11-16 arrived  us',
    '1b 11-17..11-16 left left us',
  ]);
});

test('what a hold keeps is there until the hold ends', async () => {
  const lot = Array.from(
    { length: 24 },
    (_, at): Row => ({ vin: `1HGCM82633A1000${10 + at}`, price: 1_000 + at }),
  );
  await ledger.days([0, ...lot], [1, ...lot.slice(0, 4)], [2, ...lot.slice(0, 5)]);
  const shown = await ledger.publish();
  const active = (await ledger.rows(shown)).filter(({ to_day }) => to_day === '2023-11-16');
  expect(active).toHaveLength(24);
  await ledger.days([3, ...lot.slice(0, 4)], [4, ...lot.slice(0, 4)]);
  const left = (await ledger.rows(await ledger.publish())).filter(({ event }) => event === 'left');
  expect(left.map(({ from_day }) => from_day)).toEqual(Array.from({ length: 20 }, () => '2023-11-18'));
});

test('days on the market begin with the stint of the vehicle, days on the source with what was given', async () => {
  await ledger.days([0, ELSEWHERE], [5, CAR, ELSEWHERE], [6, { ...CAR, first_seen_at_source: T - 10 * DAY }]);
  await ledger.days([20, OTHER], [30, OTHER, CAR], [31, OTHER], [70, OTHER, CAR]);
  expect((await told('since', 'source_since')).filter((one) => one.startsWith('1'))).toEqual([
    '1a 01-23..01-23 arrived arrived 2024-01-23 2024-01-23',
    '1a 11-19..11-19 arrived  2023-11-14 2023-11-19',
    '1a 11-20..11-30 changed  2023-11-14 2023-11-04',
    '1a 12-01..12-03 carried  2023-11-14 2023-11-04',
    '1a 12-04..12-03 left left 2023-11-14 2023-11-04',
    '1a 12-14..12-14 arrived arrived 2023-11-14 2023-11-04',
    '1a 12-15..12-14 left left 2023-11-14 2023-11-04',
    '1b 11-14..11-19 first first 2023-11-14 2023-11-14',
    '1b 11-20..11-19 left  2023-11-14 2023-11-14',
  ]);
});

test('a partial delivery that comes late counts from the day of what was loaded before it', async () => {
  await ledger.days([0, CAR]);
  await ledger.deliver(3, [OTHER, CAR], { partial: true });
  await ledger.deliver(1, [{ ...ELSEWHERE, vin: '1HGCM82633A000003' }], { partial: true });
  expect(await told()).toEqual([
    '1a 11-14..11-17 first first',
    '2a 11-17..11-17 arrived arrived',
    '3b 11-17..11-17 arrived arrived',
  ]);
});

test('what the ledger forgets is not missed: when a listing began to say what trends tell stays', async () => {
  const words: readonly (readonly [city: string, heading: string])[] = [
    ...([
      ['Austin', 'one'],
      ['Austin', 'two'],
      ['Waco', 'three'],
    ] as const),
    ...([
      ['Waco', 'four'],
      ['Dallas', 'five'],
      ['Dallas', 'six'],
      ['Dallas', 'seven'],
    ] as const),
  ];
  for (const [day, [city, heading]] of words.entries()) await ledger.days([day, { ...CAR, city, heading }]);
  const before = ledger.bytes(await ledger.publish());
  await ledger.test.collect();
  expect(await ledger.test.table('(SELECT heading FROM content)')).toHaveLength(5);
  expect(ledger.bytes(await ledger.publish(true))).toEqual(before);
  expect(await told('city')).toEqual([
    '1a 11-14..11-15 first first Austin',
    '1a 11-16..11-17 changed  Waco',
    '1a 11-18..11-20 changed  Dallas',
  ]);
});

test('terms that differ in case only are one in a month, spelled as most of its rows', async () => {
  await ledger.days([
    0,
    CAR,
    { ...OTHER, city: 'AUSTIN' },
    { ...OTHER, vin: '1HGCM82633A000003', city: 'Austin' },
  ]);
  expect(await told('city')).toEqual([
    '1a 11-14..11-14 first first Austin',
    '2a 11-14..11-14 first first Austin',
    '3a 11-14..11-14 first first Austin',
  ]);
});

test('where a newer version has published them, a load is refused until they are rebuilt', async () => {
  await ledger.days([0, CAR]);
  ledger.admit();
  ledger.tellLayout(await ledger.publish(), LAYOUT + 1);
  expect(() => ledger.admit()).toThrow('a newer version of the program has published the trends of us-cars');
  await ledger.publish(true);
  ledger.admit();
});

test('partial deliveries of one hour into a large market are published together', async () => {
  const beside: Row = { ...OTHER, source: 'b.example' };
  const prices = async (many: number) => {
    const shown = await ledger.publish(false, many);
    return [(await ledger.rows(shown)).map(({ price }) => price).sort(), shown.delivery];
  };
  const partial = async (day: number, price: number) =>
    await ledger.deliver(day, [{ ...CAR, price }], { partial: true });
  await ledger.days([0.1, CAR, beside]);
  await partial(0.12, 20_001);
  expect(await prices(3)).toEqual([[20_001, 9_000], 2]);
  await partial(0.14, 20_002);
  expect(await prices(2)).toEqual([[20_001, 9_000], 2]);
  await partial(0.17, 20_003);
  expect(await prices(2)).toEqual([[20_003, 9_000], 4]);
  await partial(0.18, 20_004);
  await ledger.test.rollBack();
  expect(await prices(2)).toEqual([[20_003, 9_000], 4]);
  await ledger.days([0.19, { ...CAR, price: 20_005 }, beside]);
  expect(await prices(2)).toEqual([[20_005, 9_000], 5]);
});

test('in the UK a mark names the vehicle, and what has neither mark nor VIN is found, too', async () => {
  const uk = await TrendsLedger.open('uk-cars');
  try {
    const [marked, unnamed]: Row[] = [
      { vehicle_registration_mark: 'AB12CDE', stock_no: 'A', country: 'GB', price: 9_000 },
      { stock_no: 'B', country: 'GB', price: 8_000 },
    ];
    await uk.days([0, { ...marked }, { ...unnamed }], [1, { ...unnamed }]);
    const rows = await uk.rows(await uk.publish());
    expect(
      rows.map(({ vehicle, role, event, searched, price }) => [vehicle, role, event, searched, price]).sort(),
    ).toEqual([
      [null, 'uk', 'first', 'first', 8_000],
      ['AB12CDE', 'uk', 'first', 'first', 9_000],
      ['AB12CDE', 'uk', 'left', 'left', 9_000],
    ]);
  } finally {
    uk.close();
  }
});
