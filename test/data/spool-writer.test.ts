import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SpoolWriter } from '../../ingest/feeds/spool-writer.ts';

/** A file that is refused is given up: what was written of it may be removed at once, and written again. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-writer-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('once it is given up nothing is written any more, not even a file that was being opened', async () => {
  const path = join(folder, 'rows');
  for (let time = 0; time < 3; time += 1) {
    const writer = new SpoolWriter(path);
    writer.addMalformed(1, 'no row', 'x');
    await writer.destroy();
    // both stand there, as they were opened; without that they would come later
    expect([path, writer.malformed.path].map(existsSync)).toEqual([true, true]);
    for (const written of [path, writer.malformed.path]) rmSync(written);
  }
  const given = new SpoolWriter(path);
  await given.destroy();
  await given.destroy();
});
