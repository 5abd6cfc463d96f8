import { join } from 'node:path';
import { createDatabase } from '../ledger/database.ts';
import { nameOf } from '../ledger/read.ts';
import { Refused } from '../outcome.ts';
import type { Progress } from '../progress.ts';
import { literal, row } from '../sql.ts';
import { copyFile, countedOn, printOf } from './copy.ts';
import type { ManifestFile } from './manifest.ts';
import { type Databases, databaseAt, partAt } from './parts.ts';

/** Files of a backup, copied beside the state and found good. */
export interface Staged {
  /** ledgers that hold a delivery: their indices are to be made again */
  readonly delivered: ReadonlySet<string>;
  /** databases as they are put, SHA-256 by path: checking one may bring it to the present schema */
  readonly brought: Readonly<Record<string, string>>;
}

/** Does a ledger hold a delivery? Throws Refused when it cannot be opened. */
async function holdsDelivery(file: string, path: string, memory: string, spill: string): Promise<boolean> {
  const instance = await createDatabase(memory, spill);
  try {
    const db = await instance.connect();
    await db.run(`ATTACH ${literal(file)} AS staged (READ_ONLY); USE staged`);
    const { tables } = await row<{ tables: number }>(
      db,
      "SELECT count(*)::INTEGER AS tables FROM duckdb_tables() WHERE database_name = 'staged' AND table_name = 'delivery'",
    );
    if (!tables) return false;
    return (await row<{ some: boolean }>(db, 'SELECT count(*) > 0 AS some FROM delivery')).some;
  } catch (error) {
    throw new Refused(`${path} cannot be opened: ${error instanceof Error ? error.message : error}`);
  } finally {
    instance.closeSync();
  }
}

/**
 * Copies files of a backup into `folder` and checks them there: what the manifest says of them, and that this program
 * can use them. Throws Refused otherwise.
 */
export async function stage(
  source: string,
  folder: string,
  files: readonly ManifestFile[],
  options: { readonly memory: string; readonly databases: Databases; readonly progress: Progress },
): Promise<Staged> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const bar = options.progress('copying', 'MB', Math.round(total / 1_000_000));
  const onBytes = countedOn(bar);
  const delivered = new Set<string>();
  const brought: Record<string, string> = {};
  for (const { path, bytes, sha256 } of files) {
    const copy = join(folder, path);
    await copyFile(join(source, path), copy, onBytes);
    const print = await printOf(copy);
    if (print.bytes !== bytes || print.sha256 !== sha256)
      throw new Refused(`${path} is damaged: its SHA-256 is not the one in the manifest`);
    const kind = partAt(path)?.kind;
    if (kind === 'database') {
      databaseAt(options.databases, path).check(copy);
      brought[path] = (await printOf(copy)).sha256;
    }
    if (kind === 'ledger' && (await holdsDelivery(copy, path, options.memory, join(folder, 'spill'))))
      delivered.add(nameOf(path));
  }
  bar.end();
  return { delivered, brought };
}
