import '../property/seed.ts';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../src/catalog/markets.ts';
import { VOCABULARIES } from '../../src/catalog/vocabulary/tables.ts';
import { vehicleToldBy } from '../../src/vin/vehicle.ts';
import { buildKeyOf, checkDigitOf, hasVinForm, isCoherent, squishOf } from '../../src/vin/vin.ts';
import { fuelOf, makeOf } from '../../src/vin/words.ts';

/** What a VIN is (ISO 3779, 49 CFR 565), and the regulator's words in ours. */

describe('form and check digit', () => {
  // worked by hand, and public examples
  test.each([
    ['11111111111111111', '1'],
    ['1M8GDM9AXKP042788', 'X'],
    ['5GZCZ43D13S812715', '1'],
    ['1FTEW1EP8JFC58328', '8'],
    ['WDC0G8EBXLF699783', 'X'],
    ['KMHRC8A30RU292806', '0'],
  ])('%s: %s', (vin, digit) => {
    expect([hasVinForm(vin), checkDigitOf(vin), isCoherent(vin)]).toEqual([true, digit, true]);
  });

  test.each([
    '1FTEW1EP8JFC5832',
    '1FTEW1EP8JFC583288',
    '1FTEW1EP8JFC5832O',
    '1FTEW1EP8JFC5832I',
    'Q1234567890123456',
    '1FTEW1EP8JFC5832-',
    '1FTEW1EP8JFC583é8',
    '',
  ])('"%s" is none', (text) => {
    expect(hasVinForm(text)).toBe(false);
  });

  test('lower case is a VIN, too', () => {
    expect(hasVinForm('1ftew1ep8jfc58328')).toBe(true);
  });

  test('elsewhere than in North America its place may hold anything but a wrong digit', () => {
    expect(isCoherent('WVWZZZ1JZXW000001')).toBe(true);
    expect(isCoherent('1VWZZZ1JZXW000001')).toBe(false);
    expect(isCoherent('WDC0G8EB1LF699783')).toBe(false);
  });

  const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
  const character = fc.constantFrom(...LETTERS, ...'0123456789');
  const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
    [...LETTERS].map((letter, at) => [
      letter,
      [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9][at] ?? 0,
    ]),
  );
  property.prop([fc.array(character, { minLength: 17, maxLength: 17 })])(
    'the check digit is the weighted sum, counted otherwise; one wrong character is noticed unless it weighs the same',
    (characters) => {
      const vin = characters.join('');
      const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
      let sum = 0;
      for (const [at, one] of characters.entries()) sum += (VALUES[one] ?? Number(one)) * (weights[at] ?? 0);
      expect(checkDigitOf(vin)).toBe('0123456789X'[sum % 11]);
      const right = vin.slice(0, 8) + checkDigitOf(vin) + vin.slice(9);
      expect(isCoherent(right)).toBe(true);
      expect(squishOf(right)).toBe(squishOf(vin));
    },
  );

  test('what tells the build: the squish VIN, of small makers the rest of their number as well', () => {
    expect(squishOf('1FTEW1EP8JFC58328')).toBe('1FTEW1EPJF');
    expect(buildKeyOf('1FTEW1EP8JFC58328')).toBe('1FTEW1EPJF');
    expect(buildKeyOf('1A9AB1234JF109001')).toBe('1A9AB123JF109');
    // a VIN without a check digit is read otherwise
    expect(buildKeyOf('WVWZZZ1KZ8W000001')).toBe('WVWZZZ1K8W-');
  });
});

describe("the regulator's words", () => {
  const spelled = (field: string) =>
    new Set(VOCABULARIES.find((one) => one.field === field)?.words.map(({ word }) => word));
  const told = (elements: Readonly<Record<string, string>>, more = {}) =>
    vehicleToldBy({ makes: ['Ford'], models: [], ...more, elements: new Map(Object.entries(elements)) });

  test('every word of ours is one of a vocabulary', () => {
    const bodies = [
      'Pickup',
      'Sedan/Saloon',
      'Roadster',
      'Minivan',
      'Wagon',
      'Coupe',
      'Van',
      'Cargo Van',
      'Hatchback/Liftback/Notchback',
      'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)',
    ];
    for (const body of bodies) expect(spelled('body_type')).toContain(told({ BodyClass: body }).body_type);
    for (const drive of [
      '4WD/4-Wheel Drive/4x4',
      'AWD/All-Wheel Drive',
      'FWD/Front-Wheel Drive',
      'RWD/Rear-Wheel Drive',
    ])
      expect(spelled('drivetrain')).toContain(told({ DriveType: drive }).drivetrain);
    for (const gears of [
      'Automatic',
      'Manual/Standard',
      'Dual-Clutch Transmission (DCT)',
      'Continuously Variable Transmission (CVT)',
    ])
      expect(spelled('transmission')).toContain(told({ TransmissionStyle: gears }).transmission);
    const fuels = [
      'Gasoline',
      'Diesel',
      'Electric',
      'Fuel Cell',
      'Flexible Fuel Vehicle (FFV)',
      'Compressed Natural Gas (CNG)',
      'Natural Gas',
      'Ethanol (E85)',
      'Liquefied Petroleum Gas (propane or LPG)',
    ];
    for (const fuel of fuels) expect(spelled('fuel_type')).toContain(fuelOf(fuel).fuel_type);
  });

  test('makes as listings spell them; an unknown one stays', () => {
    expect(['Infiniti', 'MINI', 'Fiat', 'Ram', 'Mercedes-Benz', 'Land Rover', 'Oshkosh'].map(makeOf)).toEqual(
      [...['INFINITI', 'MINI', 'FIAT', 'RAM', 'Mercedes-Benz', 'Land Rover', 'Oshkosh']],
    );
    expect(wordsOf('us-cars').meaning('make', 'Oshkosh')).toBeUndefined();
  });

  test.each([
    [['Gasoline'], { fuel_type: 'Unleaded', powertrain_type: 'Combustion' }],
    [['Gasoline', 'Ethanol (E85)'], { fuel_type: 'E85 / Unleaded', powertrain_type: 'Combustion' }],
    [
      ['Flexible Fuel Vehicle (FFV)', 'Gasoline'],
      { fuel_type: 'E85 / Unleaded', powertrain_type: 'Combustion' },
    ],
    [['Electric'], { fuel_type: 'Electric', powertrain_type: 'BEV' }],
    [['Gasoline', 'Electric'], { fuel_type: 'Unleaded' }],
    [
      ['Gasoline', 'Electric', 'PHEV (Plug-in Hybrid Electric Vehicle)'],
      { fuel_type: 'Electric / Unleaded', powertrain_type: 'PHEV' },
    ],
    [
      ['Gasoline', 'Electric', 'Strong HEV (Hybrid Electric Vehicle)'],
      { fuel_type: 'Unleaded', powertrain_type: 'HEV' },
    ],
    [
      ['Gasoline', undefined, 'Mild HEV (Hybrid Electric Vehicle)'],
      { fuel_type: 'Unleaded', powertrain_type: 'MHEV' },
    ],
    [
      ['Gasoline', 'Electric', undefined, 'Titanium PHEV'],
      { fuel_type: 'Electric / Unleaded', powertrain_type: 'PHEV' },
    ],
    [
      ['Gasoline', 'Electric', undefined, 'Reserve II HEV'],
      { fuel_type: 'Unleaded', powertrain_type: 'HEV' },
    ],
    // a name alone makes no hybrid of what only burns
    [['Gasoline', undefined, undefined, 'Hybrid'], { fuel_type: 'Unleaded', powertrain_type: 'Combustion' }],
    [['Steam'], {}],
    [[], {}],
    [['constructor'], {}],
  ])('fuel %j', (words, fuel) => {
    expect(fuelOf(...(words as [string?, string?, string?, string?]))).toEqual(fuel);
  });

  test('makes that are filed under another one', () => {
    const named = (make: string, model: string, year: number, series?: string) => {
      const vehicle = told(series ? { Series: series } : {}, { models: [{ make, model }], year });
      return [vehicle.make, vehicle.model];
    };
    expect(named('Toyota', 'Scion xB', 2012)).toEqual(['Scion', 'xB']);
    expect(named('Toyota', 'Camry', 2012)).toEqual(['Toyota', 'Camry']);
    expect(named('Dodge', 'Ram', 2012, '1500 (1/2 Ton)')).toEqual(['RAM', '1500']);
    expect(named('Dodge', 'Ram', 2012)).toEqual(['RAM', 'Ram']);
    expect(named('Dodge', 'Ram', 2010, '1500')).toEqual(['Dodge', 'Ram']);
    expect(named('Dodge', 'Dakota', 2012)).toEqual(['Dodge', 'Dakota']);
  });

  test('what is one of several is unknown', () => {
    for (const Trim of ['SEL / Limited', 'Base, S', 'SE or LE'])
      expect(told({ Trim })).toEqual({ make: 'Ford' });
    expect(told({ Trim: 'R/T' })).toEqual({ make: 'Ford', trim: 'R/T' });
  });

  test('of several models and makes none is shown: they are told as possible', () => {
    const [ram, dakota] = [
      { make: 'Dodge', model: 'Ram' },
      { make: 'Dodge', model: 'Dakota' },
    ];
    expect(told({ Series: '1500' }, { models: [ram, dakota], year: 2010 })).toEqual({
      ...{ make: 'Dodge', possible_models: ['Dakota', 'Ram'], year: 2010, series: '1500' },
    });
    // from 2011 on the Ram is a make of its own
    expect(told({ Series: '1500' }, { models: [ram, dakota], year: 2011 })).toEqual({
      ...{
        possible_makes: ['Dodge', 'RAM'],
        possible_models: ['1500', 'Dakota'],
        year: 2011,
        series: '1500',
      },
    });
    // one model twice is one
    expect(told({}, { models: [ram, ram], year: 2010 })).toEqual({ make: 'Dodge', model: 'Ram', year: 2010 });
    expect(told({}, { makes: ['Hyundai', 'Kia'] })).toEqual({ possible_makes: ['Hyundai', 'Kia'] });
  });

  test('engines as far as they are told, countries, numbers', () => {
    expect(
      told({ DisplacementL: '2', EngineConfiguration: 'In-Line', EngineCylinders: '4', Turbo: 'Yes' }),
    ).toEqual({
      ...{ make: 'Ford', engine: '2.0L I4', engine_size: 2, engine_block: 'I', cylinders: 4 },
      engine_aspiration: 'Turbocharged',
    });
    expect(told({ DisplacementL: '3.5', Turbo: 'No', Doors: '0', EngineCylinders: 'x' })).toEqual({
      ...{ make: 'Ford', engine: '3.5L', engine_size: 3.5 },
    });
    const countries = ['UNITED STATES (USA)', 'SOUTH KOREA', 'UNITED KINGDOM (UK)', 'MEXICO'];
    expect(countries.map((country) => told({ PlantCountry: country }).made_in)).toEqual([
      ...['USA', 'South Korea', 'United Kingdom', 'Mexico'],
    ]);
  });
});
