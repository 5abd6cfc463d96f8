import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesFolder } from '../../src/sources/source-record.ts';

/** A watch that is at work is asked by another process to look at all sources now: by a file with a name for the request. */

const fileOf = (dataDir: string): string => join(sourcesFolder(dataDir), 'look-now');

/** Asks the watch of the state directory, or the next one, to look at every source now. */
export function requestLook(dataDir: string): void {
  mkdirSync(sourcesFolder(dataDir), { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(dataDir), randomUUID(), { mode: 0o600 });
}

/** The last request, by its name; undefined: nobody asks. */
export function requestedLook(dataDir: string): string | undefined {
  try {
    return readFileSync(fileOf(dataDir), 'utf8') || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A request that was served is asked no more, whoever watches next. */
export const forgetRequests = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true });
