import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../src/catalog/markets.ts';

/** Words of Japanese, Chinese and Korean lists, and makes that stand in one cell with their models (docs/rules/feeds.md section 2.3). */

const cars = wordsOf('us-cars');

test.each([
  // letters as wide as the signs around them
  ['transmission', 'ＡＴ', 'Automatic'],
  ['transmission', 'ＣＡＴ', 'Automatic'],
  ['transmission', '５ＭＴ', 'Manual'],
  ['transmission', '6MT', 'Manual'],
  ['transmission', '6AT', 'Automatic'],
  ['drivetrain', '４ＷＤ', '4WD'],
  ['make', 'ＢＭＷ', 'BMW'],
  // the makes of one company by where they were built
  ['make', 'ヨーロッパフォード', 'Ford'],
  ['make', '米国トヨタ', 'Toyota'],
  ['make', 'キャデラック', 'Cadillac'],
  ['make', '쉐보레(GM대우)', 'Chevrolet'],
  ['make', '르노코리아(삼성)', 'Renault'],
  ['make', '荣威', 'Roewe'],
  ['base_ext_color', '紺', 'Blue'],
  ['base_ext_color', 'ワイン', 'Red'],
  // Brazil
  ['make', 'Caoa Chery', 'Chery'],
  ['body_type', 'Picape Compacta', 'Pickup'],
  ['fuel_type', 'Regular Unleaded Recommended', 'Unleaded'],
])('%s: %s is %s', (field, text, word) => {
  expect(cars.meaning(field, text)?.word).toBe(word);
});

describe('a make and its model in one cell', () => {
  test.each([
    ['大众 高尔夫', 'Volkswagen', '高尔夫'],
    ['宝马5系', 'BMW', '5系'],
    ['大众POLO', 'Volkswagen', 'POLO'],
    ['아우디 A6', 'Audi', 'A6'],
    ['Ferrari North America, Inc. 488 gtb', 'Ferrari', '488 gtb'],
    ['Aston Martin Lagonda Ltd Vanquish', 'Aston Martin', 'Vanquish'],
    ['Ford FORD GT', 'Ford', 'GT'],
    ['Chevrolet Classic', 'Chevrolet', 'Classic'],
  ])('%s', (text, word, model) => {
    const meaning = cars.meaning('make', text);
    expect([meaning?.word, meaning?.head]).toEqual([word, model]);
    expect([...text].slice(meaning?.rest?.at).join('')).toBe(model);
  });

  test.each(['Ford Motor Company', 'Kia Motors America'])('%s is a company alone', (text) => {
    expect(cars.meaning('make', text)?.rest).toBeUndefined();
  });

  // a name in Latin letters goes on: nothing tells where it ends
  test.each(['MG7', 'Audiovox', 'General Motors', 'Jaguar Classic'])('%s stays unknown', (text) => {
    expect(cars.meaning('make', text)).toBeUndefined();
  });
});

test('a cell that says that the make was not recognized says nothing', () => {
  expect(cars.meaning('make', 'Not recognized')).toEqual({ word: null });
});
