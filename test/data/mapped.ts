import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { initMap } from '../../ingest/mapping/init.ts';
import { readingCells } from './taken.ts';

/** For the tests of the file that asks for it: the map that is written for lines, and what a load with it makes of them, none rejected. */
export function readingWithOwnMap() {
  const taken = readingCells();
  return async (lines: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'mapped-'));
    const text = [...lines, ''].join('\n');
    const file = join(folder, 'list.csv');
    try {
      writeFileSync(file, text);
      const { text: map } = await initMap({ market: 'us-cars', memory: '512MB', file });
      const { listings, found } = await taken(text, { map });
      expect(found.rejected).toBe(0);
      return { map, listings, found };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
