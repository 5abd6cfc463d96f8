import { linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flush } from '../ground/durable-files.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { createDatabase } from '../ledger/database.ts';
import { attachWhenFree } from '../ledger/lock.ts';
import { nameOf } from '../ledger/read.ts';
import { type Databases, databaseAt, partAt } from './parts.ts';

/**
 * Holds a ledger that is about to be replaced, its log folded in: so its one file is all of it, and one rename replaces
 * it. It is held for reading, because only so closing it leaves the path alone, where another ledger is by then. One
 * that cannot be opened at all is held by nobody.
 */
export async function holdToReplace(
  file: string,
  options: { readonly memory: string; readonly spill: string; readonly waitSeconds: number },
): Promise<() => void> {
  const instance = await createDatabase(options.memory, options.spill);
  const lock = { ledger: nameOf(file), waitSeconds: options.waitSeconds };
  let leave = (): void => {};
  const free = (): void => {
    leave();
    instance.closeSync();
  };
  try {
    const db = await instance.connect();
    const opened = await attachWhenFree(db, file, lock).catch(unreadable);
    if (!opened) return free;
    leave = opened;
    await db.run('CHECKPOINT ledger; USE memory; DETACH ledger');
    leave();
    leave = await attachWhenFree(db, file, { ...lock, readOnly: true });
    return free;
  } catch (error) {
    free();
    throw error;
  }
}

/** A ledger that another process has is refused; one that cannot be opened is what a restore is for. */
function unreadable(error: unknown): undefined {
  if (error instanceof CommandRefusal) throw error;
  return undefined;
}

/** Moves a file to where nothing is, or over what is there; never over what another process has just made there. */
function move(staged: string, target: string, replace: boolean): void {
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  flush(staged);
  if (replace) renameSync(staged, target);
  else {
    linkSync(staged, target);
    rmSync(staged);
  }
  flush(dirname(target));
}

/** What is put in the place of an installation's files. */
export interface PutOptions {
  readonly dataDir: string;
  readonly databases: Databases;
  /** paths that were there when the restore began */
  readonly replaced: ReadonlySet<string>;
}

/** Puts one staged file into the state directory, at once: a kill leaves it as it was or as it is in the backup. */
export function putFile(staged: string, path: string, { dataDir, databases, replaced }: PutOptions): void {
  const target = join(dataDir, path);
  const kind = partAt(path)?.kind;
  if (kind === 'database') {
    databaseAt(databases, path).put(staged, target);
    return;
  }
  // the log of a ledger that could not be opened, or is gone: it does not belong to the one that comes
  if (kind === 'ledger') rmSync(`${target}.wal`, { force: true });
  move(staged, target, replaced.has(path));
}
