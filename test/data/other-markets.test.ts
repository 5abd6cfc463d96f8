import { describe, expect, test } from 'vitest';
import { fedFields } from '../../ingest/feeds/columns.ts';
import { OTHER_MARKETS } from '../../sample/kinds.ts';
import { otherDealers } from '../../sample/other-dealers.ts';
import { otherListings } from '../../sample/other-markets.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { outwardCode } from '../../src/geo/postal.ts';
import { readWords } from '../../src/grammar/words.ts';

const SAMPLE = { size: 100, seed: 1, asOf: Date.UTC(2026, 10, 28) / 1000 };

describe.each(OTHER_MARKETS)('the sample of %s', (market) => {
  const rows = [...otherListings(market, SAMPLE)];
  const columns = new Set(
    fedFields(listingsOf(market)).flatMap(({ column }) => [column.name, ...(column.aliases ?? [])]),
  );

  test('has the same rows for the same seed, in columns that the market has', () => {
    expect([...otherListings(market, SAMPLE)]).toEqual(rows);
    expect(rows).toHaveLength(100);
    const unknown = rows.flatMap((row) => Object.keys(row).filter((name) => !columns.has(name)));
    expect(unknown).toEqual([]);
  });

  test('has no listing and no registration mark twice, and dealers for all', () => {
    expect(new Set(rows.map(({ source, stock_no }) => `${source} ${stock_no}`)).size).toBe(100);
    const marks = rows.flatMap(({ vehicle_registration_mark: mark }) => mark ?? []);
    expect(new Set(marks).size).toBe(marks.length);
    const dealers = new Set([...otherDealers(market, SAMPLE)].map(({ id }) => id));
    expect(rows.filter(({ dealer_id }) => !dealers.has(dealer_id))).toEqual([]);
  });
});

test.each([
  ['LS1 4AP', 'LS1'],
  ['ls14ap', 'LS1'],
  ['LS14', 'LS14'],
  ['W1A 1AA', 'W1A'],
  ['ec1a1bb', 'EC1A'],
  ['30301', undefined],
  ['LS', undefined],
  ['', undefined],
])('outward code of %s', (text, code) => expect(outwardCode(text)).toBe(code));

test.each([
  ['Étoile  nova', { words: ['etoile', 'nova'], phrases: [] }],
  ['"One Owner" red red', { words: ['red'], phrases: ['one owner'] }],
  ['"left open', { words: ['left', 'open'], phrases: [] }],
  [' ', { words: [], phrases: [] }],
])('words of %s', (text, value) => expect(readWords(text)).toEqual({ ok: true, value }));

test('a question of over 500 characters is a fault', () => {
  expect(readWords('x'.repeat(500)).ok).toBe(true);
  expect(readWords('x'.repeat(501)).ok).toBe(false);
});
