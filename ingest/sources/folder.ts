import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ClosedFolder, FileChanged, type Location, LocationFault, type RemoteFile } from './location.ts';
import { listFolders } from './name-pattern.ts';

/** The version of a file: its size and time tell one content from the next. */
export const versionOf = (bytes: number, modified: number): string => `${bytes} ${modified}`;

/** Codes of a folder that is gone, or closed to us. */
const CLOSED: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM']);

async function fileAt(folder: string, name: string): Promise<RemoteFile | undefined> {
  const found = await stat(join(folder, name)).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const { size, mtimeMs } = found;
  return { name, version: versionOf(size, mtimeMs), modified: Math.floor(mtimeMs / 1000), bytes: size };
}

/** Files of a folder of this machine, and of the folders in it that the pattern of their names reaches. */
export const folderLocation = (folder: string, pattern: string): Location => ({
  async list() {
    const found = await listFolders(pattern, async (below) => {
      const at = join(folder, below);
      const names = await readdir(at).catch((cause: NodeJS.ErrnoException) => {
        const Fault = CLOSED.has(cause.code) ? ClosedFolder : LocationFault;
        throw new Fault(`the folder ${at} cannot be read (${cause.code})`, { cause });
      });
      return await Promise.all(
        names.map(async (name) => {
          const isFolder = (await stat(join(at, name)).catch(() => undefined))?.isDirectory() ?? false;
          return { name, isFolder, entry: undefined };
        }),
      );
    });
    const files = await Promise.all(found.map(({ path }) => fileAt(folder, path)));
    return files.filter((file) => file !== undefined);
  },
  async fetch(file, offset, signal, take) {
    const body = createReadStream(join(folder, file.name), { start: offset, signal });
    const taken = await take({ offset, body, bytes: file.bytes });
    const after = await fileAt(folder, file.name);
    if (after?.version !== file.version) throw new FileChanged(file.name);
    return taken;
  },
});
