import { describe, expect, test } from 'vitest';
import { type KnownNames, modelKey, readModel } from '../../ingest/accept/vins/glued-model.ts';

/** A trim glued to the model (feeds.md section 3, "make, model, trim"). */

const named = (...names: string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name) => [modelKey(name), name]));

const NONE: KnownNames = { decoder: new Map(), market: new Map(), trims: new Map() };
const DECODER: KnownNames = {
  ...NONE,
  decoder: named(
    'RAV4',
    'Prius',
    'Prius Prime (PHEV)',
    'Silverado',
    'Grand Cherokee',
    'Grand Cherokee L',
    'F-150',
    'Camry',
  ),
};

const split = (model: string, trim: string) => ({ is: 'split', model, trim });

describe('the VIN tells the model', () => {
  test.each([
    ['RAV4 XLE', 'RAV4', split('RAV4', 'XLE')],
    ['rav4 XLE Premium', 'RAV4', split('rav4', 'XLE Premium')],
    ['RAV 4 LE', 'RAV4', split('RAV4', 'LE')],
    ['F 150 Lariat', 'F-150', split('F-150', 'Lariat')],
    ['330 i xDrive', '330i', split('330i', 'xDrive')],
    ['Prius Prime Plus', 'Prius Prime (PHEV)', split('Prius Prime', 'Plus')],
    ['Grand Cherokee L Limited', 'Grand Cherokee L', split('Grand Cherokee L', 'Limited')],
    ['Škoda Octavia Combi', 'Škoda Octavia', split('Škoda Octavia', 'Combi')],
  ])('%s, of a %s', (cell, model, reading) => {
    expect(readModel(cell, { models: [model] }, DECODER)).toEqual(reading);
  });

  test('a model that stands there whole is spelled as it is known', () => {
    expect(readModel('RAV4', { models: ['RAV4'] }, DECODER)).toEqual({ is: 'same', model: 'RAV4' });
    expect(readModel('rav4', { models: ['RAV4'] }, DECODER)).toEqual({ is: 'same', model: 'rav4' });
    expect(readModel('RAV-4', { models: ['RAV4'] }, DECODER)).toEqual({ is: 'same', model: 'RAV4' });
  });

  test('a number that is the series belongs to the model', () => {
    const told = { models: ['Silverado'], series: '1500 (1/2 Ton)' };
    expect(readModel('Silverado 1500 LT', told, DECODER)).toEqual(split('Silverado 1500', 'LT'));
    expect(readModel('Silverado 1500', told, DECODER)).toEqual({ is: 'same', model: 'Silverado 1500' });
    expect(readModel('Silverado 2500 LT', told, DECODER)).toEqual(split('Silverado', '2500 LT'));
  });

  test('of several that the VIN may be, the one that stands there', () => {
    expect(readModel('Camry SE', { models: ['Camry', 'RAV4'] }, DECODER)).toEqual(split('Camry', 'SE'));
  });

  test('a longer name that the market uses is the model', () => {
    const known = { ...DECODER, market: named('RAV4 Hybrid') };
    expect(readModel('RAV4 Hybrid LE', { models: ['RAV4'] }, known)).toEqual(split('RAV4 Hybrid', 'LE'));
    expect(readModel('RAV4 Hybrid', { models: ['RAV4'] }, known)).toEqual({
      is: 'same',
      model: 'RAV4 Hybrid',
    });
  });

  test('a longer model that is known, and not the VIN’s, stays', () => {
    expect(readModel('Grand Cherokee L Limited', { models: ['Grand Cherokee'] }, DECODER)).toEqual({
      is: 'unclear',
    });
  });

  test('another model than the VIN’s is another vehicle', () => {
    expect(readModel('Camry', { models: ['RAV4'] }, DECODER)).toEqual({ is: 'other' });
    expect(readModel('Camry SE', { models: ['RAV4'] }, DECODER)).toEqual({ is: 'other' });
    // a name that nobody knows may be another name of the same
    expect(readModel('GLC 300 Base', { models: ['GLC-Class'] }, DECODER)).toEqual({ is: 'unclear' });
    expect(readModel('Tsuru', { models: ['Sentra'] }, DECODER)).toEqual({ is: 'whole' });
  });
});

describe('nothing tells the VIN', () => {
  test('a known model beside one of its own trims', () => {
    const known = { ...DECODER, trims: new Map([[modelKey('RAV4'), new Set([modelKey('XLE')])]]) };
    expect(readModel('RAV4 XLE', undefined, known)).toEqual(split('RAV4', 'XLE'));
    expect(readModel('RAV4 Adventure', undefined, known)).toEqual({ is: 'unclear' });
  });

  test.each(['F150', 'F 150', 'f-150', 'GRAND-CHEROKEE'])('%s is spelled as it is known', (cell) => {
    const model = { F150: 'F-150', 'F 150': 'F-150', 'GRAND-CHEROKEE': 'Grand Cherokee' }[cell];
    // case alone is that of most listings
    expect(readModel(cell, undefined, DECODER)).toEqual(model ? { is: 'same', model } : { is: 'whole' });
    const market = { ...DECODER, market: named('F-150', 'Grand Cherokee') };
    expect(readModel(cell, undefined, market)).toEqual(readModel(cell, undefined, DECODER));
  });

  test('what is known whole, and what is not known at all, stays', () => {
    expect(readModel('Grand Cherokee', undefined, DECODER)).toEqual({ is: 'whole' });
    expect(readModel('Flying Saucer', undefined, DECODER)).toEqual({ is: 'whole' });
    expect(readModel('RAV4 XLE', undefined, NONE)).toEqual({ is: 'whole' });
  });
});
