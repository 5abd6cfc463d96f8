import '../property/seed.ts';
import { DuckDBInstance } from '@duckdb/node-api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSql } from '../../ingest/derive/plain.ts';
import { literal, row } from '../../ingest/ground/sql.ts';
import { fold } from '../../src/grammar/fold.ts';
import { plainText } from '../../src/grammar/words.ts';

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
