import { cpSync, rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { makeAccounts, makeLedger, newFolder } from './state.ts';

/** One state a word, made when it is first asked for; what is worked on is a copy. */
const originals = new Map<string, Promise<string>>();
afterAll(async () => {
  for (const original of originals.values()) rmSync(await original, { recursive: true, force: true });
});

async function make(word: string): Promise<string> {
  const dataDir = newFolder();
  await makeLedger(dataDir, 'us-cars', word);
  await makeLedger(dataDir, 'uk-cars', word);
  await makeAccounts(dataDir, word);
  return dataDir;
}

/** A state directory whose two ledgers and accounts hold the word. */
export async function makeState(word: string, dataDir = newFolder()): Promise<string> {
  const original = originals.get(word) ?? make(word);
  originals.set(word, original);
  cpSync(await original, dataDir, { recursive: true });
  return dataDir;
}
