import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aroundSql, meaningOf, numberSql, wordsOf } from '../../ingest/accept/numbers.ts';
import { prepareAccepting } from '../../ingest/accept/tables.ts';
import { literal } from '../../ingest/ground/sql.ts';
import { attachDefinitions } from '../../ingest/ledger/definitions.ts';
import { currencyAround } from '../../src/catalog/vocabulary/currency.ts';
import { postalText } from '../../src/geo/postal.ts';
import { domainOf } from '../../src/grammar/domain.ts';
import { encodedLink } from '../../src/grammar/link.ts';
import { markText } from '../../src/grammar/mark.ts';
import { USUAL_FORM } from '../../src/grammar/number-form.ts';

let db: DuckDBConnection;
beforeAll(async () => {
  db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await db.run("SET TimeZone = 'UTC'");
  await attachDefinitions(db);
  await prepareAccepting(db, 'us-cars');
});
afterAll(() => db.closeSync());

/** What a macro makes of a text. */
async function value(sql: string): Promise<unknown> {
  const found = (await db.runAndReadAll(`SELECT ${sql} AS value`)).getRowObjectsJS()[0]?.value;
  return typeof found === 'bigint' ? Number(found) : found;
}

/** An amount in a column of which it is the only cell. */
async function read(text: string, form = USUAL_FORM): Promise<unknown> {
  const words = String((await value(aroundSql(literal(text)))) ?? '');
  const means = currencyAround(...wordsOf(words));
  return value(numberSql(literal(text), form, means === undefined ? undefined : new Map([[words, means]])));
}

describe('numbers', () => {
  test.each([
    ['12300', 12300],
    ['$12,300', 12300],
    ['6695 GBP', 6695],
    ['105950 SEK', 105950],
    ['5 kr.', 5],
    ['105 950 kr', 105950],
    ['25 998\u00a0$', 25998],
    ['25\u00a0998 $', 25998],
    ['25\u202f998', 25998],
    ["25'998", 25998],
    ['CHF 25\u2019998.\u2013', 25998],
    ['25 995:-', 25995],
    ['12,300 $ CAD', 12300],
    ['$12,300 USD', 12300],
    ['US$ 12,300 USD', 12300],
    ['USD 1,234,567.50', 1234567.5],
    ['CA$9,000', 9000],
    ['-5', -5],
    ['12.5', 12.5],
    ['1e3', 1000],
    ['call us', null],
    ['=1+1', null],
    ['12,30', null],
    ['1 200', 1200],
    ['1 20', null],
    ['1,200 300', null],
    ['$12,300 EUR', null],
    ['12,300 US', null],
    ['$', null],
    ['nan', null],
    ['inf', null],
    ['12 km', null],
    ['12300.', 12300],
  ])('%s', async (text, number) => expect(await read(text)).toBe(number));

  test.each([
    ['18.990,50', 18990.5],
    ['\u20ac 18.990,-', 18990],
    ['1.234.567', 1234567],
    ['18990,5', 18990.5],
    ['25.998', 25998],
    ['18,990.50', null],
    ['18.99', null],
  ])('with a decimal comma: %s', async (text, number) =>
    expect(await read(text, { ...USUAL_FORM, decimal: ',' })).toBe(number),
  );

  test.each([
    ['25.998', null],
    ['25.9', 25.9],
    ['1,025.998', 1025.998],
  ])('where thousandths are doubtful: %s', async (text, number) =>
    expect(await read(text, { ...USUAL_FORM, takesThousandths: false })).toBe(number),
  );

  test.each([
    ['25.998', null],
    ['25,9', null],
    ['25 998', 25998],
    ['25998', 25998],
  ])('where cells contradict each other: %s', async (text, number) =>
    expect(await read(text, { ...USUAL_FORM, decimal: undefined })).toBe(number),
  );

  test.each([
    ['18990.00 EUR', 'EUR'],
    ['\u00a35,000', 'GBP'],
    ['5000 CAD', 'CAD'],
    ['$5,000', '$'],
    ['5 000 $ CA', 'CAD'],
    ['$5,000 CAD', 'CAD'],
    ['105 950 kr', 'KR'],
    ['\u20ac 18.990,-', 'EUR'],
    ['5000', undefined],
    ['5000 miles', undefined],
    ['$5,000 EUR', undefined],
  ])('the currency around %s', async (text, currency) => {
    const words = String((await value(aroundSql(literal(text)))) ?? 'nothing');
    expect(currencyAround(...wordsOf(words))).toBe(currency);
    if (currency)
      expect(await value(meaningOf(literal(text), USUAL_FORM, new Map([[words, currency]])))).toBe(currency);
  });

  test.each([
    ['', 'CAD', 'CAD'],
    ['$', 'CAD', 'CAD'],
    ['$', 'GBP', 'USD'],
    ['EUR', 'CAD', 'EUR'],
    ['KR', 'SEK', 'SEK'],
    ['KR', 'USD', 'KR'],
  ])('the sign %j where the row is in %s is %s', async (word, own, currency) =>
    expect(await value(`money_in(${literal(word)}, ${literal(own)})`)).toBe(currency),
  );

  test.each([
    ['1000101.0', 1000101],
    ['-1', null],
    ['1.5', null],
  ])('code: %s', async (text, number) => expect(await value(`read_code(${literal(text)})`)).toBe(number));
});

test.each([
  ['999', '999'],
  ['18990', '9999'],
  ['-25.998', '99.999'],
  ['$12,300', '*99,999'],
  ['18990.00 EUR', '*9999.99'],
  ['\u20ac 18.990,-', '*99.999'],
  ['25 995 kr', '*99 999'],
  ['0.125', '0.999'],
  ['4.000', '9.000'],
  ['call', null],
])('the shape of %s', async (text, shape) =>
  expect(await value(`number_shape(${literal(text)})`)).toBe(shape),
);

test.each([
  ['1700000000', 1700000000],
  ['1700000000.0', 1700000000],
  ['2023-11-14T22:13:20Z', 1700000000],
  ['2023-11-14T22:13:20.900Z', 1700000000],
  ['2023-11-15T00:13:20+02:00', 1700000000],
  ['2023-11-14 22:13:20', 1700000000],
  ['2023-11-14', 1699920000],
  ['1700000000123', 1700000000],
  ['1700000000123456', 1700000000],
  ['2023-11-14T22:13Z', 1699999980],
  ['2023-11-14 17:13:20 -0500', 1700000000],
  ['2023/11/14', 1699920000],
  ['20231114', 1699920000],
  ['Tue Nov 14 2023 23:13:20 GMT+0100 (Central European Standard Time)', 1700000000],
  ['Tue, 14 Nov 2023 22:13:20 GMT', 1700000000],
  ['Tue Nov 14 22:13:20 UTC 2023', 1700000000],
  ['Tue Nov 14 2023', 1699920000],
  ['November 14th, 2023', 1699920000],
  ['14-Nov-2023', 1699920000],
  ['14 Nov 2023 5:13:20 PM EST', 1700000000],
  ['11/11/2023', 1699660800],
  ['10/11/2023', null],
  ['14/11/2023', null],
  ['14/11/23', null],
  ['Tue Nov 31 2023', null],
  ['14 Nov 2023 25:00', null],
  ['14 Nov 2023 10:00 XYZ', null],
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
  ['10/11/2023', 'month first', 1696982400],
  ['10/11/2023', 'day first', 1699574400],
  ['10/11/2023 1:15 PM', 'month first', 1697030100],
  ['14.11.2023 22:13', 'day first', 1699999980],
  ['14/11/2023', 'month first', null],
  ['11/14/2023', 'day first', null],
])('instant: %s, %s', async (text, order, instant) =>
  expect(await value(`read_instant(${literal(text)}, 1800000000, ${literal(order)})`)).toBe(instant),
);

test.each([
  ['14/11/2023', 'day first'],
  ['11/14/2023 10:00', 'month first'],
  ['1.2.2023', 'points'],
  ['10/11/2023', null],
  ['2023-11-14', null],
])('what %s tells of the order', async (text, order) =>
  expect(await value(`date_shape(${literal(text)})`)).toBe(order),
);

test.each([
  ['1700000000', 'seconds'],
  ['987654321', 'seconds'],
  ['0170000000', 'seconds'],
  ['17000000000', 'other'],
  ['20231114', 'other'],
  ['1700000000.0', 'other'],
  ['1.7e9', 'other'],
  ['14/11/2023', 'day first'],
])('what %s tells of a column of instants; seconds are read as they stand', async (text, shape) => {
  expect(await value(`instant_shape(${literal(text)})`)).toBe(shape);
  if (shape === 'seconds') expect(await value(`instant_of(${literal(text)}, NULL)`)).toBe(Number(text));
});

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
    ['https://p.example/1.jpg https://p.example/2.jpg;https://p.example/3.jpg\nhttps://p.example/4.jpg;'],
    ['1', '2', '3', '4'].map((at) => `https://p.example/${at}.jpg`),
  ],
  [
    ['https://p.example/1.jpg, HTTP://p.example/2.jpg,', 'https://p.example/3.jpg'],
    ['https://p.example/1.jpg', 'HTTP://p.example/2.jpg', 'https://p.example/3.jpg'],
  ],
  [['https://p.example/1.jpg', 'ftp://p.example/2.jpg'], null],
])('links %j', async (cells, links) => {
  const found = (
    await db.runAndReadAll(`SELECT read_links([${cells.map(literal).join(', ')}]) AS value`)
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
  "'02138",
  'US-77002',
  'usa 77002-1234',
  'US7700',
  'M5V-2T6',
  'm5v - 2t6',
  '2138-1234',
  '100-0001',
  'x',
])('the postal code %s is what a question makes of it', async (text) =>
  expect(await value(`postal_text(${literal(text)})`)).toBe(postalText(text)),
);
