import { DuckDBInstance } from '@duckdb/node-api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSql } from '../../ingest/derive/plain.ts';
import { literal, row } from '../../ingest/ground/sql.ts';
import { fold } from '../../src/grammar/fold.ts';
import { plainText, readWords } from '../../src/grammar/words.ts';
import '../property/seed.ts';

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

test('a question and an indexed text lose the same accents', async () => {
  const db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  const letters = fc.constantFrom(...'aéÉñÅøØßẞæŒłŁđıİçüệ한日 ');
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { maxLength: 30 }), async (text) => {
      const { plain } = await row<{ plain: string }>(
        db,
        `SELECT ${plainSql(literal(text.join('')))} AS plain`,
      );
      expect(fold(plain)).toBe(plainText(text.join('')));
    }),
  );
});
