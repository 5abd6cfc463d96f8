import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sourcesFolder } from '../../src/sources/source-record.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { createDatabase } from '../ledger/database.ts';
import { attachWhenFree } from '../ledger/lock.ts';

/** Memory of the database that is the lock: it holds nothing. */
const LOCK_MEMORY = '500MB';

/** A watch is under way already. */
export class WatchUnderWay extends CommandRefusal {}

/**
 * Runs work while no other watch of the state directory can: the lock is that of an empty ledger file, which the system
 * frees however the process ends. Throws WatchUnderWay.
 */
export async function asOnlyWatch<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const folder = path.resolve(sourcesFolder(dataDir));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const instance = await createDatabase(LOCK_MEMORY, path.join(folder, 'tmp'));
  const db = await instance.connect();
  try {
    const release = await attachWhenFree(db, path.join(folder, 'watch.duckdb'), {
      ledger: 'the sources',
      waitSeconds: 0,
    }).catch((cause: unknown) => {
      if (!(cause instanceof CommandRefusal)) throw cause;
      throw new WatchUnderWay(`another forecourt watch is at work in ${dataDir}`, { cause });
    });
    try {
      return await work();
    } finally {
      release();
    }
  } finally {
    db.closeSync();
    instance.closeSync();
  }
}
