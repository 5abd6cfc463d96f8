import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingRows } from '../../ingest/accept/listing-rows.ts';
import { feedMap } from '../../ingest/accept/map.ts';
import { readFiles } from '../../ingest/delivery/read-files.ts';
import { refuseCounts } from '../../ingest/delivery/refusals.ts';
import { rows } from '../../ingest/ground/sql.ts';
import { Stopwatch } from '../../ingest/ground/stopwatch.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { emptyLedgers } from './empty-ledgers.ts';

/** What marketplaces of several countries write (docs/rules/feeds.md sections 2.1 and 2.3): made rows in the forms of files that were read cell by cell. */

const onLedger = emptyLedgers();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marketplaces-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;

/** What becomes of the rows of a file on an empty ledger. */
async function taken(text: string, map?: string, market: Market = 'us-cars') {
  files += 1;
  const path = join(folder, `${files}.csv`);
  writeFileSync(path, text);
  const dataset = listingsOf(market);
  return await onLedger(market, async (ledger) => {
    const options = {
      form: listingRows(dataset, market),
      market,
      asOf: Date.UTC(2026, 10, 28) / 1000,
      files: [path],
      ...(map !== undefined && { map: feedMap(map, dataset, 'm.yaml') }),
    };
    const { found, rejectsFile } = await readFiles(options, ledger, 1, new Stopwatch());
    const listings: Record<string, unknown>[] = await rows(ledger.db, 'SELECT * FROM delivered ORDER BY seq');
    const rejects = readFileSync(rejectsFile, 'utf8').trim().split('\n').slice(1);
    return { found, listings, rejects: rejects.map((line) => line.replace(`${path},`, '')) };
  });
}

/** A file of rows that differ in some columns. */
const file = (columns: string, cells: readonly string[]): string =>
  [`source,stock_no,${columns}`, ...cells.map((one, at) => `d.example,${at + 1},${one}`), ''].join('\n');

const values = (listings: readonly Record<string, unknown>[], ...fields: string[]): unknown[] =>
  listings.map((row) => (fields.length === 1 ? row[fields[0] ?? ''] : fields.map((field) => row[field])));

test('a mark that refers to a footnote is no part of a number', async () => {
  const { listings, found } = await taken(
    file('price,miles', ['"$39,500*","87,500 mi"', '"$9,990 †",90*', '"*12,000",1']),
  );
  expect(found.rejected).toBe(0);
  expect(values(listings, 'price', 'miles')).toEqual([
    [39_500, 87_500],
    [9990, 90],
    [12_000, 1],
  ]);
});

test('kilometres are units in other scripts, too', async () => {
  const { listings, found } = await taken(
    file('miles', ['147 000 км', '161 000 χλμ.', '16 000 კმ', '1600公里', '16000 كم']),
  );
  expect(found.rejected).toBe(0);
  expect(values(listings, 'miles')).toEqual([91_342, 100_041, 9942, 994, 9942]);
});

test('a sign of several currencies is none of them by itself; a map says which', async () => {
  const text = file('price', ['"Rs 440,000"', '"Rs. 1,250,000"', '₹ 300']);
  expect((await taken(text)).found.foreignMoney).toEqual({
    RS: { rows: 2, converted: 0 },
    INR: { rows: 1, converted: 0 },
  });
  const mapped = await taken(
    file('ask', ['"Rs 440,000"', '"Rs. 1,250,000"']),
    'columns: { ask: { to: price, unit: LKR } }',
  );
  expect(values(mapped.listings, 'price_as_given')).toEqual(['440000 LKR', '1250000 LKR']);
});

test('amounts in the currencies of other countries', async () => {
  const { found } = await taken(
    file('price', ['KSh 950000', 'Rp 150000000', 'RM 45000', '15 000 лв.', 'S/ 42000', '₼ 9000']),
  );
  expect(found.rejected).toBe(0);
  expect(Object.keys(found.foreignMoney).sort()).toEqual(['AZN', 'BGN', 'IDR', 'KES', 'MYR', 'PEN']);
});

test('the size of an engine may stand before its fuel; the energy of a battery is no size', async () => {
  const { listings, found } = await taken(
    file('engine_size', [
      '1.2 Petrol',
      '1.5 Petrol Hybrid',
      '2.0L Diesel',
      '22 kWh Electric',
      'Electric',
      '1.6 бензин',
      '3.5i Hybrid',
    ]),
  );
  expect(found.rejected).toBe(0);
  expect(values(listings, 'engine_size')).toEqual([1.2, 1.5, 2, null, null, 1.6, 3.5]);
});

test('0 is no size of an engine, and no number of doors or seats', async () => {
  const { listings } = await taken(
    file('engine_size,doors,seating_capacity,cylinders', ['0,0,0,0', '1.5,4,5,4']),
  );
  expect(values(listings, 'engine_size', 'doors', 'seating_capacity', 'cylinders')).toEqual([
    [null, null, null, '0'],
    [1.5, '4', '5', '4'],
  ]);
});

test('two counts tell none', async () => {
  const { listings, found } = await taken(file('doors', ['4/5', '2-3 doors', '5 doors', '4']));
  expect(found.rejected).toBe(0);
  expect(values(listings, 'doors')).toEqual([null, null, '5', '4']);
});

test('points alone, and what stands in a list for a make or a model that it does not have, say nothing', async () => {
  const { listings } = await taken(
    file('make,model,trim', ['Bajaj,Avenger,.', 'Other brand,Other model,Street', 'Honda,Other Model,...']),
  );
  expect(values(listings, 'make', 'model', 'trim')).toEqual([
    ['Bajaj', 'Avenger', null],
    [null, null, 'Street'],
    ['Honda', null, null],
  ]);
});

test('digits that are hidden are no number', async () => {
  const { listings, found } = await taken(
    file('price,miles', ['$25***,1', '1,12*** km', '***500,1', '900*,1']),
  );
  expect(values(listings, 'price')).toEqual([900]);
  expect(found.rejected).toBe(3);
});

test('energy and power are no size of an engine', async () => {
  const { listings, found } = await taken(
    file('engine_size', [
      '9.8 kWh',
      '7.2 kWh Lithium',
      '4.0 kW',
      '2.5i/105kW Hybrid',
      '1.6 Petrol',
      '7.5 hp',
    ]),
  );
  expect(values(listings, 'engine_size')).toEqual([null, null, null, 2.5, 1.6]);
  expect(found.rejected).toBe(1);
});

test('a stock number that begins as a total does is one', async () => {
  const stock = ['SUM12345', 'TOTAL1', 'Summa77'];
  const text = [
    'source,stock_no,price',
    ...stock.map((one) => `d.example,${one},9000`),
    ',Total: 3,27000',
    '',
  ];
  const { listings } = await taken(text.join('\n'));
  expect(values(listings, 'stock_no')).toEqual(stock);
});

test('a cab behind a model is no part of it', async () => {
  const { listings } = await taken(
    file('make,model,body_type,body_subtype', [
      'Ford,F250 Super Duty Super Cab,Pickup,',
      'Ford,Ranger SuperCab,Pickup,',
      'Chevrolet,Silverado 2500 HD Crew Cab,Truck,',
      'Ram,1500 Classic Quad Cab,Pickup,',
      'Isuzu,Hombre Spacecab,,',
      'Nissan,Frontier King Cab,Pickup,Long Bed',
      'Ford,F-350 Chassis Cab,,',
      'Honda,Crew Cab,,',
    ]),
  );
  expect(values(listings, 'model', 'body_subtype')).toEqual([
    ['F250 Super Duty', 'Extended'],
    ['Ranger', 'Extended'],
    ['Silverado 2500 HD', 'Crew'],
    ['1500 Classic', 'Quad'],
    ['Hombre', 'Extended'],
    ['Frontier', 'Long Bed'],
    ['F-350 Chassis Cab', null],
    ['Crew Cab', null],
  ]);
});

test('the pattern of a map is tried on a cell without the blanks around it', async () => {
  const { listings } = await taken(
    file('motor', [' 2.5 Petrol', '"\t3.0 Diesel "']),
    `columns: { motor: [{ to: engine_size, match: '^([0-9.]+)' }, { to: fuel_type, match: '([A-Za-z]+)$' }] }`,
  );
  expect(values(listings, 'engine_size', 'fuel_type')).toEqual([
    [2.5, 'Unleaded'],
    [3, 'Diesel'],
  ]);
});

test.each([
  ['Total', ',,,,17000'],
  ['Grand Total:', ',,,,17000'],
  ['TOTALS', ',,,2,17000'],
  ['Total: 2 vehicles', ',,,,17000'],
  ['Summe', ',,,,17000'],
])('a line of totals (%s) is left out of a short file, and told', async (word, rest) => {
  const lines = ['vin,make,model,miles,price', '1FTFW1ET5MFA12345,Ford,F-150,10,9000'];
  const text = [...lines, `${word}${rest}`, ''].join('\n');
  const { found, listings, rejects } = await taken(text, 'constants: { source: d.example }');
  expect(values(listings, 'make')).toEqual(['Ford']);
  expect(found.rejected).toBe(1);
  expect(found.totals).toBe(1);
  expect(rejects).toEqual([`3,vin,${word},is a line of totals and no vehicle`]);
  expect(() => refuseCounts(found, undefined, 'rejects.csv')).not.toThrow();
});

test('a line of totals names no vehicle; a vehicle whose trim is Total does', async () => {
  const { found, listings } = await taken(
    [
      'stock_no,make,model,trim,price',
      'A1,Ford,Focus,Total,9000',
      'Total,Kia,Rio,,8000',
      ',Total,,,17000',
      ',,,Sum,17000',
      '',
    ].join('\n'),
    'constants: { source: d.example }',
  );
  expect(values(listings, 'stock_no')).toEqual(['A1', 'Total']);
  expect([found.rejected, found.totals]).toEqual([2, 2]);
});

test('other rejects count towards the limit beside lines of totals', async () => {
  const { found } = await taken(
    'stock_no,make,price\n1,Ford,9000\n2,Ford,x\nTotal,,9000\n',
    'constants: { source: d.example }',
  );
  expect(() => refuseCounts(found, undefined, 'rejects.csv')).toThrow('1 of 2 rows are rejected');
});
