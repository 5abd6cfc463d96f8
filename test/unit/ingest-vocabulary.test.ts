import { expect, test } from 'vitest';
import { rulesOf } from '../../ingest/accept/market-rules.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { splitMakes } from '../../src/catalog/vocabulary/make.ts';
import { allSpellings, spellingsOf, VOCABULARIES } from '../../src/catalog/vocabulary/tables.ts';

test('every vocabulary serves a field', () => {
  const fields = listingsOf('us-cars').fields.map(({ name }) => name);
  for (const { field } of VOCABULARIES) expect(fields).toContain(field);
});

test('a spelling means one word only, and is in lower case', () => {
  const seen = new Map<string, string>();
  for (const { field, spelling, word } of allSpellings()) {
    expect(spelling).toBe(spelling.toLowerCase());
    const key = `${field}: ${spelling}`;
    expect(seen.get(key) ?? word, key).toBe(word);
    expect(seen.has(key), `${key} twice`).toBe(false);
    seen.set(key, word);
  }
});

test('a word that is canonical stays as it is', () => {
  const canonical = allSpellings().filter(({ spelling, word }) => spelling === word.toLowerCase());
  for (const { field, words } of VOCABULARIES) {
    for (const { word } of words) expect(canonical).toContainEqual(expect.objectContaining({ field, word }));
  }
});

test('a split make gives a known make, one for each first word', () => {
  const makes = VOCABULARIES[0]?.words.map(({ word }) => word);
  expect(new Set(splitMakes.map(({ word, rest }) => `${word} ${rest}`)).size).toBe(splitMakes.length);
  for (const { make } of splitMakes) expect(makes).toContain(make);
});

test.each([
  ['petrol', 'Petrol'],
  ['gasoline', 'Petrol'],
  ['unleaded', 'Unleaded'],
  ['diesel', 'Diesel'],
  ['petrol plug-in hybrid', 'Electric / Petrol'],
  ['electric / unleaded', 'Electric / Unleaded'],
])('fuel in the UK: %s is %s', (spelling, word) => {
  for (const market of ['uk-cars', 'uk-rvs'] as const) {
    const found = spellingsOf(rulesOf(market).ownWords).filter(
      (one) => one.field === 'fuel_type' && one.spelling === spelling,
    );
    expect(found.map((one) => one.word)).toEqual([word]);
  }
});
