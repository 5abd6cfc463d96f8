import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { makeFolder } from '../ground/durable-files.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { type Progress, silent } from '../ground/progress.ts';
import { literal, rows } from '../ground/sql.ts';
import { onLedgerFile } from '../ledger/damage.ts';
import { createDatabase } from '../ledger/database.ts';
import { type LedgerToRead, openToRead } from '../ledger/read.ts';
import { copyFile, countedOn, fingerprintOf } from './copy.ts';
import { type Manifest, type ManifestFile, writeManifest } from './manifest.ts';
import { type Databases, databaseAt, inOrder, type PartFile, partsIn } from './parts.ts';

/** What a backup is made of, and where it goes. */
export interface BackupOptions {
  readonly dataDir: string;
  /** folder of the backup: new, or empty */
  readonly target: string;
  /** memory limit of the embedded database, for example '1GB' */
  readonly memory: string;
  readonly databases: Databases;
  /** seconds to wait for a load to end */
  readonly waitSeconds?: number | undefined;
  readonly progress?: Progress;
  readonly now?: () => Date;
}

/** Opens every ledger for reading: until they are closed nothing loads, so what is copied belongs together. */
async function holdLedgers(
  { dataDir, memory, waitSeconds = 0 }: BackupOptions,
  parts: readonly PartFile[],
  folder: string,
): Promise<LedgerToRead[]> {
  const held: LedgerToRead[] = [];
  try {
    for (const { path } of parts.filter(({ kind }) => kind === 'ledger')) {
      held.push(await openToRead({ file: join(dataDir, path), folder, memory, waitSeconds }));
    }
    return held;
  } catch (error) {
    for (const ledger of held) ledger.close();
    throw error;
  }
}

/** Reads every value of every table, so that a copy that is not whole is found now and not when it is needed. */
async function readAll(db: DuckDBConnection): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    `SELECT format('copy."{}"."{}"', replace(schema_name, '"', '""'), replace(table_name, '"', '""')) AS name
     FROM duckdb_tables() WHERE database_name = 'copy'`,
  );
  for (const { name } of tables) await db.run(`SELECT max(hash(t)) FROM ${name} AS t`);
}

/** Brings what a load that died left in the log into the copy: one file, and proof that it can be read to its end. */
async function fold(copy: string, folder: string, memory: string): Promise<void> {
  const instance = await createDatabase(memory, join(folder, 'spill'));
  try {
    const db = await instance.connect();
    await db.run(`ATTACH ${literal(copy)} AS copy; CHECKPOINT copy`);
    await readAll(db);
    await db.run('DETACH copy');
    db.closeSync();
  } finally {
    instance.closeSync();
    rmSync(join(folder, 'spill'), { recursive: true, force: true });
  }
}

async function copyLedger(
  from: string,
  to: string,
  folder: string,
  memory: string,
  onBytes: (copied: number) => void,
) {
  await copyFile(from, to, onBytes);
  if (existsSync(`${from}.wal`)) await copyFile(`${from}.wal`, `${to}.wal`, onBytes);
  // the copy is thrown away: what is damaged is the ledger
  await onLedgerFile(from, async () => {
    try {
      await fold(to, folder, memory);
    } catch (error) {
      throw error instanceof Error ? new Error(error.message.replaceAll(to, from), { cause: error }) : error;
    }
  });
}

/** Reads the copy of a month's file to its end. */
async function readMonth(copy: string, from: string, folder: string, memory: string): Promise<void> {
  const instance = await createDatabase(memory, join(folder, 'spill'));
  try {
    const db = await instance.connect();
    await db.run(`SELECT max(hash(t)) FROM read_parquet(${literal(copy)}) AS t`);
    db.closeSync();
  } catch (error) {
    const [found = ''] = (error as Error).message.replaceAll(copy, from).split('\n');
    throw new Error(
      `the sold month ${from} is damaged: ${found}. Nothing was backed up; recreate it with forecourt rebuild sold`,
      { cause: error },
    );
  } finally {
    instance.closeSync();
    rmSync(join(folder, 'spill'), { recursive: true, force: true });
  }
}

/** Copies a file; false: it was removed meanwhile, as those of batch jobs are. */
async function copyUnlessGone(from: string, to: string, onBytes: (copied: number) => void): Promise<boolean> {
  try {
    await copyFile(from, to, onBytes);
    return true;
  } catch (error) {
    if (existsSync(from)) throw error;
    rmSync(to, { force: true });
    return false;
  }
}

async function copyParts(
  { dataDir, memory, databases, progress = silent }: BackupOptions,
  parts: readonly PartFile[],
  folder: string,
): Promise<ManifestFile[]> {
  const sizeOf = ({ path }: PartFile): number =>
    statSync(join(dataDir, path), { throwIfNoEntry: false })?.size ?? 0;
  const total = parts.reduce((sum, part) => sum + sizeOf(part), 0);
  const stage = progress('copying', 'MB', Math.round(total / 1_000_000));
  const nextFile = countedOn(stage);
  const copied: ManifestFile[] = [];
  const copyOne = async ({ kind, path }: PartFile): Promise<void> => {
    const [from, to] = [join(dataDir, path), join(folder, path)];
    const onBytes = nextFile();
    if (kind === 'ledger') await copyLedger(from, to, folder, memory, onBytes);
    else if (kind === 'database') databaseAt(databases, path).copy(from, to);
    else if (!(await copyUnlessGone(from, to, onBytes))) return;
    if (path.endsWith('.parquet')) await readMonth(to, from, folder, memory);
    copied.push({ path, ...(await fingerprintOf(to)) });
  };
  const isDatabase = ({ kind }: PartFile): boolean => kind === 'database';
  for (const part of parts.filter(isDatabase)) await copyOne(part);
  // looked for once the databases are copied: a batch job that they know has its files in the backup
  for (const part of partsIn(dataDir, databases)) if (!isDatabase(part)) await copyOne(part);
  stage.end();
  return inOrder(copied);
}

/**
 * Copies what cannot be made again into a new folder (feeds.md section 1), while the API serves. The ledgers are held
 * for reading meanwhile, so that no load runs and all files are of one instant; they are not written to, not even to
 * fold their logs in, so that a full disk is no obstacle. A delivery that is pending stays so: the next command on the
 * restored ledger settles it. Throws CommandRefusal while a load runs.
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { dataDir, target, databases, now = () => new Date() } = options;
  const parts = partsIn(dataDir, databases);
  if (!parts.length) throw new CommandRefusal(`nothing to back up in ${dataDir}`);
  return await makeFolder(target, async (folder) => {
    const held = await holdLedgers(options, parts, folder);
    try {
      const files = await copyParts(options, parts, folder);
      return writeManifest(folder, now(), files);
    } finally {
      for (const ledger of held) ledger.close();
    }
  });
}
