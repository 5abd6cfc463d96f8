import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWords } from '../../ingest/accept/unknown-words.ts';

test('the file of unknown words: one line a word, quoted where it must be, nothing that a spreadsheet computes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'words.csv');
  writeWords(file, {
    fuel_type: { rows: 8, words: [{ word: 'Unleaded, "plus"', rows: 7, near: 'Unleaded' }] },
    body_type: { rows: 1, words: [{ word: '=1+1', rows: 1 }] },
  });
  expect(readFileSync(file, 'utf8')).toBe(
    'field,word,rows,near\nfuel_type,"Unleaded, ""plus""",7,Unleaded\nbody_type,\'=1+1,1,\n',
  );
  // what feeds hold is private
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
