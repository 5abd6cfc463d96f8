import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandRefusal } from '../ground/outcome.ts';
import { removeAbandoned } from '../ground/processes.ts';
import { type Progress, silent } from '../ground/progress.ts';
import { fingerprintOf } from './copy.ts';
import { type Journal, readJournal, removeJournal, writeJournal } from './journal.ts';
import { type ManifestFile, readManifest } from './manifest.ts';
import { type Databases, inOrder, partAt, partsIn, takesPart } from './parts.ts';
import { holdToReplace, putFile } from './put-file.ts';
import { stage } from './stage.ts';

/** Which backup is restored, and into which installation. */
export interface RestoreOptions {
  readonly dataDir: string;
  /** folder of the backup */
  readonly source: string;
  /** memory limit of the embedded database, for example '1GB' */
  readonly memory: string;
  readonly databases: Databases;
  /** replace what the state directory holds */
  readonly replace?: boolean | undefined;
  /** seconds to wait for a load to end */
  readonly waitSeconds?: number | undefined;
  /** makes the indices of a ledger's market again; undefined: the operator does it */
  readonly rebuild?: ((ledger: string) => Promise<void>) | undefined;
  readonly progress?: Progress;
}

/** What a restore did. */
export interface RestoreResult {
  /** ISO-8601, UTC: when the backup was made */
  readonly created_at: string;
  /** paths that are as in the backup now */
  readonly files: readonly string[];
  /** ledgers whose indices were made again */
  readonly rebuilt: readonly string[];
  /** ledgers whose indices the operator makes again */
  readonly left: readonly string[];
}

/** Is the file in place already? So it is when a restore was killed before it could write that down. */
async function isInPlace(
  dataDir: string,
  { path, sha256 }: ManifestFile,
  { migrated }: Journal,
): Promise<boolean> {
  const target = join(dataDir, path);
  return existsSync(target) && (await fingerprintOf(target)).sha256 === (migrated[path] ?? sha256);
}

/** The files that are still to be put; throws CommandRefusal when what is there is not to be replaced. */
async function stillToPut(
  { dataDir, databases, replace = false }: RestoreOptions,
  files: readonly ManifestFile[],
  begun: Journal,
): Promise<readonly ManifestFile[]> {
  if (replace) return files;
  const inPlace = new Set(begun.put);
  const open = files.filter(({ path }) => !inPlace.has(path));
  if (!open.length) return [];
  for (const file of open) if (await isInPlace(dataDir, file, begun)) inPlace.add(file.path);
  const held = partsIn(dataDir, databases).filter(({ path }) => !inPlace.has(path));
  if (held.length)
    throw new CommandRefusal(
      `${dataDir} already holds ${held.map(({ path }) => path).join(', ')}; use --replace to replace them with the backup`,
    );
  return open.filter(({ path }) => !inPlace.has(path));
}

/** Takes the locks of the ledgers that are replaced; gives the function that frees them. */
async function holdAll(
  { dataDir, memory, waitSeconds = 0 }: RestoreOptions,
  replaced: ReadonlySet<string>,
  spill: string,
): Promise<() => void> {
  const held: (() => void)[] = [];
  const freeAll = (): void => {
    for (const free of held) free();
  };
  try {
    for (const path of [...replaced].filter((one) => partAt(one)?.kind === 'ledger')) {
      held.push(await holdToReplace(join(dataDir, path), { memory, spill, waitSeconds }));
    }
    return freeAll;
  } catch (error) {
    freeAll();
    throw error;
  }
}

/** Copies the files beside the state, checks them, and puts each in its place; gives the journal as it is then. */
async function putAll(
  options: RestoreOptions,
  files: readonly ManifestFile[],
  begun: Journal,
  folder: string,
): Promise<Journal> {
  const { dataDir, source, memory, databases, progress = silent } = options;
  const replaced = new Set(files.map(({ path }) => path).filter((path) => existsSync(join(dataDir, path))));
  const free = await holdAll(options, replaced, join(folder, 'spill'));
  try {
    const { delivered, migrated } = await stage({ source, folder, memory, databases, progress }, files);
    let journal: Journal = {
      ...begun,
      migrated: { ...begun.migrated, ...migrated },
      rebuild: [...new Set([...begun.rebuild, ...delivered])],
    };
    writeJournal(dataDir, journal);
    for (const { path } of inOrder(files)) {
      putFile(join(folder, path), path, { dataDir, databases, replaced });
      journal = { ...journal, put: [...journal.put, path] };
      writeJournal(dataDir, journal);
    }
    return journal;
  } finally {
    free();
  }
}

/** The folder beside the state in which files are checked before they are put: on the same file system. */
function stagingFolder(dataDir: string): string {
  const tmp = join(dataDir, 'tmp');
  mkdirSync(tmp, { recursive: true, mode: 0o700 });
  removeAbandoned(tmp, 'restore-');
  const folder = join(tmp, `restore-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

async function putWhatIsLeft(
  options: RestoreOptions,
  files: readonly ManifestFile[],
  begun: Journal,
): Promise<Journal> {
  const open = await stillToPut(options, files, begun);
  if (!open.length) return begun;
  const folder = stagingFolder(options.dataDir);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await putAll(options, open, begun, folder);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/** Makes the indices of the restored ledgers again, or leaves that to the operator. */
async function rebuildAll({ dataDir, rebuild }: RestoreOptions, journal: Journal): Promise<string[]> {
  const rebuilt: string[] = [];
  for (const ledger of rebuild ? journal.rebuild : []) {
    await rebuild?.(ledger);
    rebuilt.push(ledger);
    writeJournal(dataDir, { ...journal, rebuild: journal.rebuild.filter((one) => !rebuilt.includes(one)) });
  }
  return rebuilt;
}

/**
 * Puts a backup in place of what the state directory holds, and makes the indices again (feeds.md section 1), while the
 * API serves. All files are copied beside the state and checked before the first one is put, so a damaged backup
 * changes nothing. Each is put at once; a journal tells how far it came, so that after a kill the same command
 * completes it. A ledger that the backup does not have stays. Throws CommandRefusal with the reason.
 */
export async function restore(options: RestoreOptions): Promise<RestoreResult> {
  const { dataDir, source, databases, replace = false } = options;
  const { manifest, id } = readManifest(source);
  const files = manifest.files.filter(({ path }) => takesPart(databases, path));
  const left = readJournal(dataDir);
  const begun = left?.backup === id && !replace ? left : { backup: id, put: [], migrated: {}, rebuild: [] };
  const journal = await putWhatIsLeft(options, files, begun);
  const rebuilt = await rebuildAll(options, journal);
  removeJournal(dataDir);
  return {
    created_at: manifest.created_at,
    files: files.map(({ path }) => path),
    rebuilt,
    left: journal.rebuild.filter((ledger) => !rebuilt.includes(ledger)),
  };
}
