import { describe, expect, test } from 'vitest';
import { readDateRange, readDays } from '../../src/grammar/date.ts';
import { domainOf } from '../../src/grammar/domain.ts';
import { readFlag, readWord } from '../../src/grammar/flag.ts';
import { fold } from '../../src/grammar/fold.ts';
import { splitList, splitPipes } from '../../src/grammar/list.ts';
import { LARGEST, readCount, readInteger, readNumber, readSize } from '../../src/grammar/number.ts';
import { readQuery } from '../../src/grammar/query.ts';
import { readRange, readSignedRange, readSingleOrRange } from '../../src/grammar/range.ts';
import { quote, type Reading } from '../../src/grammar/reading.ts';
import { at } from '../market/car.ts';

/** Text ↔ value, by hand. */

const valueOrFault = <T>(reading: Reading<T>): T | 'fault' => (reading.ok ? reading.value : 'fault');

describe('lists', () => {
  test.each([
    ['a,b', ['a', 'b']],
    [' a , b ', ['a', 'b']],
    ['a,,b,', ['a', 'b']],
    [',', []],
    ['', []],
    ['Jet Black\\, Cloth,Gray', ['Jet Black, Cloth', 'Gray']],
    ['a\\\\,b', ['a\\', 'b']],
    ['a\\\\\\,b', ['a\\,b']],
    // a backslash before anything else is itself
    ['a\\b', ['a\\b']],
    ['a\\', ['a\\']],
    ['\\', ['\\']],
  ])('%j', (text, values) => {
    expect(splitList(text)).toEqual(values);
  });

  test.each([
    ['make|0|20', ['make', '0', '20']],
    ['make||5', ['make', undefined, '5']],
    [' make | | ', ['make', undefined, undefined]],
  ])('pipes: %j', (text, parts) => {
    expect(splitPipes(text)).toEqual(parts);
  });
});

describe('numbers', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['2.50', 2.5],
    ['-3.13', -3.13],
    [' 4 ', 4],
    ['9007199254740991', 9007199254740991],
    ['9007199254740993', 'fault'],
    ['1e3', 'fault'],
    ['1,000', 'fault'],
    ['+1', 'fault'],
    ['.5', 'fault'],
    ['1.', 'fault'],
    ['0x10', 'fault'],
    ['NaN', 'fault'],
    ['Infinity', 'fault'],
    ['', 'fault'],
    ['١', 'fault'],
  ])('%j', (text, value) => {
    expect(valueOrFault(readNumber(text))).toBe(value);
  });

  test('whole numbers and counts', () => {
    expect(valueOrFault(readInteger('4.0'))).toBe(4);
    expect(valueOrFault(readInteger('4.5'))).toBe('fault');
    expect(valueOrFault(readCount('-1'))).toBe('fault');
  });

  test.each([
    ['20', 20],
    ['4.0', 4],
    ['9007199254740993', LARGEST],
    ['9'.repeat(400), LARGEST],
    ['99999999999999999999.00', LARGEST],
    ['99999999999999999999.5', 'fault'],
    ['-99999999999999999999', 'fault'],
    ['1e30', 'fault'],
    ['', 'fault'],
  ])('what is capped may be as large as it likes: %j', (text, value) => {
    expect(valueOrFault(readSize(text))).toBe(value);
  });
});

describe('ranges', () => {
  test.each([
    ['20-35', { min: 20, max: 35 }],
    ['1.5-2.5', { min: 1.5, max: 2.5 }],
    ['20 - 35', { min: 20, max: 35 }],
    ['5-5', { min: 5, max: 5 }],
    ['20-', { min: 20 }],
    ['20-*', { min: 20 }],
    ['-35', { max: 35 }],
    ['*-35', { max: 35 }],
    ['*-*', {}],
    ['35-20', 'fault'],
    ['20', 'fault'],
    ['-', 'fault'],
    ['', 'fault'],
    ['a-b', 'fault'],
    ['1-2-3', 'fault'],
    ['1.2.3-4', 'fault'],
  ])('min-max: %j', (text, range) => {
    expect(valueOrFault(readRange(text))).toEqual(range);
  });

  test.each([
    ['36', { min: 36, max: 36 }],
    ['24-36', { min: 24, max: 36 }],
    ['-300', { max: 300 }],
    ['x', 'fault'],
  ])('one value or min-max: %j', (text, range) => {
    expect(valueOrFault(readSingleOrRange(text))).toEqual(range);
  });

  test.each([
    ['-500|500', { min: -500, max: 500 }],
    ['-500|', { min: -500 }],
    ['|-100', { max: -100 }],
    ['*|0', { max: 0 }],
    ['|', 'fault'],
    ['5', 'fault'],
    ['1|2|3', 'fault'],
    ['5|-5', 'fault'],
    ['0.5|1', 'fault'],
  ])('min|max: %j', (text, range) => {
    expect(valueOrFault(readSignedRange(text))).toEqual(range);
  });
});

describe('days', () => {
  const now = new Date('2026-03-01T23:30:00Z');

  test.each([
    ['20240228-20240301', { min: at('2024-02-28T00:00:00Z'), max: at('2024-03-01T23:59:59Z') }],
    ['20240229-20240229', { min: at('2024-02-29T00:00:00Z'), max: at('2024-02-29T23:59:59Z') }],
    ['19691231-19691231', { min: -86_400, max: -1 }],
    ['20230229-20230301', 'fault'],
    ['20241301-20241302', 'fault'],
    ['20240301-20240228', 'fault'],
    ['20240301', 'fault'],
    ['2024-03-01-2024-03-02', 'fault'],
    ['20240301-', 'fault'],
  ])('dates: %j', (text, range) => {
    expect(valueOrFault(readDateRange(text))).toEqual(range);
  });

  test.each([
    ['0-0', { min: at('2026-03-01T00:00:00Z'), max: at('2026-03-01T23:59:59Z') }],
    ['1-2', { min: at('2026-02-27T00:00:00Z'), max: at('2026-02-28T23:59:59Z') }],
    ['7-*', { max: at('2026-02-22T23:59:59Z') }],
    ['-7', { min: at('2026-02-22T00:00:00Z') }],
    ['2-1', { min: at('2026-02-27T00:00:00Z'), max: at('2026-02-28T23:59:59Z') }],
    ['-1--2', 'fault'],
    ['a', 'fault'],
  ])('days back from now: %j', (text, range) => {
    expect(valueOrFault(readDays(text, now))).toEqual(range);
  });
});

describe('words', () => {
  test.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['False', false],
    ['0', false],
    ['yes', 'fault'],
    ['', 'fault'],
    ['constructor', 'fault'],
    ['__proto__', 'fault'],
  ])('flag %j', (text, value) => {
    expect(valueOrFault(readFlag(text))).toBe(value);
  });

  test('a word of a list, in any case, as listed', () => {
    expect(valueOrFault(readWord(' USED ', ['New', 'Used']))).toBe('Used');
    expect(valueOrFault(readWord('toString', ['New', 'Used']))).toBe('fault');
  });

  test.each([
    ['peachford.example', 'peachford.example'],
    ['WWW.PeachFord.Example', 'peachford.example'],
    ['https://www.peachford.example/used?page=2#top', 'peachford.example'],
    ['http://user:secret@peachford.example:8080/', 'peachford.example'],
    ['peachford.example/used', 'peachford.example'],
    ['wwwheels.example', 'wwwheels.example'],
  ])('domain of %j', (text, domain) => {
    expect(domainOf(text)).toBe(domain);
  });

  test.each([
    ['  F-150 ', 'f-150'],
    ['ÉDITION', 'édition'],
    ['E\u0301dition', 'édition'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['İstanbul', 'istanbul'],
    ['STRAẞE', 'straße'],
    ['\u212Bngstrom', 'ångstrom'],
  ])('fold %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('folding twice is folding once, also where only the small letter has a composed form', () => {
    for (const text of ['H\u0331', 'T\u0308', 'W\u030A', 'J\u030C'])
      expect(fold(fold(text))).toBe(fold(text));
  });

  test('quoted text is short and printable', () => {
    expect(quote('a\u0000b\nc\u{1F697}')).toBe('"a?b?c\u{1F697}"');
    expect(quote('x'.repeat(100))).toBe(`"${'x'.repeat(40)}…"`);
    // half a character is none
    expect(quote(`${'x'.repeat(39)}\u{1F697}\u{1F697}`)).not.toMatch(/\p{Cs}/u);
  });
});

describe('query strings', () => {
  const entries = (raw: string) => {
    const reading = readQuery(raw);
    return reading.ok ? [...reading.value] : 'fault';
  };

  test.each([
    ['', []],
    [
      'a=1&b=2',
      [
        ['a', ['1']],
        ['b', ['2']],
      ],
    ],
    ['a=1&a=2', [['a', ['1', '2']]]],
    ['a=&b&=c&&d=%20', []],
    ['a=x+y%2Bz', [['a', ['x y+z']]]],
    ['a=b=c', [['a', ['b=c']]]],
    ['facets=make|0|5,model%7C0', [['facets', ['make|0|5,model|0']]]],
    ['%61=%C3%89', [['a', ['É']]]],
    ['a=%E0%A4%A', 'fault'],
    ['%=1', 'fault'],
  ])('%j', (raw, expected) => {
    expect(entries(raw)).toEqual(expected);
  });
});
