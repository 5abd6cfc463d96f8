import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareAccepting } from '../../ingest/accept/tables.ts';
import { literal } from '../../ingest/ground/sql.ts';
import { defineValues } from '../../ingest/ledger/macros.ts';
import { postalText } from '../../src/geo/postal.ts';
import { domainOf } from '../../src/grammar/domain.ts';
import { encodedLink } from '../../src/grammar/link.ts';
import { markText } from '../../src/grammar/mark.ts';

let db: DuckDBConnection;
beforeAll(async () => {
  db = await (await DuckDBInstance.create(':memory:')).connect();
  await db.run("SET TimeZone = 'UTC'");
  await defineValues(db);
  await prepareAccepting(db, 'us-cars');
});
afterAll(() => db.closeSync());

/** What a macro makes of a text. */
async function value(sql: string): Promise<unknown> {
  const found = (await db.runAndReadAll(`SELECT ${sql} AS value`)).getRowObjectsJS()[0]?.value;
  return typeof found === 'bigint' ? Number(found) : found;
}

describe('numbers', () => {
  test.each([
    ['12300', 12300],
    ['$12,300', 12300],
    ['6695 GBP', 6695],
    ['105950 SEK', 105950],
    ['5 kr.', 5],
    ['105 950 kr', null],
    ['USD 1,234,567.50', 1234567.5],
    ['CA$9,000', 9000],
    ['-5', -5],
    ['12.5', 12.5],
    ['1e3', 1000],
    ['call us', null],
    ['=1+1', null],
    ['12,30', null],
    ['1 200', null],
    ['$', null],
    ['nan', null],
    ['inf', null],
    ['12 km', null],
    ['12300.', 12300],
  ])('%s', async (text, number) => expect(await value(`read_number(${literal(text)})`)).toBe(number));

  test.each([
    ['4.0', 4],
    ['4', 4],
    ['4.5', null],
    ['1,000', 1000],
  ])('whole: %s', async (text, number) =>
    expect(await value(`whole_within(read_number(${literal(text)}), -1e15, 1e15)`)).toBe(number),
  );

  test.each([
    ['1000101.0', 1000101],
    ['-1', null],
  ])('code: %s', async (text, number) => expect(await value(`read_code(${literal(text)})`)).toBe(number));
});

test.each([
  ['1700000000', 1700000000],
  ['1700000000.0', 1700000000],
  ['2023-11-14T22:13:20Z', 1700000000],
  ['2023-11-14T22:13:20.900Z', 1700000000],
  ['2023-11-15T00:13:20+02:00', 1700000000],
  ['2023-11-14 22:13:20', 1700000000],
  ['2023-11-14', 1699920000],
  ['yesterday', null],
  ['2023-13-14', null],
  ['2023-02-30', null],
  ['2023-02-29T10:00:00Z', null],
  ['2023-04-31 10:00:00', null],
  ['epoch', null],
  ['-5', null],
  ['1800000001', null],
])('instant: %s', async (text, instant) =>
  expect(await value(`read_instant(${literal(text)}, 1800000000)`)).toBe(instant),
);

test.each([
  ['02/28/2023', 1677542400],
  ['2023-02-28', 1677542400],
  ['2023-02-28T10:00:00Z', 1677542400],
  ['02/29/2023', null],
  ['2023-02-30', null],
  ['2023-02-28T99:00:00Z', null],
  ['1677542400', null],
])('day: %s', async (text, day) => expect(await value(`read_day(${literal(text)})`)).toBe(day));

test.each([
  ['2021-03-31', true],
  ['31/03/2021', true],
  ['03/31/2021', true],
  ['20210331', true],
  ['March 2021', true],
  ['2021-02-30', false],
  ['30/02/2021', false],
  ['20210230', false],
])('a day as a dealer writes it: %s', async (text, is) =>
  expect(await value(`is_text_or_day(${literal(text)})`)).toBe(is),
);

test.each([
  ['21\' 6"', 21],
  ['1,500 kg', 1500],
  ['9'.repeat(400), null],
  ['1'.padEnd(300, '0'), null],
])('the number in %s', async (text, number) =>
  expect(await value(`first_number(${literal(text)})`)).toBe(number),
);

test.each([
  ['1hgcm82633a004352', '1HGCM82633A004352'],
  ['1HGCM82633A00435O', null],
  ['1HGCM82633A00435', null],
])('VIN: %s', async (text, vin) => expect(await value(`vin_of(upper(${literal(text)}))`)).toBe(vin));

test.each([
  ['1HGCM82633A004352', true],
  ['1HGCM82643A004352', false],
  ['1M8GDM9AXKP042788', true],
])('check digit: %s', async (vin, fits) => {
  expect(await value(`check_digit_fits(${literal(vin)}, vin_digits(${literal(vin)}))`)).toBe(fits);
});

test.each([
  ['ab12 cde', 'AB12CDE'],
  ['A\u00a01', 'A1'],
  ['A', null],
  ['AB12-CDE', null],
  ['ABCD12345', null],
])('registration mark: %j', async (text, mark) => {
  expect(await value(`mark_of(mark_text(${literal(text)}))`)).toBe(mark);
  if (mark) expect(markText(text)).toBe(mark);
});

test.each([
  ['1', true],
  ['TRUE', true],
  ['yes', true],
  ['0', false],
  ['False', false],
  ['no', false],
  ['maybe', null],
])('flag: %s', async (text, flag) => expect(await value(`flag_of(lower(${literal(text)}))`)).toBe(flag));

test.each([
  ['https://a.example/x', true],
  ['HTTP://a.example', true],
  ['ftp://a.example', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://a b', false],
  ['https://a.example/photo 1.jpg', true],
  ['https://a.example/é.jpg', true],
  ['https://é.example', true],
  ['https://user:pw@a.example:8080/x', true],
  ['https://[::1]/x', true],
  ['https://a.example/x\u0001y', false],
  ['https://a.example/x\ny', false],
  ['https://a.example/x\u0085y', false],
  ['https://:80/x', false],
  ['https://a\\b/x', false],
  ['https://%00/x', false],
])('link: %s', async (text, link) => expect(await value(`is_link(${literal(text)})`)).toBe(link));

test.each([
  ['https://a.example/x?y=1,2&z=%C3%A9#a|b', 'https://a.example/x?y=1,2&z=%C3%A9#a|b'],
  ['https://a.example/é 1.jpg?q="<ü>"', 'https://a.example/%C3%A9%201.jpg?q=%22%3C%C3%BC%3E%22'],
  ['https://é.example/é', 'https://é.example/%C3%A9'],
  ['https://a.example/🚗\\x', 'https://a.example/%F0%9F%9A%97%5Cx'],
  ['https://a.example/e\u0301', 'https://a.example/e%CC%81'],
  ['https://a.example', 'https://a.example'],
])('the link %s is shown encoded, and a question is read so, too', async (link, encoded) => {
  expect(await value(`encoded_link(${literal(link)})`)).toBe(encoded);
  expect(await value(`encoded_link(encoded_link(${literal(link)}))`)).toBe(encoded);
  expect(encodedLink(link)).toBe(encoded);
});

test.each([
  [
    ['https://p.example/1.jpg,https://p.example/2.jpg'],
    ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
  ],
  [['https://p.example/w_1,h_2/1.jpg'], ['https://p.example/w_1,h_2/1.jpg']],
  [
    ['https://p.example/1.jpg, HTTP://p.example/2.jpg,', 'https://p.example/3.jpg'],
    ['https://p.example/1.jpg', 'HTTP://p.example/2.jpg', 'https://p.example/3.jpg'],
  ],
  [['https://p.example/1.jpg', 'ftp://p.example/2.jpg'], null],
])('links %j', async (cells, links) => {
  const found = (
    await db.runAndReadAll(`SELECT links_of(parted_links([${cells.map(literal).join(', ')}])) AS value`)
  ).getRowObjectsJson();
  expect(found[0]?.value).toEqual(links);
});

test.each([
  ['  a b \t', 'a b'],
  ['\u00a0x\ufeff', 'x'],
  ['e\u0301', 'é'],
  [' \n', null],
])('text: %j', async (text, kept) => expect(await value(`text_of(${literal(text)})`)).toBe(kept));

test.each([
  'Dealer.Example',
  'https://www.dealer.example:8080/path?q#x',
  'http://user@dealer.example',
  'www.dealer.example.',
])('the domain of %s is what a question makes of it', async (text) =>
  expect(await value(`domain_of(${literal(text)})`)).toBe(domainOf(text)),
);

test.each([
  '02108',
  '02108-1234',
  '021081234',
  'm5v2t6',
  'M5V 2T6',
  'sw1a 1aa',
  'LS14AP',
  'gir0aa',
  'm5v2ta',
  'E1W',
  'x',
])('the postal code %s is what a question makes of it', async (text) =>
  expect(await value(`postal_text(${literal(text)})`)).toBe(postalText(text)),
);
