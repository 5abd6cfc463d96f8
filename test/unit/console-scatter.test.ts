import { expect, test } from 'vitest';
import { type Dot, dotsOf, quantities } from '../../src/console/page/views/scatter/dots.ts';
import { outliersOf } from '../../src/console/page/views/scatter/outliers.ts';
import { consoleMetadata } from '../../src/console/server/metadata.ts';

const dot = (key: string, x: number, y: number): Dot => ({ key, name: key, x, y, row: {} });

test('a dot stands apart by its distance from those near it, in their usual distances', () => {
  // the median is 104, the distances from it are 4 to 0 to 4 and 96: their median is 2
  const near = Array.from({ length: 9 }, (_, at) => dot(`n${at}`, at, 100 + at));
  expect(outliersOf([...near.slice(0, 8), dot('far', 3, 200)], 5)).toEqual([
    { dot: dot('far', 3, 200), median: 104, times: 48 },
  ]);
  expect(outliersOf(near, 5)).toEqual([]);
});

test('few dots, and dots that are all the same, say nothing', () => {
  expect(outliersOf([dot('a', 1, 1), dot('b', 2, 900)], 5)).toEqual([]);
  const same = Array.from({ length: 12 }, (_, at) => dot(`s${at}`, at, 7));
  expect(outliersOf([...same, dot('other', 3, 8)], 5)).toEqual([]);
});

test('records are drawn by the place of a value, or by its name; without both they are not', () => {
  const search = consoleMetadata().searches.find(({ path }) => path === '/search/car/active');
  const field = (name: string) => search?.fields.find((one) => one.name === name) ?? { name };
  const [x, y] = [field('year'), field('price')] as never[];
  const rows = [
    { id: 'a', build: { year: 2024 }, price: 10 },
    { id: 'b', year: 2023, price: 0 },
    { id: 'c', price: 5 },
    { id: 'd', year: 2022, price: '5' },
  ];
  expect(dotsOf(rows, { x, y } as never).map(({ key, x: across, y: up }) => [key, across, up])).toEqual([
    ['a', 2024, 10],
    ['b', 2023, 0],
  ]);
  expect(search && quantities(search).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['price', 'miles', 'msrp', 'dom']),
  );
});
