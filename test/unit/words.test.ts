import { expect, test } from 'vitest';
import { readWords } from '../../src/grammar/words.ts';

test.each([
  ['summer Event', { words: ['event', 'summer'], phrases: [] }],
  ['"Summer  Event" cash cash', { words: ['cash'], phrases: ['summer event'] }],
  ['Crédit à la carte', { words: ['a', 'carte', 'credit', 'la'], phrases: [] }],
  ['Straße ØRE Łódź', { words: ['lodz', 'ore', 'strasse'], phrases: [] }],
  ['an "open end', { words: ['an', 'end', 'open'], phrases: [] }],
  ['"" " "', { words: [], phrases: [] }],
])('%s', (text, value) => expect(readWords(text)).toEqual({ ok: true, value }));

test('a long text is refused', () => {
  expect(readWords('a'.repeat(500)).ok).toBe(true);
  expect(readWords('a'.repeat(501))).toEqual({ ok: false, fault: 'the text is longer than 500 characters' });
});
