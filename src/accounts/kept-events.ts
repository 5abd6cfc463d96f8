import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digest } from './digest.ts';
import { type PublicEvent, publishEvents } from './outbox.ts';
import type { AccountsDatabase } from './schema.ts';

/**
 * Events that happened while the outbox could not be written, as files of the state directory: whoever finds the accounts
 * again, a server or the next load, puts them into the outbox.
 */

const folderOf = (dataDir: string): string => path.join(dataDir, 'untold');
const ENDING = '.json';

/** Keeps events on the disk; the same ones have one file. */
export function keepEvents(dataDir: string, events: readonly PublicEvent[]): void {
  const folder = folderOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${digest(events.map(({ origin }) => origin).join('\n'))}${ENDING}`);
  const partial = `${file}.partial-${process.pid}`;
  writeFileSync(partial, JSON.stringify(events), { mode: 0o600, flush: true });
  renameSync(partial, file);
  const names = openSync(folder, 'r');
  try {
    fsyncSync(names);
  } finally {
    closeSync(names);
  }
}

/** Files of events that are kept. */
function kept(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(ENDING));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The events of a file; none where another process has told them meanwhile. */
async function eventsIn(file: string): Promise<readonly PublicEvent[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as readonly PublicEvent[];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Puts what was kept into the outbox; a file goes when its events are there, so that a kill in between tells them once. */
export async function tellKeptEvents(database: AccountsDatabase, dataDir: string): Promise<void> {
  const folder = folderOf(dataDir);
  for (const name of kept(folder)) {
    const file = path.join(folder, name);
    await publishEvents(database, await eventsIn(file));
    rmSync(file, { force: true });
  }
}
