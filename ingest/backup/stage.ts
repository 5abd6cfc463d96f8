import { join } from 'node:path';
import { CommandRefusal } from '../ground/outcome.ts';
import type { Progress } from '../ground/progress.ts';
import { literal, row } from '../ground/sql.ts';
import { createDatabase } from '../ledger/database.ts';
import { nameOf } from '../ledger/read.ts';
import { copyFile, countedOn, fingerprintOf } from './copy.ts';
import type { ManifestFile } from './manifest.ts';
import { type Databases, databaseAt, partAt } from './parts.ts';

/** Files of a backup, copied beside the state and found good. */
export interface StagedFiles {
  /** ledgers that hold a delivery: their indices are to be made again */
  readonly delivered: readonly string[];
  /** path → SHA-256 of a file that was brought to the present schema */
  readonly migrated: Readonly<Record<string, string>>;
}

/** Does a ledger hold a delivery? Throws CommandRefusal when it cannot be opened. */
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
    throw new CommandRefusal(`${path} cannot be opened: ${error instanceof Error ? error.message : error}`);
  } finally {
    instance.closeSync();
  }
}

/** Which backup is copied and checked, and where to. */
export interface StageOptions {
  readonly source: string;
  /** where the copies go */
  readonly folder: string;
  readonly memory: string;
  readonly databases: Databases;
  readonly progress: Progress;
}

/** Copies one file; throws CommandRefusal when it is not what the manifest says. */
async function copyChecked(
  { source, folder }: StageOptions,
  { path, bytes, sha256 }: ManifestFile,
  onBytes: (copied: number) => void,
): Promise<string> {
  const copy = join(folder, path);
  await copyFile(join(source, path), copy, onBytes);
  const print = await fingerprintOf(copy);
  if (print.bytes !== bytes || print.sha256 !== sha256)
    throw new CommandRefusal(`${path} is damaged: its SHA-256 differs from the manifest`);
  return copy;
}

/**
 * Copies files of a backup beside the state and checks them there: what the manifest says of them, and that this program
 * can use them. Throws CommandRefusal otherwise.
 */
export async function stage(options: StageOptions, files: readonly ManifestFile[]): Promise<StagedFiles> {
  const { folder, memory, databases, progress } = options;
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const bar = progress('copying', 'MB', Math.round(total / 1_000_000));
  const nextFile = countedOn(bar);
  const delivered: string[] = [];
  const migrated: Record<string, string> = {};
  for (const file of files) {
    const copy = await copyChecked(options, file, nextFile());
    const kind = partAt(file.path)?.kind;
    if (kind === 'database') {
      databaseAt(databases, file.path).check(copy);
      migrated[file.path] = (await fingerprintOf(copy)).sha256;
    }
    if (kind === 'ledger' && (await holdsDelivery(copy, file.path, memory, join(folder, 'spill'))))
      delivered.push(nameOf(file.path));
  }
  bar.end();
  return { delivered, migrated };
}
