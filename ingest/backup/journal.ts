import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { flush } from '../ground/durable-files.ts';

/** How far a restore has come; kept in the state directory until all is done, so that it can be completed. */
const journal = z.object({
  /** hash that names the backup */
  backup: z.string(),
  /** paths that are in place */
  put: z.array(z.string()),
  /** path → SHA-256 of a file that was brought to the present schema before it was put */
  migrated: z.record(z.string(), z.string()),
  /** ledgers whose indices are still to be made again */
  rebuild: z.array(z.string()),
});
/** What a restore is about to replace, so that the next one can finish what was cut off. */
export type Journal = z.infer<typeof journal>;

const at = (dataDir: string): string => join(dataDir, 'restoring.json');

/** The journal of a restore that did not end; undefined: there is none. */
export function readJournal(dataDir: string): Journal | undefined {
  try {
    return journal.parse(JSON.parse(readFileSync(at(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes the journal of a restore; it is on the disk when this returns. Throws what the file system says. */
export function writeJournal(dataDir: string, entry: Journal): void {
  const file = at(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  flush(`${file}.new`);
  renameSync(`${file}.new`, file);
  flush(dataDir);
}

/** Removes the journal of a restore that ended; nothing happens where there is none. */
export const removeJournal = (dataDir: string): void => rmSync(at(dataDir), { force: true });
