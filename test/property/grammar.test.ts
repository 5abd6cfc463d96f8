import './seed.ts';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { readDateRange, readDays } from '../../src/grammar/date.ts';
import { domainOf } from '../../src/grammar/domain.ts';
import { readFlag, readWord } from '../../src/grammar/flag.ts';
import { fold } from '../../src/grammar/fold.ts';
import { splitList, splitPipes } from '../../src/grammar/list.ts';
import { readCount, readInteger, readNumber } from '../../src/grammar/number.ts';
import { readQuery } from '../../src/grammar/query.ts';
import { readRange, readSignedRange, readSingleOrRange } from '../../src/grammar/range.ts';
import { quote } from '../../src/grammar/reading.ts';
import { readYears, singleYears } from '../../src/grammar/years.ts';
import { NOW } from '../market/car.ts';

/** Text ↔ value: what is written is read, and nothing is read as no value. */

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
const value = text.map((one) => one.trim()).filter((one) => one !== '');
const escaped = (one: string): string => one.replaceAll(/[\\,]/g, '\\$&');

test.prop([fc.array(value)])('a list of escaped values is read as it was', (values) => {
  expect(splitList(values.map(escaped).join(','))).toEqual(values);
});

test.prop([fc.array(value), fc.constantFrom(' ', '  ', '\t')])(
  'blanks around values do not count',
  (values, blank) => {
    expect(splitList(values.map((one) => `${blank}${escaped(one)}${blank}`).join(','))).toEqual(values);
  },
);

test.prop([text])('no list holds an empty value or blanks around one', (one) => {
  for (const part of splitList(one))
    expect([part, part.trim() === part && part !== '']).toEqual([part, true]);
});

test.prop([
  fc.array(
    fc.string({ unit: 'binary' }).map((one) => one.replaceAll('|', '').trim()),
    { minLength: 1 },
  ),
])('positions of a pipe list stay where they are', (parts) => {
  expect(splitPipes(parts.join('|'))).toEqual(parts.map((part) => (part === '' ? undefined : part)));
});

test.prop([text])('folding twice is folding once', (one) => {
  expect(fold(fold(one))).toBe(fold(one));
});

test.prop([text])('folded text is the same however it was composed', (one) => {
  expect(fold(one.normalize('NFD'))).toBe(fold(one.normalize('NFC')));
});

test.prop([fc.string()])('letters of either case fold alike', (one) => {
  expect(fold(one.toUpperCase())).toBe(fold(one.toLowerCase()));
});

test.prop([fc.integer()])('a whole number is read as it is written', (n) => {
  expect(readInteger(String(n))).toEqual({ ok: true, value: n });
  expect(readNumber(` ${n} `)).toEqual({ ok: true, value: n });
  expect(readCount(String(n)).ok).toBe(n >= 0);
});

test.prop([fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((n) => n.toFixed(4))])(
  'so is a decimal one',
  (n) => {
    expect(readNumber(n)).toEqual({ ok: true, value: Number(n) + 0 });
  },
);

test.prop([text])('what is read as a number is one, of a size that is exact', (one) => {
  for (const reading of [readNumber(one), readInteger(one), readCount(one)]) {
    if (!reading.ok) continue;
    expect(Number.isFinite(reading.value) && Math.abs(reading.value) <= 2 ** 53).toBe(true);
    expect(Object.is(reading.value, -0)).toBe(false);
  }
});

const amounts = fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)));

test.prop([amounts])('ranges are read as they are written', ([min, max]) => {
  expect(readRange(`${min}-${max}`)).toEqual({ ok: true, value: { min, max } });
  expect(readRange(`${min}-`)).toEqual({ ok: true, value: { min } });
  expect(readRange(`${min}-*`)).toEqual({ ok: true, value: { min } });
  expect(readRange(`-${max}`)).toEqual({ ok: true, value: { max } });
  expect(readRange(`*-${max}`)).toEqual({ ok: true, value: { max } });
  expect(readSingleOrRange(String(min))).toEqual({ ok: true, value: { min, max: min } });
  expect(readSignedRange(`-${max}|-${min}`)).toEqual({ ok: true, value: { min: -max + 0, max: -min + 0 } });
  expect(readSignedRange(`${min}-${max}`)).toEqual({ ok: true, value: { min, max } });
  expect(readRange(`-${min}-${max}`).ok).toBe(false);
  if (min < max) {
    expect(readRange(`${max}-${min}`).ok).toBe(false);
    expect(readSignedRange(`${max}|${min}`).ok).toBe(false);
  }
});

const dates = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const dayText = (date: Date): string => date.toISOString().slice(0, 10).replaceAll('-', '');

test.prop([dates, dates])('a range of dates is whole days, UTC', (one, other) => {
  const [first, last] = one <= other ? [one, other] : [other, one];
  const reading = readDateRange(`${dayText(first)}-${dayText(last)}`);
  const start = (date: Date): number => Date.parse(`${date.toISOString().slice(0, 10)}T00:00:00Z`) / 1000;
  expect(reading).toEqual({ ok: true, value: { min: start(first), max: start(last) + 86_399 } });
});

test.prop([fc.nat(3000), fc.nat(3000), fc.nat(86_399)])(
  'days back are whole UTC days, whatever the time of day',
  (a, b, second) => {
    const [least, most] = a < b ? [a, b] : [b, a];
    const now = new Date(Date.parse('2026-06-15T00:00:00Z') + second * 1000);
    const today = Date.parse('2026-06-15T00:00:00Z') / 1000;
    expect(readDays(`${most}-${least}`, now)).toEqual(readDays(`${least}-${most}`, now));
    expect(readDays(`${least}-${most}`, now)).toEqual({
      ok: true,
      value: { min: today - most * 86_400, max: today - least * 86_400 + 86_399 },
    });
  },
);

const yearPart = fc
  .tuple(fc.integer({ min: 1990, max: 2030 }), fc.nat(4), fc.constantFrom('one', 'span', 'from', 'to'))
  .map(([year, more, form]) => {
    const spans = {
      one: { text: `${year}`, min: year, max: year },
      span: { text: `${year}-${year + more}`, min: year, max: year + more },
      from: { text: `${year}-`, min: year, max: Number.POSITIVE_INFINITY },
      to: { text: `-${year}`, min: Number.NEGATIVE_INFINITY, max: year },
    };
    return spans[form as keyof typeof spans];
  });

test.prop([fc.array(yearPart, { minLength: 1, maxLength: 8 })])(
  'a list of years and ranges holds the years of its parts, and is one list in any order',
  (parts) => {
    const texts = parts.map((part) => part.text);
    const reading = readYears(texts);
    if (!reading.ok) throw new Error(reading.fault);
    const isIn = (year: number): boolean =>
      reading.value.some(
        ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }) => year >= min && year <= max,
      );
    for (let year = 1985; year <= 2040; year += 1) {
      const wanted = parts.some(({ min, max }) => year >= min && year <= max);
      expect([year, isIn(year)]).toEqual([year, wanted]);
    }
    expect(readYears(texts.toReversed())).toEqual(reading);
    const values = singleYears(reading.value);
    if (values) expect(values).toEqual([...values].filter(isIn));
    else expect(parts.some(({ min, max }) => !Number.isFinite(max - min))).toBe(true);
  },
);

test.prop([text])('no reader throws, and every fault is a printable sentence', (one) => {
  const readings = [
    readNumber(one),
    readInteger(one),
    readCount(one),
    readRange(one),
    readSingleOrRange(one),
    readSignedRange(one),
    readDateRange(one),
    readDays(one, NOW),
    readFlag(one),
    readWord(one, ['new', 'used']),
    readQuery(one),
  ];
  for (const reading of readings) {
    if (reading.ok) continue;
    expect(reading.fault).not.toBe('');
    expect(reading.fault.length).toBeLessThan(200);
    expect(reading.fault).not.toMatch(/[\p{Cc}\p{Cs}]/u);
  }
  expect(quote(one).length).toBeLessThanOrEqual(43);
});

test.prop([fc.dictionary(value, value)])('a query string is read as it was encoded', (parameters) => {
  const names = Object.keys(parameters);
  const raw = names.map(
    (name) => `${encodeURIComponent(name)}=${encodeURIComponent(parameters[name] ?? '')}`,
  );
  const reading = readQuery(raw.join('&'));
  expect(reading).toEqual({ ok: true, value: new Map(names.map((name) => [name, [parameters[name]]])) });
});

test.prop([fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.boolean()])(
  'the domain of a URL is its host',
  (url, upper) => {
    const { hostname } = new URL(url);
    expect(domainOf(upper ? url.toUpperCase() : url)).toBe(hostname.replace(/^www\./, ''));
  },
);
