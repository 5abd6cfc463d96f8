import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../ingest/backup/backup.ts';
import { readJournal } from '../../ingest/backup/journal.ts';
import { DATABASES } from '../../src/cli/databases.ts';
import { makeState } from './make-state.ts';
import { run } from './run-state.ts';
import { MEMORY, newFolder, type Words, wordsIn } from './state.ts';

// A restore that is killed at any change of a name leaves each file as it was or as it is in the backup, and the same
// command completes it.

let folder: string;
let source: string;

beforeAll(async () => {
  folder = newFolder();
  source = join(folder, 'backup');
  await makeState('new', join(folder, 'state'));
  await backUp({ dataDir: join(folder, 'state'), target: source, memory: MEMORY, databases: DATABASES });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NEW: Words = { us: 'new', uk: 'new', accounts: 'new' };

/** Kills before every change of a name, until a run has none left; gives how many there were. */
async function killEverywhere(replace: boolean, old: string | undefined): Promise<number> {
  for (let killAt = 1; ; killAt += 1) {
    const dataDir = join(folder, `killed-${replace}-${killAt}`);
    const point = `before change ${killAt}`;
    if (old) await makeState(old, dataDir);
    const { ended, said } = await run({ do: 'restore', dataDir, source, replace, killAt });
    if (ended !== 'SIGKILL') {
      expect(ended).toBe(0);
      return killAt - 1;
    }
    for (const word of Object.values(await wordsIn(dataDir))) expect([old, 'new'], point).toContain(word);

    const again = await run({ do: 'restore', dataDir, source, replace });
    expect(again.ended, `${point}: ${again.said}`).toBe(0);
    // what the killed run had rebuilt and noted is not rebuilt again
    for (const market of ['us-cars', 'uk-cars'])
      expect(said + again.said, point).toContain(`rebuilt ${market}`);
    expect(await wordsIn(dataDir), point).toEqual(NEW);
    expect(readJournal(dataDir), point).toBeUndefined();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test('into an empty state directory', async () => {
  expect(await killEverywhere(false, undefined)).toBeGreaterThan(5);
});

test('in place of another state', async () => {
  expect(await killEverywhere(true, 'old')).toBeGreaterThan(5);
});
