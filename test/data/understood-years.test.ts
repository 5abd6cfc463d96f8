import { describe, expect, test } from 'vitest';
import { file, readingCells } from './taken.ts';

/** Years that are told beside a month, a day or a plate, or in two digits (docs/rules/feeds.md section 2.3): made rows in the forms of real ones. */

const taken = readingCells();
const quoted = (cells: readonly string[]): string[] => cells.map((cell) => `"${cell}"`);

/** The years of a column's cells; of one whose row is rejected nothing. */
async function yearsOf(cells: readonly string[]): Promise<unknown[]> {
  const { listings } = await taken(file('year', quoted(cells)));
  const found = new Map(
    listings.map(({ stock_no, year }) => [stock_no, year === null ? null : Number(year)]),
  );
  return cells.map((_, at) => found.get(String(at + 1)));
}

describe('a year that is told', () => {
  const TOLD = [
    ['07-1994', 1994],
    ['08/2017', 2017],
    ['8.2017', 2017],
    ['12.2010', 2010],
    ['2017-08', 2017],
    ['201708', 2017],
    ['082017', 2017],
    ['2017-08-01', 2017],
    ['2017-08-01T00:00:00.000Z', 2017],
    ['2017-08-01 00:00:00', 2017],
    ['13/08/2017', 2017],
    ['08/13/2017 10:00', 2017],
    ['01.08.2017', 2017],
    ['20170801', 2017],
    ['Aug 2017', 2017],
    ['août 2017', 2017],
    ['1 de marzo de 2015', 2015],
    ['März 2015', 2015],
    ['lipiec 2015', 2015],
    ['Haziran 2015', 2015],
    ['май 2015', 2015],
    ['Mar-2015', 2015],
    ['March 3, 2015', 2015],
    ['2015 (65 reg)', 2015],
    ['2016 (65 reg)', 2016],
    ['2015 (15)', 2015],
    ['2015/65', 2015],
    ['2015 15 plate', 2015],
    ['2017 (171)', 2017],
    ['1998 (S reg)', 1998],
    ['Erstzulassung 08/2017', 2017],
    ['EZ: 08/2017', 2017],
    ['EZ 2017', 2017],
    ['Bj. 2011', 2011],
    ['2017 (EZ)', 2017],
    ['2017 год', 2017],
    ['2017 г.', 2017],
    ['1ère immatriculation: 08/2017', 2017],
    ['2017年8月', 2017],
    ['2017(H29)年', 2017],
    ['2017년식', 2017],
    ['2017.0', 2017],
    ['2017', 2017],
  ] as const;

  test('beside a month, a day, a plate or a word for it', async () => {
    expect(await yearsOf(TOLD.map(([cell]) => cell))).toEqual(TOLD.map(([, year]) => year));
  });

  test('never where two could be meant, nor where it is of something else', async () => {
    const cells = [
      '2015/16',
      '2015-2016',
      '2015/2016',
      '15-2017',
      '08/17',
      '17',
      '0',
      '2015 (12 reg)',
      '2017 (161)',
      '13/13/2017',
      '08/1817',
      'TÜV 08/2027',
      'vor 2010',
      '2010+',
      '2017/18',
      '200',
    ];
    expect(await yearsOf(cells)).toEqual(cells.map(() => undefined));
  });

  test('2008-09 is a month where the column has one that can be no span of years', async () => {
    expect(await yearsOf(['2008-09', '1998-05', '2017'])).toEqual([undefined, undefined, 2017]);
    expect(await yearsOf(['2008-09', '1998-05', '2017-08'])).toEqual([2008, 1998, 2017]);
    expect(await yearsOf(['2008-09', '2017-08', '2015-16'])).toEqual([undefined, 2017, undefined]);
  });
});

describe('years of two digits', () => {
  test('where every cell has two or fewer, at most two years ahead of the delivery', async () => {
    expect(await yearsOf(['11', '96', '4', '0', '28', '29', "'15"])).toEqual([
      2011, 1996, 2004, 2000, 2028, 1929, 2015,
    ]);
  });

  test('a cell among years of four digits is rejected, and so is a column of zeros', async () => {
    expect(await yearsOf(['11', '2012'])).toEqual([undefined, 2012]);
    expect(await yearsOf(['0', '0'])).toEqual([undefined, undefined]);
  });
});
