import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../src/catalog/markets.ts';
import { readingCells, values } from './taken.ts';

/** Make and model in one cell of the make's column (docs/rules/feeds.md section 3): made rows in the forms of real ones. */

const taken = readingCells();
const cars = wordsOf('us-cars');

const rows = (columns: string, cells: readonly string[]): string =>
  [`source,stock_no,${columns}`, ...cells.map((one, at) => `d.example,${at + 1},${one}`), ''].join('\n');

const SPLIT = [
  ['BMW 530', 'BMW', '530'],
  ['VW Golf', 'Volkswagen', 'Golf'],
  ['Land Rover Range Rover Sport', 'Land Rover', 'Range Rover Sport'],
  ['Range Rover Evoque', 'Land Rover', 'Range Rover Evoque'],
  ['Land Rover Discovery Sport', 'Land Rover', 'Discovery Sport'],
  ['Mercedes-Benz CLK55 AMG', 'Mercedes-Benz', 'CLK55 AMG'],
  ['Mercedes Benz C180', 'Mercedes-Benz', 'C180'],
  ['Mercedes-AMG GT', 'Mercedes-Benz', 'AMG GT'],
  ['Mercedes-Benz -kita-', 'Mercedes-Benz', null],
  ['Audi Other', 'Audi', null],
  ['MINI Cooper S', 'MINI', 'Cooper S'],
  ['Hyundai IONIQ 5', 'Hyundai', 'IONIQ 5'],
  ['Alfa 147', 'Alfa Romeo', '147'],
  ['Alfa Romeo Giulia', 'Alfa Romeo', 'Giulia'],
  ['Citroën C4 Picasso', 'Citroen', 'C4 Picasso'],
  ['Mazda 3', 'Mazda', 'Mazda 3'],
  ['DS 7 Crossback', 'DS', 'DS 7 Crossback'],
  // a digit that a word for a series follows names one of the make's, and not the make
  ['BMW 3 Series', 'BMW', '3 Series'],
  ['BMW 5 серии 520d', 'BMW', '5 серии 520d'],
  ['Chrysler Town & Country', 'Chrysler', 'Town & Country'],
  ['Ford - Focus', 'Ford', 'Focus'],
  ['Peugeot 2008', 'Peugeot', '2008'],
  ['Ford Ranger SuperCab', 'Ford', 'Ranger'],
] as const;

const KEPT = [
  'Austin Rover',
  'AMC Eagle',
  'Nissan Diesel',
  'Mitsubishi Fuso',
  'Renault Samsung',
  'Rolls Rocye',
  'BMW Motorrad',
  'International Harvester',
  'Chrysler Jeep',
  'Ford & Lincoln',
  'Mini Bus',
  'Kreidler Florett',
  'Audi Q5 2019',
];

describe('where the row has no model', () => {
  test('a known make before other words is that make, and they are the model', async () => {
    const { listings, found } = await taken(
      rows(
        'make',
        SPLIT.map(([cell]) => cell),
      ),
    );
    expect(values(listings, 'make', 'model')).toEqual(SPLIT.map(([, make, model]) => [make, model]));
    expect(found.unknownWords).toEqual({});
    expect(listings.at(-1)?.body_subtype).toBe('Extended');
  });

  test('never where they may be of the name of a make', async () => {
    const { listings, found } = await taken(rows('make', KEPT));
    expect(values(listings, 'make', 'model')).toEqual(KEPT.map((make) => [make, null]));
    expect(found.unknownWords.make?.rows).toBe(KEPT.length);
  });

  test('a hybrid that its model names is one', async () => {
    const { listings } = await taken(rows('make,fuel_type', ['Toyota Prius,Gasoline']));
    expect(values(listings, 'model', 'powertrain_type')).toEqual([['Prius', 'HEV']]);
  });
});

test('beside a model the cell stays, but where that is the same', async () => {
  const { listings, found } = await taken(
    rows('make,model', [
      'Ford Focus,Titanium',
      'Ford Focus,Focus ST',
      'Ford Focus,Ford Focus',
      'Ford Focus,',
      'BMW,BMW 3 Series',
      'Polestar,Polestar 3',
      'VW Golf,VW Golf',
    ]),
  );
  expect(values(listings, 'make', 'model')).toEqual([
    ['Ford Focus', 'Titanium'],
    ['Ford', 'Focus ST'],
    ['Ford', 'Focus'],
    ['Ford', 'Focus'],
    ['BMW', '3 Series'],
    ['Polestar', 'Polestar 3'],
    ['Volkswagen', 'Golf'],
  ]);
  expect(found.unknownWords.make?.words.map(({ word, rows: count }) => [word, count])).toEqual([
    ['Ford Focus', 1],
  ]);
});

test('a question is understood alike: it asks for the models of the make that begin so', () => {
  expect(cars.meaning('make', 'BMW 530')).toMatchObject({ word: 'BMW', head: '530', isLine: true });
  expect(cars.meaning('make', 'Range Rover Sport')).toMatchObject({
    word: 'Land Rover',
    head: 'Range Rover Sport',
    isLine: true,
  });
});
