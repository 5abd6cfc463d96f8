import { describe, expect, test } from 'vitest';
import { aroundAmount, aroundReading } from '../../src/catalog/vocabulary/around.ts';
import { file, readingCells, values } from './taken.ts';

/** Words around amounts and readings (docs/rules/feeds.md section 2.3): made rows in the forms of real ones. */

const taken = readingCells();
const quoted = (cells: readonly string[]): string[] => cells.map((cell) => `"${cell}"`);

describe('words that count a number', () => {
  test('readings', async () => {
    const cells = ['18 тис. км', '120 тыс. км', '85k km', '85k miles', '1,5 lakh km', '12万公里', '150 tkm'];
    const { listings, found } = await taken(file('miles', quoted(cells)));
    expect(found.rejected).toBe(0);
    // thousands of kilometres / 1.609344, whole
    expect(values(listings, 'miles')).toEqual([11_185, 74_565, 52_817, 85_000, 93_206, 74_565, 93_206]);
  });

  test('amounts', async () => {
    const cells = [
      'PKR 38lacs',
      'PKR 3.2crore',
      'Rs 64.5 Lacs',
      '$25k',
      '25K €',
      '450 juta IDR',
      '1.2 mln $',
    ];
    const { listings, found } = await taken(file('price', quoted(cells)));
    expect(found.rejected).toBe(0);
    expect(values(listings, 'price', 'price_as_given')).toEqual([
      [null, '3800000 PKR'],
      [null, '32000000 PKR'],
      [null, '6450000 RS'],
      [25_000, null],
      [null, '25000 EUR'],
      [null, '450000000 IDR'],
      [1_200_000, null],
    ]);
  });

  test('lakhs are parted by commas, too', async () => {
    const miles = await taken(file('miles', quoted(['1,11,046', '96,184', '2,34,567'])));
    expect(values(miles.listings, 'miles')).toEqual([111_046, 96_184, 234_567]);
    const price = await taken(file('price', quoted(['₹ 12,95,000', '₹1,25,000.50', '₹ 999'])));
    expect([price.found.rejected, ...values(price.listings, 'price_as_given')]).toEqual([
      0,
      '1295000 INR',
      '125000.5 INR',
      '999 INR',
    ]);
    expect((await taken(file('miles', quoted(['1,1,046', '11,04,6'])))).found.rejected).toBe(2);
  });

  test('what is no such word is rejected', async () => {
    const { found } = await taken(file('miles', ['10 mil', '85 t', '5 k k', '300 sheep', '7 km k']));
    expect(found.rejected).toBe(5);
    expect(aroundAmount('', 'LEK')).toBeUndefined();
    expect(aroundAmount('', 'MIL€')).toBeUndefined();
    expect(aroundReading('KKM')).toEqual({ means: 'kilometers', times: 1000 });
  });
});

describe('words beside a price', () => {
  test('the tax is in it, or how firm it is: they change nothing', async () => {
    const cells = [
      '18990 USD s DPH (Možný odpočet DPH)',
      '$18990 incl. VAT',
      'USD 18990 inkl. 19 % MwSt.',
      '$18,990 VB',
      '$18990 TTC',
      '$18990 fixed',
      '$18990 ono',
      '$18990 (negotiable)',
      'Price: $18990',
      '$18990 + tax',
    ];
    const { listings, found } = await taken(file('price', quoted(cells)));
    expect(found.rejected).toBe(0);
    expect(values(listings, 'price')).toEqual(cells.map(() => 18_990));
  });

  test('the tax comes besides: another amount than what a buyer pays is left out, kept as it was given, and counted', async () => {
    const cells = ['$18990 + VAT', '18990 € bez DPH', '18990 netto', '$18990', '18990 EUR zzgl. 19% MwSt.'];
    const { listings, found } = await taken(file('price', quoted(cells)));
    expect(found.rejected).toBe(0);
    expect(values(listings, 'price', 'price_as_given')).toEqual([
      [null, '18990 $ without VAT'],
      [null, '18990 EUR without VAT'],
      [null, '18990 without VAT'],
      [18_990, null],
      [null, '18990 EUR without VAT'],
    ]);
    expect(found.foreignMoney).toEqual({
      '$ without VAT': { rows: 1, converted: 0 },
      'EUR without VAT': { rows: 2, converted: 0 },
      'without VAT': { rows: 1, converted: 0 },
    });
  });

  test('other words reject the row', async () => {
    const { found } = await taken(
      file('price', quoted(['from $5000', '$99 a week', '5000 sheep', '$200 deposit'])),
    );
    expect(found.rejected).toBe(4);
  });
});

test('a letter alone, and words in place of a number, reject the row (feeds.md 2.1)', async () => {
  const prices = ['12k', '12 K', 'call us', 'Call for price', 'POA', 'Negotiable', 'VB', '$', '5000'];
  expect((await taken(file('price', prices))).found.rejected).toBe(8);
  expect((await taken(file('miles', ['85k', 'Без пробігу', '5000']))).found.rejected).toBe(2);
});

describe('a column of currencies', () => {
  const priced = (source: string, cells: readonly string[]): string =>
    [
      'source,stock_no,make,price,currency_indicator',
      ...cells.map((one, at) => `${source},${at + 1},Ford,5000,${one}`),
      '',
    ].join('\n');

  test('names of one currency, and those that several countries share: by the website, else they stay unknown and are counted', async () => {
    const cells = ['US', 'RD', 'pesos', 'dólares', 'rupees', 'dollars'];
    const { listings, found } = await taken(priced('d.example', cells));
    expect(found.rejected).toBe(0);
    expect(values(listings, 'price', 'price_as_given')).toEqual([
      [5000, null],
      [null, '5000 DOP'],
      [null, '5000 PESOS'],
      [5000, null],
      [null, '5000 RS'],
      [5000, null],
    ]);
    expect(found.foreignMoney.PESOS).toEqual({ rows: 1, converted: 0 });
    const { listings: argentine } = await taken(priced('d.com.ar', ['pesos', 'dólares']));
    expect(values(argentine, 'price', 'price_as_given')).toEqual([
      [null, '5000 ARS'],
      [5000, null],
    ]);
  });

  test('what names no currency rejects the row', async () => {
    expect((await taken(priced('d.example', ['sheep', 'US']))).found.rejected).toBe(1);
  });
});
