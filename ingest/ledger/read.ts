import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { CommandRefusal } from '../ground/outcome.ts';
import { confine, createDatabase } from './database.ts';
import { attachWhenFree } from './lock.ts';

/** A ledger that is open for reading: nothing loads meanwhile, and nothing in it changes. */
export interface LedgerToRead {
  readonly db: DuckDBConnection;
  close(): void;
}

/** A ledger that is only read, and the limits of the database that reads it. */
export interface ReadLedger {
  /** the ledger's database file */
  readonly file: string;
  /** the one folder that may be written to: what is made of the ledger, and what the database spills */
  readonly folder: string;
  /** memory limit of the database, for example '1GB' */
  readonly memory: string;
  readonly waitSeconds?: number;
}

/** What a ledger is called: us-cars. */
export const nameOf = (file: string): string => basename(file, '.duckdb');

/**
 * Opens a ledger for reading, as it stands: it is not brought to the present schema. Throws CommandRefusal when there is
 * none, or while another process loads into it.
 */
export async function openToRead(options: ReadLedger): Promise<LedgerToRead> {
  const { file, folder, memory, waitSeconds = 0 } = options;
  const ledger = nameOf(file);
  if (!existsSync(file)) throw new CommandRefusal(`nothing is loaded in ${ledger}`);
  const spill = join(folder, 'spill');
  const instance = await createDatabase(memory, spill);
  try {
    const db = await instance.connect();
    const leave = await attachWhenFree(db, file, { ledger, waitSeconds, readOnly: true });
    await db.run(confine([folder], []));
    return {
      db,
      close() {
        leave();
        db.closeSync();
        instance.closeSync();
        rmSync(spill, { recursive: true, force: true });
      },
    };
  } catch (error) {
    instance.closeSync();
    throw error;
  }
}
