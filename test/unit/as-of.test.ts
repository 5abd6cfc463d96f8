import { describe, expect, test } from 'vitest';
import { readAsOf } from '../../ingest/ground/instant.ts';
import { WrongUsage } from '../../ingest/ground/outcome.ts';
import { expiry } from '../../src/cli/expiry.ts';
import { isCalendarDay, readDateRange } from '../../src/grammar/date.ts';
import { readFirstDay, readLastDay } from '../../src/summary/window.ts';

/** Days that no calendar has, wherever a date is read but in rows (ingest-read.test.ts). */
const NO_DAYS = [
  '2026-02-29',
  '2026-02-30',
  '2026-02-31',
  '2026-04-31',
  '2026-11-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
];

describe.each(NO_DAYS)('%s is no day', (day) => {
  const digits = day.replaceAll('-', '');

  test('of --as-of', () => {
    for (const text of [day, `${day}T10:00:00Z`, `${day}T10:00+02:00`]) {
      expect(() => readAsOf(text)).toThrow(WrongUsage);
      expect(() => readAsOf(text)).toThrow(`--as-of ${text}: ${day} is not a calendar date`);
    }
  });

  test('of a range of dates', () => {
    for (const text of [`${digits}-20270101`, `20200101-${digits}`])
      expect(readDateRange(text).ok).toBe(false);
  });

  test('of a window of months', () => {
    expect([readFirstDay(day).ok, readLastDay(day).ok]).toEqual([false, false]);
  });

  test('on which a key expires', () => {
    const later = day.replace('2026', '2998');
    expect(() => expiry(later)).toThrow('Give a date');
    expect(() => expiry(`${later}T10:00:00Z`)).toThrow('Give a date');
  });
});

test.each([
  ['2026-01-15', 1_768_435_200],
  ['2024-02-29', 1_709_164_800],
  ['2026-01-15T10:00:00Z', 1_768_471_200],
  ['2026-01-15T12:00:00+02:00', 1_768_471_200],
])('--as-of %s', (text, second) => expect(readAsOf(text)).toBe(second));

test.each(['tomorrow', '20260115', '2026-01-15 10:00', '2026-01-15T25:00:00Z', '1900-01-01'])(
  '--as-of %s is none',
  (text) => expect(() => readAsOf(text)).toThrow(/is not a valid time/),
);

test('a leap year has its day', () => {
  expect(['2024-02-29', '2000-02-29', '1900-02-29', '2023-02-29'].map(isCalendarDay)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
