import { describe, expect, test } from 'vitest';
import { yearBySeventh, yearsOf } from '../../src/vin/model-year.ts';
import type { Match } from '../../src/vin/patterns.ts';
import { patternMeaning } from '../../src/vin/schemas.ts';

/** Which of several schemas a VIN belongs to, and which model year it means. */

const match = (schema: number, code: string, value: string, keys = '*W5'): Match => ({
  ...{ schema, code, value, keys },
  make: code === 'Model' ? 'Ford' : undefined,
});

describe('schemas that a VIN fits', () => {
  test('the one that tells most elements is right, and its neighbours tell nothing', () => {
    const { models, elements } = patternMeaning([
      match(1, 'Model', 'F-550', 'FW5'),
      match(1, 'BodyClass', 'Truck', 'FW5'),
      match(2, 'Model', 'F-150', '[EF]W[1-7]'),
      match(2, 'BodyClass', 'Pickup', '[EF]W[1-7]'),
      match(2, 'Series', 'Lariat'),
      // of engines: it tells no model, so that it adds what it knows
      match(3, 'DisplacementL', '3.5', '****8'),
      match(3, 'Series', 'another'),
    ]);
    expect(models).toEqual([{ make: 'Ford', model: 'F-150' }]);
    expect(Object.fromEntries(elements)).toEqual({
      ...{ Model: 'F-150', BodyClass: 'Pickup', Series: 'Lariat', DisplacementL: '3.5' },
    });
  });

  test('where the plant is counts for no model', () => {
    const { models, elements } = patternMeaning([
      match(1, 'Model', 'Equus'),
      ...['PlantCity', 'PlantCountry'].map((code) => match(1, code, 'Ulsan', '*****|*U')),
      match(2, 'Model', 'Genesis'),
      match(2, 'Doors', '4'),
    ]);
    expect(models).toEqual([{ make: 'Ford', model: 'Genesis' }]);
    expect(elements.get('PlantCity')).toBeUndefined();
  });

  test('two that tell as much: both models are possible, and only what they agree on is told', () => {
    const { models, elements } = patternMeaning([
      ...[match(1, 'Model', 'Ram'), match(1, 'Doors', '4'), match(1, 'Series', '1500')],
      ...[match(2, 'Model', 'Dakota'), match(2, 'Doors', '4'), match(2, 'Series', 'ND')],
    ]);
    expect(models.map(({ model }) => model)).toEqual(['Ram', 'Dakota']);
    expect(Object.fromEntries(elements)).toEqual({ Doors: '4' });
  });

  test('within a schema the pattern that names more of the VIN counts; equal ones leave it open', () => {
    const models = (...all: readonly [string, string][]) =>
      patternMeaning(all.map(([model, keys]) => match(1, 'Model', model, keys))).models.map(
        ({ model }) => model,
      );
    expect(models(['A3', '[ACE]**FF'], ['S3', 'BFGFF'])).toEqual(['S3']);
    expect(models(['wide', '[A-Z]W'], ['narrow', '[AB]W'])).toEqual(['narrow']);
    expect(models(['wide', '**W'], ['plant', '**W|*U'])).toEqual(['plant']);
    expect(models(['one', 'A*'], ['other', '*B'])).toEqual(['one', 'other']);
    expect(models()).toEqual([]);
  });
});

describe('model years (49 CFR 565.15)', () => {
  test('a code comes round every thirty years; none is later than the next one', () => {
    expect(yearsOf('1FTFW5L86RFB45612', 2026)).toEqual([2024, 1994]);
    expect(yearsOf('1FTFW5L86VFB45612', 2026)).toEqual([2027, 1997]);
    expect(yearsOf('1FTFW5L86VFB45612', 2025)).toEqual([1997]);
    expect(yearsOf('1FTFW5L869FB45612', 2026)).toEqual([2009]);
    for (const none of ['0', 'U', 'Z']) expect(yearsOf(`1FTFW5L86${none}FB45612`, 2026)).toEqual([]);
  });

  test('the seventh character: a letter from 2010 on, a digit before', () => {
    const years = [{ year: 2024 }, { year: 1994 }];
    expect(yearBySeventh('1FTFW5L86RFB45612', years)).toEqual({ year: 2024 });
    expect(yearBySeventh('1FTFW5186RFB45612', years)).toEqual({ year: 1994 });
    // only one of them may be
    expect(yearBySeventh('1FTFW5L86VFB45612', years.slice(1))).toEqual({ year: 1994 });
  });
});
