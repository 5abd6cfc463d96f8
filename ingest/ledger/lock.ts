import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { flush } from '../ground/durable-files.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { literal } from '../ground/sql.ts';
import { damageOf, refuseEmpty } from './damage.ts';
import { ROW_GROUP } from './database.ts';
import { announce, lockedText } from './holder.ts';

/**
 * The lock of a ledger is the database's own lock on its file. It is a POSIX record lock, which belongs to the process
 * and goes as soon as that process closes *any* descriptor of the file: whoever holds a ledger must not read or copy
 * its file, not even in a worker thread (backup/copy.ts does it in a process of its own).
 */
export interface LockOptions {
  /** what the ledger is called in a refusal: its market */
  readonly ledger: string;
  /** seconds to wait for another process to end; 0: refuse at once */
  readonly waitSeconds: number;
  /** shares the ledger with others that read it; loads are kept out all the same */
  readonly readOnly?: boolean;
  /** a file of an empty ledger, of which a new one is a copy; undefined: it is made without a table */
  readonly empty?: string | undefined;
}

const RETRY_MS = 500;
/** How a ledger is attached that is written to. */
export const WRITING = `ROW_GROUP_SIZE ${ROW_GROUP}`;

const isLocked = (error: unknown): error is Error =>
  error instanceof Error && /Could not set lock on file/i.test(error.message);

/**
 * Makes a ledger's file, empty of rows. It has its name only once it is whole: after a kill or on a full disk there is no file,
 * and the same command begins anew; a file without a byte is thus always damage.
 */
async function makeWhole(db: DuckDBConnection, file: string, empty: string | undefined): Promise<void> {
  const unnamed = `${file}.${process.pid}.new`;
  try {
    if (empty === undefined) await db.run(`ATTACH ${literal(unnamed)} AS made (${WRITING}); DETACH made`);
    // its bytes alone: who may read the ledger is not who may read the program
    else writeFileSync(unnamed, readFileSync(empty));
    flush(unnamed);
    linkSync(unnamed, file);
  } catch (error) {
    // another command has made it meanwhile
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(unnamed, { force: true });
  }
}

/**
 * Attaches a ledger's file as `ledger`, which locks it, and tells others who has it. Gives the function that ends the
 * telling; call it before the database is closed. Throws CommandRefusal when another process still has it after the wait.
 */
export async function attachWhenFree(
  db: DuckDBConnection,
  file: string,
  { ledger, waitSeconds, readOnly = false, empty }: LockOptions,
): Promise<() => void> {
  if (!readOnly && !existsSync(file)) await makeWhole(db, file, empty);
  refuseEmpty(file);
  const until = performance.now() + waitSeconds * 1000;
  const how = readOnly ? 'READ_ONLY' : WRITING;
  for (;;) {
    try {
      await db.run(`ATTACH ${literal(file)} AS ledger (${how}); USE ledger`);
      return announce(file);
    } catch (error) {
      if (!isLocked(error)) throw damageOf(error, file);
      if (performance.now() >= until) throw new CommandRefusal(lockedText(file, ledger, error.message));
      await sleep(RETRY_MS);
    }
  }
}
