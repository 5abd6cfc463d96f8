import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CommandRefusal } from './outcome.ts';
import { removeAbandoned } from './processes.ts';

/** Writes a file, or the names in a folder, through to the disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The folder, or the nearest one above it that is there. */
export const nearestFolder = (folder: string): string =>
  existsSync(folder) ? folder : nearestFolder(dirname(folder));

/** Makes folders of a state directory that are not there. Throws with the code EROFS or EACCES where they cannot be written. */
export function makeFolders(dataDir: string, folders: readonly string[]): void {
  // asked first: making one in a file system that is read-only is told as if the one above it were missing
  for (const folder of [dataDir, ...folders]) accessSync(nearestFolder(resolve(folder)), constants.W_OK);
  for (const folder of folders) mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Every file below a folder, as paths relative to it, in a fixed order; hidden ones are left out. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  return entries
    .flatMap((entry) => {
      if (entry.isFile()) return [entry.name];
      return entry.isDirectory()
        ? filesBelow(join(folder, entry.name)).map((inner) => join(entry.name, inner))
        : [];
    })
    .sort();
}

/** The path of a folder that is not there yet, or empty; throws CommandRefusal when anything is in it. */
function vacant(path: string): string {
  if (!existsSync(path)) return resolve(path);
  const target = realpathSync(path);
  if (!statSync(target).isDirectory())
    throw new CommandRefusal(`${path} is a file; give a new or empty folder`);
  if (readdirSync(target).length)
    throw new CommandRefusal(`${path} is not empty; give a new or empty folder`);
  if (statSync(target).dev !== statSync(dirname(target)).dev)
    throw new CommandRefusal(`${path}is a mount point; give a folder inside it: ${join(path, 'NAME')}`);
  return target;
}

/**
 * Makes a folder that is there whole or not at all: `fill` writes into `<folder>.partial-<pid>`, private to the owner,
 * which is written through to the disk and renamed at the end. Throws CommandRefusal when something is in the folder already.
 */
export async function makeFolder<Result>(
  path: string,
  fill: (partial: string) => Promise<Result>,
): Promise<Result> {
  const target = vacant(path);
  const start = `${basename(target)}.partial-`;
  const partial = join(dirname(target), `${start}${process.pid}`);
  mkdirSync(dirname(target), { recursive: true });
  removeAbandoned(dirname(target), start);
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  const remove = (): void => rmSync(partial, { recursive: true, force: true });
  process.once('exit', remove); // a signal that ends the process leaves nothing either
  try {
    const result = await fill(partial);
    for (const file of filesBelow(partial)) {
      flush(join(partial, file));
      flush(dirname(join(partial, file)));
    }
    flush(partial);
    renameSync(partial, target);
    flush(dirname(target));
    return result;
  } finally {
    remove();
    process.off('exit', remove);
  }
}
