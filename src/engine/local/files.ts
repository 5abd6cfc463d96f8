import { chmodSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Calls `visit` for `path` and everything below it; never follows a symbolic link. */
function walk(path: string, visit: (path: string, isLink: boolean) => void): void {
  const stat = lstatSync(path);
  visit(path, stat.isSymbolicLink());
  if (stat.isDirectory()) for (const name of readdirSync(path)) walk(join(path, name), visit);
}

/** Gives `path` and everything below it to a user. */
export function giveTo(path: string, owner: { uid: number; gid: number }): void {
  walk(path, (each) => lchownSync(each, owner.uid, owner.gid));
}

/** Lets every user read `path` and everything below it, whatever the umask was that made it. */
export function openToAll(path: string): void {
  walk(path, (each, isLink) => {
    if (isLink) return;
    const mode = statSync(each).mode & 0o777;
    // what its owner may execute or enter, others may too
    chmodSync(each, mode | 0o444 | ((mode & 0o100) !== 0 ? 0o111 : 0));
  });
}

/** The nearest folder on the way to `path` that other users may not enter; undefined when they can reach it. */
export function closedFolder(path: string): string | undefined {
  if ((statSync(path).mode & 0o001) === 0) return path;
  const parent = dirname(path);
  return parent === path ? undefined : closedFolder(parent);
}

/** Bytes of all files below a folder; 0 when it is not there or is changing just now. */
export function folderBytes(folder: string): number {
  let bytes = 0;
  try {
    walk(folder, (path) => {
      bytes += statSync(path).size;
    });
  } catch {
    // a file went away between listing and looking
  }
  return bytes;
}
