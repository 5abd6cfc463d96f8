import { expect, test } from 'vitest';
import { readingCells, values } from './taken.ts';

/** Cells that say what they say in another script, twice, or not at all (feeds.md section 2; docs/rules/feeds.md 2.3). */

const taken = readingCells();

test('numbers, years and dates in the digits of any script', async () => {
  const { listings, found } = await taken(
    [
      'source,stock_no,heading,year,price,miles,scraped_at',
      'd.example,A١,۱۲۳,٢٠١٩,"١٢٬٥٠٠","۸۷٬۰۰۰",٢٠٢٦-١١-٠١',
      'd.example,A2,１２３,２０２０,"１９,９９０",４５０００,2026-11-02',
      'd.example,A3,١٫٥,२०२१,"১৮,৫০০","๑๒,๐๐๐",2026-11-03',
      '',
    ].join('\n'),
  );
  expect(found.rejected).toBe(0);
  expect(values(listings, 'year').map(Number)).toEqual([2019, 2020, 2021]);
  expect(values(listings, 'price').map(Number)).toEqual([12_500, 19_990, 18_500]);
  expect(values(listings, 'miles').map(Number)).toEqual([87_000, 45_000, 12_000]);
  const days = [1, 2, 3].map((day) => Date.UTC(2026, 10, day) / 1000);
  expect(values(listings, 'scraped_at').map(Number)).toEqual(days);
  // names keep their digits
  expect(values(listings, 'stock_no')).toEqual(['A١', 'A2', 'A3']);
  expect(values(listings, 'heading')).toEqual(['۱۲۳', '１２３', '١٫٥']);
});

test('a fraction behind the mark of Arabic', async () => {
  const lines = ['source,stock_no,engine_size', 'd.example,A1,١٫٦', 'd.example,A2,٢٫٠', ''];
  const { listings } = await taken(lines.join('\n'));
  expect(values(listings, 'engine_size')).toEqual([1.6, 2]);
});

test('a year alone is no instant of 1970', async () => {
  const lines = [
    'source,stock_no,scraped_at',
    ...['2026', '2025.0', '1764547200', '2000'].map((at, n) => `d.example,A${n},${at}`),
    '',
  ];
  const { listings, rejects } = await taken(lines.join('\n'));
  expect(values(listings, 'stock_no')).toEqual(['A2']);
  expect(rejects).toHaveLength(3);
  for (const one of rejects) expect(one).toContain('"is a year, and no day or time"');
});

test('a photo that comes again, in one cell or in several columns, is one', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((one) => `https://p.example/${one}.jpg`);
  const lines = [
    'source,stock_no,photo_links,photo1,photo2',
    `d.example,A1,${a}|${b}|${a},,`,
    `d.example,A2,${a}|${b},${b},${c}`,
    `d.example,A3,"${a}, ${b}, ${a}",,`,
    `d.example,A4,${b}|${a},,`,
    '',
  ];
  const { listings, found } = await taken(lines.join('\n'));
  expect(found.rejected).toBe(0);
  expect(values(listings, 'photo_links')).toEqual([
    [a, b],
    [a, b, c],
    [a, b],
    [b, a],
  ]);
});
