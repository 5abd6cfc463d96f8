import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { flush } from '../ground/durable-files.ts';
import {
  FileChanged,
  type Location,
  LocationFault,
  type RemoteFile,
  TooLarge,
  type Transfer,
} from './location.ts';

/** A file that was begun has this ending, until it is whole. */
const PART = '.part';

/** Longest name here, in bytes: file systems have room for 255. */
const LONGEST_NAME = 200;

/** A name as a file here may have it. */
function safe(name: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}._() +-]/gu, '_').slice(-150);
  // a character has up to four bytes
  const short = Buffer.byteLength(plain) > LONGEST_NAME ? plain.slice(-LONGEST_NAME / 4) : plain;
  return /^\.*$/.test(short) ? '_' : short;
}

/** Where a file of a delivery is kept until it is loaded. */
export const stagedPath = (folder: string, index: number, name: string): string =>
  join(folder, String(index), safe(name));

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Lets so many bytes through, and no more. */
function upTo(most: number, name: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(part: Buffer, _, done) {
      bytes += part.length;
      done(bytes > most ? new TooLarge(name) : null, part);
    },
  });
}

/** Writes what comes behind what is there, and checks that it is all. */
async function write(transfer: Transfer, part: string, file: RemoteFile, maxBytes: number): Promise<void> {
  const { offset, body, bytes = file.bytes } = transfer;
  if (bytes !== undefined && bytes > maxBytes) throw new TooLarge(file.name);
  const out = offset > 0 ? { flags: 'r+', start: offset } : { flags: 'w' };
  await pipeline(body, upTo(maxBytes - offset, file.name), createWriteStream(part, { ...out, mode: 0o600 }));
  const written = sizeOf(part);
  if (bytes !== undefined && written !== bytes)
    throw new LocationFault(`${file.name} ended after ${written} of ${bytes} bytes`);
}

/** How far a file has come: what is there can only be gone on with where the source can tell that it is the same file. */
function begun(part: string, { version, bytes }: RemoteFile): number {
  const size = version === undefined ? 0 : sizeOf(part);
  return bytes !== undefined && size >= bytes ? 0 : size;
}

/** The disk is full: what was begun is not kept, so that loads and servers, which share the disk, go on. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/**
 * Fetches a file into a folder that holds nothing but this version of it; it has its name only once it is whole and on the
 * disk. What a cut connection, or a kill, left is gone on with. Gives its path.
 */
export async function stageFile(
  location: Location,
  file: RemoteFile,
  path: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (file.version !== undefined && existsSync(path)) return path;
  const part = `${path}${PART}`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await location.fetch(file, begun(part, file), signal, (transfer) =>
      write(transfer, part, file, maxBytes),
    );
  } catch (error) {
    if (error instanceof FileChanged || error instanceof TooLarge || isFull(error))
      rmSync(part, { force: true });
    throw error;
  }
  flush(part);
  renameSync(part, path);
  flush(dirname(path));
  return path;
}

/** What tells a file by its content alone. */
export async function contentVersion(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return `sha256 ${hash.digest('hex')}`;
}
